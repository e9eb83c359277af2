CREATE TABLE "web_booking_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"address_hash" text NOT NULL,
	"treatment" text NOT NULL,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"patient_name" text NOT NULL,
	"patient_phone" text NOT NULL,
	"patient_email" text,
	"notes" text DEFAULT '' NOT NULL,
	"codes_sent" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"appointment_id" uuid,
	CONSTRAINT "web_booking_request_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "web_booking_setting" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL,
	"treatments" jsonb NOT NULL,
	"booking_status" text DEFAULT 'requested' NOT NULL,
	"embed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lead_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_booking_setting_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "slot_hold" DROP CONSTRAINT "slot_hold_call_id_call_id_fk";
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "is_booked_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "web_booking_request" ADD CONSTRAINT "web_booking_request_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_booking_setting" ADD CONSTRAINT "web_booking_setting_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_booking_request_contact" ON "web_booking_request" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "web_booking_request_address" ON "web_booking_request" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "web_booking_request_clinic" ON "web_booking_request" USING btree ("clinic_id","created_at");