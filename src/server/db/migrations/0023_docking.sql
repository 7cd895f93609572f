CREATE TABLE "docking_customer" (
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"company_type" text DEFAULT 'COMPANY' NOT NULL,
	"is_gaming" boolean DEFAULT false NOT NULL,
	CONSTRAINT "docking_customer_activity_id_unit_id_pk" PRIMARY KEY("activity_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "docking_intent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"exhibitor_unit_id" uuid NOT NULL,
	"customer_unit_id" uuid NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"declined_by" text,
	"message" text DEFAULT '' NOT NULL,
	"proposed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposed_by" text,
	"agreed_at" timestamp(3) with time zone,
	"account_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docking_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "docking_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"kept_status" text NOT NULL,
	"status_since" timestamp(3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"listed" jsonb,
	"listed_at" timestamp(3) with time zone,
	"all_text" text DEFAULT '' NOT NULL,
	"listed_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(all_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL,
	"listed_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(listed_text, NFKD), '[̀-ͯ]', '', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-鿿])', ' \1 ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "docking_customer" ADD CONSTRAINT "docking_customer_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_customer" ADD CONSTRAINT "docking_customer_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_intent" ADD CONSTRAINT "docking_intent_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_intent" ADD CONSTRAINT "docking_intent_product_id_docking_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."docking_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_intent" ADD CONSTRAINT "docking_intent_exhibitor_unit_id_unit_id_fk" FOREIGN KEY ("exhibitor_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_intent" ADD CONSTRAINT "docking_intent_customer_unit_id_unit_id_fk" FOREIGN KEY ("customer_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_intent" ADD CONSTRAINT "docking_intent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_note" ADD CONSTRAINT "docking_note_product_id_docking_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."docking_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_note" ADD CONSTRAINT "docking_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_product" ADD CONSTRAINT "docking_product_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_product" ADD CONSTRAINT "docking_product_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_product" ADD CONSTRAINT "docking_product_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "docking_customer_unit" ON "docking_customer" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "docking_intent_pair" ON "docking_intent" USING btree ("product_id","customer_unit_id");--> statement-breakpoint
CREATE INDEX "docking_intent_of_customer" ON "docking_intent" USING btree ("customer_unit_id","activity_id","status");--> statement-breakpoint
CREATE INDEX "docking_intent_of_exhibitor" ON "docking_intent" USING btree ("exhibitor_unit_id","activity_id","status");--> statement-breakpoint
CREATE INDEX "docking_intent_listed" ON "docking_intent" USING btree ("activity_id","status_since","id");--> statement-breakpoint
CREATE INDEX "docking_intent_of_account" ON "docking_intent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "docking_note_of" ON "docking_note" USING btree ("product_id","at","id");--> statement-breakpoint
CREATE INDEX "docking_product_of_activity" ON "docking_product" USING btree ("activity_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "docking_product_of_unit" ON "docking_product" USING btree ("unit_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "docking_product_of_account" ON "docking_product" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "docking_product_waiting" ON "docking_product" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "docking_product_listed" ON "docking_product" USING btree ("activity_id","listed_at","id") WHERE "docking_product"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "docking_product_newest" ON "docking_product" USING btree ("listed_at","id") WHERE "docking_product"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "docking_product_words" ON "docking_product" USING gin ("words");--> statement-breakpoint
CREATE INDEX "docking_product_listed_words" ON "docking_product" USING gin ("listed_words");