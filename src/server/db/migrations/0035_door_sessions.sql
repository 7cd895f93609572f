ALTER TABLE "station" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_session_id_forum_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."forum_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_session" ON "sign_in" USING btree ("scope","participant_id") WHERE "sign_in"."active" and "sign_in"."kind" = 'ACTIVITY' and "sign_in"."scope" <> '';--> statement-breakpoint
CREATE INDEX "station_session" ON "station" USING btree ("session_id") WHERE "station"."session_id" is not null;