-- An activity's tables stand in halls with names; those of before stand in one.
UPDATE "activity"
   SET "settings" = jsonb_set(
         "settings" #- '{visits,tables}',
         '{visits,halls}',
         jsonb_build_array(jsonb_build_object('name', 'T', 'tables', "settings" #> '{visits,tables}'))
       )
 WHERE "settings" #> '{visits,tables}' IS NOT NULL;
