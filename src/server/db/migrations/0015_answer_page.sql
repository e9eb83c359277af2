ALTER TABLE "message" ADD COLUMN "answer_token" text;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_answer_token_unique" UNIQUE("answer_token");