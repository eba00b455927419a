import type { Expression } from "../expression/ast";
import type { Limits } from "../limits";
import { parseExpression } from "../parser/parse";
import { table } from "../table";
import type { NumberKind } from "../tasks/number";
import type { ListedNumber } from "../tasks/select-numbers";
import { isNumeric } from "./classify";
import type { SourceRecogniser } from "./sentence";

const KINDS: Readonly<Record<string, NumberKind>> = table({
  natural: "natural",
  counting: "natural",
  whole: "whole",
  integers: "integer",
  integer: "integer",
  rational: "rational",
  irrational: "irrational",
  real: "real",
});
const KIND = "(natural|counting|whole|integers?|rational|irrational|real)(?: numbers?)?";
const ASK = "(?:list|name|identify|find|give|write down|pick out)(?: all)?(?: of)?(?: the)?";
const LEAD =
  "(?:(?:in|for) (?:each of )?the following (?:exercises|problems|sets of numbers),? |(?:for|from) (?:each|the) (?:given |following )?set of numbers(?: given)?,? )?";
const SET = "(?:(?:the|this|these|following|given|set|list|of|real) )*";
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [
    new RegExp(
      `^(?:given|from|for|consider|in) ${SET}numbers?,?:? (.+?(?:\\.\\.\\.)?)[,:;.]* ${ASK} ${KIND}[.:]?$`,
      "i",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^${LEAD}${ASK} ${KIND}(?: (?:in|from|among|of) ${SET}(?:set|list|numbers))?[,:.]? ([^a-z]*(?:(?:\\\\[a-z]+|sqrt|pi)[^a-z]*)*)$`,
      "i",
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^which(?: of)?(?: (?:these|those|the following))?(?: real)?(?: numbers?)? (?:are|is)(?: an?)? ${KIND}[:?,.]* ([^a-z]*(?:(?:\\\\[a-z]+|sqrt|pi)[^a-z]*)*?)[?.]?$`,
      "i",
    ),
    2,
    1,
  ],
];
const LONG_TAIL = /^-?\d*\.\d{3,}\s*(?:\.\.\.|…|\\[lc]?dots)$/;
const OVERLINED = /^-?\d*\.\d*\\(?:overline|bar|overset\s*\{[^{}]*(?:\{[^{}]*\})?[^{}]*\})\s*\{\d+\}$/;
const MOST = 20;

/** "Given the numbers −3, √2, 0.5, 4, list the integers." */
export const recogniseNumberList: SourceRecogniser = ({ text, limits }) => {
  const plain = text.replaceAll("$", "").replace(/\s+/g, " ").trim();
  for (const [form, list, kind] of FORMS) {
    const found = form.exec(plain);
    const wanted = KINDS[found?.[kind]?.toLowerCase() ?? ""];
    const numbers = found && wanted ? numbersIn(found[list] as string, limits) : null;
    if (!wanted || !numbers) continue;
    return {
      mathematics: { task: "select-numbers", numbers, wanted },
      instruction: `List the ${wanted === "integer" ? "integers" : `${wanted} numbers`}`,
      latex: numbers.map(({ latex }) => latex).join(",\\; "),
    };
  }
  return null;
};

function numbersIn(list: string, limits: Limits): ListedNumber[] | null {
  const parts = withoutBraces(list.replace(/\?$|(?<!\.)\.$/, ""))
    .replace(/\\?[{}]$|^\\?[{}]/g, (brace) => (brace.startsWith("\\") ? "" : brace))
    .split(/,\s*(?:and )?/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > MOST) return null;
  const numbers = parts.map((part) => listedNumber(part, limits));
  return numbers.every((each) => each !== null) ? (numbers as ListedNumber[]) : null;
}

/** Without the braces that a set is typed in. */
const withoutBraces = (list: string): string =>
  list.startsWith("{") && list.endsWith("}") ? list.slice(1, -1) : list;

function listedNumber(latex: string, limits: Limits): ListedNumber | null {
  if (OVERLINED.test(latex))
    return {
      latex: latex.replace(/\\overset\s*\{.*\}\s*\{(\d+)\}$/, "\\overline{$1}"),
      value: null,
      repeats: true,
    };
  if (LONG_TAIL.test(latex))
    return { latex, value: null, repeats: hasPeriod(latex.replace(/\D/g, "").slice(-40)) };
  const value: Expression = parseExpression(latex, limits);
  return isNumeric(value) || (value.kind === "constant" && value.name !== "i")
    ? { latex, value, repeats: false }
    : null;
}

/** Whether the digits end in a block that stands there three times, or twice when it has two digits or more. */
const hasPeriod = (digits: string): boolean => /(\d)\1\1$|(\d{2,})\2$/.test(digits);
