import type { ReplyChecks } from "@/server/features/chat/types";

/** The outcome in one sentence, without the statements themselves.
 * @example summaryOf(checks) // "3 statements checked, 1 of them wrong. 2 could not be checked." */
export function summaryOf({ claims, left }: ReplyChecks): string {
  const count = (outcome: ReplyChecks["claims"][number]["outcome"]) =>
    claims.filter((claim) => claim.outcome === outcome).length;
  const [sampled, wrong, open] = [count("sampled"), count("refuted"), count("unchecked") + left];
  const checked = count("verified") + sampled + wrong;
  if (checked === 0) return `${statements(open)} could not be checked.`;
  const spots =
    sampled > 0 ? ` ${sampled === checked ? "Spot-checked" : `${sampled} spot-checked`} only.` : "";
  const rest = spots + (open > 0 ? ` ${open} could not be checked.` : "");
  return `${statements(checked)} checked, ${verdict(checked, wrong)}.${rest}`;
}

const statements = (count: number): string => `${count} ${count === 1 ? "statement" : "statements"}`;

function verdict(checked: number, wrong: number): string {
  if (wrong === 0) return checked === 1 ? "it holds" : "all of them hold";
  if (checked === 1) return "it is wrong";
  return wrong === checked ? "all of them wrong" : `${wrong} of them wrong`;
}
