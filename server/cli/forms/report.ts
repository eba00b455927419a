import { type Case, FORM_NAMES, type Verdict } from "./run-forms";

export interface Tally {
  readonly agrees: number;
  readonly abstains: number;
  readonly differs: number;
}

/** How the cases of each group came out. */
export function tallies(cases: readonly Case[], group: (each: Case) => string): Map<string, Tally> {
  const groups = new Map<string, Record<Verdict, number>>();
  for (const each of cases) {
    const tally = groups.get(group(each)) ?? { agrees: 0, abstains: 0, differs: 0 };
    tally[each.verdict] += 1;
    groups.set(group(each), tally);
  }
  return groups;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

/** A table as lines of text: group, cases, and the three shares. */
export function tableOf(title: string, groups: ReadonlyMap<string, Tally>): string[] {
  const head = `${title.padEnd(24)}${"cases".padStart(8)}${"agrees".padStart(10)}${"abstains".padStart(10)}${"differs".padStart(10)}`;
  const rows = [...groups].map(([name, { agrees, abstains, differs }]) => {
    const all = agrees + abstains + differs;
    const shares = [agrees, abstains].map((part) => percent(part, all).padStart(10)).join("");
    return `${name.padEnd(24)}${String(all).padStart(8)}${shares}${String(differs).padStart(10)}`;
  });
  return [head, ...rows];
}

export function report(cases: readonly Case[], problems: number): string {
  const byForm = tallies(cases, ({ form }) => form);
  const inOrder = new Map(
    FORM_NAMES.flatMap((name) => (byForm.has(name) ? [[name, byForm.get(name) as Tally]] : [])),
  );
  const byTopic = tallies(cases, ({ topic }) => topic);
  const all = tallies(cases, () => "all");
  return [
    `${problems} problems answered, ${cases.length} rewritten`,
    "",
    ...tableOf("form", inOrder),
    "",
    ...tableOf("topic", byTopic),
    "",
    ...tableOf("", all),
  ].join("\n");
}

/** For a scorecard. */
export const asJson = (cases: readonly Case[], problems: number): string =>
  JSON.stringify({
    problems,
    cases: cases.length,
    all: tallies(cases, () => "all").get("all") ?? { agrees: 0, abstains: 0, differs: 0 },
    forms: Object.fromEntries(tallies(cases, ({ form }) => form)),
    topics: Object.fromEntries(tallies(cases, ({ topic }) => topic)),
  });
