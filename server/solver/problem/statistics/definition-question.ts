import type { Expression } from "../../expression/ast";
import { parseStatement } from "../../parser/parse";

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)(?:\/\d+)?`;
const PERCENT = `${NUMBER} ?%`;
const listOf = (item: string): string => `${item}(?:(?:, ?(?:and )?|,? and | & )${item})+`;
const ASK = "(?:find|what is|what's|calculate|compute|determine|give|work out)(?: its| the)?";

const WEIGHTED = new RegExp(
  `^${ASK} weighted (?:mean|average) of (${listOf(NUMBER)}),? (?:with|if the|where the)(?: the)? (?:respective )?weights (?:are )?(${listOf(NUMBER)})(?: respectively)?[.?]?$`,
);
const SPREAD = new RegExp(
  `^(?:the|a|an?y? ?data ?set with a?|if the) (?:(?:sample|population) )?(variance|standard deviation)(?: of (?:a|the) (?:data ?set|sample|population|distribution|list))? is (${NUMBER})[.;,] ${ASK} (standard deviation|variance)[.?]?$`,
);

/** Figures that are a definition worked out: a weighted mean, a deviation from a variance. Every word belongs to the
 * request.
 * @returns the calculation; null when it is another question */
export function definitionQuestion(prose: string): Expression | null {
  const text = prose.replace(/\s+/g, " ").trim().toLowerCase();
  const written = weighted(text) ?? spread(text);
  if (written === null) return null;
  const statement = parseStatement(written);
  return statement.kind === "relation" ? null : statement;
}

const itemsOf = (list: string): string[] =>
  (list.match(new RegExp(PERCENT, "g")) ?? list.match(new RegExp(NUMBER, "g")) ?? []).map((item) =>
    item.startsWith(".") ? `0${item}` : item,
  );

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
