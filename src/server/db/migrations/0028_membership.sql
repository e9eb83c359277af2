CREATE TABLE "membership" (
	"user_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_user_id_clinic_id_pk" PRIMARY KEY("user_id","clinic_id")
);
--> statement-breakpoint
-- Everybody stays in their clinic. Whoever had a name for their role that was not Admin could do all but the billing.
INSERT INTO "membership" ("user_id", "clinic_id", "role", "created_at", "chosen_at")
SELECT "id", "clinic_id", CASE WHEN "role" IS NULL OR lower("role") = 'admin' THEN 'owner' ELSE 'manager' END, "created_at", "created_at"
  FROM "staff_user";
--> statement-breakpoint
ALTER TABLE "known_browser" DROP CONSTRAINT "known_browser_clinic_id_clinic_clinic_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_user_id_staff_user_id_fk";
--> statement-breakpoint
ALTER TABLE "staff_user" DROP CONSTRAINT "staff_user_clinic_id_clinic_clinic_id_fk";
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_clinic" ON "membership" USING btree ("clinic_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_membership_fk" FOREIGN KEY ("user_id","clinic_id") REFERENCES "public"."membership"("user_id","clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browser" DROP COLUMN "clinic_id";--> statement-breakpoint
ALTER TABLE "staff_user" DROP COLUMN "clinic_id";--> statement-breakpoint
ALTER TABLE "staff_user" DROP COLUMN "role";