CREATE TABLE "known_browser" (
	"browser_hash" text NOT NULL,
	"clinic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_browser_hash_user_id_pk" PRIMARY KEY("browser_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD COLUMN "digits" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browser_user_id" ON "known_browser" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browser_seen_at" ON "known_browser" USING btree ("seen_at");