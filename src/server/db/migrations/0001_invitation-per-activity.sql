DROP INDEX "invitation_email";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_email" ON "invitation" USING btree ("event_id",coalesce("activity_id", "event_id"),lower("contact_email"));