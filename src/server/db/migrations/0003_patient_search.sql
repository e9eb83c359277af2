-- Search that survives typos and parts of a number.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "patient_name_trigrams" ON "patient" USING gin (lower("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "patient_phone_trigrams" ON "patient" USING gin ("phone_e164" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "appointment_by_patient" ON "appointment" ("patient_id") WHERE "patient_id" IS NOT NULL;
