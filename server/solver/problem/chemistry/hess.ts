import { decimalValue, places } from "../../expression/figures";
import { add, isZero, multiply, ONE, type Rational, rational, ZERO } from "../../expression/rational";
import { solveLinear } from "../../expression/solve-linear";
import { budget } from "../../limits";
import { recognitionOf, told } from "../physics/written-law";
import type { Recognition, Source } from "../sentence";
import { FORMULA, plainChemistry, readFormula } from "./formula";

/** A substance with its state of matter: H2O(l) is another one than H2O(g). */
type Sides = ReadonlyMap<string, Rational>;

interface Told {
  readonly sides: Sides;
  /** In kJ, as it is written. */
  readonly heat: string | null;
}

const COUNT = "(?:\\d+/\\d+|\\d+(?:\\.\\d+)?)?";
const TERM = `${COUNT} ?${FORMULA}(?:_[slgaq]+)?`;
const SIDE = `${TERM}(?: ?\\+ ?${TERM})*`;
const EQUATION = new RegExp(
  `(${SIDE}) ?→ ?(${SIDE})(?:[;,]? ?ΔH(?:°|\\^°|_?rxn|_?f|\\d+)* ?= ?([+-]?\\d[\\d,]*(?:\\.\\d+)?) ?kJ)?`,
  "g",
);
const MOST = 6;
const FORMATION = new RegExp(`(?:enthalpy|heat) of formation (?:of|for) (${FORMULA}(?:_[slgaq]+)?)`);

/** "Calculate ΔH for this reaction from the following …": reactions with their enthalpies, of which one sum is the reaction
 * that is asked for, or the formation of one substance from its elements. */
export function readHess({ text, limits }: Source): Recognition | null {
  if (!/(?:Δ|\\Delta)\}? ?\\?[ {]*H|enthalpy/.test(text) || !/kJ/.test(text)) return null;
  const plain = withStates(text);
  const found = [...plain.matchAll(EQUATION)].map(readEquation);
  if (found.length < 2 || found.length > MOST || !found.every((each) => each !== null)) return null;
  const all = found as Told[];
  const given = all.filter(({ heat }) => heat !== null);
  const target = targetOf(plain, all);
  if (!target || given.length < 2 || isMoreTold(plain, given.length)) return null;
  const weights = weightsOf(given, target, (columns, right) => solveLinear(columns, right, budget(limits)));
  if (!weights || weights.some(isZero)) return null;
  const known = given.map(({ heat }, i) =>
    told(
      `H_${i + 1}`,
      `enthalpy of reaction ${i + 1}`,
      `${heat} kJ`,
      multiply(decimalValue(plainNumber(heat)), THOUSAND),
    ),
  );
  const sum = weights.map((weight, i) => `(${weight.n}/${weight.d})*H_${i + 1}`).join(" + ");
  const decimals = Math.min(...given.map(({ heat }) => heat?.split(".")[1]?.length ?? 0));
  const { formed } = target;
  return recognitionOf({
    title: "Hess's law",
    equations: [`H = ${sum}`],
    known,
    asked: { letter: "H", name: "enthalpy change", unit: formed ? "kJ/mol" : "kJ" },
    figures: places(decimals),
    because: `Sums keep as many digits behind the point as the least exact enthalpy has: $${decimals}$.`,
  });
}

const THOUSAND = rational(1000n);
const plainNumber = (written: string | null): string => (written ?? "0").replaceAll(",", "").replace("+", "");

/** The text with its states of matter kept behind the formulas, and plain fractions before them. */
function withStates(text: string): string {
  const marked = text
    .replace(/\\begin\{[a-z]+\}|\\end\{[a-z]+\}|\\\\/g, " ; ")
    .replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, "$1/$2")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, "$1")
    .replace(/\\Delta ?/g, "Δ")
    .replace(/Δ H/g, "ΔH")
    .replace(/\^\{?\\circ\}?|º|\^\{?°\}?/g, "°")
    .replace(/ ?\((s|l|g|aq)\)/g, "_$1");
  return plainChemistry(marked).replace(/(\d) (?=[A-Z][a-z]?\d?)/g, "$1");
}

function readEquation(found: RegExpMatchArray): Told | null {
  const [, left = "", right = "", heat] = found;
  const sides = new Map<string, Rational>();
  const isRead = [
    [left, rational(-1n)],
    [right, ONE],
  ].every(([side, sign]) =>
    (side as string).split(/ ?\+ ?/).every((term) => addTerm(term, sign as Rational, sides)),
  );
  return isRead ? { sides, heat: heat ?? null } : null;
}

const PARTS = new RegExp(`^(${COUNT}) ?(${FORMULA})((?:_[slgaq]+)?)$`);

function addTerm(term: string, sign: Rational, sides: Map<string, Rational>): boolean {
  const [, count = "", formula = "", state = ""] = PARTS.exec(term.trim()) ?? [];
  if (formula === "" || !readFormula(formula)) return false;
  const [top = "1", bottom = "1"] = (count || "1").split("/");
  const size = multiply(decimalValue(top), rational(1n, BigInt(bottom)));
  const name = `${formula}${state}`;
  sides.set(name, add(sides.get(name) ?? ZERO, multiply(sign, size)));
  return true;
}

interface Target {
  readonly sides: Sides;
  /** Elements may stand on its left in any number. */
  readonly formed: boolean;
}

/** The one reaction without an enthalpy, or what is formed from its elements. */
function targetOf(plain: string, all: readonly Told[]): Target | null {
  const open = all.filter(({ heat }) => heat === null);
  const formed = FORMATION.exec(plain)?.[1];
  if (open.length === 1 && open[0] && !formed) return { sides: open[0].sides, formed: false };
  return open.length === 0 && formed ? { sides: new Map([[formed, ONE]]), formed: true } : null;
}

/** Another number than those of the reactions would have a meaning of its own. */
function isMoreTold(plain: string, count: number): boolean {
  const rest = plain.replace(EQUATION, " ");
  return /\d/.test(rest.replace(/\b(?:298|25)(?:\.\d+)? ?(?:K|°C)|\b(?:1|one) atm/g, "")) || count > MOST;
}

type Solve = (columns: readonly (readonly Rational[])[], right: readonly Rational[]) => Rational[] | null;

function weightsOf(given: readonly Told[], { sides, formed }: Target, solve: Solve): Rational[] | null {
  const names = [...new Set([...given.flatMap((each) => [...each.sides.keys()]), ...sides.keys()])];
  const counted = formed ? names.filter((name) => sides.has(name) || !isElement(name)) : names;
  const columns = given.map((each) => counted.map((name) => each.sides.get(name) ?? ZERO));
  const right = counted.map((name) => sides.get(name) ?? ZERO);
  return solve(columns, right);
}

const isElement = (name: string): boolean => readFormula(name.split("_")[0] as string)?.atoms.size === 1;
