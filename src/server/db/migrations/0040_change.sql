CREATE INDEX "upload_session_of_account" ON "upload_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_session_item" ON "upload_session" USING btree ("item_id") WHERE "upload_session"."item_id" is not null;--> statement-breakpoint
CREATE INDEX "invitation_account" ON "invitation" USING btree ("account_id") WHERE "invitation"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "participant_list_representative" ON "participant_list" USING btree ("representative_id") WHERE "participant_list"."representative_id" is not null;--> statement-breakpoint
CREATE INDEX "schedule_meeting_of_activity" ON "schedule_meeting" USING btree ("activity_id");