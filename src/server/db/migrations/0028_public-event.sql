CREATE TABLE "public_demand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"date" date NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_event" (
	"activity_id" uuid PRIMARY KEY NOT NULL,
	"seats" integer NOT NULL,
	"seats_per_registration" integer NOT NULL,
	"waiting_list" boolean NOT NULL,
	"accept_hours" integer NOT NULL,
	"reminder_hours" integer NOT NULL,
	"announcement_tc" text DEFAULT '' NOT NULL,
	"announcement_en" text DEFAULT '' NOT NULL,
	"announcement_pt" text DEFAULT '' NOT NULL,
	"map_url" text DEFAULT '' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"last_arrival" integer DEFAULT 0 NOT NULL,
	"guest_unit_id" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"arrival" integer NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"told_status" text,
	"seats" integer NOT NULL,
	"name" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"sealed" text NOT NULL,
	"email_fingerprint" text NOT NULL,
	"offered_until" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"consent_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name || ' ' || group_name, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_seat" (
	"registration_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"participant_id" uuid NOT NULL,
	CONSTRAINT "public_seat_registration_id_number_pk" PRIMARY KEY("registration_id","number")
);
--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "party" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_demand" ADD CONSTRAINT "public_demand_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_demand" ADD CONSTRAINT "public_demand_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_demand" ADD CONSTRAINT "public_demand_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_event" ADD CONSTRAINT "public_event_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_event" ADD CONSTRAINT "public_event_guest_unit_id_unit_id_fk" FOREIGN KEY ("guest_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_registration" ADD CONSTRAINT "public_registration_activity_id_public_event_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."public_event"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_seat" ADD CONSTRAINT "public_seat_registration_id_public_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."public_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_seat" ADD CONSTRAINT "public_seat_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_demand_listed" ON "public_demand" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "public_demand_newest" ON "public_demand" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "public_demand_unit" ON "public_demand" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "public_demand_account" ON "public_demand" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "public_event_guests" ON "public_event" USING btree ("guest_unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "public_registration_arrival" ON "public_registration" USING btree ("activity_id","arrival");--> statement-breakpoint
CREATE UNIQUE INDEX "public_registration_email" ON "public_registration" USING btree ("activity_id","email_fingerprint") WHERE "public_registration"."status" in ('SEATED', 'OFFERED', 'WAITING');--> statement-breakpoint
CREATE INDEX "public_registration_queue" ON "public_registration" USING btree ("activity_id","arrival") WHERE "public_registration"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "public_registration_offered" ON "public_registration" USING btree ("offered_until") WHERE "public_registration"."status" = 'OFFERED';--> statement-breakpoint
CREATE INDEX "public_registration_listed" ON "public_registration" USING btree ("activity_id","status","arrival");--> statement-breakpoint
CREATE INDEX "public_registration_words" ON "public_registration" USING gin ("words");--> statement-breakpoint
CREATE INDEX "public_seat_participant" ON "public_seat" USING btree ("participant_id");