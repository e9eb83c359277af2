CREATE TABLE "number_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"phone_number_id" uuid NOT NULL,
	"e164" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "phone_number_e164";--> statement-breakpoint
ALTER TABLE "clinic" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_number" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "phone_number" ADD COLUMN "can_text" boolean;--> statement-breakpoint
ALTER TABLE "phone_number" ADD COLUMN "assigned_agent_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "number_code" ADD CONSTRAINT "number_code_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "number_code_clinic" ON "number_code" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "number_code_number" ON "number_code" USING btree ("e164","created_at");--> statement-breakpoint
CREATE INDEX "number_code_time" ON "number_code" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_first" ON "clinic" USING btree ("is_first") WHERE is_first;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_of_clinic" ON "phone_number" USING btree ("clinic_id","e164") WHERE not is_sample;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_owner" ON "phone_number" USING btree ("e164") WHERE ownership is not null and not is_sample;
--> statement-breakpoint
-- The first clinic of a server is known by this mark and not by being alone. A trigger, so that no way of making a clinic can
-- forget it, with a lock, so that of two at once one is the first. Where there are clinics already, nobody becomes it any more.
CREATE FUNCTION clinic_mark_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7206, 0);
  NEW.is_first := NOT EXISTS (SELECT FROM clinic);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER clinic_mark_first BEFORE INSERT ON "clinic" FOR EACH ROW EXECUTE FUNCTION clinic_mark_first();
--> statement-breakpoint
UPDATE clinic SET is_first = true
 WHERE clinic_id = (SELECT clinic_id FROM clinic ORDER BY created_at, clinic_id LIMIT 1);
--> statement-breakpoint
-- Whoever is on air stays so. What the provider gave to a clinic is that clinic's ...
UPDATE phone_number SET ownership = 'operator' WHERE provider_number_id IS NOT NULL AND NOT is_sample;
--> statement-breakpoint
-- ... a number on which real calls came in is the clinic's that took the last of them, whether or not it is in a list ...
CREATE TEMPORARY TABLE answered AS
SELECT DISTINCT ON (to_number) to_number AS e164, clinic_id, started_at
  FROM call
 WHERE channel = 'phone' AND direction = 'inbound' AND to_number IS NOT NULL
 ORDER BY to_number, started_at DESC;
--> statement-breakpoint
DELETE FROM answered USING phone_number p
 WHERE p.e164 = answered.e164 AND p.ownership IS NOT NULL AND NOT p.is_sample;
--> statement-breakpoint
UPDATE phone_number p SET ownership = 'operator' FROM answered
 WHERE p.e164 = answered.e164 AND p.clinic_id = answered.clinic_id AND NOT p.is_sample;
--> statement-breakpoint
INSERT INTO phone_number (id, clinic_id, e164, country, state, provider, lines, status, ownership, is_sample, added_at)
SELECT gen_random_uuid(), clinic_id, e164,
       CASE WHEN e164 LIKE '+64%' THEN 'New Zealand' WHEN e164 LIKE '+44%' THEN 'United Kingdom'
            WHEN e164 LIKE '+1%' THEN 'United States' ELSE 'Australia' END,
       CASE WHEN e164 LIKE '+613%' THEN 'vic' WHEN e164 LIKE '+617%' THEN 'qld' WHEN e164 LIKE '+618%' THEN 'sa' ELSE 'nsw' END,
       'other', '1', 'Connected', 'operator', false, started_at
  FROM answered
 WHERE NOT EXISTS (SELECT FROM phone_number p
                    WHERE p.e164 = answered.e164 AND p.clinic_id = answered.clinic_id AND NOT p.is_sample);
--> statement-breakpoint
DROP TABLE answered;
--> statement-breakpoint
-- ... and what the first clinic wrote into its list is the operator's own word.
UPDATE phone_number p SET ownership = 'operator' FROM clinic c
 WHERE c.clinic_id = p.clinic_id AND c.is_first AND p.ownership IS NULL AND NOT p.is_sample
   AND NOT EXISTS (SELECT FROM phone_number o WHERE o.e164 = p.e164 AND o.ownership IS NOT NULL AND NOT o.is_sample);
--> statement-breakpoint
-- One number serves all agents that were configured with it; the last one had taken it from the others.
UPDATE phone_number p
   SET assigned_agent_ids = coalesce(
     (SELECT jsonb_agg(agent_id ORDER BY agent_id) FROM (
        SELECT a.agent_id FROM agent_configuration a
         WHERE a.clinic_id = p.clinic_id AND a.configuration->>'phoneNumber' = p.e164
           AND a.version = (SELECT max(n.version) FROM agent_configuration n
                             WHERE n.clinic_id = a.clinic_id AND n.agent_id = a.agent_id)
        UNION SELECT p.assigned_agent_id WHERE p.assigned_agent_id IS NOT NULL) AS agents), '[]');
