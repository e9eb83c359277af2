CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"role" text NOT NULL,
	"token_hash" text,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "google_sign_in" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("clinic_id","email") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "invitation_clinic" ON "invitation" USING btree ("clinic_id","created_at");