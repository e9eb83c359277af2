CREATE TABLE "pms_busy" (
	"clinic_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"chair_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pms_busy_clinic_id_remote_id_pk" PRIMARY KEY("clinic_id","remote_id")
);
--> statement-breakpoint
CREATE TABLE "pms_write" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"written_revision" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"remote_id" text,
	"remote_version" text,
	"last_action" text,
	"written_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"not_before" timestamp with time zone,
	"task_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "adapter" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "fhir_base_url" text;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "schedule_reference" text;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "capabilities" jsonb;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD COLUMN "progress_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pms_busy" ADD CONSTRAINT "pms_busy_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_busy" ADD CONSTRAINT "pms_busy_chair_id_chair_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."chair"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_write" ADD CONSTRAINT "pms_write_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_write" ADD CONSTRAINT "pms_write_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pms_busy_by_time" ON "pms_busy" USING btree ("clinic_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "pms_write_by_state" ON "pms_write" USING btree ("clinic_id","state");