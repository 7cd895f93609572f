CREATE TABLE "waiting_digest" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
