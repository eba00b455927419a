import "server-only";
import { plainSubscripts } from "@/server/solver/expression/subscripts";
import { countAtoms } from "@/server/solver/verify/chemistry-atoms";
import type { ReplyRead } from "./reply-reader";
import { sentencesOf } from "./sentences";
import type { Setting } from "./setting";
import type { JudgedAnswer } from "./types";

const FORMULA = String.raw`\d{0,3} ?\(?[A-Z][A-Za-z\d()₀-₉_{}]*`;
const SIDE = String.raw`${FORMULA}(?: ?\+ ?${FORMULA}){0,5}`;
const REACTION = new RegExp(
  String.raw`(?<![\w])(${SIDE}) ?(?:→|->|⟶|=>|\\(?:long)?(?:right)?arrow|\\to) ?(${SIDE})`,
  "gu",
);
const BALANCED = /\bbalanc\w*/i;
const NOT_YET =
  /\b(?:unbalanced|not|isn['’]t|skeleton|before balancing|to balance|balance the|let us balance)\b/i;
const UNBALANCED = "The two sides do not have the same atoms.";

/** Reactions that are said to be balanced, judged by counting the atoms on either side. */
export function judgedReactions(
  { text, end }: Pick<ReplyRead, "text" | "end">,
  { asked }: Setting,
): JudgedAnswer[] {
  const isAsked = BALANCED.test(asked?.text ?? "");
  const all = sentencesOf(text.slice(0, end)).flatMap(({ segments, asks }): JudgedAnswer[] => {
    const tokens = segments.flatMap((segment) => segment.tokens);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (asks || !first || !last) return [];
    const written = text.slice(first.at, last.end);
    if (NOT_YET.test(written) || !(BALANCED.test(written) || isAsked)) return [];
    return [...written.matchAll(REACTION)].flatMap((found): JudgedAnswer[] => {
      const [latex, left = "", right = ""] = found;
      const isSame = haveSameAtoms(left, right);
      if (isSame === null) return [];
      const at = first.at + found.index;
      const place = { kind: "arithmetic", latex, at, end: at + latex.length } as const;
      return [{ ...place, outcome: isSame ? "verified" : "refuted", note: isSame ? null : UNBALANCED }];
    });
  });
  // The problem's own reaction comes first, as it was set.
  return all.filter(
    ({ outcome, latex }) => outcome === "verified" || !(isAsked && isWritten(asked?.text ?? "", latex)),
  );
}

const bare = (text: string): string => text.replace(/[\s$]|→|->|⟶|=>/g, "");
const isWritten = (problem: string, reaction: string): boolean => bare(problem).includes(bare(reaction));

function haveSameAtoms(left: string, right: string): boolean | null {
  const [a, b] = [atomsOf(left), atomsOf(right)];
  if (!a || !b) return null;
  return a.size === b.size && [...a].every(([element, count]) => b.get(element) === count);
}

function atomsOf(side: string): Map<string, number> | null {
  const total = new Map<string, number>();
  for (const term of side.split("+")) {
    const plain = plainSubscripts(term).replace(/[_{}\s]/g, "");
    const [, times = "", formula = ""] = /^(\d*)(.+)$/.exec(plain) ?? [];
    const atoms = countAtoms(formula);
    if (!atoms) return null;
    for (const [element, count] of atoms)
      total.set(element, (total.get(element) ?? 0) + count * Number(times || 1));
  }
  return total;
}
