INSERT INTO "clinic_version" ("clinic_id") SELECT "clinic_id" FROM "clinic" ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION clinic_begin_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO clinic_version (clinic_id) VALUES (NEW.clinic_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER clinic_begin_version AFTER INSERT ON "clinic"
  FOR EACH ROW EXECUTE FUNCTION clinic_begin_version();
--> statement-breakpoint
CREATE FUNCTION clinic_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Not inserted: the rows of a clinic that is erased go after it.
  UPDATE clinic_version SET version = gen_random_uuid()
   WHERE clinic_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.clinic_id ELSE NEW.clinic_id END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction: whoever holds the one row that changes of a clinic meet at waits for nobody any more, so no two of them
-- can wait for each other.
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER UPDATE ON "clinic" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "knowledge_base" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "booking_setting" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "closure" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "treatment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "roster_member" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "roster_leave" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clinic_next_version AFTER INSERT OR UPDATE OR DELETE ON "own_answer" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION clinic_next_version();
