ALTER TABLE "clinic" ADD COLUMN "rehearsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clinic" ADD COLUMN "hides_first_steps" boolean DEFAULT false NOT NULL;