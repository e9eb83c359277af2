CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"recipient_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"agent_id" text,
	"patient_id" uuid,
	"appointment_id" uuid,
	"call_id" uuid,
	"recipient_name" text,
	"to_address" text NOT NULL,
	"from_address" text,
	"cc_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"offered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unsubscribe_token" text,
	"status" text NOT NULL,
	"reason" text,
	"provider" text,
	"provider_message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "message_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "message_provider_message_id_unique" UNIQUE("provider_message_id")
);
--> statement-breakpoint
CREATE TABLE "outreach_setting" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"appointment_sms" boolean DEFAULT true NOT NULL,
	"paused_agents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_cover" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"date" date NOT NULL,
	"absent_id" uuid NOT NULL,
	"cover_id" uuid NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_leave" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"email" text,
	"weekdays" jsonb NOT NULL,
	"shift" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voicemail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"provider_recording_id" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voicemail_provider_recording_id_unique" UNIQUE("provider_recording_id")
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_consent" ADD CONSTRAINT "contact_consent_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outreach_setting" ADD CONSTRAINT "outreach_setting_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_cover" ADD CONSTRAINT "roster_cover_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_cover" ADD CONSTRAINT "roster_cover_absent_id_roster_member_id_fk" FOREIGN KEY ("absent_id") REFERENCES "public"."roster_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_cover" ADD CONSTRAINT "roster_cover_cover_id_roster_member_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."roster_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD CONSTRAINT "roster_leave_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD CONSTRAINT "roster_leave_member_id_roster_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."roster_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_member" ADD CONSTRAINT "roster_member_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemail" ADD CONSTRAINT "voicemail_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemail" ADD CONSTRAINT "voicemail_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_clinic" ON "campaign" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_consent_latest" ON "contact_consent" USING btree ("clinic_id","address","channel","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_occasion" ON "message" USING btree ("clinic_id","occasion");--> statement-breakpoint
CREATE INDEX "message_by_time" ON "message" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_address" ON "message" USING btree ("clinic_id","to_address","created_at");--> statement-breakpoint
CREATE INDEX "message_by_patient" ON "message" USING btree ("clinic_id","patient_id","created_at");--> statement-breakpoint
CREATE INDEX "message_by_appointment" ON "message" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "message_by_call" ON "message" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_cover_once" ON "roster_cover" USING btree ("clinic_id","date","absent_id");--> statement-breakpoint
CREATE INDEX "roster_leave_clinic" ON "roster_leave" USING btree ("clinic_id","to_date");--> statement-breakpoint
CREATE INDEX "roster_member_clinic" ON "roster_member" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "voicemail_call" ON "voicemail" USING btree ("call_id");