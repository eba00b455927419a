import type { Expression } from "../../expression/ast";
import { parseStatement } from "../../parser/parse";

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)(?:\/\d+)?`;
const PERCENT = `${NUMBER} ?%`;
const listOf = (item: string): string => `${item}(?:(?:, ?(?:and )?|,? and | & )${item})+`;
const ASK = "(?:find|what is|what's|calculate|compute|determine|give|work out)(?: its| the)?";

/** What is asked of a random variable, and how it follows from its values and their probabilities. */
const FIGURES: readonly (readonly [RegExp, (mean: string, square: string) => string])[] = [
  [/^(?:expected value|expectation|mean|average|e\(x\)|e\[x\])$/, (mean) => mean],
  [/^(?:variance|var\(x\))$/, (mean, square) => `${square}-(${mean})^2`],
  [/^standard deviation$/, (mean, square) => `sqrt(${square}-(${mean})^2)`],
];
const FIGURE = String.raw`(expected value|expectation|mean|average|e\(x\)|e\[x\]|variance|var\(x\)|standard deviation)(?: of (?:x|the (?:random )?variable|the distribution))?`;
const VARIABLE = "(?:(?:a|the|let the) )?(?:discrete )?(?:random variable )?x";
const TABLE = new RegExp(
  `^${VARIABLE} (?:takes(?: on)?|has|can take(?: on)?|assumes) (?:the )?values? (${listOf(NUMBER)}) with (?:the )?(?:respective )?probabilities (${listOf(NUMBER)})(?: respectively)?[.;,] ${ASK} ${FIGURE}[.?]?$`,
);
const CHANCE = String.raw`p ?\( ?x ?= ?(${NUMBER}) ?\) ?(?:=|is) ?(${NUMBER})`;
const SILENT_CHANCE = String.raw`p ?\( ?x ?= ?${NUMBER} ?\) ?(?:=|is) ?${NUMBER}`;
const CHANCES = new RegExp(
  `^(?:(?:for )?${VARIABLE}(?: has)?(?: the distribution)?:? )?((?:${SILENT_CHANCE}(?:,? and |, ?|; ?)?)+)[.;,] ?${ASK} ${FIGURE}[.?]?$`,
);
const WEIGHTED = new RegExp(
  `^${ASK} weighted (?:mean|average) of (${listOf(NUMBER)}),? (?:with|if the|where the)(?: the)? (?:respective )?weights (?:are )?(${listOf(NUMBER)})(?: respectively)?[.?]?$`,
);
const SPREAD = new RegExp(
  `^(?:the|a|an?y? ?data ?set with a?|if the) (?:(?:sample|population) )?(variance|standard deviation)(?: of (?:a|the) (?:data ?set|sample|population|distribution|list))? is (${NUMBER})[.;,] ${ASK} (standard deviation|variance)[.?]?$`,
);

/** Figures that are a definition worked out: an expected value, a variance or deviation from probabilities, a weighted
 * mean, a deviation from a variance. Every word belongs to the request.
 * @returns the calculation; null when it is another question, or the probabilities do not add up to 1 */
export function definitionQuestion(prose: string): Expression | null {
  const text = prose.replace(/\s+/g, " ").trim().toLowerCase();
  const written = ofVariable(text) ?? weighted(text) ?? spread(text);
  if (written === null) return null;
  const statement = parseStatement(written);
  return statement.kind === "relation" ? null : statement;
}

const itemsOf = (list: string): string[] =>
  (list.match(new RegExp(PERCENT, "g")) ?? list.match(new RegExp(NUMBER, "g")) ?? []).map((item) =>
    item.startsWith(".") ? `0${item}` : item,
  );

function ofVariable(text: string): string | null {
  const table = TABLE.exec(text);
  if (table) return figureFrom(itemsOf(table[1] ?? ""), itemsOf(table[2] ?? ""), table[3] ?? "");
  const told = CHANCES.exec(text);
  if (!told) return null;
  const pairs = [...(told[1] ?? "").matchAll(new RegExp(CHANCE, "g"))];
  const [values, chances] = [pairs.map(([, value = ""]) => value), pairs.map(([, , chance = ""]) => chance)];
  return figureFrom(values, chances, told.at(-1) ?? "");
}

const CLOSE = 1e-9;

function figureFrom(values: readonly string[], chances: readonly string[], name: string): string | null {
  const figure = FIGURES.find(([words]) => words.test(name))?.[1];
  const all = chances.map(sizeOf).reduce((sum, each) => sum + each, 0);
  const isTable =
    values.length === chances.length && values.length > 1 && new Set(values).size === values.length;
  if (!figure || !isTable || Math.abs(all - 1) > CLOSE || chances.some((each) => sizeOf(each) < 0))
    return null;
  const total = (power: string): string =>
    values.map((value, i) => `(${value})${power}*(${chances[i]})`).join("+");
  return figure(total(""), total("^2"));
}

function sizeOf(written: string): number {
  const [top = "0", bottom = "1"] = written.split("/");
  return Number(top) / Number(bottom);
}

function weighted(text: string): string | null {
  const found = WEIGHTED.exec(text);
  const [values, weights] = [itemsOf(found?.[1] ?? ""), itemsOf(found?.[2] ?? "")];
  if (!found || values.length !== weights.length || weights.some((each) => !(sizeOf(each) > 0))) return null;
  const top = values.map((value, i) => `(${value})*(${weights[i]})`).join("+");
  return `(${top})/(${weights.join("+")})`;
}

function spread(text: string): string | null {
  const [, told, value = "", asked] = SPREAD.exec(text) ?? [];
  if (told === undefined || told === asked || !(sizeOf(value) > 0)) return null;
  return told === "variance" ? `sqrt(${value})` : `(${value})^2`;
}
