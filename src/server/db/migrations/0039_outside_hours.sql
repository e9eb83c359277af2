CREATE TABLE "visit_outside_hours" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_outside_hours" ADD CONSTRAINT "visit_outside_hours_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_outside_hours" ADD CONSTRAINT "visit_outside_hours_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was imported before lies as it came, inside the hours or not; nobody is to hear now that it needs moving.
INSERT INTO "visit_outside_hours" ("appointment_id", "clinic_id", "local_date", "local_time")
SELECT a."id", a."clinic_id", a."local_date", a."local_time" FROM "appointment" a
 WHERE a."import_id" IS NOT NULL AND a."holds_time" AND a."status" <> 'cancelled'
   AND NOT EXISTS (SELECT FROM "appointment_move" m WHERE m."appointment_id" = a."id");
