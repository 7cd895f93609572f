CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position_id" uuid NOT NULL,
	"origin_id" uuid,
	"status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"sealed" text NOT NULL,
	"email_fingerprint" text NOT NULL,
	"consent_at" timestamp(3) with time zone NOT NULL,
	"keep_until" date NOT NULL,
	"met_at" timestamp(3) with time zone,
	"company_told_at" timestamp(3) with time zone,
	"closed_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_erased" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"erased_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_version" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_session" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_position_id_recruitment_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."recruitment_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_origin_id_job_application_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."job_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_erased" ADD CONSTRAINT "job_application_erased_position_id_recruitment_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."recruitment_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_note" ADD CONSTRAINT "job_application_note_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_note" ADD CONSTRAINT "job_application_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_application_email" ON "job_application" USING btree ("position_id","email_fingerprint") WHERE "job_application"."status" <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "job_application_listed" ON "job_application" USING btree ("position_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_application_newest" ON "job_application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_application_of_person" ON "job_application" USING btree ("email_fingerprint","created_at","id");--> statement-breakpoint
CREATE INDEX "job_application_origin" ON "job_application" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "job_application_due" ON "job_application" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "job_application_untold" ON "job_application" USING btree ("position_id") WHERE "job_application"."company_told_at" is null;--> statement-breakpoint
CREATE INDEX "job_application_words" ON "job_application" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_application_erased_of_position" ON "job_application_erased" USING btree ("position_id","erased_at");--> statement-breakpoint
CREATE INDEX "job_application_note_listed" ON "job_application_note" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_application_note_account" ON "job_application_note" USING btree ("account_id");