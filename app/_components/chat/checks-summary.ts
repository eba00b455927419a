import type { ReplyChecks } from "@/server/features/chat/types";

type Claim = ReplyChecks["claims"][number];
type Outcome = Claim["outcome"];

/** What a reply says again in the same signs is found out once; a wrong step that is the wrong answer as well is one
 * mistake. */
export function eachOnce(claims: readonly Claim[]): readonly Claim[] {
  const said = new Map<string, Claim>();
  for (const claim of claims) {
    const { kind, outcome, latex, note, corrected = false } = claim;
    const key = JSON.stringify([kind, outcome, latex, note, corrected]);
    if (!said.has(key)) said.set(key, claim);
  }
  const all = [...said.values()];
  const wrongAnswers = all.filter(({ kind, outcome }) => kind === "answer" && outcome === "refuted");
  const isSaidOfAnswer = ({ kind, outcome, latex }: Claim): boolean =>
    kind !== "answer" && outcome === "refuted" && wrongAnswers.some((each) => each.latex === latex);
  return all.filter((claim) => !isSaidOfAnswer(claim));
}

/** The outcome in one sentence or two, without the results themselves. That all hold is said only where the answer is
 * among those that do.
 * @example summaryOf(checks) // "3 of 5 results checked, 1 of them wrong. The answer was not checked." */
export function summaryOf({ claims: all, left, lacks }: ReplyChecks): string {
  const claims = eachOnce(all);
  const count = (outcome: Outcome) => claims.filter((claim) => claim.outcome === outcome).length;
  const [sampled, wrong, open] = [count("sampled"), count("refuted"), count("unchecked") + left];
  const checked = count("verified") + sampled + wrong;
  const isAnswerChecked =
    lacks !== undefined || claims.some(({ kind, outcome }) => kind === "answer" && outcome !== "unchecked");
  if (checked === 0) return open === 0 ? "" : `${results(open)} could not be checked.`;
  const outcome = outcomeIn({ checked, wrong, isAnswerChecked: isAnswerChecked && lacks === undefined });
  const spots =
    sampled === 0 ? "" : ` ${sampled === checked ? "Spot-checked" : `${sampled} spot-checked`} only.`;
  return `${checked} of ${results(checked + open)} checked${outcome}.${spots}${isAnswerChecked ? "" : " The answer was not checked."}`;
}

const results = (count: number): string => `${count} ${count === 1 ? "result" : "results"}`;

interface Counted {
  readonly checked: number;
  readonly wrong: number;
  readonly isAnswerChecked: boolean;
}

function outcomeIn({ checked, wrong, isAnswerChecked }: Counted): string {
  if (wrong === 0) return isAnswerChecked ? (checked === 1 ? ", it holds" : ", all of them hold") : "";
  if (checked === 1) return ", it is wrong";
  return wrong === checked ? ", all of them wrong" : `, ${wrong} of them wrong`;
}
