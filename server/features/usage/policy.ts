import { GUEST_ADDRESS_MESSAGES, PLANS } from "@/server/features/billing/constants";
import { formatCount } from "@/server/format";
import { GUEST_ADDRESS_REFUNDS, REFUNDS_PER_DAY } from "./constants";
import type { Allowance, Counted, MessagesLeft, Standing, Tally, UsageView } from "./types";

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** The beginning of the day by UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** The beginning of the next day by UTC: when messages that were used come back. */
export const startOfNextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

export const NOTHING_BEGUN: Tally = { begun: 0, refunded: 0, abandoned: 0 };

/** How many messages count: all that were begun but those that are refunded, or will be once they are marked.
 * @param refunds how many refunds there are in a day */
const countedOf = ({ begun, refunded, abandoned }: Tally, refunds: number): number =>
  begun - refunded - Math.min(abandoned, Math.max(0, refunds - refunded));

/** The state of an allowance. However refunds came about, nobody begins more replies in a day than messages plus refunds. */
export function standing(
  { plan, limit, addressDigest }: Allowance,
  { own, atPlaces }: Counted,
  now: Date,
): Standing {
  const used = countedOf(own, REFUNDS_PER_DAY[plan]);
  const left = [limit - used, beginningsLeft({ plan, limit, addressDigest }, { own, atPlaces })];
  for (const { tally, share } of atPlaces)
    left.push(GUEST_ADDRESS_MESSAGES * share - countedOf(tally, GUEST_ADDRESS_REFUNDS * share));
  return { plan, used, limit, remaining: Math.max(0, Math.min(...left)), resetAt: startOfNextDay(now) };
}

/** How many replies an owner can still begin today, whether they will count or be refunded. */
export function beginningsLeft({ plan, limit }: Allowance, { own, atPlaces }: Counted): number {
  const alone = limit + REFUNDS_PER_DAY[plan] - own.begun;
  const here = atPlaces.map(
    ({ tally, share }) => (GUEST_ADDRESS_MESSAGES + GUEST_ADDRESS_REFUNDS) * share - tally.begun,
  );
  return Math.min(alone, ...here);
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

/** What a student reads when no messages are left. */
export function usedUpWords({ plan, used, limit, resetAt }: Standing, now: Date): string {
  const again = `You get more in ${durationWords(resetAt.getTime() - now.getTime())}.`;
  const goOn = "The built-in tutor and solving stay free and unlimited.";
  if (plan !== "guest")
    return `You have used today’s ${formatCount(limit)} tutor messages of ${PLANS[plan].name}. ${again} ${goOn}`;
  const whose =
    used < limit
      ? "Guests on your network have used today’s tutor messages."
      : `You have used today’s ${limit} tutor messages for guests.`;
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
