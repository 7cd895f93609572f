CREATE TABLE "frozen_design" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"files" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "review_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"result" text,
	"reply" text DEFAULT '' NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frozen_design" ADD CONSTRAINT "frozen_design_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_design" ADD CONSTRAINT "frozen_design_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_version_id_file_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reply" ADD CONSTRAINT "file_reply_item_id_file_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."file_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reply" ADD CONSTRAINT "file_reply_version_id_file_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reply" ADD CONSTRAINT "file_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frozen_design_of" ON "frozen_design" USING btree ("enrollment_id","at");--> statement-breakpoint
CREATE INDEX "pin_of_version" ON "pin" USING btree ("version_id","at","id");--> statement-breakpoint
CREATE INDEX "review_note_of" ON "review_note" USING btree ("enrollment_id","at","id");--> statement-breakpoint
CREATE INDEX "file_reply_of_item" ON "file_reply" USING btree ("item_id","at","id");