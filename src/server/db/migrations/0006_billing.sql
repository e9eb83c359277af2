CREATE TABLE "billed_call" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"provider_customer_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_account" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"provider_customer_id" text NOT NULL,
	"subscription_id" text,
	"status" text,
	"plan" text,
	"started_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"payment_method" text,
	"refreshed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_account_provider_customer_id_unique" UNIQUE("provider_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"provider_customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billed_call" ADD CONSTRAINT "billed_call_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_call_by_end" ON "billed_call" USING btree ("clinic_id","ended_at");--> statement-breakpoint
CREATE INDEX "billed_call_waiting" ON "billed_call" USING btree ("ended_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "billing_event_received_at" ON "billing_event" USING btree ("received_at");