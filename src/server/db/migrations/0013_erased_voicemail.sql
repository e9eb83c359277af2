-- Whoever erases a voicemail, with its call, its clinic or by itself, erases the sound at the telephone provider too. A
-- trigger, so that no way of deleting can forget it: the row goes and the job comes together or not at all.
CREATE FUNCTION voicemail_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The server's own job: the clinic may be going as well. Due since the message was left, by the clock that the server
  -- goes by and not the database's. With the queue's waits, a hundred attempts are a day.
  INSERT INTO job (id, clinic_id, kind, payload, dedupe_key, run_at, max_attempts, created_at)
  VALUES (gen_random_uuid(), NULL, 'remove_recording', jsonb_build_object('recordingId', OLD.provider_recording_id),
          'remove_recording:' || OLD.provider_recording_id, OLD.created_at, 100, OLD.created_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER voicemail_erased AFTER DELETE ON "voicemail" FOR EACH ROW EXECUTE FUNCTION voicemail_erased();
