import type { Expression } from "../../expression/ast";
import { int, power, product, quotient } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { parseStatement } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { calculateOrSimplify } from "../classify";
import type { Piece } from "../piece";
import { segment } from "../segment";
import { byFormula, type SourceRecogniser } from "../sentence";
import { bareMathematics } from "./told-sentences";

interface Figure {
  readonly names: readonly string[];
  /** The measure that is a product of the others, and how often each of these is a factor. */
  readonly whole: string;
  readonly factors: Readonly<Record<string, number>>;
  readonly hasPi?: true;
  readonly says: string;
}

const FIGURES: readonly Figure[] = [
  {
    names: ["box", "prism"],
    whole: "volume",
    factors: { length: 1, width: 1, height: 1 },
    says: "the volume of a box",
  },
  {
    names: ["cylinder"],
    whole: "volume",
    factors: { radius: 2, height: 1 },
    hasPi: true,
    says: "the volume of a cylinder",
  },
  {
    names: ["rectangle"],
    whole: "area",
    factors: { length: 1, width: 1 },
    says: "the area of a rectangle",
  },
];
const ASKING: ReadonlySet<string> = new Set(["express", "find", "determine"]);
const LINKS: ReadonlySet<string> = new Set(["is", "of"]);

/** A figure whose measures are told as expressions with letters, and one of which is asked for: "Use the volume of a box
 * and its length and width to express its height. Volume is …, length is …, width is …." */
export const recogniseToldMeasures: SourceRecogniser = ({ text, limits }) => {
  if (text.length > limits.length) return null;
  const pieces = segment(text);
  const words = pieces.flatMap(({ kind, text: word }) => (kind === "word" ? [word.toLowerCase()] : []));
  const figures = FIGURES.filter(({ names }) => names.some((name) => words.includes(name)));
  const [figure] = figures;
  if (!figure || figures.length > 1) return null;
  const told = measuresIn(pieces, figure);
  const asked = askedIn(words, figure);
  if (!told || asked === null || told.has(asked)) return null;
  const names = [figure.whole, ...Object.keys(figure.factors)];
  if (told.size !== names.length - 1 || !names.every((name) => name === asked || told.has(name))) return null;
  const expression = measureValue(figure, asked, told);
  return expression && byFormula(calculateOrSimplify(expression), figure.says);
};

/** The measure behind the word that asks; null where there is none, or the question goes on to another. */
function askedIn(words: readonly string[], { whole, factors }: Figure): string | null {
  const at = words.findIndex((word) => ASKING.has(word));
  const name = words.slice(at + 1, at + 4).find((word) => word === whole || word in factors);
  return at < 0 || name === undefined ? null : name;
}

/** The measures that are told as mathematics with letters; null where other mathematics stands in the text. */
function measuresIn(pieces: readonly Piece[], { whole, factors }: Figure): Map<string, Expression> | null {
  const told = new Map<string, Expression>();
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind !== "maths") continue;
    const [name, link] = [pieces[at - 2]?.text.toLowerCase() ?? "", pieces[at - 1]?.text ?? ""];
    const value = expressionIn(text);
    const isMeasure = name === whole || name in factors;
    if (!value || !isMeasure || !LINKS.has(link) || told.has(name)) return null;
    told.set(name, value);
  }
  const hasLetters = [...told.values()].some((value) => symbolsOf(value).length > 0);
  return hasLetters ? told : null;
}

function expressionIn(text: string): Expression | null {
  try {
    const statement = parseStatement(bareMathematics(text));
    return statement.kind === "relation" ? null : statement;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

function measureValue(
  { whole, factors, hasPi }: Figure,
  asked: string,
  told: ReadonlyMap<string, Expression>,
): Expression | null {
  if (asked !== whole && factors[asked] !== 1) return null;
  const parts = Object.entries(factors).flatMap(([name, times]) => {
    const value = told.get(name);
    return value ? [times === 1 ? value : power(value, int(times))] : [];
  });
  if (asked === whole) return product([...(hasPi ? [PI] : []), ...parts]);
  const total = told.get(whole);
  const plain = total && (hasPi ? withoutPi(total) : total);
  return plain ? quotient(plain, parts.length === 1 ? (parts[0] as Expression) : product(parts)) : null;
}

const PI: Expression = { kind: "constant", name: "pi" };

/** What is multiplied by π; null where nothing is. */
function withoutPi(whole: Expression): Expression | null {
  if (whole.kind !== "product") return null;
  const rest = whole.factors.filter((factor) => factor.kind !== "constant" || factor.name !== "pi");
  const [only] = rest;
  if (rest.length !== whole.factors.length - 1 || only === undefined) return null;
  return rest.length === 1 ? only : product(rest);
}
