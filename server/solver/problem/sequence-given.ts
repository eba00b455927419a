import type { Expression } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { mapChildren, symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { toLatex } from "../printer/latex";
import { type Progression, previousTerm, type SequenceGiven } from "../tasks/sequence";
import { DOTS, parseTerm, readList, splitList } from "./sequence-text";

/** What a text gives of a sequence, and the words that are left. */
export interface GivenSequence {
  readonly name: string;
  readonly index: string;
  readonly given: SequenceGiven;
  readonly latex: string;
}

const SUBSCRIPT = "_(?:\\{\\s*([a-z0-9]+)\\s*\\}|([a-z0-9]+))";
const DEFINED = new RegExp(`^([a-zA-Z])${SUBSCRIPT}\\s*=\\s*(.+)$`);

/** "a_1 = 3, a_n = 2a_{n-1} + 1" or "a_n = 3n − 4".
 * @throws {ParseError} when a formula is not mathematics */
export function readDefinition(text: string, limits: Limits): GivenSequence | null {
  if (text.includes(DOTS)) return null;
  const parts = splitList(text.replace(/\s+(?:and|where|with)\s+(?=[a-zA-Z]_)/g, ", ")).map((part) =>
    DEFINED.exec(movedBack(part)),
  );
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const found = parts.map((part) => ({
    name: part?.[1] ?? "",
    at: part?.[2] ?? part?.[3] ?? "",
    body: part?.[4] ?? "",
  }));
  const name = found[0]?.name as string;
  const rules = found.filter(({ at }) => /^[a-z]$/.test(at));
  const [rule] = rules;
  if (!rule || rules.length > 1 || found.some((part) => part.name !== name)) return null;
  const firsts = firstTerms(
    found.filter((part) => part !== rule),
    limits,
  );
  const expression = parseTerm(withNames(rule.body, name, rule.at), limits);
  if (!firsts) return null;
  const earlier = new Set(
    Array.from({ length: firsts.length }, (_, i) => previousTerm(name, rule.at, i + 1)),
  );
  const body = renamed(expression);
  if (symbolsOf(body).some((letter) => letter !== rule.at && !earlier.has(letter))) return null;
  const given: SequenceGiven =
    firsts.length === 0
      ? { kind: "explicit", index: rule.at, expression: body }
      : { kind: "recursive", index: rule.at, first: firsts, expression: body };
  const law = toLatex(equation(symbol(`${name}_${rule.at}`), body));
  const starts = firsts.map((value, i) => toLatex(equation(symbol(`${name}_${i + 1}`), value)));
  return { name, index: rule.at, given, latex: [...starts, law].join(", ") };
}

/** "a_{n+1} = 2a_n" as "a_n = 2a_{n-1}"; a rule in which the place occurs by itself is left as it is. */
function movedBack(part: string): string {
  const [left = "", body = "", ...more] = part.split("=");
  const bare = [...left].filter((sign) => !" {}".includes(sign)).join("");
  const [name, index] = [bare.charAt(0), bare.charAt(2)];
  if (more.length > 0 || bare !== `${name}_${index}+1`) return part;
  const [braced, plain] = [`${name}_{${index}}`, `${name}_${index}`];
  const rest = body.replaceAll(braced, "").replaceAll(plain, "").replaceAll("\\frac", "");
  if (rest.includes(index)) return part;
  const before = `${name}_{${index}-1}`;
  const moved = body.replaceAll(braced, plain).replaceAll(plain, before);
  return `${name}_{${index}}=${moved}`;
}

/** a_1, a_2, … without a gap; null when one is missing. */
function firstTerms(
  found: readonly { readonly at: string; readonly body: string }[],
  limits: Limits,
): Expression[] | null {
  const sorted = [...found].sort((a, b) => Number(a.at) - Number(b.at));
  if (sorted.some(({ at }, i) => Number(at) !== i + 1)) return null;
  const values = sorted.map(({ body }) => parseTerm(body, limits));
  return values.every((value) => symbolsOf(value).length === 0) ? values : null;
}

/** a_{n-1} as a letter that the reader of formulas knows: the n of a_n with the distance after it. */
const withNames = (body: string, name: string, index: string): string =>
  body.replace(
    new RegExp(`${name}_\\{\\s*${index}\\s*-\\s*(\\d)\\s*\\}`, "g"),
    (_, back: string) => `(${name}_{${index}back${back}})`,
  );

function renamed(e: Expression): Expression {
  return substituteNames(e, (name) => name.replace(/back(\d)$/, "-$1"));
}

function substituteNames(e: Expression, change: (name: string) => string): Expression {
  if (e.kind === "symbol") return symbol(change(e.name));
  return mapChildren(e, (part) => substituteNames(part, change));
}

/** Listed terms, with the kind of sequence when the text names it.
 * @throws {ParseError} when a term is not mathematics */
export function readListed(text: string, shape: Progression | null, limits: Limits): GivenSequence | null {
  const named = /^([a-zA-Z])(?:_\{?n\}?)?\s*=\s*(.*)$/.exec(text);
  const list = readList(named?.[2] ?? text, limits);
  if (!list || list.terms.some((term) => symbolsOf(term).length > 0)) return null;
  const shown = [
    ...list.terms.map(toLatex),
    ...(list.open ? ["\\ldots"] : []),
    ...(list.last ? ["\\ldots", toLatex(list.last)] : []),
  ];
  return {
    name: named?.[1] ?? "a",
    index: "n",
    given: { kind: "terms", terms: list.terms, last: list.last, shape },
    latex: shown.join(", "),
  };
}
