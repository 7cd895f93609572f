CREATE TABLE "phone_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_group" text NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_link" ADD CONSTRAINT "phone_link_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_link_of_session" ON "phone_link" USING btree ("session_id","expires_at");--> statement-breakpoint
CREATE INDEX "phone_link_expiring" ON "phone_link" USING btree ("expires_at");