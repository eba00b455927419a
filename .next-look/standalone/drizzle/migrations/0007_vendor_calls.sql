CREATE TABLE "spending_days" (
	"day" date PRIMARY KEY NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"reserved_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_days_sound" CHECK ("spending_days"."spent_micros" >= 0 and "spending_days"."reserved_micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"instance" text NOT NULL,
	"day" date NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"estimated" boolean DEFAULT true NOT NULL,
	"reserved_micros" bigint NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "vendor_calls_outcome" CHECK ("vendor_calls"."outcome" in ('open', 'settled', 'unsent', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "plan" text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "vendor_calls_run" ON "vendor_calls" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "vendor_calls_open" ON "vendor_calls" USING btree ("lease_until") WHERE "vendor_calls"."outcome" = 'open';--> statement-breakpoint
INSERT INTO "spending_days" ("day", "spent_micros")
SELECT ("created_at" AT TIME ZONE 'UTC')::date, sum("cost_micros") FROM "usage" GROUP BY 1;
