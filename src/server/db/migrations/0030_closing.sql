CREATE TABLE "closing_project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"file_number" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"contractor_unit_id" uuid,
	"board_width_mm" integer NOT NULL,
	"board_height_mm" integer NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"leader_previewed_at" timestamp(3) with time zone,
	"fund_previewed_at" timestamp(3) with time zone,
	"listed_at" timestamp(3) with time zone,
	"all_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(all_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closing_project" ADD CONSTRAINT "closing_project_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_project" ADD CONSTRAINT "closing_project_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_project" ADD CONSTRAINT "closing_project_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_project" ADD CONSTRAINT "closing_project_contractor_unit_id_unit_id_fk" FOREIGN KEY ("contractor_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_project_number" ON "closing_project" USING btree ("activity_id",lower("file_number"));--> statement-breakpoint
CREATE INDEX "closing_project_of_activity" ON "closing_project" USING btree ("activity_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "closing_project_of_unit" ON "closing_project" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "closing_project_of_account" ON "closing_project" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "closing_project_of_contractor" ON "closing_project" USING btree ("contractor_unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "closing_project_waiting" ON "closing_project" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "closing_project_listed" ON "closing_project" USING btree ("listed_at","id") WHERE "closing_project"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "closing_project_listed_in" ON "closing_project" USING btree ("activity_id","listed_at","id") WHERE "closing_project"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "closing_project_words" ON "closing_project" USING gin ("words");