CREATE TABLE "forum_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"forum_id" uuid NOT NULL,
	"name_tc" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_pt" text DEFAULT '' NOT NULL,
	"hall_tc" text DEFAULT '' NOT NULL,
	"hall_en" text DEFAULT '' NOT NULL,
	"hall_pt" text DEFAULT '' NOT NULL,
	"begins" timestamp(3) with time zone NOT NULL,
	"ends" timestamp(3) with time zone NOT NULL,
	"speakers" jsonb NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_programme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_programme_session" (
	"programme_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "own_programme_session_programme_id_session_id_pk" PRIMARY KEY("programme_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "forum_session" ADD CONSTRAINT "forum_session_forum_id_forum_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forum"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_programme_session" ADD CONSTRAINT "own_programme_session_programme_id_own_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."own_programme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_programme_session" ADD CONSTRAINT "own_programme_session_session_id_forum_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."forum_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_session_listed" ON "forum_session" USING btree ("forum_id","begins","id") WHERE "forum_session"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "forum_session_forum" ON "forum_session" USING btree ("forum_id");--> statement-breakpoint
CREATE INDEX "own_programme_opened" ON "own_programme" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "own_programme_session_session" ON "own_programme_session" USING btree ("session_id");