CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"event" text NOT NULL,
	"subject_kind" text,
	"subject_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_entry_by_time" ON "audit_entry" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_by_subject" ON "audit_entry" USING btree ("clinic_id","subject_id","at");