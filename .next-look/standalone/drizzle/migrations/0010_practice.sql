CREATE TABLE "practice_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"skill" text NOT NULL,
	"reviews" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"stability" real NOT NULL,
	"streak" integer NOT NULL,
	"misconception" text,
	CONSTRAINT "practice_cards_user_skill" UNIQUE("user_id","skill"),
	CONSTRAINT "practice_cards_guest_skill" UNIQUE("guest_id","skill"),
	CONSTRAINT "practice_cards_one_owner" CHECK (num_nonnulls("practice_cards"."user_id", "practice_cards"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "practice_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"problem" text NOT NULL,
	"skill" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" bigint NOT NULL,
	"text" text NOT NULL,
	"events" jsonb NOT NULL,
	"rating" smallint,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_reviews_user_once" UNIQUE("user_id","problem"),
	CONSTRAINT "practice_reviews_guest_once" UNIQUE("guest_id","problem"),
	CONSTRAINT "practice_reviews_one_owner" CHECK (num_nonnulls("practice_reviews"."user_id", "practice_reviews"."guest_id") = 1),
	CONSTRAINT "practice_reviews_rating" CHECK ("practice_reviews"."rating" between 1 and 3)
);
--> statement-breakpoint
CREATE INDEX "practice_reviews_user_skill" ON "practice_reviews" USING btree ("user_id","skill","reviewed_at");--> statement-breakpoint
CREATE INDEX "practice_reviews_guest_skill" ON "practice_reviews" USING btree ("guest_id","skill","reviewed_at");