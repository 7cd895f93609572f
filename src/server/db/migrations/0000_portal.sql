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
	"mobile" text DEFAULT '' NOT NULL,
	"email_verified_at" timestamp(3) with time zone,
	"mobile_verified_at" timestamp(3) with time zone,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"last_login_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name_tc || ' ' || name_en || ' ' || name_pt || ' ' || username || ' ' || email || ' ' || mobile || ' ' || right(mobile, 11) || ' ' || right(mobile, 8) || ' ' || right(mobile, 4), NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
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
CREATE TABLE "known_device" (
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"unit_id" uuid,
	"org_type" text NOT NULL,
	"role" text,
	"created_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone
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
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"country_region_id" integer,
	"province_id" integer,
	"city_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"school_code" text DEFAULT '' NOT NULL,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name_tc || ' ' || name_en || ' ' || name_pt || ' ' || website || ' ' || school_code, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
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
	"place_tc" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"place_pt" text DEFAULT '' NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"enroll_begin_date" date,
	"enroll_end_date" date,
	"exhibitor_enroll_begin_date" date,
	"exhibitor_enroll_end_date" date,
	"customer_enroll_begin_date" date,
	"customer_enroll_end_date" date,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(code || ' ' || name_tc || ' ' || name_en || ' ' || name_pt, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_binding" (
	"activity_id" uuid NOT NULL,
	"other_activity_id" uuid NOT NULL,
	"tip_tc" text DEFAULT '' NOT NULL,
	"tip_en" text DEFAULT '' NOT NULL,
	"tip_pt" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_binding_activity_id_other_activity_id_pk" PRIMARY KEY("activity_id","other_activity_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"hold_date" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text DEFAULT '' NOT NULL,
	"subject_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_contractor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"booths_area_id" integer,
	"unit_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"booths_area_id" integer,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enrollment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "enrollment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"org_type" text NOT NULL,
	"contractor_unit_id" uuid,
	"status" text NOT NULL,
	"kept_status" text,
	"status_since" timestamp(3) with time zone NOT NULL,
	"self_designed" boolean,
	"booths_count" integer DEFAULT 0 NOT NULL,
	"assign_booths_count" integer,
	"progress" integer DEFAULT 1 NOT NULL,
	"type_id" integer,
	"category_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"submitted_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "export_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"filter" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"language" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"bytes" integer,
	"storage_key" text,
	"upload" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_group" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"result" text,
	"reply" text DEFAULT '' NOT NULL,
	"reply_time" timestamp(3) with time zone,
	"mark" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"removed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"filename" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"refusal" jsonb,
	"sha256" text,
	"facts" jsonb NOT NULL,
	"scan" text,
	"previews" jsonb NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"erased_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_group" text NOT NULL,
	"replaces_id" uuid,
	"account_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fingerprint" text,
	"storage_key" text NOT NULL,
	"storage_upload" text NOT NULL,
	"item_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workflow" text NOT NULL,
	"move" text NOT NULL,
	"note" text NOT NULL,
	"count" integer,
	"more" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"undo_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_item" (
	"action_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"names" jsonb NOT NULL,
	"detail" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"messages" jsonb NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	CONSTRAINT "bulk_item_action_id_case_id_pk" PRIMARY KEY("action_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"activity_id" uuid,
	"unit_id" uuid,
	"org_type" text DEFAULT 'EXHIBITOR' NOT NULL,
	"role" text,
	"type_id" integer,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"contact_person" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '853' NOT NULL,
	"contact_mobile" text DEFAULT '' NOT NULL,
	"contact_tel_no" text DEFAULT '' NOT NULL,
	"contact_email" text NOT NULL,
	"country_region_id" integer,
	"province_id" integer,
	"city_id" integer,
	"username" text,
	"account_id" uuid,
	"language" text DEFAULT 'zh' NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"code_hash" text,
	"expires_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"activated_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(name_tc || ' ' || name_en || ' ' || name_pt || ' ' || contact_person || ' ' || contact_email, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
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
	"sealed" text,
	"state" text NOT NULL,
	"held_until" timestamp(3) with time zone,
	"group_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "in_app_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"language" text NOT NULL,
	"activity_id" uuid,
	"sealed" text NOT NULL,
	"action_needed" boolean NOT NULL,
	"group_id" uuid,
	"visible_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid,
	"trigger" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'ON' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "notice_template_one" UNIQUE NULLS NOT DISTINCT("trigger","language","channel","event_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplement_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"name_tc" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"text_tc" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_pt" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason_tc" text DEFAULT '' NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"reason_pt" text DEFAULT '' NOT NULL,
	"due_date" date,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"published_at" timestamp(3) with time zone,
	"group_id" uuid,
	"status_before" text
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
	"photo_id" uuid,
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
CREATE TABLE "booths_area" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "booths_area_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"booths_area_category_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"after_description" jsonb DEFAULT '{"tc":"","en":"","pt":""}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booths_area_category" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "booths_area_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"activity_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"board_count_limit" integer,
	"enabled_child_select" boolean DEFAULT false NOT NULL,
	"short_title" boolean DEFAULT false NOT NULL,
	"booths_description" jsonb DEFAULT '{"tc":"","en":"","pt":""}'::jsonb NOT NULL,
	"board_spec_description" jsonb DEFAULT '{"tc":"","en":"","pt":""}'::jsonb NOT NULL,
	"booths_instruction" jsonb DEFAULT '{"tc":"","en":"","pt":""}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booths_area_category_type" (
	"booths_area_category_id" integer NOT NULL,
	"exhibitor_type_id" integer NOT NULL,
	CONSTRAINT "booths_area_category_type_booths_area_category_id_exhibitor_type_id_pk" PRIMARY KEY("booths_area_category_id","exhibitor_type_id")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "city_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"province_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_region" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "country_region_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"mobile_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_period" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booths_area_category_id" integer NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibitor_type" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "exhibitor_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"activity_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"max_booths" integer,
	"needs_licence" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "province" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "province_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"country_region_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_item" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "reference_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"code" text DEFAULT '' NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"list" text NOT NULL,
	"activity_id" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"group" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"activity_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"confirmed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid,
	"account_id" uuid,
	"seq" integer NOT NULL,
	"activity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"participant_id" uuid,
	"given_participant_id" uuid,
	"credential" text,
	"source" text NOT NULL,
	"shown" text NOT NULL,
	"shown_reason" text,
	"wall_time" timestamp(3) with time zone NOT NULL,
	"estimated_time" timestamp(3) with time zone NOT NULL,
	"uncertainty_ms" bigint NOT NULL,
	"annuls" uuid,
	"reason" text,
	"override" boolean NOT NULL,
	"override_leased" boolean NOT NULL,
	"annulled_by" uuid,
	"allowed_by" uuid,
	"group_id" uuid,
	"gate" text NOT NULL,
	"device_name" text NOT NULL,
	"body_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"reply" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancelled_kind" (
	"activity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cancelled_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cancelled_kind_activity_id_kind_pk" PRIMARY KEY("activity_id","kind")
);
--> statement-breakpoint
CREATE TABLE "conflict" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"participant_id" uuid,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"reason" text NOT NULL,
	"credited_attempt_id" uuid,
	"order_uncertain" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"closes_at" timestamp(3) with time zone,
	"resolution" text,
	"resolved_at" timestamp(3) with time zone,
	"resolved_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"station_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"paired_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"seen" integer[] DEFAULT '{}' NOT NULL,
	"overrides" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_report" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"pending" integer,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"list_age_seconds" integer,
	"clock_offset_ms" bigint,
	"app_version" text,
	"decision_p95_ms" double precision,
	"preflight" jsonb,
	"preflight_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "malformed_attempt" (
	"device_id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"seq" integer,
	"body" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "malformed_attempt_device_id_body_hash_pk" PRIMARY KEY("device_id","body_hash")
);
--> statement-breakpoint
CREATE TABLE "person_at_door" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"last_seq" integer NOT NULL,
	"device_head" text NOT NULL,
	"server_head" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"active" boolean NOT NULL,
	"voided" boolean NOT NULL,
	"attempt_id" uuid NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"gate" text NOT NULL,
	"device_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_key" (
	"activity_id" uuid NOT NULL,
	"key_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_in_key_activity_id_key_id_pk" PRIMARY KEY("activity_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "station" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"gate" text NOT NULL,
	"profile" text NOT NULL,
	"valid_until" timestamp(3) with time zone NOT NULL,
	"pairing_hash" text,
	"pairing_expires_at" timestamp(3) with time zone,
	"created_by" uuid,
	"switched_from" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "supervisor_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"salt" text NOT NULL,
	"rounds" integer NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"tried_at" timestamp(3) with time zone,
	"passed_at" timestamp(3) with time zone,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid,
	"target_fingerprint" text NOT NULL,
	"code_fingerprint" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"verified_at" timestamp(3) with time zone,
	"used_at" timestamp(3) with time zone
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
	"group_id" uuid,
	"version" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_activity" ADD CONSTRAINT "membership_activity_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_activity" ADD CONSTRAINT "membership_activity_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_binding" ADD CONSTRAINT "activity_binding_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_binding" ADD CONSTRAINT "activity_binding_other_activity_id_activity_id_fk" FOREIGN KEY ("other_activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum" ADD CONSTRAINT "forum_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_contractor" ADD CONSTRAINT "booth_contractor_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_contractor" ADD CONSTRAINT "booth_contractor_booths_area_id_booths_area_id_fk" FOREIGN KEY ("booths_area_id") REFERENCES "public"."booths_area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_contractor" ADD CONSTRAINT "booth_contractor_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_booths_area_id_booths_area_id_fk" FOREIGN KEY ("booths_area_id") REFERENCES "public"."booths_area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_contractor_unit_id_unit_id_fk" FOREIGN KEY ("contractor_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_type_id_exhibitor_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."exhibitor_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment" ADD CONSTRAINT "enrollment_category_id_booths_area_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."booths_area_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_version" ADD CONSTRAINT "file_version_item_id_file_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."file_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_version" ADD CONSTRAINT "file_version_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_replaces_id_file_item_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."file_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_item_id_file_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."file_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD CONSTRAINT "bulk_item_action_id_bulk_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."bulk_action"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_app_notice" ADD CONSTRAINT "in_app_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_app_notice" ADD CONSTRAINT "in_app_notice_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_template" ADD CONSTRAINT "notice_template_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_template" ADD CONSTRAINT "notice_template_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_notice" ADD CONSTRAINT "supplement_notice_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_change" ADD CONSTRAINT "participant_change_list_id_participant_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."participant_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_change" ADD CONSTRAINT "participant_change_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_gram" ADD CONSTRAINT "participant_gram_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_list" ADD CONSTRAINT "participant_list_representative_id_participant_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booths_area" ADD CONSTRAINT "booths_area_booths_area_category_id_booths_area_category_id_fk" FOREIGN KEY ("booths_area_category_id") REFERENCES "public"."booths_area_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booths_area_category" ADD CONSTRAINT "booths_area_category_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booths_area_category_type" ADD CONSTRAINT "booths_area_category_type_booths_area_category_id_booths_area_category_id_fk" FOREIGN KEY ("booths_area_category_id") REFERENCES "public"."booths_area_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booths_area_category_type" ADD CONSTRAINT "booths_area_category_type_exhibitor_type_id_exhibitor_type_id_fk" FOREIGN KEY ("exhibitor_type_id") REFERENCES "public"."exhibitor_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_period" ADD CONSTRAINT "enrollment_period_booths_area_category_id_booths_area_category_id_fk" FOREIGN KEY ("booths_area_category_id") REFERENCES "public"."booths_area_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_type" ADD CONSTRAINT "exhibitor_type_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "province" ADD CONSTRAINT "province_country_region_id_country_region_id_fk" FOREIGN KEY ("country_region_id") REFERENCES "public"."country_region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_item" ADD CONSTRAINT "reference_item_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import" ADD CONSTRAINT "sheet_import_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_allowed_by_supervisor_code_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."supervisor_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_kind" ADD CONSTRAINT "cancelled_kind_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_credited_attempt_id_attempt_id_fk" FOREIGN KEY ("credited_attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_report" ADD CONSTRAINT "device_report_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malformed_attempt" ADD CONSTRAINT "malformed_attempt_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_at_door" ADD CONSTRAINT "person_at_door_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_receipt" ADD CONSTRAINT "shift_receipt_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_key" ADD CONSTRAINT "sign_in_key_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_switched_from_device_id_fk" FOREIGN KEY ("switched_from") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_code" ADD CONSTRAINT "supervisor_code_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_code" ADD CONSTRAINT "supervisor_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_newest" ON "account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_last_login" ON "account" USING btree ("last_login_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_suspended" ON "account" USING btree ("created_at","id") WHERE "account"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "account_never_logged_in" ON "account" USING btree ("created_at","id") WHERE "account"."last_login_at" is null;--> statement-breakpoint
CREATE INDEX "account_words" ON "account" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "external_identity_account" ON "external_identity" USING btree ("account_id","issuer");--> statement-breakpoint
CREATE INDEX "known_device_last" ON "known_device" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "membership_account" ON "membership" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "membership_unit" ON "membership" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "membership_org_type" ON "membership" USING btree ("org_type","account_id") WHERE "membership"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "membership_activity_activity" ON "membership_activity" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "provider_record_grant" ON "provider_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_record_uid" ON "provider_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_record_expires" ON "provider_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "unit_newest" ON "unit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "unit_by_kind" ON "unit" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "unit_by_region" ON "unit" USING btree ("country_region_id","created_at","id");--> statement-breakpoint
CREATE INDEX "unit_by_name" ON "unit" USING btree ("name_tc","id");--> statement-breakpoint
CREATE INDEX "unit_words" ON "unit" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_code" ON "activity" USING btree ("code");--> statement-breakpoint
CREATE INDEX "activity_listed" ON "activity" USING btree ("state","category","created_at");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activity_of_event" ON "activity" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_words" ON "activity" USING gin ("words");--> statement-breakpoint
CREATE INDEX "activity_binding_other" ON "activity_binding" USING btree ("other_activity_id");--> statement-breakpoint
CREATE INDEX "forum_listed" ON "forum" USING btree ("status","hold_date");--> statement-breakpoint
CREATE INDEX "forum_of_activity" ON "forum" USING btree ("activity_id","hold_date");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_kind" ON "audit_entry" USING btree ("subject_kind","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booth_contractor_area" ON "booth_contractor" USING btree ("activity_id","booths_area_id") WHERE "booth_contractor"."booths_area_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booth_contractor_rest" ON "booth_contractor" USING btree ("activity_id") WHERE "booth_contractor"."booths_area_id" is null;--> statement-breakpoint
CREATE INDEX "booth_contractor_unit" ON "booth_contractor" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_code" ON "place" USING btree ("activity_id","code");--> statement-breakpoint
CREATE INDEX "place_area" ON "place" USING btree ("booths_area_id");--> statement-breakpoint
CREATE INDEX "place_enrollment" ON "place" USING btree ("enrollment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_live" ON "enrollment" USING btree ("activity_id","unit_id") WHERE "enrollment"."status" not in ('APPLY_CANCELED', '{p}CANCELED');--> statement-breakpoint
CREATE INDEX "enrollment_unit" ON "enrollment" USING btree ("unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_activity" ON "enrollment" USING btree ("activity_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_status" ON "enrollment" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "enrollment_waiting" ON "enrollment" USING btree ("activity_id","status","status_since","id");--> statement-breakpoint
CREATE INDEX "enrollment_newest" ON "enrollment" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_by_design" ON "enrollment" USING btree ("status",coalesce("self_designed", false),"status_since","id");--> statement-breakpoint
CREATE INDEX "enrollment_created" ON "enrollment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_account" ON "enrollment" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_contractor" ON "enrollment" USING btree ("contractor_unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "export_job_of_account" ON "export_job" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "export_job_expires" ON "export_job" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "file_item_of_owner" ON "file_item" USING btree ("owner_kind","owner_id","file_group","created_at") WHERE "file_item"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_version_of_item" ON "file_version" USING btree ("item_id","number");--> statement-breakpoint
CREATE INDEX "upload_session_of_owner" ON "upload_session" USING btree ("owner_kind","owner_id","file_group");--> statement-breakpoint
CREATE INDEX "upload_session_expiring" ON "upload_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bulk_action_of_account" ON "bulk_action" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_item_listed" ON "bulk_item" USING btree ("action_id","position");--> statement-breakpoint
CREATE INDEX "bulk_item_state" ON "bulk_item" USING btree ("action_id","state","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_email" ON "invitation" USING btree ("event_id",lower("contact_email"));--> statement-breakpoint
CREATE INDEX "invitation_of_email" ON "invitation" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_code" ON "invitation" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitation_listed" ON "invitation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_by_state" ON "invitation" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "invitation_sent" ON "invitation" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "invitation_created" ON "invitation" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_of_activity" ON "invitation" USING btree ("activity_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_activity_newest" ON "invitation" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_words" ON "invitation" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE "job"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "message_listed" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_state" ON "message" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_channel" ON "message" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_group" ON "message" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "message_kept" ON "message" USING btree ("created_at") WHERE "message"."sealed" is not null;--> statement-breakpoint
CREATE INDEX "in_app_notice_listed" ON "in_app_notice" USING btree ("account_id","visible_at","id");--> statement-breakpoint
CREATE INDEX "in_app_notice_group" ON "in_app_notice" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "in_app_notice_read" ON "in_app_notice" USING btree ("read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "push_subscription_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "supplement_notice_activity" ON "supplement_notice" USING btree ("activity_id","position");--> statement-breakpoint
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
CREATE INDEX "participant_change_waiting" ON "participant_change" USING btree ("asked_at","id") WHERE "participant_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "participant_change_listed" ON "participant_change" USING btree ("activity_id","state","asked_at","id");--> statement-breakpoint
CREATE INDEX "participant_change_list" ON "participant_change" USING btree ("list_id","asked_at");--> statement-breakpoint
CREATE INDEX "participant_gram_person" ON "participant_gram" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_list_unit" ON "participant_list" USING btree ("activity_id","unit_id");--> statement-breakpoint
CREATE INDEX "participant_list_status" ON "participant_list" USING btree ("activity_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "participant_list_sent" ON "participant_list" USING btree ("submitted_at","id") WHERE "participant_list"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "booths_area_listed" ON "booths_area" USING btree ("booths_area_category_id","position","id");--> statement-breakpoint
CREATE INDEX "booths_area_category_listed" ON "booths_area_category" USING btree ("activity_id","position","id");--> statement-breakpoint
CREATE INDEX "city_listed" ON "city" USING btree ("province_id","position","id");--> statement-breakpoint
CREATE INDEX "country_region_listed" ON "country_region" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "enrollment_period_listed" ON "enrollment_period" USING btree ("booths_area_category_id","begin_date");--> statement-breakpoint
CREATE INDEX "exhibitor_type_listed" ON "exhibitor_type" USING btree ("activity_id","position","id");--> statement-breakpoint
CREATE INDEX "province_listed" ON "province" USING btree ("country_region_id","position","id");--> statement-breakpoint
CREATE INDEX "reference_item_listed" ON "reference_item" USING btree ("list","activity_id","position","id");--> statement-breakpoint
CREATE INDEX "sheet_import_made" ON "sheet_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sheet_import_of_activity" ON "sheet_import" USING btree ("activity_id","kind");--> statement-breakpoint
CREATE INDEX "attempt_device" ON "attempt" USING btree ("device_id","seq");--> statement-breakpoint
CREATE INDEX "attempt_person" ON "attempt" USING btree ("participant_id","kind");--> statement-breakpoint
CREATE INDEX "attempt_annuls" ON "attempt" USING btree ("annuls") WHERE "attempt"."annuls" is not null;--> statement-breakpoint
CREATE INDEX "attempt_unknown" ON "attempt" USING btree ("credential") WHERE "attempt"."participant_id" is null and "attempt"."credential" is not null;--> statement-breakpoint
CREATE INDEX "attempt_unknown_person" ON "attempt" USING btree ("given_participant_id") WHERE "attempt"."participant_id" is null and "attempt"."given_participant_id" is not null;--> statement-breakpoint
CREATE INDEX "attempt_group" ON "attempt" USING btree ("group_id") WHERE "attempt"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "attempt_hours" ON "attempt" USING btree ("activity_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conflict_attempt" ON "conflict" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "conflict_open" ON "conflict" USING btree ("activity_id","created_at","id") WHERE "conflict"."resolution" is null;--> statement-breakpoint
CREATE INDEX "conflict_waiting" ON "conflict" USING btree ("created_at","id") WHERE "conflict"."resolution" is null;--> statement-breakpoint
CREATE INDEX "conflict_listed" ON "conflict" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conflict_person" ON "conflict" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "conflict_closing" ON "conflict" USING btree ("closes_at") WHERE "conflict"."resolution" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_token" ON "device" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "device_station" ON "device" USING btree ("station_id","paired_at");--> statement-breakpoint
CREATE INDEX "device_activity" ON "device" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "person_at_door_changed" ON "person_at_door" USING btree ("activity_id","changed_by","participant_id");--> statement-breakpoint
CREATE INDEX "shift_receipt_device" ON "shift_receipt" USING btree ("device_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_subject" ON "sign_in" USING btree ("participant_id","kind","scope");--> statement-breakpoint
CREATE INDEX "sign_in_counted" ON "sign_in" USING btree ("activity_id","kind","first_at") WHERE "sign_in"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "station_pairing" ON "station" USING btree ("pairing_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "station_switched" ON "station" USING btree ("switched_from","activity_id");--> statement-breakpoint
CREATE INDEX "station_listed" ON "station" USING btree ("activity_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "supervisor_code_held" ON "supervisor_code" USING btree ("activity_id","account_id") WHERE "supervisor_code"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "captcha_answer" ON "captcha" USING btree ("kind","answer");--> statement-breakpoint
CREATE INDEX "captcha_age" ON "captcha" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verification_code_target" ON "verification_code" USING btree ("target_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "verification_code_subject" ON "verification_code" USING btree ("subject_id","target_fingerprint","verified_at");--> statement-breakpoint
CREATE INDEX "verification_code_age" ON "verification_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "status_change_case" ON "status_change" USING btree ("case_id","at","id");