ALTER TABLE "message" ADD COLUMN "recipient_fingerprint" text;--> statement-breakpoint
CREATE INDEX "message_by_recipient" ON "message" USING btree ("recipient_fingerprint","created_at","id");