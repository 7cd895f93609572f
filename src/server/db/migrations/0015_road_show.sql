CREATE TABLE "road_show_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "road_show_match" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"source_record_id" uuid NOT NULL,
	"target_record_id" uuid NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"account_id" uuid NOT NULL,
	"arrange_date" date,
	"arrange_time" text DEFAULT '' NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "road_show_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"kept_status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp(3) with time zone,
	"all_text" text DEFAULT '' NOT NULL,
	"public_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(all_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL,
	"public_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(public_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "road_show_note" ADD CONSTRAINT "road_show_note_record_id_road_show_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."road_show_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_note" ADD CONSTRAINT "road_show_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_match" ADD CONSTRAINT "road_show_match_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_match" ADD CONSTRAINT "road_show_match_source_record_id_road_show_record_id_fk" FOREIGN KEY ("source_record_id") REFERENCES "public"."road_show_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_match" ADD CONSTRAINT "road_show_match_target_record_id_road_show_record_id_fk" FOREIGN KEY ("target_record_id") REFERENCES "public"."road_show_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_match" ADD CONSTRAINT "road_show_match_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_record" ADD CONSTRAINT "road_show_record_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_record" ADD CONSTRAINT "road_show_record_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_show_record" ADD CONSTRAINT "road_show_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "road_show_note_of" ON "road_show_note" USING btree ("record_id","at","id");--> statement-breakpoint
CREATE INDEX "road_show_match_listed" ON "road_show_match" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "road_show_match_source" ON "road_show_match" USING btree ("source_record_id","created_at");--> statement-breakpoint
CREATE INDEX "road_show_match_target" ON "road_show_match" USING btree ("target_record_id","created_at");--> statement-breakpoint
CREATE INDEX "road_show_match_waiting" ON "road_show_match" USING btree ("expires_at") WHERE "road_show_match"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "road_show_match_pair" ON "road_show_match" USING btree (least("source_record_id", "target_record_id"),greatest("source_record_id", "target_record_id")) WHERE "road_show_match"."status" <> 'NOT_PASS';--> statement-breakpoint
CREATE INDEX "road_show_record_listed" ON "road_show_record" USING btree ("activity_id","kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "road_show_record_of_unit" ON "road_show_record" USING btree ("unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "road_show_record_of_account" ON "road_show_record" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "road_show_record_waiting" ON "road_show_record" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "road_show_record_public" ON "road_show_record" USING btree ("activity_id","published_at","id") WHERE "road_show_record"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "road_show_record_newest" ON "road_show_record" USING btree ("published_at","id") WHERE "road_show_record"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "road_show_record_words" ON "road_show_record" USING gin ("words");--> statement-breakpoint
CREATE INDEX "road_show_record_public_words" ON "road_show_record" USING gin ("public_words");