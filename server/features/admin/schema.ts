import { z } from "zod";
import { GRANT_DAYS_MAX, GRANT_REASON_MAX, REPORT_DAYS, REPORT_DAYS_MAX } from "./constants";

const WHO = "Name an account by its e-mail address or its id.";
const HOW_LONG = `Say for how many days, from 1 to ${REPORT_DAYS_MAX}.`;
const HOW_MANY = `Say how many days of Plus, from 1 to ${GRANT_DAYS_MAX}.`;
const WHY = `Say why, in up to ${GRANT_REASON_MAX} characters.`;
const WHICH = "Name the event by its id.";

const user = z.string({ error: WHO }).trim().min(1, WHO).max(320, WHO);
const days = z.coerce
  .number({ error: HOW_LONG })
  .int(HOW_LONG)
  .min(1, HOW_LONG)
  .max(REPORT_DAYS_MAX, HOW_LONG)
  .default(REPORT_DAYS);

/** What an operator may ask for. */
export const adminCommandSchema = z.discriminatedUnion("command", [
  z.object({ command: z.literal("user"), user }),
  z.object({
    command: z.literal("grant"),
    user,
    days: z.coerce.number({ error: HOW_MANY }).int(HOW_MANY).min(1, HOW_MANY).max(GRANT_DAYS_MAX, HOW_MANY),
    reason: z.string({ error: WHY }).trim().min(1, WHY).max(GRANT_REASON_MAX, WHY),
  }),
  z.object({ command: z.literal("sign-out"), user }),
  z.object({ command: z.literal("two-step-off"), user }),
  z.object({ command: z.literal("replay"), event: z.string({ error: WHICH }).trim().min(1, WHICH).max(255) }),
  z.object({ command: z.literal("funnel"), days }),
  z.object({ command: z.literal("costs"), days }),
  z.object({ command: z.literal("checks"), days }),
]);
