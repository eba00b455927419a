ALTER TABLE "solves" ADD COLUMN "attempt" jsonb;--> statement-breakpoint
UPDATE "solves" SET "result" = '{"alternatives": [], "graph": null}'::jsonb || "result";
