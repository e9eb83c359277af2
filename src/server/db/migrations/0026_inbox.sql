ALTER TABLE "task" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "alike" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "message_by_sender" ON "message" USING btree ("clinic_id","from_address","created_at");--> statement-breakpoint
CREATE INDEX "task_of_call" ON "task" USING btree ("call_id") WHERE completed_at is null;--> statement-breakpoint
CREATE INDEX "task_done" ON "task" USING btree ("clinic_id","completed_at");
--> statement-breakpoint
UPDATE "task" SET "kind" = 'practice_system', "appointment_id" = w."appointment_id", "person_name" = a."patient_name",
       "alike" = 'practice_system ' || w."reason"
  FROM "pms_write" w JOIN "appointment" a ON a."id" = w."appointment_id" WHERE w."task_id" = "task"."id";--> statement-breakpoint
UPDATE "task" SET "kind" = 'text', "message_id" = m."id" FROM "message" m
 WHERE m."id" = "task"."id" AND m."direction" = 'in' AND "task"."kind" = 'message';--> statement-breakpoint
UPDATE "task" SET "kind" = 'undelivered', "message_id" = m."id", "person_name" = m."recipient_name",
       "appointment_id" = m."appointment_id", "alike" = 'undelivered ' || coalesce(m."reason", '')
  FROM "message" m WHERE m."id" = "task"."id" AND m."direction" = 'out' AND "task"."kind" = 'callback';
