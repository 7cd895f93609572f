-- The attachments of a research result have a field of their own (the presentation is another one).
UPDATE "file_item"
   SET "file_group" = 'RESEARCH_OTHER'
  FROM "road_show_record"
 WHERE "file_item"."owner_kind" = 'ROAD_SHOW_RECORD'
   AND "file_item"."file_group" = 'RECORD_FILE'
   AND "road_show_record"."id" = "file_item"."owner_id"
   AND "road_show_record"."kind" = 'RESULT';
