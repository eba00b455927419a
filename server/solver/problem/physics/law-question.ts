import { decimalText } from "../../expression/decimal";
import { decimalValue } from "../../expression/figures";
import { divide, equals, fromInt, rational, ZERO } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { KnownQuantity, PhysicsTask } from "../../tasks/physics";
import { isAmong, words } from "../../word-list";
import type { Recognition } from "../sentence";
import { agree } from "./agreement";
import { type AnswerUnit, answerIn } from "./answer-unit";
import { Cues } from "./cues";
import { FIELD_LAWS } from "./fields/fields";
import { answerFigures } from "./figures";
import { massNumberIn } from "./isotope";
import { equationOf, type Law, type Role } from "./law";
import { LAWS } from "./laws";
import { materialIn } from "./materials";
import type { Quantity } from "./quantities";
import type { LawQuestion } from "./question";
import { PASSING, tellingText } from "./scene";
import { molarMassIn } from "./substance-mass";
import { toldQuantity } from "./told-quantity";
import { sameDimension, type Unit, unitAt, unitOf } from "./units";
import { outsideOf, validityOf } from "./validity";
import { speaksOf, termsIn } from "./vocabulary";

/** Words that turn a quantity into something else: comparisons, several cases, uncertainty. */
const TWISTS =
  /\b(?:twice|thrice|half(?!-li)|halved|doubled?|tripled?|quarter|third|times|factor|ratio|compared?|fraction|percent(?:age)?|increases? by|decreases? by|uncertainty|each of (?!the following)|respectively|show that|explain|why|graph|figure|table|angles?|initially and|both|explicitly|sketch|formula|function|model\w*|miles?|feet|mph|yards?|nearest|round(?!s? (?:a|the) (?:[a-z]+ ){0,2}(?:curve|corner|bend))\w*|and back|back again|there and back|(?:with|against|including) air resistance)\b|\bin [a-zA-Z]+ and (?:in )?(?:kilo\w+|mega\w+|joules?|electron|[kM]?eV|degrees|[km]\w*\/)|±|\\pm/i;

