CREATE INDEX "enrollment_of_type" ON "enrollment" USING btree ("type_id") WHERE "enrollment"."type_id" is not null;--> statement-breakpoint
CREATE INDEX "enrollment_of_category" ON "enrollment" USING btree ("category_id") WHERE "enrollment"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "invitation_unit" ON "invitation" USING btree ("unit_id") WHERE "invitation"."unit_id" is not null;--> statement-breakpoint
CREATE INDEX "message_of_activity" ON "message" USING btree ("activity_id") WHERE "message"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX "participant_unit" ON "participant" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "participant_list_of_unit" ON "participant_list" USING btree ("unit_id");