import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import { spelledOrdinal } from "@/server/solver/lexicon/number-words";
import { toLatex } from "@/server/solver/printer/latex";
import type { Problem } from "@/server/solver/types";
import { problemIn } from "./reading";
import { sentencesOf } from "./sentences";
import { commandOf, is } from "./wording";
import type { Beginning } from "./working";

/** What a reply is about, as far as the engine reads it. */
export interface Setting {
  readonly problem: Beginning | null;
  /** The letter that is asked for. */
  readonly unknown: string | null;
  /** An equation is to be solved. */
  readonly solving: boolean;
  /** An inequality is: an equation in a reply to it speaks of a bound. */
  readonly bounding: boolean;
  /** Sides and expressions of the problem. */
  readonly known: readonly string[];
  readonly asked: Asked | null;
}

/** What a problem asks for, by its own words. */
export interface Asked {
  readonly text: string;
  /** The words of the sentence that asks. */
  readonly words: readonly string[];
  /** All of its words. */
  readonly all: readonly string[];
  /** The noun of what is asked for: "median", "speed"; null where a verb says it. */
  readonly head: string | null;
  /** Forms asked for: "Factor". */
  readonly commands: readonly string[];
  /** What the result of a calculation is called: "sum". */
  readonly names: readonly string[];
  /** All of its mathematics. */
  readonly maths: readonly string[];
}

/** @param problem as the student put it */
export function settingOf(problem: string | null): Setting {
  const read = problemIn(problem);
  const known = read ? knownIn(read) : [];
  return {
    problem: read && problem !== null ? { text: problem, letters: lettersIn(read) } : null,
    unknown: read && "unknown" in read && typeof read.unknown === "string" ? read.unknown : null,
    solving: read !== null && ["solve", "solve-system", "inequality"].includes(read.task),
    bounding: read?.task === "inequality",
    known: known.map(toLatex),
    asked: read && problem !== null ? askedIn(problem) : null,
  };
}

const NAMES: readonly (readonly [sign: RegExp, names: readonly string[]])[] = [
  [/\+/, ["sum", "total"]],
  [/[-−–]/, ["difference"]],
  [/[×·⋅*]|\\times|\\cdot/, ["product"]],
  [/÷|\\div/, ["quotient"]],
  [/\blog|\bln\b|\\log|\\ln/, ["logarithm"]],
  [/√|sqrt/, ["root"]],
  [/!/, ["factorial"]],
];

/** A calculation with one kind of sign has a name. */
function namesOf(calculation: string): readonly string[] {
  const named = NAMES.filter(([sign]) => sign.test(calculation));
  return named.length === 1 ? (named[0]?.[1] ?? []) : [];
}

const ASKING = /^(?:find|calculate|determine|compute|give|state|what|which|work|evaluate|tell|show)$/;

function askedIn(text: string): Asked {
  const sentences = sentencesOf(text);
  const tokens = sentences.at(-1)?.segments.flatMap((segment) => segment.tokens) ?? [];
  const written = tokens.filter(({ kind }) => kind === "word").map((token) => token.text);
  const words = [...written, ...written.flatMap((word) => spelledOrdinal(word) ?? [])];
  const telling = written.filter((word) => !ASKING.test(word));
  const stop = telling.findIndex((word) => is("prepositions", word));
  const heads = (stop < 0 ? telling : telling.slice(0, stop)).filter(
    (word) => !is("light", word) && !is("states", word),
  );
  const maths = sentences
    .flatMap(({ segments }) => segments.flatMap((segment) => segment.tokens))
    .flatMap((token) => (token.kind === "math" ? [token.text] : []));
  return {
    text,
    words,
    all: sentences
      .flatMap(({ segments }) => segments.flatMap((segment) => segment.tokens))
      .flatMap((token) => (token.kind === "word" ? [token.text] : [])),
    names: maths.length === 1 ? namesOf(maths[0] ?? "") : [],
    // "Increase 80 by 15%" orders something and names nothing.
    head:
      heads.length === 1 && heads[0] === written[0] && is("ordering", heads[0] ?? "")
        ? null
        : (heads.at(-1) ?? null),
    commands: words.map(commandOf).filter((each) => each !== null),
    maths,
  };
}

function knownIn(problem: Problem) {
  if (problem.task === "solve") return [problem.equation.left, problem.equation.right];
  if (problem.task === "solve-system") return problem.equations.flatMap(({ left, right }) => [left, right]);
  return "expression" in problem && problem.expression ? [problem.expression] : [];
}

function lettersIn(problem: Problem): readonly string[] {
  const asked = "unknown" in problem && typeof problem.unknown === "string" ? [problem.unknown] : [];
  return [...new Set([...knownIn(problem).flatMap(symbolsOf), ...asked])];
}
