import "server-only";
import { type ClaimChecker, createClaimChecker } from "./claim-checker";
import { createMeter } from "./meter";
import { createReplyReader } from "./reply-reader";
import type { ReplyCheck } from "./types";

/** Other problems than the likeliest one are looked at when that one speaks against the reply. */
const PROBLEMS_MAX = 2;
const NOTHING: ReplyCheck = { claims: [], left: 0 };

/** Reads the mathematics of one reply and has the engine judge it: calculations by themselves, equations by the ones
 * before them and by the problem, answers by the problem. What is only supposed is passed over, and what may be meant
 * otherwise is never called wrong. Other work goes on between two statements. */
export interface ReplyChecker {
  /** @param text all of the reply so far; each time at least as much as the time before
   * @param options while it has not `ended`, its last sentence may go on */
  check(text: string, options: { readonly ended: boolean }): Promise<ReplyCheck>;
}

export interface ReplyCheckerOptions {
  /** The problems the reply may be about, as the student put them, the likeliest first. */
  readonly problems: readonly string[];
  /** For the time limit, in milliseconds. */
  readonly now: () => number;
}

export function createReplyChecker({ problems, now }: ReplyCheckerOptions): ReplyChecker {
  const meter = createMeter(now);
  const reader = createReplyReader();
  const [likeliest = null, ...others] = problems.slice(0, PROBLEMS_MAX);
  const first = createClaimChecker(likeliest);
  const rest: (ClaimChecker | undefined)[] = others.map(() => undefined);
  let found = NOTHING;
  return {
    async check(text, options) {
      const read = reader.read(text, options);
      if (!read) return found;
      found = await first.judge(read, meter);
      for (const [index, other] of others.entries()) {
        if (refutedIn(found) === 0 || meter.isOut()) break;
        rest[index] ??= createClaimChecker(other);
        const against = await rest[index].judge(read, meter);
        if (refutedIn(against) < refutedIn(found)) found = against;
      }
      return found;
    },
  };
}

const refutedIn = ({ claims }: ReplyCheck): number =>
  claims.filter(({ outcome }) => outcome === "refuted").length;

/** Checks a whole reply at once. */
export function checkReply(
  { text, problems }: { readonly text: string; readonly problems: readonly string[] },
  now: () => number,
): Promise<ReplyCheck> {
  return createReplyChecker({ problems, now }).check(text, { ended: true });
}
