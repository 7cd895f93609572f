CREATE TABLE "schedule_meeting" (
	"run_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_a" uuid NOT NULL,
	"unit_b" uuid NOT NULL,
	"slot" integer NOT NULL,
	"lane_a" integer NOT NULL,
	"lane_b" integer NOT NULL,
	"place" text NOT NULL,
	"table_number" integer NOT NULL,
	"begins_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "schedule_meeting_run_id_wish_id_pk" PRIMARY KEY("run_id","wish_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_party" (
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"at_once" integer NOT NULL,
	"least" integer NOT NULL,
	"away" jsonb NOT NULL,
	CONSTRAINT "schedule_party_activity_id_unit_id_pk" PRIMARY KEY("activity_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seed" integer NOT NULL,
	"inputs" jsonb NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"placed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pinned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate" jsonb,
	"changed" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"released_by" uuid,
	"released_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "schedule_wish" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_a" uuid NOT NULL,
	"unit_b" uuid NOT NULL,
	"weight" integer NOT NULL,
	"must" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedule_meeting" ADD CONSTRAINT "schedule_meeting_run_id_schedule_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."schedule_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_meeting" ADD CONSTRAINT "schedule_meeting_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_meeting" ADD CONSTRAINT "schedule_meeting_unit_a_unit_id_fk" FOREIGN KEY ("unit_a") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_meeting" ADD CONSTRAINT "schedule_meeting_unit_b_unit_id_fk" FOREIGN KEY ("unit_b") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_party" ADD CONSTRAINT "schedule_party_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_party" ADD CONSTRAINT "schedule_party_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_released_by_account_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_wish" ADD CONSTRAINT "schedule_wish_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_wish" ADD CONSTRAINT "schedule_wish_unit_a_unit_id_fk" FOREIGN KEY ("unit_a") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_wish" ADD CONSTRAINT "schedule_wish_unit_b_unit_id_fk" FOREIGN KEY ("unit_b") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_meeting_table" ON "schedule_meeting" USING btree ("run_id","slot","place","table_number");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_meeting_unit_a" ON "schedule_meeting" USING btree ("run_id","slot","unit_a","lane_a");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_meeting_unit_b" ON "schedule_meeting" USING btree ("run_id","slot","unit_b","lane_b");--> statement-breakpoint
CREATE INDEX "schedule_meeting_of_unit_a" ON "schedule_meeting" USING btree ("unit_a","activity_id");--> statement-breakpoint
CREATE INDEX "schedule_meeting_of_unit_b" ON "schedule_meeting" USING btree ("unit_b","activity_id");--> statement-breakpoint
CREATE INDEX "schedule_party_unit" ON "schedule_party" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "schedule_run_listed" ON "schedule_run" USING btree ("activity_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_run_published" ON "schedule_run" USING btree ("activity_id") WHERE "schedule_run"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_wish_once" ON "schedule_wish" USING btree ("activity_id","unit_a","unit_b");--> statement-breakpoint
CREATE INDEX "schedule_wish_unit_a" ON "schedule_wish" USING btree ("unit_a");--> statement-breakpoint
CREATE INDEX "schedule_wish_unit_b" ON "schedule_wish" USING btree ("unit_b");