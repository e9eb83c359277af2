CREATE TABLE "test_appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"call_id" uuid,
	"chair_id" uuid NOT NULL,
	"instead_of" uuid,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"patient_name" text NOT NULL,
	"patient_phone" text NOT NULL,
	"patient_phone_e164" text,
	"patient_email" text,
	"appointment_type" text NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"cancelled_by_username" text,
	"cancel_reason" text,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD CONSTRAINT "test_appointment_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD CONSTRAINT "test_appointment_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_appointment" ADD CONSTRAINT "test_appointment_instead_of_appointment_id_fk" FOREIGN KEY ("instead_of") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_appointment_by_time" ON "test_appointment" USING btree ("clinic_id","starts_at");--> statement-breakpoint
CREATE INDEX "test_appointment_by_call" ON "test_appointment" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "test_appointment_instead_of" ON "test_appointment" USING btree ("instead_of");--> statement-breakpoint
UPDATE "call" SET "is_test" = true WHERE "channel" <> 'phone';
