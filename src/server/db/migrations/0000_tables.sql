CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"appointment_id" uuid,
	"call_id" uuid
);
--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"chair_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"patient_name" text NOT NULL,
	"patient_phone" text NOT NULL,
	"patient_phone_e164" text,
	"patient_email" text,
	"appointment_type" text NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"is_manually_created" boolean NOT NULL,
	"created_by" uuid,
	"created_by_username" text,
	"call_id" uuid,
	"cancelled_by" uuid,
	"cancelled_by_username" text,
	"cancel_reason" text,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"direction" text NOT NULL,
	"provider_call_id" text NOT NULL,
	"from_number" text,
	"to_number" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"turn_count" integer DEFAULT 0 NOT NULL,
	"state" jsonb,
	CONSTRAINT "call_provider_call_id_unique" UNIQUE("provider_call_id")
);
--> statement-breakpoint
CREATE TABLE "call_turn" (
	"clinic_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"events" jsonb NOT NULL,
	"understood" jsonb,
	"done" jsonb NOT NULL,
	"answered_in_ms" integer,
	CONSTRAINT "call_turn_call_id_seq_pk" PRIMARY KEY("call_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chair" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinic" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"team_name" text,
	"plan" text,
	"time_zone" text NOT NULL,
	"assistant_paused" boolean DEFAULT false NOT NULL,
	"samples_cleared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_reply" (
	"clinic_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"appointment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_reply_clinic_id_operation_key_pk" PRIMARY KEY("clinic_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"leased_until" timestamp with time zone,
	"leased_by" text,
	"finished_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_base" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"clinic_name" text NOT NULL,
	"address" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"business_hours" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"specializations" jsonb NOT NULL,
	"emergency_contact" text NOT NULL,
	"emergency_hours" jsonb NOT NULL,
	"additional_info" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"type" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_seconds" integer,
	"workflow" text NOT NULL,
	"messages" integer NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"call_id" uuid
);
--> statement-breakpoint
CREATE TABLE "phone_number" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"e164" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"lines" text NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"clinic_name" text,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"phone" text,
	"call_id" uuid,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_chair_id_chair_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."chair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_turn" ADD CONSTRAINT "call_turn_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_turn" ADD CONSTRAINT "call_turn_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair" ADD CONSTRAINT "chair_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_reply" ADD CONSTRAINT "idempotent_reply_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_base" ADD CONSTRAINT "knowledge_base_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_number" ADD CONSTRAINT "phone_number_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("clinic_id","at");--> statement-breakpoint
CREATE INDEX "appointment_by_time" ON "appointment" USING btree ("clinic_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_held_by_time" ON "appointment" USING btree ("clinic_id","starts_at","ends_at","chair_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointment_by_phone" ON "appointment" USING btree ("clinic_id","patient_phone_e164");--> statement-breakpoint
CREATE INDEX "appointment_by_call" ON "appointment" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_by_start" ON "call" USING btree ("clinic_id","started_at");--> statement-breakpoint
CREATE INDEX "call_unfinished" ON "call" USING btree ("seen_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "chair_clinic" ON "chair" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "idempotent_reply_created_at" ON "idempotent_reply" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_dedupe" ON "job" USING btree ("dedupe_key") WHERE finished_at is null and dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "log_entry_by_start" ON "log_entry" USING btree ("clinic_id","started_at","id");--> statement-breakpoint
CREATE INDEX "log_entry_by_type" ON "log_entry" USING btree ("clinic_id","type","started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "log_entry_call" ON "log_entry" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_e164" ON "phone_number" USING btree ("e164") WHERE not is_sample;--> statement-breakpoint
CREATE INDEX "phone_number_clinic" ON "phone_number" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_email" ON "sign_in_challenge" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_address" ON "sign_in_challenge" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("clinic_id","created_at") WHERE completed_at is null;