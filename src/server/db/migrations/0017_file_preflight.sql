ALTER TABLE "booths_area_category" ADD COLUMN "board_width_mm" integer;--> statement-breakpoint
ALTER TABLE "booths_area_category" ADD COLUMN "board_height_mm" integer;--> statement-breakpoint
ALTER TABLE "file_version" ADD COLUMN "preflight" jsonb DEFAULT '[]'::jsonb NOT NULL;