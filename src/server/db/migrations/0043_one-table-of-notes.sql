-- Notes on the fields of a case stand in one table, whatever workflow it is of; what is decided on a record's page may begin later.
INSERT INTO "field_note" ("case_id", "id", "field", "text", "account_id", "at", "answer", "answered_at", "closed_at")
SELECT "product_id", "id", "field", "text", "account_id", "at", "answer", "answered_at", "closed_at" FROM "docking_note";--> statement-breakpoint
INSERT INTO "field_note" ("case_id", "id", "field", "text", "account_id", "at", "answer", "answered_at", "closed_at")
SELECT "record_id", "id", "field", "text", "account_id", "at", "answer", "answered_at", "closed_at" FROM "road_show_note";--> statement-breakpoint
DROP TABLE "docking_note" CASCADE;--> statement-breakpoint
DROP TABLE "road_show_note" CASCADE;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "wish" jsonb;--> statement-breakpoint
CREATE INDEX "bulk_action_begun" ON "bulk_action" USING btree ("workflow") WHERE "bulk_action"."state" in ('WAITING', 'RUNNING');