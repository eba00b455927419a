import { divide, rational } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import type {
  ChemicalFormula,
  ChemistryQuestion,
  Portion,
  Reaction,
  ReactionTerm,
} from "../../tasks/chemistry";
import type { Budget } from "../../types";
import { FORMULA } from "./formula";
import { namedReaction } from "./named-reaction";
import { isBalanced, readReaction } from "./reaction";
import { readSubstance } from "./substance";
import { NUMBER, numberIn } from "./written-number";

type Wanted = Extract<ChemistryQuestion, { ask: "stoichiometry" }>["to"]["wanted"];

const TERM = `\\d*${FORMULA}`;
const SIDE = `${TERM}(?: ?\\+ ?${TERM})*`;
export const REACTION = new RegExp(`${SIDE} ?→ ?${SIDE}`);
export const SUBSTANCE = `((?:the )?(?:${FORMULA}|[a-z]+(?: [a-z]+){0,2}(?:, ${FORMULA})?))(?=[ ,.?;]|$)`;
const SOLUTION = new RegExp(
  `(${NUMBER})[ -]?(mL|L) of (?:an? )?(${NUMBER})[- ]?M (?:solution of )?${SUBSTANCE}`,
);
const SOLID = new RegExp(`(${NUMBER})[ -]?(g|kg|mol|moles) of ${SUBSTANCE}`);
const ASKED: readonly (readonly [RegExp, Wanted])[] = [
  [new RegExp(`[Ww]hat volume of (?:an? )?(${NUMBER})[- ]M (?:solution of )?${SUBSTANCE}`), "mL"],
  [
    new RegExp(`[Hh]ow many (?:milliliters|mL) of (?:an? )?(${NUMBER})[- ]M (?:solution of )?${SUBSTANCE}`),
    "mL",
  ],
  [new RegExp(`(?:[Ww]hat mass|[Hh]ow many grams)() of ${SUBSTANCE}`), "g"],
  [new RegExp(`[Hh]ow many moles() of ${SUBSTANCE}`), "mol"],
  [new RegExp(`[Hh]ow many molecules() of ${SUBSTANCE}`), "particles"],
];
/** What makes the amounts differ from those of the equation. */
export const DISTURBING =
  /\b(?:yield|excess|limiting|purity|pure|percent|ΔH|kJ|density|pressure|atm|aliquot|sample|back)\b|%/;

/** The other substance is there in plenty, so that the amount told decides. */
export const EXCESS = /\b(?:with|and|in) (?:an )?excess(?: of)?(?: [a-z]+| (?:[A-Z][a-z]?\d?)+)(?=[ ,.?]|$)/g;

/** "2 Al + 3 Cl2": each number belongs to what follows. */
const SPACED = /(?<=[+→] ?)(\d+) (?=[A-Z])|\b(\d+) (?=[A-Z][A-Za-z\d()]* ?[+→])/g;
/** A sample that is nothing else. */
const PURE = /\b[Aa] sample of (?=\d)/g;

/** How much of one substance goes with a told amount of another, by a balanced equation in the text
 * or a reaction that is named. Every number
 * outside the equation must belong to the question or to the told amount. */
