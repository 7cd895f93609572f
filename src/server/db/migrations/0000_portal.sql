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
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"last_error" text,
	"given_up_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"activity_id" uuid,
	"sealed" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
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
	"gender" text DEFAULT 'SIR' NOT NULL,
	"nationality" text DEFAULT '' NOT NULL,
	"document_type" text DEFAULT 'OTHER' NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"phone_country" text DEFAULT '853' NOT NULL,
	"sealed" text DEFAULT '' NOT NULL,
	"document_fingerprint" text,
	"phone_verified_at" timestamp(3) with time zone,
	"dinner" boolean DEFAULT false NOT NULL,
	"dinner_table" text DEFAULT '' NOT NULL,
	"diet" text DEFAULT '' NOT NULL,
	"hotel" boolean DEFAULT false NOT NULL,
	"hotel_room" text DEFAULT '' NOT NULL,
	"check_in" date,
	"check_out" date,
	"phone_tail" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"credential" text,
	"revoked_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participant_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"reason" text NOT NULL,
	"sealed" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "participant_gram" (
	"activity_id" uuid NOT NULL,
	"gram" text NOT NULL,
	"participant_id" uuid NOT NULL,
	CONSTRAINT "participant_gram_activity_id_gram_participant_id_pk" PRIMARY KEY("activity_id","gram","participant_id")
);
--> statement-breakpoint
CREATE TABLE "participant_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"confirmed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "participant_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"representative_id" uuid,
	"submitted_by" uuid,
	"submitted_at" timestamp(3) with time zone,
	"locked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"phone_fingerprint" text NOT NULL,
	"code_fingerprint" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"verified_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_type" text NOT NULL,
	"case_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"action" text NOT NULL,
	"to_status" text NOT NULL,
	"account_id" uuid,
	"role" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
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
ALTER TABLE "message" ADD CONSTRAINT "message_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_change" ADD CONSTRAINT "participant_change_list_id_participant_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."participant_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_change" ADD CONSTRAINT "participant_change_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_gram" ADD CONSTRAINT "participant_gram_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_import" ADD CONSTRAINT "participant_import_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_representative_id_participant_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_verification" ADD CONSTRAINT "phone_verification_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE "job"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "message_listed" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_state" ON "message" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_channel" ON "message" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_credential" ON "participant" USING btree ("credential");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_number" ON "participant" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_document" ON "participant" USING btree ("activity_id","unit_id","document_fingerprint") WHERE "participant"."removed_at" is null and "participant"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "participant_activity_unit" ON "participant" USING btree ("activity_id","unit_id");--> statement-breakpoint
CREATE INDEX "participant_changed" ON "participant" USING btree ("activity_id","changed_by","id");--> statement-breakpoint
CREATE INDEX "participant_newest" ON "participant" USING btree ("activity_id","created_at","id") WHERE "participant"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "participant_by_name" ON "participant" USING btree ("activity_id","pinyin","id") WHERE "participant"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "participant_by_unit" ON "participant" USING btree ("activity_id","unit_id","pinyin","id") WHERE "participant"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "participant_dinner" ON "participant" USING btree ("activity_id","dinner_table","pinyin","id") WHERE "participant"."removed_at" is null and "participant"."dinner";--> statement-breakpoint
CREATE INDEX "participant_hotel" ON "participant" USING btree ("activity_id","check_in","check_out","id") WHERE "participant"."removed_at" is null and "participant"."hotel";--> statement-breakpoint
CREATE INDEX "participant_out" ON "participant" USING btree ("activity_id","id") WHERE "participant"."cancelled_at" is not null or "participant"."revoked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "participant_change_open" ON "participant_change" USING btree ("list_id") WHERE "participant_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "participant_change_listed" ON "participant_change" USING btree ("activity_id","state","asked_at","id");--> statement-breakpoint
CREATE INDEX "participant_change_list" ON "participant_change" USING btree ("list_id","asked_at");--> statement-breakpoint
CREATE INDEX "participant_gram_person" ON "participant_gram" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "participant_import_made" ON "participant_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_list_unit" ON "participant_list" USING btree ("activity_id","unit_id");--> statement-breakpoint
CREATE INDEX "participant_list_status" ON "participant_list" USING btree ("activity_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "phone_verification_phone" ON "phone_verification" USING btree ("phone_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "phone_verification_unit" ON "phone_verification" USING btree ("unit_id","phone_fingerprint","verified_at");--> statement-breakpoint
CREATE INDEX "status_change_case" ON "status_change" USING btree ("case_id","at","id");