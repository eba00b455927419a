import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { StoryTask } from "../tasks/story";
import type { Recognition, SourceRecogniser } from "./sentence";

const LENGTH =
  "(inch(?:es)?|in\\.?|foot|feet|ft\\.?|yards?|yd\\.?|miles?|mi\\.?|(?:centi|milli|kilo)?met(?:er|re)s?|cm|mm|km|m)?";
const NUMBER = "(\\d+(?:\\.\\d+)?(?: \\d+/\\d+|/\\d+)?)";
const ASK = "(?:approximate|find|calculate|compute|determine|work out|give|what is)";
const KNOWN = `(?:a |the |its )?(radius|diameter|circumference)(?: of| is|:| ?=)* ?${NUMBER} ?${LENGTH}`;
const WANTED = "(?:the |its )?(radius|diameter|circumference|area)";
const CIRCLE = "(?: (?:of|for) (?:a|the|this|each) circle)?";
const NOTE = "(?:,? if measurements are given in fractions,? leave answers in fraction form)?";

/** The two orders in which a circle is told: its measure first or last. */
const FORMS: readonly { readonly pattern: RegExp; readonly known: number; readonly wanted: number }[] = [
  {
    pattern: new RegExp(`^a circle (?:has|with) ${KNOWN}[.,;:]* ${ASK} ${WANTED}${CIRCLE}[.?]*$`),
    known: 1,
    wanted: 4,
  },
  {
    pattern: new RegExp(
      `^${ASK} ${WANTED}${CIRCLE}(?: (?:with|whose|if|when|that has)| given)?(?: the)?(?: given)?[.:,]*${NOTE}[.:,]* ${KNOWN}[.?]*$`,
    ),
    known: 2,
    wanted: 1,
  },
];

const SYMBOLS: Readonly<Record<string, string>> = table({
  radius: "r",
  diameter: "d",
  circumference: "C",
  area: "A",
});
/** What the radius is of each measure, and each measure of the radius; p stands for π. */
const RADIUS_OF: Readonly<Record<string, string>> = table({ r: "x", d: "x/2", C: "x/(2*p)", A: "sqrt(x/p)" });
const OF_RADIUS: Readonly<Record<string, string>> = table({ r: "x", d: "2*x", C: "2*p*x", A: "p*x^2" });
const SAYS: Readonly<Record<string, string>> = table({
  d: "The diameter is twice the radius.",
  C: "The circumference of a circle is $2\\pi r$.",
  A: "The area of a circle is $\\pi r^2$.",
});
const LONGEST = 250;
/** A value for π that the text tells to take. */
const TOLD_PI =
  /[.,]? (?:use|using) (?:(?:π|pi) ?[=≈] ?)?(3\.14\d*|22\/7)(?: (?:for|as)(?: the value of)? (?:π|pi))?\.?$/;
/** Books of fractions want them kept, which only a fraction for π can do. */
const FRACTIONS = /leave answers in fraction form/;

const HYPOTENUSE = new RegExp(
  `^${ASK} (?:the )?(?:length of )?the hypotenuse of a right triangle (?:with|whose|if the|if its) legs (?:are |of (?:length )?|measure )?${NUMBER} ?${LENGTH} and ${NUMBER} ?${LENGTH}[.?]*$`,
);

/** Right triangles told by their legs. */
function hypotenuse(text: string): Recognition | null {
  const [, a, first, b, second] = HYPOTENUSE.exec(text) ?? [];
  if (a === undefined || b === undefined || (first !== undefined && first !== second)) return null;
  const relation = parseStatement(`c = sqrt((${a.replace(" ", "+")})^2 + (${b.replace(" ", "+")})^2)`);
  if (relation.kind !== "relation") return null;
  const says = "By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle.";
  const task: StoryTask = {
    task: "story",
    unknowns: [{ letter: "c", means: "the hypotenuse" }],
    conditions: [{ relation, says }],
    asked: [
      { kind: "amount", label: "", value: parseExpression("c"), unit: (second ?? "").replace(/\.$/, "") },
    ],
    domain: "positive",
  };
  return { mathematics: task, instruction: "Find the hypotenuse", latex: toLatex(relation) };
}

/** Circles told by one measure, and right triangles by their legs: "A circle has radius 5 inches. Approximate its
 * area." */
export const recogniseFigure: SourceRecogniser = ({ prose }) => {
  if (prose.length > LONGEST || !/circle|circumference|hypotenuse/i.test(prose)) return null;
  const whole = prose.toLowerCase().replace(/\s+/g, " ").trim();
  const toldPi = TOLD_PI.exec(whole)?.[1] ?? (FRACTIONS.test(whole) && whole.includes("/") ? "22/7" : null);
  const text = whole.replace(TOLD_PI, "").replace(/ =|= /g, "=").trim();
  for (const { pattern, known, wanted } of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [name = "", value = "", unit = ""] = found.slice(known, known + 3);
    const [from, to] = [SYMBOLS[name] ?? "", SYMBOLS[found[wanted] ?? ""] ?? ""];
    const approximate = /\bapproximate\b/.test(text);
    return circle({ known: from, wanted: to, value, unit, toldPi, approximate });
  }
  return hypotenuse(text);
};

interface Circle {
  readonly known: string;
  readonly wanted: string;
  readonly value: string;
  readonly unit: string;
  readonly toldPi: string | null;
  /** Decimals are asked for, without saying how many. */
  readonly approximate: boolean;
}

const USUAL_DECIMALS = 2;

/** One measure of a circle out of another, through the radius. */
function circle({ known, wanted, value, unit, toldPi, approximate }: Circle): Recognition | null {
  if (known === wanted || known === "" || wanted === "") return null;
  const put = (formula: string | undefined, x: string) => (formula ?? "").replace("x", `(${x})`);
  const radius = put(RADIUS_OF[known], value.replace(" ", "+"));
  const asked = parseExpression(
    put(OF_RADIUS[wanted], radius).replaceAll("p", toldPi ? `(${toldPi})` : "pi"),
  );
  const says = [known, wanted].flatMap((symbol) => SAYS[symbol] ?? []);
  const pi = toldPi
    ? `For $\\pi$ the value $${toldPi.replace(/(\d+)\/(\d+)/, "\\frac{$1}{$2}")}$ is taken, as the text has it.`
    : "$\\pi$ is kept, since its decimals never end.";
  const task: StoryTask = {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ kind: "amount", label: "", value: asked, unit: unitOf(unit, wanted) }],
    domain: "positive",
    ...(approximate && !toldPi ? { decimals: USUAL_DECIMALS } : {}),
    assumption: [...says, pi].join(" "),
  };
  return { mathematics: task, instruction: "Work with the formulas of a circle", latex: toLatex(asked) };
}

function unitOf(unit: string, wanted: string): string {
  const bare = unit.replace(/\.$/, "");
  return bare === "" || wanted !== "A" ? bare : `square ${bare}`;
}
