CREATE TABLE "questionnaire" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"anonymous" boolean NOT NULL,
	"title_tc" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_pt" text DEFAULT '' NOT NULL,
	"intro_tc" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"intro_pt" text DEFAULT '' NOT NULL,
	"main_language" text DEFAULT 'tc' NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"remind_hours" integer DEFAULT 48 NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"opened_at" timestamp(3) with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questionnaire_kind" UNIQUE("id","anonymous")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answer" (
	"recipient_id" uuid PRIMARY KEY NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"changed_in" jsonb NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questionnaire_answer_named" CHECK (not "questionnaire_answer"."anonymous")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_box" (
	"questionnaire_id" uuid PRIMARY KEY NOT NULL,
	"anonymous" boolean DEFAULT true NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "questionnaire_box_anonymous" CHECK ("questionnaire_box"."anonymous")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_edition" (
	"questionnaire_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "questionnaire_edition_questionnaire_id_edition_pk" PRIMARY KEY("questionnaire_id","edition")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"question_id" text NOT NULL,
	CONSTRAINT "questionnaire_file_named" CHECK (not "questionnaire_file"."anonymous")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_former_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"replaced_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"anonymous" boolean NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"unit_id" uuid,
	"name" text NOT NULL,
	"unit_name" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"sealed" text DEFAULT '' NOT NULL,
	"email_fingerprint" text,
	"status" text DEFAULT 'INVITED' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"told_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name || ' ' || unit_name, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL,
	CONSTRAINT "questionnaire_recipient_known" UNIQUE("id","anonymous"),
	CONSTRAINT "questionnaire_recipient_untold" CHECK (not "questionnaire_recipient"."anonymous" or ("questionnaire_recipient"."answered_at" is null and "questionnaire_recipient"."status" <> 'PARTIAL'))
);
--> statement-breakpoint
ALTER TABLE "questionnaire" ADD CONSTRAINT "questionnaire_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_of" FOREIGN KEY ("recipient_id","anonymous") REFERENCES "public"."questionnaire_recipient"("id","anonymous") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_edition" FOREIGN KEY ("questionnaire_id","edition") REFERENCES "public"."questionnaire_edition"("questionnaire_id","edition") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_box" ADD CONSTRAINT "questionnaire_box_of" FOREIGN KEY ("questionnaire_id","anonymous") REFERENCES "public"."questionnaire"("id","anonymous") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_edition" ADD CONSTRAINT "questionnaire_edition_questionnaire_id_questionnaire_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaire"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_file" ADD CONSTRAINT "questionnaire_file_of" FOREIGN KEY ("recipient_id","anonymous") REFERENCES "public"."questionnaire_recipient"("id","anonymous") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_former_answer" ADD CONSTRAINT "questionnaire_former_answer_to" FOREIGN KEY ("recipient_id") REFERENCES "public"."questionnaire_answer"("recipient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_recipient" ADD CONSTRAINT "questionnaire_recipient_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_recipient" ADD CONSTRAINT "questionnaire_recipient_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_recipient" ADD CONSTRAINT "questionnaire_recipient_kind" FOREIGN KEY ("questionnaire_id","anonymous") REFERENCES "public"."questionnaire"("id","anonymous") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_number" ON "questionnaire" USING btree ("activity_id","number");--> statement-breakpoint
CREATE INDEX "questionnaire_listed" ON "questionnaire" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questionnaire_starts" ON "questionnaire" USING btree ("starts_at") WHERE "questionnaire"."status" = 'DRAFT' and "questionnaire"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "questionnaire_ends" ON "questionnaire" USING btree ("ends_at") WHERE "questionnaire"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "questionnaire_answer_submitted" ON "questionnaire_answer" USING btree ("questionnaire_id","submitted_at","recipient_id") WHERE "questionnaire_answer"."submitted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_file_once" ON "questionnaire_file" USING btree ("recipient_id","question_id");--> statement-breakpoint
CREATE INDEX "questionnaire_former_answer_of" ON "questionnaire_former_answer" USING btree ("recipient_id","replaced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_recipient_number" ON "questionnaire_recipient" USING btree ("questionnaire_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_recipient_account" ON "questionnaire_recipient" USING btree ("questionnaire_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_recipient_email" ON "questionnaire_recipient" USING btree ("questionnaire_id","email_fingerprint");--> statement-breakpoint
CREATE INDEX "questionnaire_recipient_status" ON "questionnaire_recipient" USING btree ("questionnaire_id","status","number");--> statement-breakpoint
CREATE INDEX "questionnaire_recipient_of_account" ON "questionnaire_recipient" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "questionnaire_recipient_of_unit" ON "questionnaire_recipient" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "questionnaire_recipient_words" ON "questionnaire_recipient" USING gin ("words");