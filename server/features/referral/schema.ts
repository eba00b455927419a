import { z } from "zod";
import { FIRST_ENTRY_LENGTH_MAX, FIRST_ENTRY_PREFIX, NO_INVITATION } from "./constants";
import { codeOfFirstEntry } from "./policy";

/** How an invited visitor first came: a path that begins with "/?c=" and a readable code. */
export const bindReferralSchema = z.object({
  firstEntry: z
    .string({ error: NO_INVITATION })
    .startsWith(FIRST_ENTRY_PREFIX, NO_INVITATION)
    .max(FIRST_ENTRY_LENGTH_MAX, NO_INVITATION)
    .refine((firstEntry) => codeOfFirstEntry(firstEntry) !== null, { error: NO_INVITATION, abort: true }),
});

export const bindingSchema = z.object({
  boundAt: z.date(),
  /** Days of trial the account has now. */
  trialDays: z.number().int(),
});

/** An account's own invitation and what came of it. */
export const referralStandingSchema = z.object({
  code: z.string(),
  link: z.string(),
  /** Accounts that came through the link. */
  newcomers: z.number().int(),
  rewards: z.object({
    /** Newcomers who have not paid yet. */
    pending: z.number().int(),
    /** Days of Plus earned. */
    earnedDays: z.number().int(),
    /** Days taken back because the invoice was refunded. */
    revokedDays: z.number().int(),
  }),
});
