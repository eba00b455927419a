import { z } from "zod";

/** How many tutor messages a person has used today, and how many are left. */
export const usageSchema = z.object({
  plan: z.enum(["guest", "free", "plus"]),
  used: z.number().int().min(0),
  limit: z.number().int().min(0),
  remaining: z.number().int().min(0),
  /** When new ones come. */
  resetAt: z.date(),
  /** False where the tutor is free and unlimited. */
  counts: z.boolean(),
  /** Whether Plus can be bought here. */
  sold: z.boolean(),
});
