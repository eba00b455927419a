import { z } from "zod";
import { UNPRINTABLE } from "@/server/features/solve/constants";
import { NOTES, STEPS } from "./constants";

const idSchema = z.string().regex(/^[a-z_]{2,12}_[0-9a-f]{32}$/);

export const noteSchema = z.enum(NOTES);

/** Paying on a checkout page. */
export const paySchema = z.object({
  id: idSchema,
  card: z.enum(["good", "declining", "unconfirmed"]),
  code: z
    .string()
    .overwrite((code) => code.replace(UNPRINTABLE, ""))
    .trim()
    .max(64)
    .optional(),
});

/** What is done on a portal page. */
const portalStepSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("card"), card: z.enum(["good", "declining"]) }),
  z.object({ what: z.literal("pay"), invoice: idSchema }),
  z.object({ what: z.literal("refund"), invoice: idSchema, part: z.enum(["all", "half"]) }),
  z.object({ what: z.literal("dispute"), invoice: idSchema, outcome: z.enum(["open", "won", "lost"]) }),
  z.object({ what: z.literal("cancel"), subscription: idSchema }),
  z.object({ what: z.literal("resume"), subscription: idSchema }),
  z.object({ what: z.literal("time"), step: z.enum(STEPS) }),
]);

export const portalSchema = z.object({ id: idSchema, step: portalStepSchema });

export const invoiceSchema = z.object({ id: idSchema });

export const pageIdSchema = idSchema;

export type PortalStep = z.output<typeof portalStepSchema>;
