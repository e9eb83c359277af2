ALTER TABLE "roster_leave" ADD COLUMN "status" text DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD COLUMN "decided_by_username" text;--> statement-breakpoint
ALTER TABLE "roster_leave" ADD COLUMN "decided_at" timestamp with time zone;