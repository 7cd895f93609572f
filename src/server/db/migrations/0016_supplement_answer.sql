CREATE TABLE "supplement_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplement_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"submitted_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "supplement_answer" ADD CONSTRAINT "supplement_answer_supplement_id_supplement_notice_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."supplement_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_answer" ADD CONSTRAINT "supplement_answer_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplement_answer_of" ON "supplement_answer" USING btree ("enrollment_id","supplement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplement_answer_to" ON "supplement_answer" USING btree ("supplement_id","enrollment_id");