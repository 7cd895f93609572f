CREATE TABLE "questionnaire_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"question_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "questionnaire_file_named" CHECK (not "questionnaire_file"."anonymous")
);
--> statement-breakpoint
ALTER TABLE "questionnaire_file" ADD CONSTRAINT "questionnaire_file_of" FOREIGN KEY ("recipient_id","anonymous") REFERENCES "public"."questionnaire_recipient"("id","anonymous") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_file_answers" ON "questionnaire_file" USING btree ("recipient_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "questionnaire_file_created" ON "questionnaire_file" USING btree ("created_at");