/** Makes of a question the law that answers it. With two laws that fit, or none, it stays unread. */
export function readLawQuestion({ prose, question, quantities }: LawQuestion): Recognition | null {
  const read: Read = {
    prose,
    question,
    quantities,
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
    .flatMap((law) => fitting(law, read));

/** Whether a law knows of every word of physics that is told beside a quantity. */
const knowsAll = (law: Law, { terms }: Read): boolean =>
  [...terms].every((term) => speaksOf(law, term) || PASSING.has(term));

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
  const asked = Object.entries(law.roles).filter(([, role]) => isAsked(role, question.head));
  const [target] = asked;
  if (asked.length !== 1 || !target || asksForAnother(law, target[0], question)) return [];
  const others = Object.entries(law.roles).filter(([letter]) => letter !== target[0]);
  const equations = law.equations.map(equationOf);
  const letters = new Set(equations.flatMap((equation) => symbolsOf(equation)));
  // A letter that is found on the way takes no quantity: with one there, an equation is left over.
  const places = assignments(others, read)
    .map((place) => [...place, ...fixed(others, read, new Set(place.map(({ letter }) => letter)))])
    .filter((place) => solvable(equations, new Set(place.map(({ letter }) => letter)), target[0]));
  const [known] = places;
  if (places.length !== 1 || !known) return [];
  const unit = answerUnit(target[1], read);
  if (!unit || !letters.has(target[0])) return [];
  const constants = known.filter(({ constant }) => constant).map(({ written }) => written);
  const { rule, because } = answerFigures(law, quantities, constants);
  return [
    {
      task: "physics",
      law: law.title,
      equations,
      known,
      validity: [...validityOf(law.roles), ...(question.isMagnitude ? [isNoSize(target[0])] : [])],
      asked: { letter: target[0], name: target[1].name, ...unit },
      figures: rule,
      because,
    },
  ];
}

const SLOWING = Cues.of("slow*|deceler*|brak*");

/** The magnitude of the acceleration of what slows down is its deceleration. */
const ofSlowing = ({ question, prose }: Read): LawQuestion["question"] =>
  question.isMagnitude && question.head === "acceleration" && SLOWING.isIn(prose)
    ? { ...question, head: "deceleration" }
    : question;

/** Words around the name of what is asked that do not change what it is: "the circuit's", "how many … are". */
const AROUND =
  /^(?:how )?(?:[a-z-]+'s )?(?:(?:approximate|effective|resulting|corresponding|required|necessary|needed) )*|(?: (?:of|are|is|must|would|will))+$/g;

const isNoSize = (letter: string): PhysicsTask["validity"][number] => ({
  letter,
  above: ZERO,
  because: "A magnitude is not negative.",
});

/** "Angle of refraction" is no angle of incidence: the full name of one role, behind a head that fits several. */
const asksForAnother = (law: Law, letter: string, { head, phrase }: LawQuestion["question"]): boolean =>
  Object.entries(law.roles).some(
    ([other, { name }]) =>
      other !== letter &&
      name.startsWith(`${head} `) &&
      phrase.startsWith(name) &&
      !phrase.startsWith(law.roles[letter]?.name ?? ""),
  );

/** The whole phrase names the quantity: "speed" is not "change in speed", nor "tangential speed". "How many grams of"
 * asks for whatever is measured in grams. */
function isAsked({ asked, unit }: Role, head: string): boolean {
  if (asked === undefined) return false;
  const plain = head.replace(AROUND, "");
  const core = plain
    .split(" ")
    .filter((word) => !BESIDE_NAME.has(word))
    .join(" ");
  if ([head, plain, `how ${plain}`, core].some((phrase) => Cues.of(asked).isAllOf(phrase))) return true;
  const [many, counted, ...more] = plain.split(" ");
  const measured = many === "many" && counted && more.length === 0 ? unitAt(counted) : null;
  return (
    measured !== null &&
    measured.length === counted?.length &&
    dimensionOf(measured.unit) !== "" &&
    sameDimension(measured.unit.dimension, unitOf(unit).dimension)
  );
}

/** Beside the name of a quantity they say where it comes from, or what becomes of it, and not which one it is. */
const BESIDE_NAME: ReadonlySet<string> = words(
  "actual applied broglie consumed consumption de delivered developed dissipated electric electrical exerted generated given hall observed produced released resulting supplied unknown used",
);

/** More ways to place the quantities than this are no reading. */
const MOST_PLACES = 12;

/** Every way to give each quantity a letter of its own, whose unit and words fit. */
function assignments(
  roles: readonly (readonly [string, Role])[],
  { prose, quantities }: Read,
): KnownQuantity[][] {
  const choices = quantities.map((quantity, i) => {
    const marked = markedText(prose, quantities, i);
    return roles.filter(
      ([, role]) =>
        !role.found &&
        (typeof role.fixed !== "string" || role.told !== undefined) &&
        !(typeof role.fixed === "object" && role.asked !== undefined && isFixed(role.fixed, prose)) &&
        sameDimension(unitOf(role.unit).dimension, quantity.unit.dimension) &&
        (role.only === undefined || equals(decimalValue(role.only), quantity.si)) &&
        (role.told === undefined || Cues.of(role.told).isIn(marked)) &&
        !(role.never !== undefined && Cues.of(role.never).isIn(marked)),
    );
  });
  const found: KnownQuantity[][] = [];
  const place = (i: number, taken: readonly KnownQuantity[]): void => {
    if (found.length > MOST_PLACES) return;
    const quantity = quantities[i];
    if (!quantity) {
      found.push([...taken]);
      return;
    }
    for (const [letter, role] of choices[i] ?? []) {
      if (taken.some((each) => each.letter === letter)) continue;
      place(i + 1, [...taken, knownOf(letter, role, quantity)]);
    }
  };
  place(0, []);
  return found;
}

const isFixed = ([words]: readonly [words: string, value: string], prose: string): boolean =>
  Cues.of(words).isIn(prose);

const knownOf = (letter: string, { name }: Role, { si, written }: Quantity): KnownQuantity => ({
  letter,
  name,
  si,
  written,
});

const BEFORE = 90;
const AFTER = 60;

/** The words around a quantity: @ in its place, # for the others. */
function markedText(prose: string, quantities: readonly Quantity[], own: number): string {
  let result = "";
  let at = 0;
  quantities.forEach(({ start, end }, i) => {
    result += prose.slice(at, start) + (i === own ? "@" : "#");
    at = end;
  });
  result += prose.slice(at);
  const place = result.indexOf("@");
  return result.slice(Math.max(0, place - BEFORE), place + AFTER);
}

/** Constants, values that words fix and the molar mass of the substance, for letters that are not told. */
function fixed(
  roles: readonly (readonly [string, Role])[],
  { prose }: Read,
  told: ReadonlySet<string>,
): KnownQuantity[] {
  return roles.flatMap(([letter, { name, fixed: value, substance, material, isotope }]) => {
    if (told.has(letter)) return [];
    if (isotope) {
      const mass = massNumberIn(prose);
      const written = `${mass}.0`;
      return mass === null
        ? []
        : [{ letter, name, si: rational(BigInt(mass), 1000n), written, constant: true as const }];
    }
    if (material) {
      const found = materialIn(prose, material);
      return found
        ? [{ letter, name, si: found.value, written: found.written, constant: true as const }]
        : [];
    }
    if (substance) {
      const mass = molarMassIn(prose);
      return mass === null
        ? []
        : [
            {
              letter,
              name,
              si: divide(mass, fromInt(1000)),
              written: `${decimalText(mass)} g/mol`,
              constant: true,
            },
          ];
    }
    if (value === undefined) return [];
    if (typeof value === "string")
      return [{ letter, name, si: decimalValue(value), written: value, constant: true }];
    const [, meant] = value;
    return isFixed(value, prose) ? [{ letter, name, si: decimalValue(meant), written: meant }] : [];
  });
}

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
