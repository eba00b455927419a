import { Memo } from "../memo";
import { looksLikeMathematics } from "./segment";

const BETWEEN_DOLLARS = /\$((?:\\[\s\S]|[^$\\])*)\$/y;
/** Stands for a dollar sign that means money while the delimiters are taken away. */
const MONEY = "＄";

type Notations = readonly (readonly [RegExp, string])[];

/** LaTeX with its plain notation; the order matters. Every pattern is linear in the length of the text. */
const COMMANDS: Notations = [
  [/\\[()[\]]/g, " "],
  [/\\(?:left|right|displaystyle|limits|,|;|!|:|quad|qquad)(?![a-zA-Z])/g, " "],
  [/\\(?:text|textrm|mathrm|textit|textbf|mbox|operatorname)\s*\{([^{}]*)\}/g, " $1 "],
  [/\\(?:d|t)?frac\s*(\d)\s*(\d)/g, " ($1/$2) "],
  [/(\d)\s*\\(?:d|t)?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, "$1 $2/$3"],
  [/\\(?:d|t)?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, "$1/$2"],
  [/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "(($1)/($2))"],
  [/\\sqrt\s*\{([^{}]*)\}/g, "sqrt($1)"],
  [/\\times/g, "*"],
  [/\\cdot/g, "*"],
  [/\\div/g, "/"],
  [/\\leq?(?![a-z])/g, "<="],
  [/\\geq?(?![a-z])/g, ">="],
  [/\\pi(?![a-z])/g, "π"],
  [/\\%/g, "%"],
  [/\\(?:circ|degree)(?![a-z])/g, "°"],
];

/** Signs with those of a keyboard. */
const SIGNS: Notations = [
  [/[×·⋅]/g, "*"],
  [/÷/g, "/"],
  [/≤/g, "<="],
  [/≥/g, ">="],
  [/\^\s*\{?\s*[o°]\s*\}?(?=\s|[CFK.,;:)]|$)/g, "°"],
  [/\^\s*\{\s*([-−–]?\d+)\s*\}/g, "^$1"],
  [/[−–]/g, "-"],
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  [/\s+/g, " "],
];

const inPlain = (text: string, notations: Notations): string =>
  notations.reduce((plain, [written, typed]) => plain.replace(written, typed), text);

/** A text as people would type it: delimiters of mathematics gone, fractions as 3/4, superscripts as ^2, money as
 * $1200 without the comma, degrees as °, one space between words. Nothing but notation is changed; LaTeX beyond
 * what running prose holds (environments, nested fractions) stays.
 * @example proseOf("A pen costs $\\$1,200$ and $2\\frac{1}{2}\\%$ more.") // "A pen costs $1200 and 2 1/2% more." */
export const proseOf = (text: string): string => PROSE.once(text, () => proseFrom(text));

const PROSE = new Memo<string>();

function proseFrom(text: string): string {
  const opened = withoutDelimiters(text)
    .replace(/(?<=\d)\{,\}(?=\d{3}(?!\d))/g, ",")
    .replace(/＄\s*/g, "$$");
  const typed = opened.includes("\\") ? inPlain(opened, COMMANDS) : opened;
  return inPlain(typed, SIGNS)
    .replace(/\s+([.,;:?!%])/g, "$1")
    .trim();
}

/** Dollar signs around mathematics become spaces, those before an amount stay. */
function withoutDelimiters(text: string): string {
  let result = "";
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith("\\$", at)) {
      result += MONEY;
      at += 1;
    } else if (text[at] !== "$") result += text[at];
    else {
      BETWEEN_DOLLARS.lastIndex = at;
      const inner = BETWEEN_DOLLARS.exec(text)?.[1];
      if (inner === undefined || !looksLikeMathematics(inner))
        result += /\d/.test(text[at + 1] ?? "") ? MONEY : " ";
      else {
        result += ` ${inner.replaceAll("\\$", MONEY)} `;
        at += inner.length + 1;
      }
    }
  }
  return result;
}
