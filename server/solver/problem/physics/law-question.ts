import { equals, ZERO } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { PhysicsTask } from "../../tasks/physics";
import { isAmong } from "../../word-list";
import type { Recognition } from "../sentence";
import { agree } from "./agreement";
import { type AnswerUnit, answerIn } from "./answer-unit";
import { askedIn, asksForAnother } from "./asked-role";
import { Cues } from "./cues";
import { FIELD_LAWS } from "./fields/fields";
import { answerFigures } from "./figures";
import { equationOf, type Law, type Role } from "./law";
import { LAWS } from "./laws";
import type { Quantity } from "./quantities";
import type { LawQuestion } from "./question";
import { assignments, fixedValues } from "./role-places";
import { tellingText } from "./scene";
import { toldQuantity } from "./told-quantity";
import { sameDimension, type Unit, unitAt, unitOf } from "./units";
import { outsideOf, validityOf } from "./validity";
import { speaksOf, termsIn } from "./vocabulary";

/** Words that turn a quantity into something else: comparisons, several cases, uncertainty. */
const TWISTS =
  /\b(?:twice|thrice|half(?!-li)|halved|doubled?|tripled?|quarter|third|times|factor|ratio|compared?|fraction|percent(?:age)?|increases? by|decreases? by|uncertainty|each of (?!the following)|respectively|show that|explain|why|graph|figure|(?:in|see|following|data) (?:the )?table|table (?:below|above|shown|\d+(?!\.\d))|angles?|initially and|both|explicitly|sketch|formula|function|model\w*|miles?|feet|mph|yards?|nearest|(?<!merry-go-|-go-)round(?!s? (?:a|the) (?:[a-z]+ ){0,2}(?:curve|corner|bend))\w*|and back|back again|there and back|(?:with|against|including) air resistance)\b|\bin [a-zA-Z]+ and (?:in )?(?:kilo\w+|mega\w+|joules?|electron|[kM]?eV|degrees|[km]\w*\/)|±|\\pm/i;

/** Makes of a question the law that answers it. With two laws that fit, or none, it stays unread. */
export function readLawQuestion({ prose, question, quantities, isCounted }: LawQuestion): Recognition | null {
  const read: Read = {
    prose,
    question,
    quantities,
    isCounted,
    terms: termsIn(tellingText(withoutUnitAsked(prose, question))),
    twisted: TWISTS.test(prose),
  };
  const only = taskOf(read);
  if (!only) return null;
  const outside = outsideOf(only);
  if (outside) return { refusal: outside };
  const equations = only.equations.map((equation) => toLatex(equation)).join(",\\quad ");
  const told = only.known.flatMap(({ letter, written, constant }) => {
    const value = constant ? null : toldQuantity(written);
    return value ? [`${toLatex({ kind: "symbol", name: letter })} = ${value}`] : [];
  });
  const latex = told.length > 0 ? `${equations};\\quad ${told.join(",\\ ")}` : equations;
  return { mathematics: only, instruction: `Find the ${only.asked.name}`, latex };
}

/** "In revolutions per second" asks for a unit and tells of no revolution. */
const withoutUnitAsked = (prose: string, { unitText }: LawQuestion["question"]): string =>
  unitText && !/\d/.test(unitText) ? prose.replace(`in ${unitText}`, "") : prose;

/** By the laws that name the scenes they are about, else by those that are chosen by what is told and asked alone. */
function taskOf(read: Read): PhysicsTask | null {
  const told = fitsIn(DIMENSIONS, read);
  if (told.length > 0 || LOOSE.test(read.prose)) {
    const [only] = told;
    return only && told.every((other) => same(other, only) || agree(only, other)) ? only : null;
  }
  const found = fitsIn(FIELD_DIMENSIONS, read).sort((a, b) => a.equations.length - b.equations.length);
  const [first] = found;
  return first && found.every((other) => other === first || agree(first, other)) ? first : null;
}

/** Words of a second thing, a second time or a condition, which a law that names no scene cannot place. */
const LOOSE =
  /\b(?:another|other|second (?!law)|each(?! of (?:the )?following)|every|more|less|fewer|than|los(?:es?|t|ing)|remain\w*|left|extra|additional|instead|again|except|also|while|later|then|next|identical|were to|bounc\w*|rebound\w*|two|three|four|only|unreasonable|opposite|north|south|east|west|relative)\b/i;

