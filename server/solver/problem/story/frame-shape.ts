import { table } from "../../table";
import { words } from "../../word-list";
import { type Draft, draft, type Frame } from "./draft";
import { sharedLength, sizeOf } from "./relations/lengths";
import { ATTRIBUTES, SHAPES, type Shape } from "./shapes";
import type { Quantity } from "./story";

const NAMES =
  "surface area|length|width|height|base|side|radius|diameter|circumference|perimeter|area|volume";
const OF_IT = "(?: of (?:the|a|an|its|his|her|their|each|one)(?: (?!with|whose|and|that)[a-z'’-]+){1,3}?)?";
const SIDES =
  /\b(?:lengths of )?(?:<N(\d+)> )?sides(?: of (?:a|the|an) [a-z -]+?)? (?:are |of |is )?<[LN](\d+)>(?:,| and) <[LN](\d+)>(?:,? and <[LN](\d+)>)?/;
const BASES = /\b(?:bases|lengths) (?:are |of )?<[LN](\d+)> and <[LN](\d+)>/;
const NAMED = new RegExp(
  `\\b(?:a |the |its |given )?(?:shortest )?(${NAMES})${OF_IT}(?: is| of| are|:)? (?:of |about )?<([LNAC])(\\d+)>(?! (?:more|less|longer|shorter|wider|greater|smaller|times|feet|taller))`,
);
const MEASURE = new RegExp(`\\b(?:${NAMES})\\b`);
const MEASURED = /<[L](\d+)> (long|wide|high|tall|deep|across)(?: at (?:the|its) base)?/;
const EACH_SIDE = /(?:each|every) side (?:of [a-z ]+? )?is <L(\d+)>(?: long)?|<L(\d+)> on each side/;
const BY = /<L(\d+)>(?: (?:long|wide))? by <L(\d+)>(?: (?:wide|long|high))?/;
const ADJECTIVES: Readonly<Record<string, string>> = table({
  long: "l",
  wide: "w",
  high: "k",
  tall: "k",
  deep: "k",
  across: "d",
});
const ASKING = /\b(?:find|what(?: is| are|'s)|how (?:long|many|wide|tall|high)|determine|calculate)\b/;

/** "in cubic inches": the unit in which the answer is wanted. */
const WANTED_UNIT = /\bin (?:square |cubic )?(inches|feet|yards|miles|(?:centi|milli|kilo)?meters)\b/;

type Given = Map<string, Quantity>;

/** Shapes with some of their measures told: rectangles, triangles, circles and solids, by their formulas. */
export const shapeFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const shape = SHAPES.find(({ words }) => words.test(text)) ?? impliedShape(text);
  if (!shape) return null;
  const wantedUnit = WANTED_UNIT.exec(text)?.[1];
  if (story.sentences.some((sentence) => asksOtherFigure(sentence, shape))) return null;
  const reading = draft(story);
  const given: Given = new Map();
  const asked = new Set<string>();
  const rests: string[] = [];
  let toldPi: string | null = null;
  for (const whole of story.sentences) {
    const pi = shape.round ? TOLD_PI.exec(whole) : null;
    if (pi) toldPi = reading.take(pi[1]).text;
    const sentence = pi ? whole.slice(0, pi.index) : whole;
    const rest = gather(sentence, { shape, reading, given });
    if (
      rest === null ||
      /<|\b(?:each|same|equal) (?!of\b|side|cube)|\bcosts?\b|\b(?:more|less|longer|shorter|times|than)\b|\brevolution/.test(
        rest.replace(/equal sides/, ""),
      ) ||
      // "2/3 of its length" is no width.
      (rest !== sentence && !ASKING.test(rest) && MEASURE.test(rest))
    )
      return null;
    rests.push(rest);
  }
  const wanted = rests.flatMap((rest) => askedIn(rest, shape));
  for (const letter of wanted) if (!given.has(letter)) asked.add(letter);
  if (asked.size === 0 || (wantedUnit !== undefined && wantedUnit !== unitOf(given))) return null;
  return shape.round
    ? roundMeasures({ shape, reading, given, asked }, toldPi)
    : finished({ shape, reading, given, asked });
};

const MEASURED_OF: ReadonlySet<string> = words("area perimeter volume circumference");
const FIGURES: ReadonlySet<string> = new Set(
  "circle semicircle square rectangle triangle hexagon pentagon octagon sphere hemisphere cube cylinder cone pyramid prism trapezoid trapezium parallelogram rhombus kite sector ring ellipse polygon".split(
    " ",
  ),
);
/** What the name of a figure reaches up to. */
const BEHIND_FIGURE: ReadonlySet<string> = words(
  "with in on inside outside within around whose that which of and if",
);

/** "The area of a square inside a circle": the measure of another figure than the one whose measures are told. */
function asksOtherFigure(sentence: string, { name, words: named }: Shape): boolean {
  const words = sentence.split(" ");
  return words.some((word, at) => {
    if (!MEASURED_OF.has(word) || words[at + 1] !== "of") return false;
    const rest = words.slice(at + 2);
    const end = rest.findIndex((each) => BEHIND_FIGURE.has(each) || each.startsWith("<"));
    const phrase = end < 0 ? rest : rest.slice(0, end);
    const figure = phrase.find((each) => FIGURES.has(each));
    return figure !== undefined && !name.includes(figure) && !named.test(phrase.join(" "));
  });
}

/** What has a length and a width, and a perimeter or an area, is a rectangle, named or not. */
function impliedShape(text: string): Shape | undefined {
  const words = new Set(text.split(" "));
  const isRectangle =
    words.has("length") && words.has("width") && (words.has("perimeter") || isAreaNamed(text));
  return isRectangle ? SHAPES.find(({ name }) => name === "rectangle") : undefined;
}

/** What goes all around a figure, and words of something that is left open. */
const FENCES: ReadonlySet<string> = words("fencing fence edging trim border molding rope");
const OPEN: ReadonlySet<string> = words("side sides gate except river wall house barn opening");

/** "How many feet of fencing are needed": the perimeter. */
function isFenceAsked(question: string): boolean {
  const words = question.split(" ");
  const at = words.indexOf("of");
  const isMany = words[0] === "how" && (words[1] === "many" || words[1] === "much");
  return isMany && at > 0 && FENCES.has(words[at + 1] ?? "") && !words.some((word) => OPEN.has(word));
}

/** Words before "area" where it is the measure, and no place: "the play area". */
const BEFORE_AREA: ReadonlySet<string> = words(
  "the an its this their total surface given find what and, and",
);

const isMeasured = (name: string, before: string): boolean =>
  name !== "area" || BEFORE_AREA.has(before.trim().split(" ").at(-1) ?? "");

const isAreaNamed = (text: string): boolean =>
  text.split(" area").some((part, at, parts) => at < parts.length - 1 && isMeasured("area", part));

/** A value for π that the text tells to take. */
const TOLD_PI =
  /(?:^|[(,;] ?)(?:please )?(?:use|using|take|let) (?:(?:π|pi) ?(?:=|≈|to be|as|be) ?)?<N(\d+)>(?: (?:for|as)(?: the value of)? (?:π|pi))?\)?$/;

type Measures = Work & { readonly asked: ReadonlySet<string> };

/** A circle or a round solid: what is asked is one calculation, in which π is kept unless the text tells a value. */
function roundMeasures({ shape, reading, given, asked }: Measures, toldPi: string | null) {
  const unit = unitOf(given);
  if (unit === null) return null;
  const used = new Set<string>();
  const formulas = new Set<string>();
  const inTerms = (letter: string, path: readonly string[]): string | null => {
    const told = given.get(letter);
    if (told) {
      used.add(letter);
      return `(${told.text})`;
    }
    for (const { equation, says } of path.includes(letter) ? [] : shape.formulas) {
      const [left, right = ""] = equation.split(" = ");
      if (left !== letter) continue;
      const parts = new Map(
        (right.match(LETTER) ?? []).map((each) => [each, inTerms(each, [...path, letter])]),
      );
      if ([...parts.values()].includes(null)) continue;
      formulas.add(says);
      return `(${right.replace(LETTER, (each) => parts.get(each) ?? "").replaceAll("pi", toldPi ?? "pi")})`;
    }
    return null;
  };
  for (const letter of asked) {
    const value = inTerms(letter, []);
    if (value === null) return null;
    reading.ask({ label: label(letter), value, unit: dimensioned(letter, unit) });
  }
  if ([...given.keys()].some((letter) => !used.has(letter))) return null;
  const pi =
    toldPi === null
      ? "$\\pi$ is kept, since its decimals never end."
      : `For $\\pi$ the value $${toldPi}$ of the text is taken.`;
  return reading.done({ domain: "positive", assumption: [...formulas, pi].join(" ") });
}

/** The letters of a formula; π is none of them. */
const LETTER = /(?<![a-z])[a-zA-Z](?![a-z])/g;

interface Work {
  readonly shape: Shape;
  readonly reading: Draft;
  readonly given: Given;
}

/** Takes the measures a sentence tells; what is left of it, or null when one is told twice. */
function gather(sentence: string, { shape, reading, given }: Work): string | null {
  let clash = false;
  const put = (letter: string, mark: string | undefined) => {
    if (given.has(letter)) clash = true;
    given.set(letter, reading.take(mark));
    return " ";
  };
  let rest = sentence.replace(/\bbase (?=radius|diameter)/g, "").replace(SIDES, (_, ...marks) => {
    const [count, a, b, c] = marks as (string | undefined)[];
    if (count !== undefined) reading.excuse(count);
    put("x", a);
    put("y", b);
    if (c !== undefined) put("z", c);
    return " ";
  });
  if (shape.name === "trapezoid") rest = rest.replace(BASES, (_, a, b) => put("B", a) + put("b", b));
  for (let more = true; more; ) {
    const before = rest;
    rest = rest
      .replace(BY, (_, a, b) => put("l", a) + put("w", b))
      .replace(EACH_SIDE, (_, a, b) => put("s", a ?? b))
      .replace(NAMED, (_, name, _kind, mark) => put(letterFor(name, shape), mark))
      .replace(MEASURED, (_, mark, word) => put(measured(word, shape), mark));
    more = rest !== before;
  }
  return clash ? null : rest;
}

function letterFor(name: string, shape: Shape): string {
  if (name === "side" && shape.name === "isosceles triangle") return "b";
  if (name === "area" && shape.formulas.some(({ equation }) => equation.startsWith("S ="))) return "S";
  if (name === "width" && shape.name === "trapezoid") return "k";
  if (name === "height" && shape.name === "rectangle") return "l";
  return ATTRIBUTES[name] ?? "";
}

function measured(word: string, shape: Shape): string {
  if (shape.name === "cone" && word === "long") return "k";
  if (shape.name === "rectangle" && (word === "high" || word === "tall")) return "l";
  return ADJECTIVES[word] ?? "";
}

/** The letters of what a sentence asks for. */
function askedIn(sentence: string, shape: Shape): string[] {
  const question = ASKING.exec(sentence);
  if (!question) return [];
  const rest = sentence.slice(question.index);
  if (shape.dimensions && rest.includes("dimensions")) return [...shape.dimensions];
  if (/how many square/.test(rest)) return ["A"];
  if (/how many cubic/.test(rest)) return ["V"];
  if (isFenceAsked(rest)) return ["P"];
  if (/\bthird side\b/.test(rest)) return ["z"];
  if (/each side|each of the (?:equal|other) sides|other (?:<N\d+> )?sides|each of its sides/.test(rest))
    return ["s"];
  return [...rest.matchAll(new RegExp(`\\b(${NAMES})\\b`, "g"))]
    .filter((found) => isMeasured(found[1] ?? "", rest.slice(0, found.index)))
    .map((found) => letterFor(found[1] ?? "", shape))
    .filter((letter) => letter !== "");
}

function finished({ shape, reading, given, asked }: Measures) {
  const unit = unitOf(given);
  if (unit === null) return null;
  const open = new Set(asked);
  const inText = (equation: string) =>
    equation.replace(/[a-zA-Z]/g, (letter) => given.get(letter)?.text ?? letter);
  let conditions = 0;
  const chosen = shape.formulas.filter(({ equation }) => {
    const result = equation[0] as string;
    return given.has(result) || asked.has(result);
  });
  for (const { equation, says } of chosen) {
    for (const letter of equation.match(/[a-zA-Z]/g) ?? []) if (!given.has(letter)) open.add(letter);
    const [left = "", right = ""] = inText(equation).split(" = ");
    const result = equation[0] as string;
    reading.condition(given.has(result) ? `${right} = ${left}` : `${left} = ${right}`, says);
    conditions += 1;
  }
  if (conditions !== open.size || [...given.keys()].some((letter) => open.has(letter))) return null;
  const used = chosen.map(({ equation }) => equation).join(" ");
  if ([...given.keys()].some((letter) => !used.includes(letter))) return null;
  for (const letter of open) reading.unknown(letter, meaning(letter));
  for (const letter of asked)
    reading.ask({ label: label(letter), value: letter, unit: dimensioned(letter, unit) });
  return reading.done({ domain: "positive" });
}

const label = (letter: string): string =>
  letter === "z" ? "third side" : (Object.entries(ATTRIBUTES).find(([, l]) => l === letter)?.[0] ?? "");
const meaning = (letter: string): string => `the ${label(letter)}`;

/** The unit of length that all measures share; null when they differ, or an area is told as a length. */
const unitOf = (given: Given): string | null =>
  [...given].every(([letter, { unit }]) => unit === "" || sizeOf(unit).dimension === dimensionOf(letter))
    ? sharedLength([...given.values()])
    : null;

const dimensionOf = (letter: string): number =>
  letter === "A" || letter === "S" ? 2 : letter === "V" ? 3 : 1;

function dimensioned(letter: string, unit: string): string {
  if (unit === "") return "";
  return `${["", "square ", "cubic "][dimensionOf(letter) - 1]}${unit}`;
}
