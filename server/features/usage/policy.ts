import { GUEST_ADDRESS_MESSAGES, PLANS } from "@/server/features/billing/constants";
import type { Allowance, Counted, MessagesLeft, Spending, Standing, Taken, UsageView } from "./types";

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

interface Call {
  readonly tokens: { readonly input: number; readonly output: number; readonly estimated: boolean };
}

/** What a reply's calls took together. A price for a million tokens in dollars is the price of one in millionths. */
export function takenBy(
  calls: readonly Call[],
  { inputPrice, outputPrice }: Pick<Spending, "inputPrice" | "outputPrice">,
): Taken {
  const inputTokens = calls.reduce((sum, { tokens }) => sum + tokens.input, 0);
  const outputTokens = calls.reduce((sum, { tokens }) => sum + tokens.output, 0);
  return {
    inputTokens,
    outputTokens,
    estimated: calls.some(({ tokens }) => tokens.estimated),
    costMicros: Math.ceil(inputTokens * inputPrice + outputTokens * outputPrice),
  };
}

/** The beginning of the day by UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** The beginning of the next day by UTC: when messages that were used come back. */
export const startOfNextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** How an allowance stands. */
export function standing(
  { plan, limit, addressDigest }: Allowance,
  { own, atPlaces }: Counted,
  now: Date,
): Standing {
  const left = atPlaces.map(({ count, share }) => GUEST_ADDRESS_MESSAGES * share - count);
  const remaining = Math.max(0, Math.min(limit - own, ...(addressDigest === null ? [] : left)));
  return { plan, used: own, limit, remaining, resetAt: startOfNextDay(now) };
}

/** What there is to say of the messages left. */
export const leftOf = (
  { limit, remaining, resetAt, sold }: Omit<UsageView, "counts">,
  now: Date,
): MessagesLeft => ({
  limit,
  remaining,
  resetAt: resetAt.toISOString(),
  asOf: now.toISOString(),
  sold,
});

/** What somebody reads who has no message left. */
export function usedUpWords({ plan, used, limit, resetAt }: Standing, now: Date): string {
  const again = `New ones come at midnight UTC, in ${durationWords(resetAt.getTime() - now.getTime())}.`;
  const goOn = "The built-in tutor and solving stay free and unlimited.";
  if (plan !== "guest")
    return `You have used today's ${limit.toLocaleString("en-GB")} tutor messages of ${PLANS[plan].name}. ${again} ${goOn}`;
  const whose =
    used < limit
      ? "Guests at your address have used today's tutor messages."
      : `You have used today's ${limit} tutor messages for guests.`;
  return `${whose} ${again} With a free account you have ${PLANS.free.messagesPerDay} a day. ${goOn}`;
}

/** @example durationWords(3_900_000) // "1 hour 5 minutes" */
export function durationWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const parts = [counted(hours, "hour"), counted(minutes % HOUR_MINUTES, "minute")];
  return parts.filter((part) => part !== null).join(" ");
}

const counted = (count: number, unit: string): string | null =>
  count === 0 ? null : `${count} ${unit}${count === 1 ? "" : "s"}`;
