CREATE TABLE "extension_codes" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"provider" text,
	"allowed_in" text,
	"extension_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "extension_id" text;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "extension_codes_expiry" ON "extension_codes" USING btree ("expires_at");