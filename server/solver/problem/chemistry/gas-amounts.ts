import { ELEMENTS } from "../../expression/elements";
import { add, divide, fromInt, multiply, type Rational, rational, ZERO } from "../../expression/rational";
import type { Reaction, ReactionTerm } from "../../tasks/chemistry";
import type { KnownQuantity } from "../../tasks/physics";
import type { Budget } from "../../types";
import { GAS_CONSTANT } from "../physics/constants";
import { physicsText, type Quantity, quantitiesOf } from "../physics/quantities";
import { type Dimension, sameDimension, unitOf } from "../physics/units";
import { recognitionOf, told } from "../physics/written-law";
import type { Recognition } from "../sentence";
import { namedReaction } from "./named-reaction";
import { isBalanced, readReaction } from "./reaction";
import { DISTURBING, EXCESS, REACTION, SUBSTANCE, termOf } from "./stoichiometry-question";

type Kind = "mass" | "amount" | "volume";

const KINDS: readonly (readonly [Kind, Dimension])[] = [
  ["mass", unitOf("g").dimension],
  ["amount", unitOf("mol").dimension],
  ["volume", unitOf("L").dimension],
];
const ASKED: readonly (readonly [RegExp, Kind, string])[] = [
  [new RegExp(`[Ww]hat volume of ${SUBSTANCE}`), "volume", "L"],
  [new RegExp(`[Hh]ow many (?:liters|L) of ${SUBSTANCE}`), "volume", "L"],
  [new RegExp(`[Cc]alculate the volume of ${SUBSTANCE}`), "volume", "L"],
  [new RegExp(`[Ww]hat mass of ${SUBSTANCE}`), "mass", "g"],
  [new RegExp(`[Hh]ow many grams of ${SUBSTANCE}`), "mass", "g"],
  [new RegExp(`[Hh]ow many moles of ${SUBSTANCE}`), "amount", "mol"],
];
const STANDARD = /\bSTP\b|standard temperature and pressure/;
const ALIKE = /same conditions|same temperature and pressure|same pressure and temperature|both measured at/;
const OTHERWISE = /collected over|vapor pressure|partial pressure|solution|\bM\b|mixture|total/;

/** An amount of a gas that a reaction takes or gives, as a volume at a told temperature and pressure. */
export function readGasAmounts(plain: string, budget: Budget): Recognition | null {
  const text = plain.replace(EXCESS, " ");
  const written = REACTION.exec(text)?.[0];
  const reaction = written ? readReaction(written, true) : namedReaction(text, budget);
  if (!reaction || !isBalanced(reaction) || OTHERWISE.test(text)) return null;
  if (DISTURBING.test(text.replace(GAS_WORDS, " "))) return null;
  const rest = physicsText(written ? text.replace(written, " ") : text);
  const asked = askedIn(rest, reaction);
  const from = asked && toldIn(rest, reaction);
  if (!asked || !from || asked.term === from.term) return null;
  const conditions = conditionsIn(rest, from.others);
  if (!conditions || (asked.kind !== "volume" && from.kind !== "volume")) return null;
  return lawOf({ asked, from, conditions, isAlike: ALIKE.test(rest) });
}

/** Words of gases that a reaction between masses would not be told with. */
const GAS_WORDS = /\b(?:pressures?|atm)\b/g;

interface Asked {
  readonly term: ReactionTerm;
  readonly kind: Kind;
  readonly unit: string;
}

function askedIn(text: string, reaction: Reaction): Asked | null {
  for (const [pattern, kind, unit] of ASKED) {
    const found = pattern.exec(text);
    const term = found ? termOf(found[1] as string, reaction) : null;
    if (term) return { term, kind, unit };
  }
  return null;
}

interface From {
  readonly term: ReactionTerm;
  readonly kind: Kind;
  readonly quantity: Quantity;
  readonly others: readonly Quantity[];
}

const BEHIND = new RegExp(`^ (?:of )?${SUBSTANCE}`);

