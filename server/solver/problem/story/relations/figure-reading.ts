import { draft, lettersIn } from "../draft";
import type { Reading } from "../reading";
import type { Story } from "../story";
import { askedIn, asksAll, equationsIn, isNumber, TOLD, written } from "./equations";
import type { Figure, Law } from "./figures";
import { sharedLength, sizeOf } from "./lengths";
import type { Equation, Said } from "./said";
import type { Subject } from "./subject";

const POWERS = ["", "square ", "cubic "] as const;

/** A measure that is told as a number stands for that number; the others follow from the relations and the figure's laws. */
export function figureReading(
  story: Story,
  { figure, assumed }: Extract<Subject, { readonly kind: "figure" }>,
  said: readonly Said[],
): Reading | null {
  const unit = sharedLength(story.quantities);
  const equations = equationsIn(said);
  if (unit === null || !equations.every((equation) => fits(story, figure, equation))) return null;
  const reading = draft(story);
  const [values, relations] = [equations.filter(isValue), equations.filter((each) => !isValue(each))];
  const given = new Map(values.map(({ left, right }) => [left.text, right.text]));
  if (given.size < values.length) return null;
  for (const { right } of values) reading.take(right.marks[0]);
  const texts = relations.map((relation) => written(relation, reading));
  const wanted = [...new Set([...askedIn(said), ...(asksAll(said) ? (figure.dimensions ?? []) : [])])];
  const laws = lawsFor(figure.laws, { given, texts, wanted });
  if (!laws) return null;
  const inText = (equation: string) => replaceLetters(equation, given);
  for (const text of texts) reading.condition(inText(text), TOLD);
  for (const { equation, says } of laws) reading.condition(inText(equation), says);
  const open = openLetters([...texts, ...laws.map(({ equation }) => equation)], given);
  for (const { letter, names } of figure.measures)
    if (open.has(letter)) reading.unknown(letter, `the ${names[0]}`);
  for (const { letter, names, dimension } of figure.measures)
    if (wanted.includes(letter))
      reading.ask({ label: names[0], value: letter, unit: unit && `${POWERS[dimension - 1]}${unit}` });
  return reading.done({
    domain: "positive",
    assumption: assumed ? `We take it for a ${figure.nouns[0]}.` : undefined,
  });
}

const isValue = ({ left, right }: Equation): boolean => left.text.length === 1 && isNumber(right);

/** Whether a number that is told has the unit of what it is told of: an area is no length. */
function fits({ quantities }: Story, { measures }: Figure, equation: Equation): boolean {
  if (!isValue(equation)) return true;
  const { left, right } = equation;
  const unit = quantities[Number(right.marks[0])]?.unit ?? "";
  const measure = measures.find(({ letter }) => letter === left.text);
  return unit === "" || measure?.dimension === sizeOf(unit).dimension;
}

interface Told {
  readonly given: ReadonlyMap<string, string>;
  readonly texts: readonly string[];
  readonly wanted: readonly string[];
}

/** The fewest laws by which every letter is determined and every number that is told has its part.
 * @returns null where there are none, or more than one choice of as many */
function lawsFor(laws: readonly Law[], { given, texts, wanted }: Told): readonly Law[] | null {
  if (wanted.length === 0) return null;
  const choices = subsets(laws).filter((chosen) => {
    const equations = [...texts, ...chosen.map(({ equation }) => equation)];
    const open = openLetters(equations, given);
    const used = new Set(equations.flatMap(lettersIn));
    return (
      equations.length === open.size &&
      wanted.every((letter) => open.has(letter)) &&
      [...given.keys()].every((letter) => used.has(letter))
    );
  });
  const least = Math.min(...choices.map(({ length }) => length));
  const [first = null, ...others] = choices.filter(({ length }) => length === least);
  return others.length === 0 ? first : null;
}

function openLetters(equations: readonly string[], given: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(equations.flatMap(lettersIn).filter((letter) => !given.has(letter)));
}

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((some) => [first, ...some])];
}

/** An equation with what is known in the place of letters; a name of several characters is none. */
function replaceLetters(equation: string, given: ReadonlyMap<string, string>): string {
  return equation.replace(/\w+/g, (name) => given.get(name) ?? name);
}
