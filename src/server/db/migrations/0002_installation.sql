CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text DEFAULT 'here' NOT NULL,
	"key_check" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "installation_place_unique" UNIQUE("place")
);
