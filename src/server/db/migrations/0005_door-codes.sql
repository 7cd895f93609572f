-- Phones held these keys: no code is made with them any more. Codes already given out go on by their hash.
DELETE FROM "sign_in_key";--> statement-breakpoint
CREATE TABLE "former_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "participant_number";--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "code_hash" text GENERATED ALWAYS AS ('sha256:' || rtrim(translate(encode(substring(sha256(decode(credential, 'escape')) from 1 for 16), 'base64'), '+/', '-_'), '=')) STORED;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "possible_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "switched_from" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_key" ADD COLUMN "given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_key" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "former_code" ADD CONSTRAINT "former_code_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_switched_from_device_id_fk" FOREIGN KEY ("switched_from") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "participant_code_hash" ON "participant" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "device_switched" ON "device" USING btree ("switched_from");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_key_current" ON "sign_in_key" USING btree ("activity_id") WHERE "sign_in_key"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "participant" DROP COLUMN "number";--> statement-breakpoint
UPDATE "attempt" SET "credential" = 'sha256:' || rtrim(translate(encode(substring(sha256(decode("credential", 'escape')) from 1 for 16), 'base64'), '+/', '-_'), '=') WHERE "credential" ~ '^[0-9A-HJKMNP-TV-Z]{26}$';--> statement-breakpoint
UPDATE "device" d SET "switched_from" = s."switched_from" FROM "station" s WHERE s."id" = d."station_id" AND s."switched_from" IS NOT NULL;
