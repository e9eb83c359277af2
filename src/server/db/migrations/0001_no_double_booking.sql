CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- One chair, one patient at a time: requested and confirmed both hold it, whatever races at the edges.
-- Deferrable, so that moving a whole clinic to another time zone is one statement.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_double_booking"
  EXCLUDE USING gist ("clinic_id" WITH =, "chair_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("status" IN ('requested', 'confirmed'))
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_ends_after_start" CHECK ("starts_at" < "ends_at");
