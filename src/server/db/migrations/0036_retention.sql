CREATE TABLE "retention_rule" (
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"keep_days" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_rule_clinic_id_kind_pk" PRIMARY KEY("clinic_id","kind")
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"keep_days" integer NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"erased" integer DEFAULT 0 NOT NULL,
	"stayed" integer
);
--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention_rule" ADD CONSTRAINT "retention_rule_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_run" ADD CONSTRAINT "retention_run_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retention_run_night" ON "retention_run" USING btree ("clinic_id","kind","date");--> statement-breakpoint
CREATE INDEX "retention_run_unfinished" ON "retention_run" USING btree ("started_at") WHERE finished_at is null;