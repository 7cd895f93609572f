CREATE TABLE "schedule_attendance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"unit_a" uuid NOT NULL,
	"unit_b" uuid NOT NULL,
	"begins_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"place" text NOT NULL,
	"table_number" integer NOT NULL,
	"status" text NOT NULL,
	"absent" text DEFAULT '' NOT NULL,
	"by_staff" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"unit_a" uuid NOT NULL,
	"unit_b" uuid NOT NULL,
	"begins_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"place" text NOT NULL,
	"table_number" integer NOT NULL,
	"freed_id" uuid NOT NULL,
	"status" text NOT NULL,
	"accepted_a" boolean DEFAULT false NOT NULL,
	"accepted_b" boolean DEFAULT false NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedule_attendance" ADD CONSTRAINT "schedule_attendance_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_attendance" ADD CONSTRAINT "schedule_attendance_unit_a_unit_id_fk" FOREIGN KEY ("unit_a") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_attendance" ADD CONSTRAINT "schedule_attendance_unit_b_unit_id_fk" FOREIGN KEY ("unit_b") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_offer" ADD CONSTRAINT "schedule_offer_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_offer" ADD CONSTRAINT "schedule_offer_unit_a_unit_id_fk" FOREIGN KEY ("unit_a") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_offer" ADD CONSTRAINT "schedule_offer_unit_b_unit_id_fk" FOREIGN KEY ("unit_b") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_offer" ADD CONSTRAINT "schedule_offer_freed_id_schedule_attendance_id_fk" FOREIGN KEY ("freed_id") REFERENCES "public"."schedule_attendance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_attendance_once" ON "schedule_attendance" USING btree ("wish_id","begins_at");--> statement-breakpoint
CREATE INDEX "schedule_attendance_listed" ON "schedule_attendance" USING btree ("activity_id","begins_at");--> statement-breakpoint
CREATE INDEX "schedule_attendance_begins" ON "schedule_attendance" USING btree ("begins_at");--> statement-breakpoint
CREATE INDEX "schedule_attendance_unit_a" ON "schedule_attendance" USING btree ("unit_a");--> statement-breakpoint
CREATE INDEX "schedule_attendance_unit_b" ON "schedule_attendance" USING btree ("unit_b");--> statement-breakpoint
CREATE INDEX "schedule_offer_listed" ON "schedule_offer" USING btree ("activity_id","created_at");--> statement-breakpoint
CREATE INDEX "schedule_offer_freed" ON "schedule_offer" USING btree ("freed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_offer_open_slot" ON "schedule_offer" USING btree ("freed_id") WHERE "schedule_offer"."status" in ('OPEN', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_offer_open_wish" ON "schedule_offer" USING btree ("wish_id") WHERE "schedule_offer"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "schedule_offer_unit_a" ON "schedule_offer" USING btree ("unit_a");--> statement-breakpoint
CREATE INDEX "schedule_offer_unit_b" ON "schedule_offer" USING btree ("unit_b");--> statement-breakpoint
CREATE INDEX "schedule_meeting_begins" ON "schedule_meeting" USING btree ("begins_at");