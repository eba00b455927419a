import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
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

const SYMBOLS: Readonly<Record<string, string>> = {
  radius: "r",
  diameter: "d",
  circumference: "C",
  area: "A",
};
/** What each measure is of the radius, with p for π. */
const OF_RADIUS: Readonly<Record<string, string>> = { r: "r", d: "2*r", C: "2*p*r", A: "p*r^2" };
const SAYS: Readonly<Record<string, string>> = {
  r: "The radius is given.",
  d: "The diameter is twice the radius.",
  C: "The circumference of a circle is $2\\pi r$.",
  A: "The area of a circle is $\\pi r^2$.",
};
const LONGEST = 250;
/** The value for π that is taken anyway. */
const SCHOOL_PI = /(?<=\.) (?:use|using) (?:π ?[=≈] ?)?3\.14(?: (?:for|as)(?: the value of)? (?:π|pi))?\.?$/;

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
  const text = prose.toLowerCase().replace(SCHOOL_PI, "").replace(/\s+/g, " ").replace(/ =|= /g, "=").trim();
  for (const { pattern, known, wanted } of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [name = "", value = "", unit = ""] = found.slice(known, known + 3);
    return circle({ known: SYMBOLS[name] ?? "", wanted: SYMBOLS[found[wanted] ?? ""] ?? "", value, unit });
  }
  return hypotenuse(text);
};

interface Circle {
  readonly known: string;
  readonly wanted: string;
  readonly value: string;
  readonly unit: string;
}

function circle({ known, wanted, value, unit }: Circle): Recognition | null {
  if (known === wanted || known === "" || wanted === "") return null;
  const isFraction = value.includes("/");
  const pi = isFraction ? "(22/7)" : "3.14";
  const put = (symbol: string) => (OF_RADIUS[symbol] ?? "").replace("p", pi);
  const radius = known === "r" ? `(${value.replace(" ", "+")})` : "r";
  const conditions = [known, wanted]
    .filter((symbol) => symbol !== "r")
    .map((symbol) => ({
      relation: parseStatement(
        symbol === "d" && symbol === known
          ? `r = (${value.replace(" ", "+")})/2`
          : `${symbol === known ? value : symbol} = ${put(symbol).replace("r", radius)}`,
      ),
      says: SAYS[symbol] ?? "",
    }));
  const needsRadius = known !== "r";
  const unknowns = [...(needsRadius ? ["r"] : []), ...(wanted === "r" ? [] : [wanted])];
  const task: StoryTask = {
    task: "story",
    unknowns: unknowns.map((letter) => ({ letter, means: `the ${meaning(letter)}` })),
    conditions: conditions.flatMap(({ relation, says }) =>
      relation.kind === "relation" ? [{ relation, says }] : [],
    ),
    asked: [{ kind: "amount", label: "", value: parseExpression(wanted), unit: unitOf(unit, wanted) }],
    domain: "positive",
    assumption: `The value $\\pi \\approx ${isFraction ? "\\frac{22}{7}" : "3.14"}$ is used, as in many schoolbooks.`,
  };
  const latex = task.conditions.map(({ relation }) => toLatex(relation)).join(", \\quad ");
  return { mathematics: task, instruction: "Work with the formulas of a circle", latex };
}

const meaning = (letter: string): string =>
  Object.entries(SYMBOLS).find(([, each]) => each === letter)?.[0] ?? letter;

function unitOf(unit: string, wanted: string): string {
  const bare = unit.replace(/\.$/, "");
  return bare === "" || wanted !== "A" ? bare : `square ${bare}`;
}
