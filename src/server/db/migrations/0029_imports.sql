CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"received_parts" integer DEFAULT 0 NOT NULL,
	"encoding" text,
	"delimiter" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"processed_count" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"undo" jsonb,
	"failure" text,
	"created_by" uuid NOT NULL,
	"created_by_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_part" (
	"clinic_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_part_import_id_index_pk" PRIMARY KEY("import_id","index")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"clinic_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"faults" jsonb,
	"verdict" text,
	"reason" text,
	"record_id" uuid,
	"patient_id" uuid,
	"before" jsonb,
	"record_digest" text,
	"patient_digest" text,
	CONSTRAINT "import_row_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "holds_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_clinic" ON "data_import" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "import_row_record" ON "import_row" USING btree ("import_id","record_id");--> statement-breakpoint
CREATE INDEX "import_row_skipped" ON "import_row" USING btree ("import_id","number") WHERE verdict = 'skipped';--> statement-breakpoint
CREATE INDEX "patient_by_plain_name" ON "patient" USING btree ("clinic_id",lower("name"));