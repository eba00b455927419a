import { onShare } from "../ledger";
import type { Limits } from "../limits";
import type { PossibleReading, ProblemResult, SolvedPart, SolveResult } from "../outcome";
import type { Task } from "../types";
import { unanswered } from "../unanswered";
import { areChoices, standTogether } from "./asks-nothing";
import { splitAtAsks } from "./several-asks";
import { splitAtLines, splitAtMarkers, splitPart, type WrittenPart } from "./split";
import { isAnswered, wholeOf } from "./whole";
import { wordingsOf } from "./wordings";

/** Most parts of one sheet. */
const PARTS_MAX = 24;
const TOO_MANY = `This sheet has more than ${PARTS_MAX} parts. Send it in pieces.`;

interface Solver {
  readonly limits: Limits;
  /** Solves a text as one problem. */
  readonly solveOne: (text: string) => ProblemResult;
}

/** The outcome of a text that may hold several problems. What reads as one problem is one. */
export function solveSheet(text: string, solver: Solver): SolveResult {
  if (text.length > solver.limits.length) return solver.solveOne(text);
  const marked = splitAtMarkers(text);
  const written = marked ?? splitAtLines(text);
  if (!written) return solveAsked(text, solver);
  // Half of the work that a call may cost is left for the parts.
  const single = onShare(2, () => solver.solveOne(text));
  if (isRead(single) || areChoices(written, solver.limits)) return single;
  if (!marked) return solveLines(written, solver) ?? single;
  const isLong = written.length > PARTS_MAX;
  const parts = isLong ? [] : eachOnShare(written, (part) => partsOf(part, solver));
  if (isLong || parts.length > PARTS_MAX) return { ...single, reason: TOO_MANY };
  return parts.some(isRead) ? wholeOf(parts) : single;
}

/** Tasks in which words tell what happens, so that leaving some out could leave out more than a question. */
const TOLD: ReadonlySet<Task | null> = new Set<Task | null>(["story", "physics", "chemistry"]);

/** One problem, or the several that a sentence asks for where it is read as none. */
function solveAsked(text: string, solver: Solver): SolveResult {
  const asked = splitAtAsks(text);
  if (!asked) return solver.solveOne(text);
  const single = onShare(2, () => solver.solveOne(text));
  if (isRead(single)) return single;
  const parts = eachOnShare(asked, (part) => [solvePart(part, solver)]);
  const isWhole = parts.every((part) => isAnswered(part) && !TOLD.has(part.task));
  return isWhole ? wholeOf(parts) : single;
}

/** @returns null as soon as a line is no problem of its own */
function solveLines(lines: readonly WrittenPart[], solver: Solver): SolveResult | null {
  if (lines.length > PARTS_MAX || standTogether(lines, solver.limits)) return null;
  const parts: SolvedPart[] = [];
  for (const [place, line] of lines.entries()) {
    const part = onShare(lines.length - place, () => solvePart(line, solver));
    if (!isRead(part)) return null;
    parts.push(part);
  }
  return wholeOf(parts);
}

/** A part that is no problem as it stands may have parts of its own. */
function partsOf(part: WrittenPart, solver: Solver): readonly SolvedPart[] {
  const inner = splitPart(part);
  if (!inner) return asksOf(part, solver);
  const whole = onShare(2, () => solvePart(part, solver));
  if (isRead(whole) || inner.length > PARTS_MAX || areChoices(inner, solver.limits)) return [whole];
  const parts = eachOnShare(inner, (each) => [solvePart(each, solver)]);
  return parts.some(isRead) ? parts : [whole];
}

/** A part that asks for several things of the same has an answer to each, or none. */
function asksOf(part: WrittenPart, solver: Solver): readonly SolvedPart[] {
  const whole = onShare(2, () => solvePart(part, solver));
  if (isRead(whole)) return [whole];
  const { together, withLast } = wordingsOf(part);
  for (const text of [...together, ...withLast]) {
    const asked = splitAtAsks(text);
    if (!asked) continue;
    const parts = eachOnShare(asked, (each) => [solvePart(each, solver)]);
    if (parts.every((each) => isAnswered(each) && !TOLD.has(each.task)))
      return parts.map((each) => ({ ...each, label: `${part.label}: ${each.label}` }));
  }
  return [whole];
}

const eachOnShare = <Written, Found>(
  all: readonly Written[],
  find: (each: Written) => readonly Found[],
): readonly Found[] => all.flatMap((each, place) => onShare(all.length - place, () => find(each)));

const isRead = ({ status }: ProblemResult): boolean => status !== "unsupported" && status !== "limit-reached";

const TWO_WAYS = "I can read this part in two ways, and they come to different answers. Which do you mean?";

function solvePart(part: WrittenPart, { solveOne }: Solver): SolvedPart {
  const { label } = part;
  const { together, withLast, alone } = wordingsOf(part);
  const read = firstRead(together, solveOne);
  const longer = firstRead(withLast, solveOne);
  const main = longer && isRead(longer.result) && !(read && isRead(read.result)) ? longer : read;
  if (!main) return { label, text: part.body, ...unanswered("unsupported", NOTHING_READ, "") };
  const others: readonly (readonly [Wording | null, string, string])[] = [
    [longer, "without the last sentence", "with the last sentence"],
    [firstRead(alone, solveOne), "with what stands before the parts", "the part on its own"],
  ];
  for (const [other, meaning, otherMeaning] of others)
    if (other && differ(main.result, other.result)) {
      const readings = [possible(main, meaning), possible(other, otherMeaning)];
      return { label, text: main.text, ...unanswered("ambiguous", main.result.read, TWO_WAYS), readings };
    }
  return { label, text: main.text, ...main.result };
}

const NOTHING_READ = { instruction: "", latex: "" };

const differ = (a: ProblemResult, b: ProblemResult): boolean =>
  isAnswered(a) && isAnswered(b) && a.latex !== b.latex;

interface Wording {
  readonly text: string;
  readonly result: ProblemResult;
}

/** The first wording that is a problem; the plainest where none is, and null where there is none. */
function firstRead(wordings: readonly string[], solveOne: Solver["solveOne"]): Wording | null {
  let plainest: Wording | null = null;
  for (const text of wordings) {
    const wording = { text, result: solveOne(text) };
    if (isRead(wording.result)) return wording;
    plainest ??= wording;
  }
  return plainest;
}

const possible = ({ text, result: { status, read, latex } }: Wording, meaning: string): PossibleReading => ({
  text,
  meaning,
  ...read,
  status: status === "ambiguous" ? "unsupported" : status,
  answer: latex,
});