function toldIn(text: string, reaction: Reaction): From | null {
  const quantities = quantitiesOf(text);
  const amounts = quantities.flatMap((quantity): From[] => {
    const kind = KINDS.find(([, dimension]) => sameDimension(dimension, quantity.unit.dimension))?.[0];
    const name = BEHIND.exec(text.slice(quantity.end))?.[1];
    const term = kind && name ? termOf(name, reaction) : null;
    const others = quantities.filter((each) => each !== quantity);
    return kind && term ? [{ term, kind, quantity, others }] : [];
  });
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

interface Conditions {
  readonly known: readonly KnownQuantity[];
  readonly digits: readonly number[];
}

const SURE = 9;

function conditionsIn(text: string, others: readonly Quantity[]): Conditions | null {
  const of = (unit: string) =>
    others.filter((each) => sameDimension(each.unit.dimension, unitOf(unit).dimension));
  const [temperatures, pressures] = [of("K"), of("Pa")];
  if (temperatures.length + pressures.length !== others.length) return null;
  const [temperature, pressure] = [temperatures[0], pressures[0]];
  if (others.length === 0)
    return STANDARD.test(text) ? { known: STANDARD_CONDITIONS, digits: [SURE] } : { known: [], digits: [] };
  if (others.length !== 2 || !temperature || !pressure || STANDARD.test(text)) return null;
  return {
    known: [
      told("T", "temperature", temperature.written, temperature.si),
      told("p", "pressure", pressure.written, pressure.si),
    ],
    digits: [temperature.digits, pressure.digits],
  };
}

const STANDARD_CONDITIONS: readonly KnownQuantity[] = [
  { ...told("T", "standard temperature", "273.15 K", rational(27315n, 100n)), constant: true },
  { ...told("p", "standard pressure", "1 atm", fromInt(101325)), constant: true },
];

interface Reading {
  readonly asked: Asked;
  readonly from: From;
  readonly conditions: Conditions;
  readonly isAlike: boolean;
}

/** What is told to moles, moles of the one to moles of the other, those to what is asked. */
function lawOf({ asked, from, conditions, isAlike }: Reading): Recognition | null {
  const ratio = `${asked.term.count}/${from.term.count}`;
  const { quantity } = from;
  const own = told("a", `${from.kind} told`, quantity.written, quantity.si);
  const shared = {
    title: "the amounts of a reaction",
    asked: { letter: "x", name: `${asked.kind} asked for`, unit: asked.unit },
    figures: Math.min(quantity.digits, ...conditions.digits),
  };
  const areBoth = asked.kind === "volume" && from.kind === "volume";
  if (areBoth)
    return isAlike || STANDARD_CONDITIONS === conditions.known
      ? recognitionOf({ ...shared, equations: [`x = ${ratio}*a`], known: [own] })
      : null;
  if (conditions.known.length === 0) return null;
  const toMoles = { mass: "n = a/M", amount: "n = a", volume: "n = p*a/(R*T)" }[from.kind];
  const toAsked = { mass: "x = w*m", amount: "x = w", volume: "x = w*R*T/p" }[asked.kind];
  const masses: KnownQuantity[] = [
    ...(from.kind === "mass" ? [molarMass("M", from.term)] : []),
    ...(asked.kind === "mass" ? [molarMass("m", asked.term)] : []),
  ];
  const { name, fixed } = GAS_CONSTANT;
  const gas: KnownQuantity = { letter: "R", name, written: fixed, si: decimalOf(fixed), constant: true };
  return recognitionOf({
    ...shared,
    equations: [toMoles, `w = ${ratio}*n`, toAsked],
    known: [own, ...masses, ...conditions.known, gas],
  });
}

const decimalOf = (written: string): Rational => {
  const [whole = "0", part = ""] = written.split(".");
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
};

function molarMass(letter: string, { formula }: ReactionTerm): KnownQuantity {
  const grams = [...formula.atoms].reduce(
    (sum, [symbol, count]) => add(sum, multiply(rational(count), ELEMENTS.get(symbol)?.mass ?? ZERO)),
    ZERO,
  );
  return {
    letter,
    name: `molar mass of ${formula.latex}`,
    written: "g/mol",
    si: divide(grams, fromInt(1000)),
    constant: true,
  };
}
