CREATE TABLE "practice_participants" (
	"id" text PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"name" text,
	"problems" jsonb NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_participants_user_once" UNIQUE("set_id","user_id"),
	CONSTRAINT "practice_participants_guest_once" UNIQUE("set_id","guest_id"),
	CONSTRAINT "practice_participants_one_owner" CHECK (num_nonnulls("practice_participants"."user_id", "practice_participants"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "practice_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"token" text NOT NULL,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_sets_token_unique" UNIQUE("token"),
	CONSTRAINT "practice_sets_one_owner" CHECK (num_nonnulls("practice_sets"."user_id", "practice_sets"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "practice_participants" ADD CONSTRAINT "practice_participants_set_id_practice_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."practice_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_participants_user" ON "practice_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "practice_participants_guest" ON "practice_participants" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "practice_sets_user_created" ON "practice_sets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "practice_sets_guest_created" ON "practice_sets" USING btree ("guest_id","created_at");