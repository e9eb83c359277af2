CREATE TABLE "agent_configuration" (
	"clinic_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"version" integer NOT NULL,
	"configuration" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_by_username" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_configuration_clinic_id_agent_id_version_pk" PRIMARY KEY("clinic_id","agent_id","version")
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"use_count" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "health_sample" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"took_ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"phone_e164" text,
	"email" text,
	"date_of_birth" date,
	"notes" text DEFAULT '' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"moved_appointment_ids" jsonb NOT NULL,
	"kept_before" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by_username" text NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pms_connection" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"deployment_type" text NOT NULL,
	"vendor" text NOT NULL,
	"product" text NOT NULL,
	"version" text NOT NULL,
	"pms_id" text NOT NULL,
	"practice_name" text NOT NULL,
	"halo_guid" text,
	"status" text NOT NULL,
	"error_message" text,
	"connected_at" timestamp with time zone,
	"last_synced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_number" ADD COLUMN "provider_number_id" text;--> statement-breakpoint
ALTER TABLE "phone_number" ADD COLUMN "assigned_agent_id" text;--> statement-breakpoint
ALTER TABLE "agent_configuration" ADD CONSTRAINT "agent_configuration_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD CONSTRAINT "patient_merge_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_connection" ADD CONSTRAINT "pms_connection_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_clinic" ON "api_key" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "health_sample_by_time" ON "health_sample" USING btree ("service","at");--> statement-breakpoint
CREATE INDEX "patient_by_phone" ON "patient" USING btree ("clinic_id","phone_e164");--> statement-breakpoint
CREATE INDEX "patient_by_name" ON "patient" USING btree ("clinic_id","name");--> statement-breakpoint
CREATE INDEX "patient_merge_clinic" ON "patient_merge" USING btree ("clinic_id","merged_at");