CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"title" text NOT NULL,
	"solve_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chats_one_owner" CHECK (num_nonnulls("chats"."user_id", "chats"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "guest_claims" (
	"guest_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_chat_position" UNIQUE("chat_id","position")
);
--> statement-breakpoint
CREATE TABLE "solves" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"text" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"verification" text NOT NULL,
	"latex" text NOT NULL,
	"result" jsonb NOT NULL,
	"revealed_steps" integer DEFAULT 0 NOT NULL,
	"answer_revealed" boolean DEFAULT false NOT NULL,
	"solve_ms" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "solves_one_owner" CHECK (num_nonnulls("solves"."user_id", "solves"."guest_id") = 1),
	CONSTRAINT "solves_mode" CHECK ("solves"."mode" in ('answer', 'hints'))
);
--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_solve_id_solves_id_fk" FOREIGN KEY ("solve_id") REFERENCES "public"."solves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_user_updated" ON "chats" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chats_guest_updated" ON "chats" USING btree ("guest_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chats_solve" ON "chats" USING btree ("solve_id");--> statement-breakpoint
CREATE INDEX "solves_user_created" ON "solves" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "solves_guest_created" ON "solves" USING btree ("guest_id","created_at" DESC NULLS FIRST);