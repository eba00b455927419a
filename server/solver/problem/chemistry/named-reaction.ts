import { type Rational, rational } from "../../expression/rational";
import { wholeKernel } from "../../expression/whole-kernel";
import type { ChemicalFormula, Reaction, ReactionTerm } from "../../tasks/chemistry";
import type { Budget } from "../../types";
import { FORMULA, readFormula } from "./formula";
import { reactionByRule } from "./reaction-rules";
import { substanceNamed } from "./substance";

const NAME = `(?:${FORMULA}|[a-z]+(?: [a-z]+(?:ide|ate|ite|ic acid))?)`;
const AMOUNT = "(?:\\d[\\d,.]*(?: ?\\* ?10\\^-?\\d+)? ?-?(?:g|kg|mg|mol|moles?|L|mL) (?:of )?)?";
const THING = `(?:the |excess |an? )?${AMOUNT}(${NAME})(?:(?:,| gas,?) (${FORMULA})|\\(g\\))?`;
const BURNING: readonly RegExp[] = [
  new RegExp(`\\b(?:combustion|burning) of ${THING}`),
  new RegExp(`\\b(?:burn(?:s|ed)?|to burn) ${THING}`),
  new RegExp(`${THING} (?:is|are|was|were) (?:completely )?burned`),
  new RegExp(`${THING} burns?\\b`),
];
const BREAKING = new RegExp(
  `\\bdecompos(?:ition of|es|ing) ?${THING}(?:,? ${FORMULA},?)? (?:to|into|to form|to give|forming) (${NAME}) and (${NAME})`,
);
const INTO = `(?:,? (?:to (?:form|produce|give|make|yield)|forming|producing) (${NAME})(?: and (${NAME}))?)`;
const JOINING: readonly RegExp[] = [
  new RegExp(`\\breaction (?:of|between) ${THING} (?:with|and) ${THING}${INTO}`),
  new RegExp(`${THING} (?:(?:is|are) )?(?:react|combin)(?:s|es|ed)? with ${THING}${INTO}`),
];

/** The reaction that a text names without writing it: a burning, a substance that falls into two, two that are told with
 * what they become, or what follows by rule. Null where it names none, or none that balances in one way.
 * @example namedReaction("the combustion of 2.0 g of propane, C3H8", budget) // C3H8 + 5O2 → 3CO2 + 4H2O */
export function namedReaction(text: string, budget: Budget): Reaction | null {
  for (const pattern of BURNING) {
    const found = pattern.exec(text);
    const fuel = found && substance(found[2] ?? found[1]);
    if (fuel && isFuel(fuel)) return balanced([fuel, "O2"], ["CO2", "H2O"], budget);
  }
  const broken = BREAKING.exec(text);
  if (broken) {
    const [, name, formula, first, second] = broken;
    return balanced([formula ?? name], [first, second], budget);
  }
  const joined = JOINING.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const ruled = joined ? null : reactionByRule(text);
  if (ruled) return balanced(ruled.before, ruled.after, budget);
  if (!joined) return null;
  const [, name, formula, other, otherFormula, first, second] = joined;
  return balanced([formula ?? name, otherFormula ?? other], second ? [first, second] : [first], budget);
}

type Named = string | undefined | ChemicalFormula;

function substance(name: Named): ChemicalFormula | null {
  if (name === undefined) return null;
  if (typeof name !== "string") return name;
  return (/^[A-Z([]/.test(name) ? readFormula(name) : null) ?? substanceNamed(name.toLowerCase());
}

/** Carbon and hydrogen, perhaps with oxygen: what burns to carbon dioxide and water. */
const isFuel = ({ atoms }: ChemicalFormula): boolean =>
  atoms.has("C") && atoms.has("H") && [...atoms.keys()].every((symbol) => ["C", "H", "O"].includes(symbol));

function balanced(before: readonly Named[], after: readonly Named[], budget: Budget): Reaction | null {
  const [left, right] = [before.map(substance), after.map(substance)];
  if (![...left, ...right].every((each) => each !== null)) return null;
  const all = [...left, ...right] as ChemicalFormula[];
  const elements = [...new Set(all.flatMap(({ atoms }) => [...atoms.keys()]))];
  const rows: Rational[][] = elements.map((element) =>
    all.map(({ atoms }, i) => {
      const count = atoms.get(element) ?? 0n;
      return rational(i < left.length ? count : -count);
    }),
  );
  const counts = wholeKernel(rows, all.length, budget);
  if (!counts) return null;
  const terms = all.map((formula, i): ReactionTerm => ({ formula, count: counts[i] as bigint }));
  return { left: terms.slice(0, left.length), right: terms.slice(left.length) };
}
