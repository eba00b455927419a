import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { parseExpression } from "../../parser/parse";
import { table } from "../../table";

/** What can be measured on shapes: how it is called, the letter it is often given by, and of which dimension it is. */
export interface Role {
  readonly cues: readonly Concept[];
  readonly symbols: string;
  readonly dimension: 0 | 1 | 2 | 3;
  readonly name: string;
}

const role = (name: string, dimension: Role["dimension"], symbols: string, ...cues: Concept[]): Role => ({
  name,
  dimension,
  symbols,
  cues,
});

export const ROLES = table({
  length: role("length", 1, "lL", "length", "lasts"),
  width: role("width", 1, "w", "width"),
  height: role("height", 1, "hH", "height"),
  base: role("base", 1, "b", "base"),
  side: role("side", 1, "sa", "side"),
  leg: role("leg", 1, "ab", "leg"),
  third: role("third side", 1, "", "third-side"),
  hypotenuse: role("hypotenuse", 1, "c", "hypotenuse"),
  radius: role("radius", 1, "rR", "radius"),
  diameter: role("diameter", 1, "dD", "diameter"),
  outer: role("outer radius", 1, "R", "outer-radius"),
  inner: role("inner radius", 1, "r", "inner-radius"),
  circumference: role("circumference", 1, "C", "circumference", "perimeter"),
  perimeter: role("perimeter", 1, "P", "perimeter"),
  diagonal: role("diagonal", 1, "d", "diagonals"),
  slant: role("slant height", 1, "l", "slant-height"),
  parallel: role("parallel side", 1, "ab", "parallel-sides", "base"),
  arc: role("arc length", 1, "s", "arc-length"),
  opposite: role("opposite side", 1, "", "opposite"),
  adjacent: role("adjacent side", 1, "", "adjacent"),
  angle: role("angle", 0, "", "angle", "central-angle", "subtends"),
  area: role("area", 2, "A", "area"),
  baseArea: role("base area", 2, "B", "base-area"),
  surface: role("surface area", 2, "SA", "surface-area"),
  lateral: role("lateral area", 2, "", "lateral-area"),
  volume: role("volume", 3, "V", "volume"),
} as const satisfies Readonly<Record<string, Role>>);

export type RoleName = keyof typeof ROLES;

/** One letter out of others, and the sentence that says why. */
export interface Formula {
  readonly target: string;
  readonly value: Expression;
  readonly letters: readonly string[];
  readonly says: string;
}

/** A shape as data. Letters stand for its measures in the formulas; π is written pi. */
export interface Figure {
  readonly id: string;
  readonly heads: readonly Concept[];
  /** Words that say nothing more of it. */
  readonly idle: readonly Concept[];
  /** The letters that a role fills, in the order of the text. */
  readonly roles: Readonly<Partial<Record<RoleName, readonly string[]>>>;
  /** Letters that bare lengths fill, by how many there are. */
  readonly order: Readonly<Record<number, readonly string[]>>;
  readonly formulas: readonly Formula[];
}

/** Rows of "letter = formula | sentence"; a row without a sentence says what the row before says. */
export function formulasOf(rows: string): Formula[] {
  let said = "";
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [equation = "", says] = row.split("|").map((part) => part.trim());
      const [target = "", written = ""] = equation.split(" = ");
      said = says ?? said;
      const value = parseExpression(written);
      return { target, value, letters: symbolsOf(value), says: said };
    });
}

/** A calculation of what is asked, with the formulas it rests on. */
export interface Resolved {
  readonly value: Expression;
  readonly used: ReadonlySet<string>;
  readonly says: readonly string[];
}

const DEEPEST = 3;

/** What is asked in terms of what is told, in the first way that uses all of it. */
export function resolve(
  figure: Figure,
  asked: string,
  known: ReadonlyMap<string, Expression>,
): Resolved | null {
  const ways = waysTo(figure, { letter: asked, path: [] }, known);
  return ways.find(({ used }) => used.size === known.size) ?? null;
}

function waysTo(
  figure: Figure,
  { letter, path }: { readonly letter: string; readonly path: readonly string[] },
  known: ReadonlyMap<string, Expression>,
): Resolved[] {
  const told = known.get(letter);
  if (told) return [{ value: told, used: new Set([letter]), says: [] }];
  if (path.includes(letter) || path.length >= DEEPEST) return [];
  return figure.formulas
    .filter(({ target }) => target === letter)
    .flatMap((formula) => {
      const parts = formula.letters.map((each) =>
        waysTo(figure, { letter: each, path: [...path, letter] }, known),
      );
      return combined(parts).map((chosen) => ({
        value: substitute(
          formula.value,
          new Map(formula.letters.map((each, i) => [each, (chosen[i] as Resolved).value])),
        ),
        used: new Set(chosen.flatMap(({ used }) => [...used])),
        says: [...new Set([...chosen.flatMap(({ says }) => says), formula.says])],
      }));
    });
}

const combined = (parts: readonly (readonly Resolved[])[]): Resolved[][] =>
  parts.reduce<Resolved[][]>(
    (chosen, options) => chosen.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  );
