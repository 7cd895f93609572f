ALTER TABLE "public_registration" ADD COLUMN "names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "public_registration" ADD COLUMN "sealed_new" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_registration" ADD COLUMN "new_email_id" uuid;--> statement-breakpoint
ALTER TABLE "public_registration" ADD COLUMN "new_email_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "public_registration" ADD COLUMN "new_emails" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "public_registration" ADD COLUMN "link_sent_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "public_demand_waiting" ON "public_demand" USING btree ("created_at","id") WHERE "public_demand"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "public_registration_new_email" ON "public_registration" USING btree ("new_email_id");