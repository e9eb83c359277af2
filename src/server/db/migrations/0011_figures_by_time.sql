CREATE INDEX "appointment_by_creation" ON "appointment" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "call_by_end" ON "call" USING btree ("clinic_id","ended_at");