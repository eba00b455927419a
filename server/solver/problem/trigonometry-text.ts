import type { Expression, Statement } from "../expression/ast";
import { turnOf } from "../expression/exact-angle";
import { fromInt } from "../expression/rational";
import { budget, DEFAULT_LIMITS } from "../limits";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { table } from "../table";
import type { TurnInterval } from "../tasks/trigonometry";
import { segment } from "./segment";
import type { Source } from "./sentence";

/** A text about angles: its words with #0, #1, … for the mathematics, and what is said of an interval. */
export interface AngleText {
  readonly words: string;
  readonly maths: readonly (readonly Statement[])[];
  /** The interval stated for the answer. */
  readonly interval: TurnInterval | null;
  readonly degrees: boolean;
  readonly approximate: boolean;
}

const ABOUT_ANGLES =
  /(?<![a-z])(?:arc)?(?:sin|cos|tan|sec|csc|cot)(?:e|ine|ent|gent|ant|angent|ecant)?(?![a-z])|radians?|coterminal|reference angle|sector|arc\b|\btriangles?\b|polar|rectangular|cosecant|amplitude|sinusoid/i;

/** Cheap test before anything is taken apart. */
export const isAboutAngles = (text: string): boolean => ABOUT_ANGLES.test(text);

const DEGREES_OUTSIDE =
  /(?<![\w.$\\^]|(?:sin|cos|tan|sec|csc|cot)(?:\^\d|²)?\()(-?\d+(?:\.\d+)?)\s*(?:°|degrees?\b(?! (?:celsius|fahrenheit|c\b|f\b|north|south)))/gi;
/** [0, 2π) as a piece of mathematics of its own. */
const TURN_INTERVAL =
  /\$?\s*(?:\\left)?\[\s*0(?:\^\{\\circ\})?\s*,\s*(2\s*\\?(?:pi|π)|360\^\{\\circ\})\s*(?:\\right)?([)\]])\s*(?:[,.:;]?\s*\$)?/gi;
const FUNCTION_WORDS: Readonly<Record<string, string>> = table({
  sine: "sin",
  cosine: "cos",
  tangent: "tan",
  secant: "sec",
  cosecant: "csc",
  cotangent: "cot",
});

/** Takes a text apart.
 * @throws {ParseError} where the mathematics cannot be read */
export function readAngles({ text, limits }: Source): AngleText {
  const intervals: { readonly high: string; readonly isClosed: boolean }[] = [];
  const plain = text
    .replace(/\(\s*without solving for \$?[a-z]\$?\s*\)/gi, " ")
    .replace(/\\text\s*\{\s*°\s*\}/g, "^{\\circ}")
    .replace(TURN_INTERVAL, (_, high: string, end: string) => {
      intervals.push({ high, isClosed: end === "]" });
      return " turninterval ";
    });
  const approximate = /\\approx|≈/.test(plain);
  const pieces = segment(outside(plain).replace(/\\approx(?![a-z])|≈/g, "="));
  const maths: (readonly Statement[])[] = [];
  const words = pieces.map((piece) => {
    if (piece.kind === "word") return piece.text;
    const statements = parseStatements(piece.text.replace(/=\s*$/, ""), limits, {
      ...DEFAULT_NOTATION,
      imaginary: false,
      trailingFactor: piece.delimited,
    });
    return `#${maths.push(statements) - 1}`;
  });
  const joined = named(words.join(" "), maths);
  const bounds = statedBounds(joined, maths);
  const [turn] = intervals;
  const isInDegrees = intervals.some(({ high }) => high.startsWith("360"));
  return {
    words: withoutLead(bounds.words.replaceAll("turninterval", "@")),
    maths,
    interval: turn ? { low: fromInt(0), high: fromInt(2), closed: [true, turn.isClosed] } : bounds.interval,
    degrees: isInDegrees || bounds.degrees,
    approximate,
  };
}

/** 52° and "52 degrees" in running text become mathematics. */
const outside = (text: string): string =>
  text
    .split("$")
    .map((part, at) => (at % 2 === 0 ? part.replace(DEGREES_OUTSIDE, " $$$1^{\\circ}$$ ") : part))
    .join("$");

