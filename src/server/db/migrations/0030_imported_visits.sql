-- A visit that was over when it was imported is on record and keeps nobody from a chair: two old ones may overlap.
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_no_double_booking";
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_double_booking"
  EXCLUDE USING gist ("clinic_id" WITH =, "chair_id" WITH =,
    booking_occupied("starts_at", "ends_at", "buffer_before_minutes", "buffer_after_minutes") WITH &&)
  WHERE ("status" IN ('requested', 'confirmed') AND "holds_time")
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_no_double_booked_practitioner";
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_double_booked_practitioner"
  EXCLUDE USING gist ("clinic_id" WITH =, "practitioner_id" WITH =,
    booking_occupied("starts_at", "ends_at", "buffer_before_minutes", "buffer_after_minutes") WITH &&)
  WHERE ("status" IN ('requested', 'confirmed') AND "holds_time" AND "practitioner_id" IS NOT NULL)
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What was imported comes from another book: it is not written into the practice system until it is changed here.
DROP TRIGGER appointment_to_pms_on_insert ON "appointment";
--> statement-breakpoint
CREATE TRIGGER appointment_to_pms_on_insert AFTER INSERT ON "appointment"
  FOR EACH ROW WHEN (NEW.import_id IS NULL) EXECUTE FUNCTION pms_note_booking();
