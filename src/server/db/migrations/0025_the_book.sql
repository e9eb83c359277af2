CREATE TABLE "treatment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"name" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_before_minutes" integer DEFAULT 0 NOT NULL,
	"buffer_after_minutes" integer DEFAULT 0 NOT NULL,
	"price_cents" integer,
	"is_from_price" boolean DEFAULT false NOT NULL,
	"preparation" text DEFAULT '' NOT NULL,
	"may_book_by_phone" boolean DEFAULT true NOT NULL,
	"may_book_by_web" boolean DEFAULT true NOT NULL,
	"may_book_by_staff" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "practitioner_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "buffer_before_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "buffer_after_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD COLUMN "practitioner_id" uuid;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD COLUMN "practitioner_id" uuid;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD COLUMN "buffer_before_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD COLUMN "buffer_after_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closure" ADD COLUMN "chair_id" uuid;--> statement-breakpoint
ALTER TABLE "pms_busy" ADD COLUMN "practitioner_id" uuid;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD COLUMN "from_time" text;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD COLUMN "to_time" text;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "takes_bookings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "treatment_ids" jsonb;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "chair_ids" jsonb;--> statement-breakpoint
ALTER TABLE "roster_member" ADD COLUMN "pms_reference" text;--> statement-breakpoint
ALTER TABLE "treatment" ADD CONSTRAINT "treatment_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_name" ON "treatment" USING btree ("clinic_id",lower("name")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "treatment_clinic" ON "treatment" USING btree ("clinic_id","position");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_practitioner_id_roster_member_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."roster_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_practitioner_id_roster_member_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."roster_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_chair_id_chair_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."chair"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_busy" ADD CONSTRAINT "pms_busy_practitioner_id_roster_member_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."roster_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_by_practitioner" ON "appointment" USING btree ("clinic_id","practitioner_id","starts_at") WHERE practitioner_id is not null;--> statement-breakpoint
-- The ten treatments that every clinic begins with, as long as each clinic has set them to be.
INSERT INTO "treatment" ("id", "clinic_id", "name", "duration_minutes", "position", "created_at")
SELECT gen_random_uuid(), clinic.clinic_id, usual.name,
       coalesce((setting.treatment_minutes ->> usual.name)::integer, 30), usual.position, clinic.created_at
  FROM "clinic"
 CROSS JOIN unnest(ARRAY['General Consultation', 'Teeth Whitening', 'Teeth Cleaning', 'Root Canal', 'Dental Implant',
                         'Oral Surgery', 'Emergency Visit', 'Follow-up', 'X-Ray/Imaging', 'Preventive Care'])
       WITH ORDINALITY AS usual(name, position)
  LEFT JOIN "booking_setting" setting ON setting.clinic_id = clinic.clinic_id;--> statement-breakpoint
ALTER TABLE "booking_setting" DROP COLUMN "treatment_minutes";--> statement-breakpoint
-- The time that a visit takes of its chair and its practitioner. Adding minutes to an instant is the same in every zone,
-- which PostgreSQL cannot know of intervals in general: hence a function that says so, for the constraints below.
CREATE FUNCTION booking_occupied(starts_at timestamptz, ends_at timestamptz, before_minutes integer, after_minutes integer)
RETURNS tstzrange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tstzrange(starts_at - before_minutes * interval '1 minute', ends_at + after_minutes * interval '1 minute')
$$;
--> statement-breakpoint
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_no_double_booking";
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_double_booking"
  EXCLUDE USING gist ("clinic_id" WITH =, "chair_id" WITH =,
    booking_occupied("starts_at", "ends_at", "buffer_before_minutes", "buffer_after_minutes") WITH &&)
  WHERE ("status" IN ('requested', 'confirmed'))
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_double_booked_practitioner"
  EXCLUDE USING gist ("clinic_id" WITH =, "practitioner_id" WITH =,
    booking_occupied("starts_at", "ends_at", "buffer_before_minutes", "buffer_after_minutes") WITH &&)
  WHERE ("status" IN ('requested', 'confirmed') AND "practitioner_id" IS NOT NULL)
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_buffers_not_negative"
  CHECK ("buffer_before_minutes" >= 0 AND "buffer_after_minutes" >= 0);
--> statement-breakpoint
-- The practice system hears with whom a visit is, too.
DROP TRIGGER appointment_to_pms_on_update ON "appointment";
--> statement-breakpoint
CREATE TRIGGER appointment_to_pms_on_update AFTER UPDATE ON "appointment"
  FOR EACH ROW WHEN (
    (OLD.status, OLD.starts_at, OLD.ends_at, OLD.patient_name, OLD.patient_phone, OLD.patient_email, OLD.appointment_type,
     OLD.notes, OLD.practitioner_id)
    IS DISTINCT FROM
    (NEW.status, NEW.starts_at, NEW.ends_at, NEW.patient_name, NEW.patient_phone, NEW.patient_email, NEW.appointment_type,
     NEW.notes, NEW.practitioner_id))
  EXECUTE FUNCTION pms_note_booking();
