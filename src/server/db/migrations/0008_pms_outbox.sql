-- The outbox of the practice system. A trigger, so that no way of changing a booking can forget it: the booking, its
-- place in the outbox and the job that carries it over are committed together or not at all.
CREATE FUNCTION pms_note_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted integer;
  is_connected boolean;
BEGIN
  is_connected := EXISTS (SELECT FROM pms_connection WHERE clinic_id = NEW.clinic_id AND status = 'connected');
  INSERT INTO pms_write (appointment_id, clinic_id, state, revision, changed_at)
  VALUES (NEW.id, NEW.clinic_id, CASE WHEN is_connected THEN 'requested' ELSE 'held' END, 1, NEW.updated_at)
  ON CONFLICT (appointment_id) DO UPDATE
     SET revision = pms_write.revision + 1, state = EXCLUDED.state, attempts = 0, reason = NULL,
         not_before = NULL, changed_at = EXCLUDED.changed_at
  RETURNING revision INTO noted;
  IF is_connected THEN
    -- The booking's own time, not the database's: the job is due by the clock that the server goes by.
    INSERT INTO job (id, clinic_id, kind, payload, dedupe_key, run_at, max_attempts, created_at)
    VALUES (gen_random_uuid(), NEW.clinic_id, 'pms_write', jsonb_build_object('appointmentId', NEW.id),
            'pms_write:' || NEW.id || ':' || noted, NEW.updated_at, 14, NEW.updated_at)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointment_to_pms_on_insert AFTER INSERT ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION pms_note_booking();
--> statement-breakpoint
CREATE TRIGGER appointment_to_pms_on_update AFTER UPDATE ON "appointment"
  FOR EACH ROW WHEN (
    (OLD.status, OLD.starts_at, OLD.ends_at, OLD.patient_name, OLD.patient_phone, OLD.patient_email, OLD.appointment_type, OLD.notes)
    IS DISTINCT FROM
    (NEW.status, NEW.starts_at, NEW.ends_at, NEW.patient_name, NEW.patient_phone, NEW.patient_email, NEW.appointment_type, NEW.notes))
  EXECUTE FUNCTION pms_note_booking();
--> statement-breakpoint
-- One practice belongs to one clinic here.
CREATE UNIQUE INDEX pms_connection_target ON "pms_connection" ("target") WHERE "status" = 'connected' AND "target" IS NOT NULL;