export function readStoichiometry(typed: string, budget: Budget): ChemistryQuestion | null {
  const text = typed.replace(SPACED, "$1$2").replace(PURE, "");
  const written = REACTION.exec(text)?.[0];
  const reaction = written ? readReaction(written, true) : namedReaction(text, budget);
  const isYield = ASKS_YIELD.test(text);
  const plain = text.replace(EXCESS, " ").replace(isYield ? ASKS_YIELD : "", " ");
  if (!reaction || !isBalanced(reaction) || DISTURBING.test(plain)) return null;
  const rest = (written ? text.replace(written, " ") : text).replace(EXCESS, " ");
  const to = isYield ? null : askedIn(rest, reaction);
  const told = toldIn(to ? rest.replace(to.said, " ") : rest, reaction);
  const used = told.filter(
    ({ term }) => term !== to?.term && (isYield ? reaction.left.includes(term) : true),
  );
  const [from, beside, ...more] = used;
  const [made, ...others] = told.filter((each) => !used.includes(each));
  if (!from || more.length > 0 || (isYield ? !made || others.length > 0 : made || !to)) return null;
  if (beside && (!isUsedUp([from, beside], reaction) || (to && reaction.left.includes(to.term)))) return null;
  const target = isYield ? made : to;
  if (!target || (isYield && !reaction.right.includes(target.term))) return null;
  const numbers = rest.match(new RegExp(`(?<![A-Za-z)\\]\\d.])${NUMBER}`, "g")) ?? [];
  const own = [...told.flatMap((each) => each.numbers), ...(to?.molarity ? [to.molarity] : [])];
  if (numbers.length !== own.length) return null;
  return {
    ask: "stoichiometry",
    reaction,
    from: { term: from.term, portion: from.portion },
    ...(beside ? { beside: { term: beside.term, portion: beside.portion } } : {}),
    to: to ? { term: to.term, wanted: to.wanted } : { term: target.term, wanted: "%", ...obtainedIn(made) },
    molarity: to?.molarity ? numberIn(to.molarity) : null,
    digits: Math.max(2, Math.min(...own.map(significantDigits))),
  };
}

const ASKS_YIELD = /\b(?:percent(?:age)?|%) yield\b/;
const obtainedIn = (made: Told | undefined) => (made ? { obtained: made.portion } : {});

/** Two amounts of different reactants. */
const isUsedUp = ([one, other]: readonly [Told, Told], { left }: Reaction): boolean =>
  one.term !== other.term && left.includes(one.term) && left.includes(other.term);

function askedIn(text: string, reaction: Reaction) {
  for (const [question, wanted] of ASKED) {
    const found = question.exec(text);
    const term = found ? termOf(found[2] as string, reaction) : null;
    if (found && term) return { said: found[0], term, wanted, molarity: found[1] || null };
  }
  return null;
}

interface Told {
  readonly term: ReactionTerm;
  readonly portion: Portion;
  readonly numbers: readonly string[];
}

/** All amounts that are told of something in the reaction. */
function toldIn(text: string, reaction: Reaction): readonly Told[] {
  const dissolved = [...text.matchAll(new RegExp(SOLUTION, "g"))].flatMap(
    ([, volume = "0", unit, molarity = "0", name = ""]): Told[] => {
      const term = termOf(name, reaction);
      const liters = unit === "L" ? numberIn(volume) : divide(numberIn(volume), rational(1000n));
      const portion: Portion = { kind: "solution", liters, molarity: numberIn(molarity) };
      return term ? [{ term, portion, numbers: [volume, molarity] }] : [];
    },
  );
  const weighed = [...text.matchAll(new RegExp(SOLID, "g"))].flatMap(
    ([, amount = "0", unit, name = ""]): Told[] => {
      const term = termOf(name, reaction);
      const value = numberIn(amount);
      const portion: Portion = unit?.startsWith("mol")
        ? { kind: "moles", moles: value }
        : { kind: "mass", grams: unit === "kg" ? { ...value, n: value.n * 1000n } : value };
      return term ? [{ term, portion, numbers: [amount] }] : [];
    },
  );
  return [...dissolved, ...weighed];
}

/** The term of a reaction that a formula or name means; only one may. */
export function termOf(name: string, reaction: Reaction): ReactionTerm | null {
  const formula = new RegExp(`${FORMULA}$`).exec(name)?.[0];
  const substance = formula ? readSubstance(formula) : longestName(name.replace(/^the /, ""));
  if (!substance) return null;
  const terms = [...reaction.left, ...reaction.right].filter((term) => sameAtoms(term.formula, substance));
  return terms.length === 1 ? (terms[0] ?? null) : null;
}

/** What the first words name, as many of them as together name something: "sodium hydroxide is" is no sodium. */
function longestName(phrase: string): ChemicalFormula | null {
  const words = phrase.split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const found = readSubstance(words.slice(0, count).join(" "));
    if (found) return found;
  }
  return null;
}

const sameAtoms = (a: ChemicalFormula, b: ChemicalFormula): boolean =>
  a.atoms.size === b.atoms.size && [...a.atoms].every(([symbol, count]) => b.atoms.get(symbol) === count);
