UPDATE "status_change" SET "case_type" = lower("case_type") WHERE "case_type" <> lower("case_type");
