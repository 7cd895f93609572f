CREATE TABLE "road_show_topic" (
	"record_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "road_show_topic_record_id_topic_pk" PRIMARY KEY("record_id","topic")
);
--> statement-breakpoint
ALTER TABLE "road_show_topic" ADD CONSTRAINT "road_show_topic_record_id_road_show_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."road_show_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "road_show_topic_found" ON "road_show_topic" USING btree ("activity_id","kind","topic","record_id","weight");