const fitsIn = (known: readonly DimensionedLaw[], read: Read): PhysicsTask[] =>
  lawsOver(known, read.quantities)
    .filter(({ about, not }) => holds(about, read.prose) && !(not && Cues.of(not).isIn(read.prose)))
    .filter((law) => read.isCounted || speaksOf(law, "two"))
    .flatMap((law) => fitting(law, read));

/** Whether a law knows of every word of physics that is told beside a quantity. */
const knowsAll = (law: Law, { terms }: Read): boolean => [...terms].every((term) => speaksOf(law, term));

const holds = (about: Law["about"], prose: string): boolean =>
  (typeof about === "string" ? [about] : about).every((cues) => Cues.of(cues).isIn(prose));

const dimensionOf = (unit: Unit): string => unit.dimension.join();

type DimensionedLaw = readonly [law: Law, dimensions: ReadonlySet<string>];

/** Every law with the dimensions of its letters. */
const withDimensions = (laws: readonly Law[]): readonly DimensionedLaw[] =>
  laws.map((law) => [law, new Set(Object.values(law.roles).map(({ unit }) => dimensionOf(unitOf(unit))))]);
const DIMENSIONS = withDimensions(LAWS);
const FIELD_DIMENSIONS = withDimensions(FIELD_LAWS);

/** The laws that have a letter for each of these quantities, as far as dimensions tell. */
function lawsOver(laws: readonly DimensionedLaw[], quantities: readonly Quantity[]): Law[] {
  const told = quantities.map(({ unit }) => dimensionOf(unit));
  return laws.flatMap(([law, known]) => (told.every((each) => known.has(each)) ? [law] : []));
}

const same = (a: PhysicsTask, b: PhysicsTask): boolean =>
  a.asked.unit === b.asked.unit &&
  a.equations.map(toLatex).join() === b.equations.map(toLatex).join() &&
  a.known.every(({ letter, si }) => b.known.some((other) => other.letter === letter && equals(other.si, si)));

interface Read extends LawQuestion {
  /** The words of physics in it. */
  readonly terms: ReadonlySet<string>;
  /** Some word turns a quantity into something else. */
  readonly twisted: boolean;
}

/** What a law whose words are in the text makes of it. */
function fitting(law: Law, read: Read): PhysicsTask[] {
  const { quantities } = read;
  const question = ofSlowing(read);
  if (read.twisted && !law.twisted && !(law.terms && !TWISTS.test(Cues.of(law.terms).without(read.prose))))
    return [];
  if (!knowsAll(law, read)) return [];
  const asked = askedIn(law, question.head);
  const [target] = asked;
  if (asked.length !== 1 || !target || asksForAnother(law, target[0], question)) return [];
  const others = Object.entries(law.roles).filter(([letter]) => letter !== target[0]);
  const equations = law.equations.map(equationOf);
  const letters = new Set(equations.flatMap((equation) => symbolsOf(equation)));
  // A letter that is found on the way takes no quantity: with one there, an equation is left over.
  const places = assignments(law, target[0], read)
    .map((place) => [...place, ...fixedValues(others, read, new Set(place.map(({ letter }) => letter)))])
    .filter((place) => solvable(equations, new Set(place.map(({ letter }) => letter)), target[0]));
  const unit = answerUnit(target[1], read);
  if (!unit || !letters.has(target[0])) return [];
  const tasks = places.map((known): PhysicsTask => {
    const constants = known.filter(({ constant }) => constant).map(({ written }) => written);
    const { rule, because } = answerFigures(law, quantities, constants);
    return {
      task: "physics",
      law: law.title,
      equations,
      known,
      validity: [...validityOf(law.roles), ...(question.isMagnitude ? [isNoSize(target[0])] : [])],
      asked: { letter: target[0], name: target[1].name, ...unit },
      figures: rule,
      because,
    };
  });
  // Two charges may change places: the force between them is the same.
  const [first] = tasks;
  return first && tasks.every((other) => other === first || agree(first, other)) ? [first] : [];
}

const SLOWING = Cues.of("slow*|deceler*|brak*");

/** The magnitude of the acceleration of what slows down is its deceleration. */
const ofSlowing = ({ question, prose }: Read): LawQuestion["question"] =>
  question.isMagnitude && question.head === "acceleration" && SLOWING.isIn(prose)
    ? { ...question, head: "deceleration" }
    : question;

const isNoSize = (letter: string): PhysicsTask["validity"][number] => ({
  letter,
  above: ZERO,
  because: "A magnitude is not negative.",
});

