ALTER TABLE "call" ADD COLUMN "forwarded_from" text;--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "relay_ticket" text;--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "reception" text;--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "reception_rung_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "call_reception_ringing" ON "call" USING btree ("clinic_id","reception_rung_at") WHERE reception = 'ringing';--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_relay_ticket_unique" UNIQUE("relay_ticket");