import { divide, multiply, type Rational, rational } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import type { KnownQuantity } from "../../tasks/physics";
import { unitOf } from "../physics/units";
import { recognitionOf, told } from "../physics/written-law";
import type { Recognition, Source } from "../sentence";
import { FORMULA, plainChemistry, readFormula } from "./formula";
import { substanceNamed } from "./substance";
import { NUMBER, numberIn } from "./written-number";

/** One substance of an equilibrium that its constant counts. */
interface Party {
  readonly formula: string;
  readonly count: bigint;
  readonly isProduct: boolean;
  readonly letter: string;
}

const TERM = `\\d* ?${FORMULA}[§]?`;
const SIDE = `${TERM}(?: ?\\+ ?${TERM})*`;
const REACTION = new RegExp(`(${SIDE}) ?(?:⇌|→) ?(${SIDE})`);
const NAMES = new RegExp(`(?<![A-Za-z\\d.])\\[?${FORMULA}\\]?`, "g");
/** The constant is the one of this temperature. */
const TEMPERATURE = /\d+(?:\.\d+)? ?(?:K|°C)(?![A-Za-z])/g;
const UNIT = "(M|mol/L|mol L\\^-1|atm|bar)";
const SPECIES = `(?:\\[(${FORMULA})\\]|(?:[Pp]_?\\{?|(?:pressure|concentration) of (?:the )?)?(${FORMULA}|[a-z]{4,}(?: [a-z]+(?:ide|ate|gen))?)\\}?)`;
const VALUES: readonly RegExp[] = [
  new RegExp(
    `${SPECIES},?(?: gas)?(?: in the mixture| at equilibrium)? ?(?:=|is|was|of|are|equals)(?: found to be)? ?(${NUMBER}) ?${UNIT}`,
    "g",
  ),
];
const BEFORE = new RegExp(
  `(${NUMBER}) ?${UNIT} (?:of )?(?:\\[)?(${FORMULA}|[a-z]{4,}(?: [a-z]+(?:ide|ate|gen))?)(?:\\])?`,
  "g",
);
const CONSTANT = new RegExp(
  `(?:K_?\\{?[cCpP]?\\}?|equilibrium constant(?:,? K_?\\{?[cCpP]?\\}?,?)?)(?: for (?:this|the) reaction)?(?: at \\d+ ?(?:K|°C))? ?(?:=|is|of) ?(${NUMBER})(?! ?(?:K|°C|M|atm))`,
);
const ASKS_CONSTANT = /(?:equilibrium constant|(?:value of|[Cc]alculate|[Ff]ind|[Dd]etermine|[Ww]hat is) K)/;
/** Amounts that are not those of the equilibrium, or a share of them. */
const OTHERWISE =
  /initial|start|begin|added|placed|dissociat|percent|%|degree of|before|reach|mixed|\breact(?!ion)|formed|decompos(?:es|ed)|total|partially|ΔG|ΔH|pH|solub|K_?\{?(?:a|b|sp|w)\b|moles?\b|mol\b(?!\/L| L)|g of|-L |L\b container/;

/** What is told is told of the equilibrium. */
const AT_EQUILIBRIUM =
  /[Aa]t equilibrium|equilibrium (?:mixture|concentrations?|pressures?|partial pressures?|system)|(?:mixture|system) (?:is|was) at equilibrium/;

/** The equilibrium constant from the concentrations or pressures of an equilibrium, or the one of them that is missing. */
export function readMassAction({ text: typed }: Source): Recognition | null {
  const text = typed.replace(/<[-=]+>|⇄|⇋/g, "⇌");
  if (!/equilibri|K/.test(text) || !/⇌|rightleftharpoons|→|\\to\b|->/.test(text)) return null;
  const plain = plainChemistry(text.replace(/\((?:s|l)\)/g, "§"))
    .replace(/ ?§/g, "§")
    .replace(/\b(\d+) (?=[A-Z])(?=\S+(?: ?[+⇌→]|$))/g, "$1");
  const reaction = REACTION.exec(plain);
  if (!reaction) return null;
  const rest = plain.replace(reaction[0], " | ");
  if (OTHERWISE.test(rest) || !AT_EQUILIBRIUM.test(rest)) return null;
  const parties = [...partiesOf(reaction[1] ?? "", false, 0), ...partiesOf(reaction[2] ?? "", true, 10)];
  const read = valuesIn(rest, parties);
  if (parties.length === 0 || !read) return null;
  const constant = CONSTANT.exec(read.rest);
  const bare = read.rest
    .replace(constant?.[0] ?? "", " ")
    .replace(TEMPERATURE, " ")
    .replace(NAMES, " ");
  const temperatures = [...new Set([...read.rest.matchAll(TEMPERATURE)].map(([written]) => written))];
  const isUnread = /\d/.test(bare);
  if (isUnread || temperatures.length > 1) return null;
  const values = withEqualParts(parties, read.values, plain);
  return asked({
    parties,
    values,
    constant: constant?.[1] ?? null,
    rest,
    temperature: temperatures[0] ?? null,
  });
}

function partiesOf(side: string, isProduct: boolean, from: number): Party[] {
  return side.split(/ ?\+ ?(?=\d* ?[A-Z([])/).flatMap((term, i) => {
    const [, count = "", formula = ""] = new RegExp(`^(\\d*) ?(${FORMULA})$`).exec(term.trim()) ?? [];
    if (formula === "" || !readFormula(formula)) return [];
    return [{ formula, count: BigInt(count || "1"), isProduct, letter: `c_${from + i + 1}` }];
  });
}

interface Value {
  readonly written: string;
  readonly unit: string;
}

interface Values {
  readonly values: ReadonlyMap<string, Value>;
  readonly rest: string;
}

function valuesIn(text: string, parties: readonly Party[]): Values | null {
  const values = new Map<string, Value>();
  let rest = text;
  const take = (whole: string, name: string, value: Value): boolean => {
    const party = partyNamed(name, parties);
    if (!party) return false;
    if (values.has(party.letter)) return values.get(party.letter)?.written === value.written;
    values.set(party.letter, value);
    rest = rest.replace(whole, " ");
    return true;
  };
  for (const pattern of VALUES)
    for (const [whole, bracketed, named, written = "", unit = ""] of text.matchAll(pattern))
      take(whole, bracketed ?? named ?? "", { written, unit });
  for (const [whole, written = "", unit = "", name = ""] of rest.matchAll(BEFORE))
    take(whole, name, { written, unit });
  const units = new Set(
    [...values.values()].map(({ unit }) => (unit === "atm" || unit === "bar" ? unit : "M")),
  );
  return units.size > 1 ? null : { values, rest };
}

function partyNamed(name: string, parties: readonly Party[]): Party | null {
  const own = (formula: string): string =>
    JSON.stringify([...(readFormula(formula)?.atoms ?? [])].map(([s, n]) => [s, String(n)]).sort());
  const direct = parties.filter(({ formula }) => formula === name);
  if (direct.length === 1) return direct[0] ?? null;
  const meant = substanceNamed(name.toLowerCase());
  const wanted = meant && JSON.stringify([...meant.atoms].map(([s, n]) => [s, String(n)]).sort());
  const found = parties.filter(({ formula }) => wanted !== null && own(formula) === wanted);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Where solids alone fall apart, their products come in the numbers of the equation. */
function withEqualParts(
  parties: readonly Party[],
  values: ReadonlyMap<string, Value>,
  plain: string,
): ReadonlyMap<string, Value> {
  const [first] = parties;
  const isOfSolids = parties.every(({ isProduct }) => isProduct) && plain.includes("§");
  const alike = parties.every(({ count }) => count === first?.count);
  const [value] = values.values();
  if (!isOfSolids || !alike || values.size !== 1 || !value) return values;
  return new Map(parties.map(({ letter }) => [letter, value]));
}

interface Asking {
  readonly parties: readonly Party[];
  readonly values: ReadonlyMap<string, Value>;
  readonly constant: string | null;
  readonly rest: string;
  readonly temperature: string | null;
}

function asked({ parties, values, constant, rest, temperature }: Asking): Recognition | null {
  const missing = parties.filter(({ letter }) => !values.has(letter));
  const unit = [...values.values()][0]?.unit ?? "M";
  const isPressure = unit === "atm" || unit === "bar";
  const own = isPressure ? unit : "M";
  const at =
    temperature === null
      ? []
      : [told("T", "temperature", temperature, numberIn(temperature.replace(/ ?[K°].*/, "")))];
  const concentrations: KnownQuantity[] = [...values].map(([letter, { written }]) => {
    const name = `${isPressure ? "pressure" : "concentration"} of ${parties.find((each) => each.letter === letter)?.formula}`;
    return told(letter, name, `${written} ${own}`, inUnit(numberIn(written), own));
  });
  const known = [...concentrations, ...at];
  const figures = Math.min(
    ...[...[...values.values()].map(({ written }) => written), ...(constant ? [constant] : [])].map(
      significantDigits,
    ),
  );
  const shared = { title: "the law of mass action", equations: [equationOf(parties, own)], figures };
  if (missing.length === 0 && !constant && ASKS_CONSTANT.test(rest))
    return recognitionOf({
      ...shared,
      known,
      asked: { letter: "K", name: "equilibrium constant", unit: "" },
    });
  const [only] = missing;
  if (missing.length !== 1 || !only || !constant) return null;
  return recognitionOf({
    ...shared,
    known: [...known, told("K", "equilibrium constant", constant, numberIn(constant))],
    asked: {
      letter: only.letter,
      name: `${isPressure ? "pressure" : "concentration"} of ${only.formula}`,
      unit: own,
    },
  });
}

const inUnit = (value: Rational, unit: string): Rational => multiply(value, unitOf(unit).factor);

/** "K = (c_11/1000)^2/((c_1/1000)*(c_2/1000)^3)": each concentration counts in its customary unit. */
function equationOf(parties: readonly Party[], unit: string): string {
  const { n, d } = divide(unitOf(unit).factor, rational(1n));
  const factor = d === 1n ? `${n}` : `(${n}/${d})`;
  const product = (isProduct: boolean): string =>
    parties
      .filter((each) => each.isProduct === isProduct)
      .map(({ letter, count }) => (count === 1n ? `(${letter}/${factor})` : `(${letter}/${factor})^${count}`))
      .join("*") || "1";
  return `K = (${product(true)})/(${product(false)})`;
}
