DROP INDEX "conflict_open";--> statement-breakpoint
DROP INDEX "conflict_listed";--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "participant" SET "grams" = "filed"."grams" FROM (
  SELECT "participant_id", array_agg("gram") AS "grams" FROM "participant_gram" GROUP BY "participant_id"
) "filed" WHERE "filed"."participant_id" = "participant"."id";--> statement-breakpoint
DROP TABLE "participant_gram" CASCADE;--> statement-breakpoint
CREATE INDEX "participant_grams" ON "participant" USING gin ("grams") WHERE "participant"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "conflict_open" ON "conflict" USING btree ("activity_id",("severity" = 'high') desc,"created_at" desc,"id") WHERE "conflict"."resolution" is null;--> statement-breakpoint
CREATE INDEX "conflict_listed" ON "conflict" USING btree ("activity_id",("severity" = 'high') desc,"created_at" desc,"id");