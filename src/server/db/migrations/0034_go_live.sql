CREATE TABLE "go_live_check" (
	"clinic_id" uuid NOT NULL,
	"step" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"ticked_at" timestamp with time zone,
	"ticked_by" text,
	"secret" text,
	CONSTRAINT "go_live_check_clinic_id_step_pk" PRIMARY KEY("clinic_id","step")
);
--> statement-breakpoint
CREATE TABLE "server_go_live_check" (
	"step" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"ticked_at" timestamp with time zone,
	"ticked_by" text,
	"secret" text,
	CONSTRAINT "server_go_live_check_step_pk" PRIMARY KEY("step")
);
--> statement-breakpoint
ALTER TABLE "go_live_check" ADD CONSTRAINT "go_live_check_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "go_live_check_secret" ON "go_live_check" USING btree ("secret");