import { parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";

/** More than one line of a system has. */
const MOST_PIECES = 24;
const SIGN = /[=<>≤≥]/g;
/** A word of the sentence, before or behind the mathematics. */
const WORD = /[a-zA-Z]{2,}/;
/** Equations are parted already, or are written in another way. */
const OTHERWISE = /[,;:\\]|->|<=|>=/;

/** "x+y=10 x-y=4": the equations of a system that are parted by nothing but spaces, with commas between them.
 * @returns null where there is one relation or none, and where they can be parted in several ways */
export function withRelationsApart(text: string): string | null {
  const pieces = text.trim().split(/\s+/);
  const runs = runsIn(pieces).filter(([from, to]) => signsIn(pieces.slice(from, to).join(" ")) > 1);
  const [run, ...more] = runs;
  if (!run || more.length > 0) return null;
  const [from, to] = run;
  const maths = pieces.slice(from, to);
  if (maths.length > MOST_PIECES || maths.some((piece) => OTHERWISE.test(piece))) return null;
  const [only, ...others] = partings(maths);
  if (!only || others.length > 0) return null;
  return [...pieces.slice(0, from), only.join(", "), ...pieces.slice(to)].join(" ");
}

const signsIn = (text: string): number => text.match(SIGN)?.length ?? 0;

/** Where pieces without a word begin and end. */
function runsIn(pieces: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  pieces.forEach((piece, at) => {
    const last = runs.at(-1);
    if (WORD.test(piece)) return;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

/** Every way to part the pieces into single relations, up to two. */
function partings(pieces: readonly string[]): string[][] {
  if (pieces.length === 0) return [[]];
  const found: string[][] = [];
  for (let size = 1; size <= pieces.length && found.length < 2; size += 1) {
    const head = pieces.slice(0, size).join(" ");
    const signs = signsIn(head);
    if (signs > 1) break;
    if (signs === 0 || !isRelation(head)) continue;
    for (const rest of partings(pieces.slice(size))) found.push([head, ...rest]);
  }
  return found;
}

function isRelation(text: string): boolean {
  try {
    const [only, ...others] = parseStatements(text);
    return others.length === 0 && only?.kind === "relation";
  } catch (error) {
    if (error instanceof ParseError) return false;
    throw error;
  }
}
