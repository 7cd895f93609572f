CREATE TABLE "field_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recruitment_position" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"kept_status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"listed" jsonb,
	"listed_at" timestamp(3) with time zone,
	"listed_type" text,
	"listed_until" date,
	"all_text" text DEFAULT '' NOT NULL,
	"listed_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(all_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL,
	"listed_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(listed_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recruitment_position" ADD CONSTRAINT "recruitment_position_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_position" ADD CONSTRAINT "recruitment_position_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_position" ADD CONSTRAINT "recruitment_position_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_note_of" ON "field_note" USING btree ("case_id","at","id");--> statement-breakpoint
CREATE INDEX "field_note_of_account" ON "field_note" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recruitment_position_of_activity" ON "recruitment_position" USING btree ("activity_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "recruitment_position_of_unit" ON "recruitment_position" USING btree ("unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "recruitment_position_of_account" ON "recruitment_position" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recruitment_position_waiting" ON "recruitment_position" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "recruitment_position_newest" ON "recruitment_position" USING btree ("listed_at","id") WHERE "recruitment_position"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "recruitment_position_of_type" ON "recruitment_position" USING btree ("listed_type","listed_at","id") WHERE "recruitment_position"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "recruitment_position_listed" ON "recruitment_position" USING btree ("activity_id","listed_at","id") WHERE "recruitment_position"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "recruitment_position_until" ON "recruitment_position" USING btree ("listed_until") WHERE "recruitment_position"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "recruitment_position_words" ON "recruitment_position" USING gin ("words");--> statement-breakpoint
CREATE INDEX "recruitment_position_listed_words" ON "recruitment_position" USING gin ("listed_words");