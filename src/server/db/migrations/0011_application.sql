CREATE TABLE "application" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"exhibitor" jsonb NOT NULL,
	"bulletin" jsonb NOT NULL,
	"upload" jsonb NOT NULL,
	"mif" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"exhibit_content_tc" text DEFAULT '' NOT NULL,
	"description_tc" text DEFAULT '' NOT NULL,
	"print_title_tc" text DEFAULT '' NOT NULL,
	"print_title_en" text DEFAULT '' NOT NULL,
	"print_text_tc" text DEFAULT '' NOT NULL,
	"print_text_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_listed" ON "board" USING btree ("enrollment_id","position","id");