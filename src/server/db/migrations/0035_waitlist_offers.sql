CREATE TABLE "freed_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"appointment_id" uuid,
	"chair_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"freed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_username" text
);
--> statement-breakpoint
CREATE TABLE "waitlist_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"freed_time_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"token_hash" text,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by_username" text,
	"appointment_id" uuid,
	CONSTRAINT "waitlist_offer_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "waitlist_setting" (
	"clinic_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"answer_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "freed_time" ADD CONSTRAINT "freed_time_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_time" ADD CONSTRAINT "freed_time_chair_id_chair_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."chair"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offer" ADD CONSTRAINT "waitlist_offer_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offer" ADD CONSTRAINT "waitlist_offer_freed_time_id_freed_time_id_fk" FOREIGN KEY ("freed_time_id") REFERENCES "public"."freed_time"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offer" ADD CONSTRAINT "waitlist_offer_entry_id_waitlist_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_setting" ADD CONSTRAINT "waitlist_setting_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "freed_time_open" ON "freed_time" USING btree ("clinic_id","chair_id","starts_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "freed_time_by_start" ON "freed_time" USING btree ("clinic_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offer_of_time" ON "waitlist_offer" USING btree ("freed_time_id") WHERE status in ('offered', 'taking');--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offer_to_one" ON "waitlist_offer" USING btree ("entry_id") WHERE status in ('offered', 'taking');--> statement-breakpoint
CREATE INDEX "waitlist_offer_by_entry" ON "waitlist_offer" USING btree ("clinic_id","entry_id","offered_at");--> statement-breakpoint
CREATE INDEX "waitlist_offer_by_time" ON "waitlist_offer" USING btree ("freed_time_id","offered_at");