/** Whether the letters can be found one after the other, and every told letter has a part in it. */
function solvable(
  equations: readonly ReturnType<typeof equationOf>[],
  known: ReadonlySet<string>,
  target: string,
): boolean {
  const found = new Set(known);
  let open = [...equations];
  while (open.length > 0) {
    const next = open.find(
      (equation) => symbolsOf(equation).filter((letter) => !found.has(letter)).length === 1,
    );
    if (!next) return false;
    const letter = symbolsOf(next).find((each) => !found.has(each)) as string;
    found.add(letter);
    open = open.filter((equation) => equation !== next);
    if (letter === target) return open.length === 0;
  }
  return false;
}

/** "1.00 A·h", "60 W h": charges and energies that are counted by hours. */
const isByHours = ({ written }: Pick<Quantity, "written">): boolean =>
  [..."·*⋅• "].some((times) =>
    ["A", "W"].some((unit) => written.replace("* ", "*").endsWith(`${unit}${times}h`)),
  );

/** Time told in years and speed told in kilometres and hours are answered in the same units. */
export function habitual(role: Pick<Role, "unit">, quantities: readonly Pick<Quantity, "written">[]): string {
  const written = quantities.map((each) => each.written).join(";");
  if (role.unit === "s" && /\/y|\/year|per year/.test(written)) return "years";
  if (role.unit === "s" && quantities.some(isByHours)) return "h";
  const small = /\bg\b/.test(written) && !/kg/.test(written);
  const volume = /\b(mL|cm\^3|L)\b/.exec(written)?.[1];
  const each = /\b(years?|y|days?|d|hours?|h|min|minutes?)(?:\^-1|\^\{-1\})/.exec(written)?.[1];
  const span = /\d ?(years?|y|days?|d|hours?|h|min|minutes?)(?:;|$)/.exec(written)?.[1];
  if (role.unit === "s" && each) return isAmong(each, "year day hour minute") ? `${each}s` : each;
  if (role.unit === "s^-1" && span) return `${span.replace(/s$/, "")}^-1`;
  if (role.unit === "kg" && small) return "g";
  if (role.unit === "J/kg/K" && small) return "J/g/K";
  if (role.unit === "kg" && volume && volume !== "L" && !/kg/.test(written)) return "g";
  if (role.unit === "m^3" && volume) return volume;
  if (role.unit === "kg/m^3" && small && volume) return `g/${volume}`;
  const byHours =
    /\b(?:km|kilomet(?:er|re)s?)\b/.test(written) &&
    /\b(?:h|hours?|min|minutes)\b/.test(written) &&
    !/m\/s/.test(written);
  if (role.unit === "s" && byHours && /\/h|per hour/.test(written)) return "hours";
  if (role.unit === "m" && byHours && /\/h|per hour|hours?/.test(written)) return "km";
  return role.unit === "m/s" && byHours ? "km/h" : role.unit;
}

function answerUnit(role: Role, { question: { unitText, head }, quantities }: Read): AnswerUnit | null {
  const own = unitOf(role.unit);
  if (unitText) {
    const wanted = unitAt(unitText);
    if (wanted && wanted.length === unitText.length && sameDimension(wanted.unit.dimension, own.dimension))
      return answerIn(unitText, wanted.unit, true);
    if (wanted && wanted.length === unitText.length) return null;
  }
  const counted = /^how many ([a-z-]+)/.exec(head)?.[1];
  const unit = counted ? unitAt(counted)?.unit : undefined;
  if (unit && counted && sameDimension(unit.dimension, own.dimension)) return answerIn(counted, unit, true);
  const habit = (isCoherent(own) ? toldUnit(own, quantities) : null) ?? habitual(role, quantities);
  return answerIn(habit, unitOf(habit), false);
}

/** A unit of the SI without a factor: a law that gives another one asks for it. */
const isCoherent = ({ factor }: Unit): boolean => factor.n === factor.d;

/** The unit that all values of its kind are told in: a lens of 12 cm has its image so many cm away. */
function toldUnit(own: Unit, quantities: readonly Quantity[]): string | null {
  const told = quantities.flatMap(({ unit, written }) => {
    const name = written.slice(written.lastIndexOf(" ") + 1);
    const isPlain = own.shift.n === 0n && unit.shift.n === 0n && dimensionOf(unit) !== "";
    return isPlain && sameDimension(unit.dimension, own.dimension) ? [name] : [];
  });
  const [only, ...others] = new Set(told);
  return only !== undefined && others.length === 0 && unitAt(only)?.length === only.length ? only : null;
}
