CREATE TABLE "unanswered_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_base" ADD COLUMN "health_funds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_question" ADD CONSTRAINT "unanswered_question_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_question" ADD CONSTRAINT "unanswered_question_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_answer" ADD CONSTRAINT "own_answer_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unanswered_question_once" ON "unanswered_question" USING btree ("call_id","words");--> statement-breakpoint
CREATE INDEX "unanswered_question_open" ON "unanswered_question" USING btree ("clinic_id","asked_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "own_answer_clinic" ON "own_answer" USING btree ("clinic_id","created_at");