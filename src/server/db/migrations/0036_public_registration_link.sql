ALTER TABLE "public_registration" ADD COLUMN "link_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "public_registration_link" ON "public_registration" USING btree ("link_id");