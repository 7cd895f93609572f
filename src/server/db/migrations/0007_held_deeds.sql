ALTER TABLE "bulk_action" ADD COLUMN "membership_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "activity_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "booths" integer;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "booths_wished" integer;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "booths_left" integer;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD COLUMN "waited_since" timestamp(3) with time zone;
