CREATE TABLE "reveals" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"problem" text NOT NULL,
	"problem_key" text NOT NULL,
	"rung" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reveals_once" UNIQUE("chat_id","problem_key","rung")
);
--> statement-breakpoint
CREATE TABLE "run_events" (
	"run_id" text NOT NULL,
	"seq" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "run_events_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"message_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"instance" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "runs_status" CHECK ("runs"."status" in ('running', 'finished', 'stopped', 'cut-off', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"token" text PRIMARY KEY NOT NULL,
	"chat_id" text,
	"solve_id" text,
	"head_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_chat_id_unique" UNIQUE("chat_id"),
	CONSTRAINT "shares_solve_id_unique" UNIQUE("solve_id"),
	CONSTRAINT "shares_one_subject" CHECK (num_nonnulls("shares"."chat_id", "shares"."solve_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"run_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"address_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	"refund_reason" text,
	"model" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"estimated" boolean DEFAULT false NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_one_owner" CHECK (num_nonnulls("usage"."user_id", "usage"."guest_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "mode" text DEFAULT 'explain' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "head_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_solve_id_solves_id_fk" FOREIGN KEY ("solve_id") REFERENCES "public"."solves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_running" ON "runs" USING btree ("message_id") WHERE "runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "runs_chat" ON "runs" USING btree ("chat_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "runs_running" ON "runs" USING btree ("instance") WHERE "runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "runs_ended" ON "runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "usage_created" ON "usage" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "usage_user_created" ON "usage" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_guest_created" ON "usage" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_address_created" ON "usage" USING btree ("address_digest","created_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_parent" ON "messages" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_mode" CHECK ("chats"."mode" in ('explain', 'hints', 'check'));--> statement-breakpoint
UPDATE "messages" SET "parent_id" = "before"."id" FROM "messages" AS "before" WHERE "before"."chat_id" = "messages"."chat_id" AND "before"."position" = (SELECT max("earlier"."position") FROM "messages" AS "earlier" WHERE "earlier"."chat_id" = "messages"."chat_id" AND "earlier"."position" < "messages"."position");--> statement-breakpoint
UPDATE "chats" SET "head_id" = "last"."id" FROM "messages" AS "last" WHERE "last"."chat_id" = "chats"."id" AND "last"."position" = (SELECT max("any"."position") FROM "messages" AS "any" WHERE "any"."chat_id" = "chats"."id");
