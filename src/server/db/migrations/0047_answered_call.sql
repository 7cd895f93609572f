CREATE TABLE "answered_call" (
	"account_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"question_fingerprint" text NOT NULL,
	"sealed_answer" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "answered_call_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "answered_call" ADD CONSTRAINT "answered_call_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_call_oldest" ON "answered_call" USING btree ("at");