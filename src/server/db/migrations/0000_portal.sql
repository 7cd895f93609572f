CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"channel" text DEFAULT 'TEMP' NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"rest_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "external_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"unit_id" uuid,
	"org_type" text NOT NULL,
	"role" text
);
--> statement-breakpoint
CREATE TABLE "membership_activity" (
	"membership_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "membership_activity_membership_id_activity_id_pk" PRIMARY KEY("membership_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "provider_record" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	CONSTRAINT "provider_record_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"key" text NOT NULL,
	"window_start" timestamp(3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counter_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"membership_id" uuid,
	"generation" integer DEFAULT 1 NOT NULL,
	"confirmed_generation" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp(3) with time zone NOT NULL,
	"refresh_expires_at" timestamp(3) with time zone NOT NULL,
	"id_token" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid,
	"category" text NOT NULL,
	"promoter" text,
	"code" text NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"description_tc" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_pt" text DEFAULT '' NOT NULL,
	"remark_tc" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"remark_pt" text DEFAULT '' NOT NULL,
	"statement_tc" text DEFAULT '' NOT NULL,
	"statement_en" text DEFAULT '' NOT NULL,
	"statement_pt" text DEFAULT '' NOT NULL,
	"announcement_name_tc" text DEFAULT '' NOT NULL,
	"announcement_name_en" text DEFAULT '' NOT NULL,
	"announcement_name_pt" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"enroll_begin_date" date,
	"enroll_end_date" date,
	"exhibitor_enroll_begin_date" date,
	"exhibitor_enroll_end_date" date,
	"customer_enroll_begin_date" date,
	"customer_enroll_end_date" date,
	"settings" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"hold_date" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "participant_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"dinner" boolean DEFAULT false NOT NULL,
	"dinner_table" text DEFAULT '' NOT NULL,
	"diet" text DEFAULT '' NOT NULL,
	"hotel" boolean DEFAULT false NOT NULL,
	"hotel_room" text DEFAULT '' NOT NULL,
	"check_in" date,
	"check_out" date,
	"phone_tail" text DEFAULT '' NOT NULL,
	"credential" text,
	"revoked_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_activity" ADD CONSTRAINT "membership_activity_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_activity" ADD CONSTRAINT "membership_activity_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum" ADD CONSTRAINT "forum_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "external_identity_account" ON "external_identity" USING btree ("account_id","issuer");--> statement-breakpoint
CREATE INDEX "membership_account" ON "membership" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "membership_unit" ON "membership" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "membership_activity_activity" ON "membership_activity" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "provider_record_grant" ON "provider_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_record_uid" ON "provider_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_record_expires" ON "provider_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_code" ON "activity" USING btree ("code");--> statement-breakpoint
CREATE INDEX "activity_listed" ON "activity" USING btree ("state","category","created_at");--> statement-breakpoint
CREATE INDEX "forum_listed" ON "forum" USING btree ("status","hold_date");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_credential" ON "participant" USING btree ("credential");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_number" ON "participant" USING btree ("number");--> statement-breakpoint
CREATE INDEX "participant_activity_unit" ON "participant" USING btree ("activity_id","unit_id");--> statement-breakpoint
CREATE INDEX "participant_changed" ON "participant" USING btree ("activity_id","changed_by","id");