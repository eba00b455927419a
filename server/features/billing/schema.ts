import { z } from "zod";
import { UNPRINTABLE } from "@/server/features/solve/constants";

const intervalSchema = z.enum(["month", "year"], { error: "Choose monthly or annual." });

const PROMOTION_LENGTH_MAX = 100;

/** What a customer wants to buy, and a discount code. */
export const checkoutSchema = z.object({
  interval: intervalSchema,
  promotion: z
    .string()
    .overwrite((code) => code.replace(UNPRINTABLE, ""))
    .trim()
    .max(PROMOTION_LENGTH_MAX)
    .nullable()
    .default(null),
});

export const intervalChangeSchema = z.object({ interval: intervalSchema });

/** For a button that says everything by itself. */
export const nothingSchema = z.object({});

/** What the caller may do, and why. */
export const billingPlanSchema = z.object({
  plan: z.enum(["guest", "free", "plus"]),
  /** Null for a guest and for Free. */
  source: z.enum(["trial", "subscription", "grace", "free-days"]).nullable(),
  until: z.date().nullable(),
  /** Whether it goes on by itself after `until`. */
  renews: z.boolean(),
  messagesPerDay: z.number().int(),
});
