CREATE TABLE "schedule_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"begins_at" timestamp(3) with time zone NOT NULL,
	"wished" jsonb NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"asked_account" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"draft_run_id" uuid
);
--> statement-breakpoint
CREATE TABLE "schedule_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_outcome" (
	"wish_id" uuid NOT NULL,
	"side" text NOT NULL,
	"activity_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "schedule_outcome_wish_id_side_pk" PRIMARY KEY("wish_id","side")
);
--> statement-breakpoint
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_asked_account_account_id_fk" FOREIGN KEY ("asked_account") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_draft_run_id_schedule_run_id_fk" FOREIGN KEY ("draft_run_id") REFERENCES "public"."schedule_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_feed" ADD CONSTRAINT "schedule_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_outcome" ADD CONSTRAINT "schedule_outcome_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_outcome" ADD CONSTRAINT "schedule_outcome_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_change_listed" ON "schedule_change" USING btree ("activity_id","created_at");--> statement-breakpoint
CREATE INDEX "schedule_change_draft" ON "schedule_change" USING btree ("draft_run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_change_open" ON "schedule_change" USING btree ("wish_id") WHERE "schedule_change"."status" in ('PENDING', 'AGREE');--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_feed_found" ON "schedule_feed" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "schedule_outcome_listed" ON "schedule_outcome" USING btree ("activity_id");