/** "the cotangent of angle t" as cot t. */
function named(words: string, maths: (readonly Statement[])[]): string {
  return words.replace(
    /(?<!(?:sine|cosine) and )(?:the )?\b(sine|cosine|tangent|secant|cosecant|cotangent) of (?:the )?(?:angle )?(#\d+|[a-zA-Z])(?= |$)/g,
    (whole, name: string, mark: string) => {
      const [argument] = mark.startsWith("#")
        ? (maths[Number(mark.slice(1))] ?? [])
        : [{ kind: "symbol", name: mark } as const];
      if (!argument || argument.kind === "relation") return whole;
      const call: Expression = { kind: "function", name: FUNCTION_WORDS[name] ?? name, args: [argument] };
      return `#${maths.push([call]) - 1}`;
    },
  );
}

interface Bounds {
  readonly words: string;
  readonly interval: AngleText["interval"];
  readonly degrees: boolean;
}

/** 0 ≤ θ < 2π among the mathematics, and "between 0 and 2π": taken out of the words. */
function statedBounds(words: string, maths: readonly (readonly Statement[])[]): Bounds {
  for (const [at, statements] of maths.entries()) {
    const [first, second] = statements;
    if (statements.length !== 2 || first?.kind !== "relation" || second?.kind !== "relation") continue;
    if (first.right !== second.left || first.right.kind !== "symbol" || !first.operator.startsWith("<"))
      continue;
    const closed = [first.operator === "<=", second.operator === "<="] as const;
    const interval = between(first.left, second.right, closed);
    if (interval && second.operator.startsWith("<")) {
      const rest = words.replace(
        new RegExp(`(?:(?:on|in|over|for|where|with|if) )?(?:the )?(?:interval )?#${at}(?= |$)`),
        "@",
      );
      return { words: rest, interval, degrees: isDegrees(second.right) };
    }
  }
  const spoken = /between (?:#(\d+)|0) and #(\d+)/.exec(words);
  const high = spoken ? maths[Number(spoken[2])]?.[0] : undefined;
  if (!spoken || !high || high.kind === "relation") return { words, interval: null, degrees: false };
  const low = spoken[1] ? maths[Number(spoken[1])]?.[0] : ({ kind: "number", value: fromInt(0) } as const);
  const interval = low && low.kind !== "relation" ? between(low, high, [true, false]) : null;
  return interval
    ? { words: words.replace(spoken[0], "@"), interval, degrees: isDegrees(high) }
    : { words, interval: null, degrees: false };
}

const isDegrees = (e: Expression): boolean => e.kind === "function" && e.name === "degree";

function between(low: Expression, high: Expression, closed: TurnInterval["closed"]): AngleText["interval"] {
  const limit = budget(DEFAULT_LIMITS);
  const [a, b] = [turnOf(low, limit), turnOf(high, limit)];
  return a && b ? { low: a, high: b, closed } : null;
}

const LEADS: readonly RegExp[] = [
  /^(?:for|in) (?:each of )?the following (?:exercises|problems|questions) /,
  /(?:^| )use (?:a|the|your)? ?(?:graphing )?calculator to (?=find|evaluate|solve)/,
  /(?:^| )use (?:the )?(?:fundamental |given |sum and difference |half-angle |double-angle |pythagorean |sum-to-product |product-to-sum |power-reducing )*(?:reference angles?|side lengths|identit(?:y|ies)|formulas?|cofunctions?|right triangles?|unit circle|special angles?|trigonometric identities) to (?=[a-z])/,
  / (?:by )?using (?:the )?(?:half-angle|double-angle|sum|difference|reference|pythagorean)(?: (?:or|angles?|and|difference|formulas?|identit(?:y|ies)))*(?= |$)/,
  /(?: do not (?:evaluate|use a calculator)| if possible)(?= |$)/,
  / give (?:the|an|your) exact (?:value|answer)s?(?= |$)/,
  /(?:^| )without (?:the )?(?:use of )?(?:using )?a calculator(?= |$)/,
];

function withoutLead(words: string): string {
  let rest = words.replace(/(?<= )express (?=(?:the |your )?answers? to the nearest)/, "round ");
  for (const lead of LEADS) rest = rest.replace(lead, " ").replace(/ +/g, " ").trim();
  return rest;
}
