CREATE TABLE "daily_use" (
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_use_clinic_id_kind_date_pk" PRIMARY KEY("clinic_id","kind","date")
);
--> statement-breakpoint
CREATE TABLE "quota" (
	"clinic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"per_day" integer NOT NULL,
	CONSTRAINT "quota_clinic_id_kind_pk" PRIMARY KEY("clinic_id","kind")
);
--> statement-breakpoint
ALTER TABLE "daily_use" ADD CONSTRAINT "daily_use_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota" ADD CONSTRAINT "quota_clinic_id_clinic_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("clinic_id") ON DELETE cascade ON UPDATE no action;