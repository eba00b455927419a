import "server-only";
import { type ClaimChecker, createClaimChecker } from "./claim-checker";
import { withInlineMathematics } from "./inline-code";
import { holdsAnswer, lackingAnswer } from "./lacking-answer";
import { lastOfForm } from "./last-of-form";
import { createMeter, type Meter } from "./meter";
import { createReplyReader, type ReplyRead } from "./reply-reader";
import { lastSentenceEnd } from "./sentence-end";
import { type Setting, settingOf } from "./setting";
import { createDiscourseReader, type Supposition } from "./suppositions";
import type { ClaimCheck, ReplyCheck } from "./types";
import { UNDECIDED } from "./verdict";
import { createCheckLines } from "./working";

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
  /** It answers something that was asked of the likeliest one, so that its last value may be meant as the answer. */
  readonly isAbout?: boolean;
  /** The whole answer was asked for, so that a reply without it is no answer. */
  readonly isAsked?: boolean;
  /** For the time limit, in milliseconds. */
  readonly now: () => number;
}

export function createReplyChecker({
  problems,
  isAbout = true,
  isAsked = isAbout,
  now,
}: ReplyCheckerOptions): ReplyChecker {
  const meter = createMeter(now);
  const reader = createReplyReader();
  const [likeliest = null, ...others] = problems.slice(0, PROBLEMS_MAX);
  const first = createClaimChecker(likeliest, { isAbout });
  const setting = settingOf(likeliest);
  const discourse = createDiscourseReader({ setting, checkLines: createCheckLines() });
  const rest: (ClaimChecker | undefined)[] = others.map(() => undefined);
  let found = NOTHING;
  return {
    async check(written, options) {
      const text = likeliest === null ? written : withInlineMathematics(written, likeliest);
      const whole = options.ended ? text : text.slice(0, lastSentenceEnd(text, 0));
      const { actual, suppositions } = discourse.read(whole);
      const own = reader.read(actual, options);
      if (!own) return found;
      const read = { ...own, whole };
      found = await first.judge(read, meter);
      for (const [index, other] of others.entries()) {
        if (refutedIn(found) === 0 || meter.isOut()) break;
        rest[index] ??= createClaimChecker(other);
        const against = await rest[index].judge(read, meter);
        if (refutedIn(against) < refutedIn(found)) found = against;
      }
      if (options.ended && suppositions.length > 0)
        found = await withSupposed(found, suppositions, { problem: likeliest, meter });
      if (!options.ended || meter.isOut()) return found;
      return meter.run(() => {
        const all = isAsked ? withLack(found, read, { setting, others }) : found;
        return isAbout ? withUnjudged(all, read, setting) : all;
      });
    },
  };
}

/** An answer to another problem that was talked about lacks nothing. */
function withLack(check: ReplyCheck, read: ReplyRead, { setting, others }: About): ReplyCheck {
  const lacks = lackingAnswer(check.claims, read, setting);
  const isOther = lacks !== null && others.some((other) => holdsAnswer(read.whole, other));
  if (lacks === null || isOther) return check;
  // A value of which nothing is known is not the answer.
  const claims = check.claims.filter(({ kind, outcome }) => kind !== "answer" || outcome !== "unchecked");
  return { ...check, claims, lacks };
}

/** A value that could be the answer is never passed over in silence: where nothing else is found, it was not checked. */
function withUnjudged(check: ReplyCheck, read: ReplyRead, setting: Setting): ReplyCheck {
  if (check.claims.length + check.left > 0 || check.lacks !== undefined) return check;
  const value = lastOfForm(read, setting);
  return value === null ? check : { ...check, claims: [{ kind: "answer", ...value, ...UNDECIDED }] };
}

interface About {
  readonly setting: Setting;
  readonly others: readonly string[];
}

interface Judging {
  readonly problem: string | null;
  readonly meter: Meter;
}

/** What follows from what is supposed is judged by that. */
async function withSupposed(
  { claims, left }: ReplyCheck,
  suppositions: readonly Supposition[],
  judging: Judging,
): Promise<ReplyCheck> {
  const all: ClaimCheck[] = [...claims];
  for (const each of suppositions) all.push(...(await supposedClaims(each, judging)));
  return { claims: all.sort((a, b) => a.at - b.at), left };
}

/** A reply may come back to its problem without a word: what does not follow from what is supposed and does from the
 * problem is said of the problem, and so is all behind it. */
async function supposedClaims(
  { text, problem: supposed }: Supposition,
  { problem, meter }: Judging,
): Promise<readonly ClaimCheck[]> {
  const judge = async (part: string, by: string | null): Promise<readonly ClaimCheck[]> => {
    const read = createReplyReader().read(part, { ended: true });
    return read && !meter.isOut() ? (await createClaimChecker(by).judge(read, meter)).claims : [];
  };
  const claims = (await judge(text, supposed)).map(asStep);
  const wrong = claims.find(({ outcome }) => outcome === "refuted");
  if (!wrong || problem === null) return claims;
  const from = lastSentenceEnd(text.slice(0, wrong.at), 0);
  const tail = await judge(text.slice(0, from).replace(/[^\n]/g, " ") + text.slice(from), problem);
  const holds =
    tail.some(({ outcome }) => outcome === "verified") && tail.every(({ outcome }) => outcome !== "refuted");
  return holds ? [...claims.filter(({ at }) => at < from), ...tail] : claims;
}

/** The answer to what is supposed is no answer to the problem. */
const asStep = (claim: ClaimCheck): ClaimCheck =>
  claim.kind === "answer" ? { ...claim, kind: "step" } : claim;

const refutedIn = ({ claims }: ReplyCheck): number =>
  claims.filter(({ outcome }) => outcome === "refuted").length;

/** Checks a whole reply at once. */
export function checkReply(
  { text, problems }: { readonly text: string; readonly problems: readonly string[] },
  now: () => number,
): Promise<ReplyCheck> {
  return createReplyChecker({ problems, now }).check(text, { ended: true });
}
