CREATE TABLE "appointment_move" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"from_time" text NOT NULL,
	"to_date" date NOT NULL,
	"to_time" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"moved_by_username" text
);
--> statement-breakpoint
CREATE TABLE "booking_setting" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"holiday_state" text,
	"local_holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"treatment_minutes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"from_time" text,
	"to_time" text,
	"reason" text NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_hold" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"chair_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"patient_name" text NOT NULL,
	"patient_phone" text NOT NULL,
	"patient_email" text,
	"appointment_type" text NOT NULL,
	"appointment_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date,
	"part_of_day" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"booked_appointment_id" uuid
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "attendance_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "attendance_by_username" text;--> statement-breakpoint
ALTER TABLE "chair" ADD COLUMN "weekdays" jsonb;--> statement-breakpoint
ALTER TABLE "chair" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_move" ADD CONSTRAINT "appointment_move_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_move" ADD CONSTRAINT "appointment_move_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_setting" ADD CONSTRAINT "booking_setting_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_chair_id_chair_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."chair"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_move_of" ON "appointment_move" USING btree ("clinic_id","appointment_id","moved_at");--> statement-breakpoint
CREATE INDEX "closure_clinic" ON "closure" USING btree ("clinic_id","to_date");--> statement-breakpoint
CREATE INDEX "slot_hold_by_time" ON "slot_hold" USING btree ("clinic_id","starts_at");--> statement-breakpoint
CREATE INDEX "slot_hold_expires_at" ON "slot_hold" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "waitlist_entry_open" ON "waitlist_entry" USING btree ("clinic_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entry_appointment" ON "waitlist_entry" USING btree ("appointment_id") WHERE closed_at is null and appointment_id is not null;