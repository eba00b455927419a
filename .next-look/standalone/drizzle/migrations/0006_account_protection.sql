CREATE TABLE "former_accounts" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"had_trial" boolean NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"key" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"password_hash" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "address_digest" text;--> statement-breakpoint
CREATE INDEX "former_accounts_deleted" ON "former_accounts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "known_places_seen" ON "known_places" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "mailed_links_email" ON "mailed_links" USING btree ("email");