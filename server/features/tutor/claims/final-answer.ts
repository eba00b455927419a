import "server-only";
import { checkAnswer, isHalfWay } from "@/server/solver/check/check";
import { findMathematics } from "./find-mathematics";
import { ofThis } from "./identity";
import { CLAIM_LIMITS } from "./limits";
import { answering } from "./spot-check";
import type { Span } from "./types";
import { VERIFIED, type Verdict } from "./verdict";

/** An answer that a reply gives to its problem. */
export interface GivenAnswer {
  readonly latex: string;
  readonly at: number;
  readonly end: number;
  /** "one": it is said to be one of several. "last": nothing is announced, it comes last. */
  readonly said: "answer" | "one" | "last";
}

const ANNOUNCED =
  /\b(?:(one|first|second|another|other)(?: of the)? )?(?:answers?|solutions?|roots?|final result)\b(?:(?:\*\*|[^.!?\n:=*]){0,60}?\b(?:is|are|would be)\b[:*_ ]*|[*_ ]*:[*_ ]*|(?:\*\*|[^.!?\n:=*]){0,40}:[*_ ]*)/gi;
const OWN = /\b(?:your|you|my|wrong|incorrect|not|if|check|whether|guess)\b/i;
const JOINED = /^\s*(?:,|;|or|and|, ?or|, ?and)\s*$/;
/** How far behind its announcement an answer may reach. */
export const ANSWER_REACH = 300;
export const ANSWERS_MAX = 6;

/** Answers that a reply announces: "The answer is 12", "**Solutions:** $x = 2$ or $x = 3$".
 * @param part which announcements are meant: the ones that begin in it; it begins and ends with a line */
export function answersIn(
  text: string,
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: text.length },
): GivenAnswer[] {
  const found: GivenAnswer[] = [];
  const announcing = new RegExp(ANNOUNCED);
  announcing.lastIndex = from;
  let next = announcing.exec(text);
  for (; next && next.index < to && found.length < ANSWERS_MAX; next = announcing.exec(text)) {
    const answer = answerAt(text, next);
    if (answer) found.push(answer);
  }
  return found;
}

function answerAt(text: string, announced: RegExpExecArray): GivenAnswer | null {
  const sentence =
    text
      .slice(Math.max(0, announced.index - 60), announced.index)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  if (OWN.test(sentence) || OWN.test(announced[0])) return null;
  const from = announced.index + announced[0].length;
  const given = givenAt(text.slice(from, from + ANSWER_REACH));
  if (!given) return null;
  const said = announced[1] === undefined ? "answer" : "one";
  return { latex: given.latex, at: from + given.at, end: from + given.end, said };
}

function givenAt(rest: string): Omit<Span, "display"> | null {
  const [first, ...others] = findMathematics(rest);
  if (first && isNothing(rest.slice(0, first.at))) return joined(rest, first, others);
  const plain = PLAIN.exec(rest);
  const latex = plain?.[1]?.replace(/(?<![.,;\s])[.,;\s]+$/, "") ?? "";
  return plain && latex !== ""
    ? { latex, at: plain[0].indexOf(latex), end: plain[0].indexOf(latex) + latex.length }
    : null;
}

/** What a plain answer looks like: a number, an equation of one letter, or that there is none. */
const PLAIN =
  /^[*_\s$]*((?:no (?:real )?solutions?|[a-z] ?= ?[-−]?\d[\d.,/]*(?:(?: or |, | and )(?:[a-z] ?= ?)?[-−]?\d[\d.,/]*)*|[-−]?\d[\d.,/]*(?: or [-−]?\d[\d.,/]*)?))(?=[\s.,;:!*_)]|$)(?! ?[-+*×·÷/^=(])/i;

const isNothing = (between: string): boolean => between.replace(/[\s$\\([*_:]/g, "") === "";

/** "$x = 2$ or $x = 3$" is one answer. */
function joined(rest: string, first: Span, others: readonly Span[]): Omit<Span, "display"> {
  let { latex, end } = first;
  for (const other of others) {
    const between = rest.slice(end, other.at).replace(/[$\\()*_]/g, "");
    if (!JOINED.test(between)) break;
    latex += `${between.includes("or") ? " or " : ", "}${other.latex}`;
    end = other.end;
  }
  return { latex, at: first.at, end };
}

/** Judges an answer by the problem itself.
 * @returns null when the engine does not know */
export function checkFinalAnswer(problem: string, { latex, said }: GivenAnswer): Verdict | null {
  const check = checkAnswer(problem, withoutBox(latex), CLAIM_LIMITS);
  const { verdict, message, counterexample } = check;
  if (verdict === "cannot-tell") return null;
  if (verdict === "right") return answering(problem, withoutBox(latex));
  if (verdict === "right-wrong-form") return { outcome: "verified", note: message };
  const incomplete = isHalfWay(check);
  if (incomplete && said !== "answer") return said === "one" ? VERIFIED : null;
  const note = ofThis(counterexample) ?? NOT_THE_ANSWER;
  return { outcome: "refuted", note: incomplete ? INCOMPLETE : note };
}

const INCOMPLETE = "What it gives is right, but there are more solutions.";
const NOT_THE_ANSWER = "This is not the answer to the problem.";

const withoutBox = (latex: string): string => latex.replace(/\\boxed\s*\{(.*)\}/s, "$1");
