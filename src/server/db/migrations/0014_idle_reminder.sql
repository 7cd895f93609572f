CREATE TABLE "idle_reminder" (
	"enrollment_id" uuid NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idle_reminder_enrollment_id_since_pk" PRIMARY KEY("enrollment_id","since")
);
--> statement-breakpoint
ALTER TABLE "idle_reminder" ADD CONSTRAINT "idle_reminder_enrollment_id_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollment"("id") ON DELETE no action ON UPDATE no action;