CREATE TABLE "google_sign_in" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "google_sign_in_address" ON "google_sign_in" USING btree ("address","created_at");