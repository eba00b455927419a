import type { Relation } from "../expression/ast";
import { logarithmOf } from "../expression/logarithm";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { LogarithmTask } from "../tasks/logarithm";
import type { Form } from "../types";
import { solveOne } from "./classify";
import { PLACES } from "./clauses";
import { countNamed } from "./number-words";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const LOG =
  "( (the|each|every|this|following|given|single|natural|common|exact|base|b|#\\d+|value|values|of|logarithms?|logarithmic|expressions?|as|completely))*";
const PROPERTIES =
  "((use|using|apply|applying|by)( (the|laws|rules|properties|property|product|quotient|power|change-of-base|change|base|formula|of|for|logarithms?|rounding|to|[a-z]+|decimal|places))* )?(to )?(help )?";
const AS =
  "( as (a|the)( equivalent)? (sum difference or product|sum or difference|sum|difference|product)( and/or (difference|product))?s?( of (logs|logarithms))?)?";
const VALUE = pattern(
  `${PROPERTIES}(find|evaluate|compute|calculate|determine|give|what is|work out|simplify|approximate|evaluate using the properties of logarithms)${LOG}( without using (a|your) calculator)? {M}( as a quotient of (natural|common) (logs|logarithms))?( (use|using) a calculator( to)?)?( without using a calculator)?`,
);
const EXPAND = pattern(
  `${PROPERTIES}(expand|write|rewrite|express|fully expand)${LOG}( as much as possible)?( (re)?write${LOG})?${AS}( simplify)? {M}( as much as possible)?${AS}( simplify)?`,
);
const CONDENSE = pattern(
  `${PROPERTIES}(condense|combine|write|rewrite|express|compress)${LOG}( (as|to|into) a single (logarithm|quantity|log))?( with a coefficient of #\\d+)?( simplify)? {M}( (as|to|into) a single (logarithm|log))?( simplify)?`,
);
const LOGARITHMIC = pattern(
  "(convert|write|rewrite|change|express)( (the|each|following|exponential|equations?|from|form))* (to|in|as)( (an?|the|equivalent))* logarithmic( (form|equation))? {M}|(convert|write|rewrite|change|express)( (the|each|following|exponential|equation))* {M} (to|in|as)( (an?|the|equivalent))* logarithmic( (form|equation))?",
);
const EXPONENTIAL = pattern(
  "(convert|write|rewrite|change|express)( (the|each|following|logarithmic|logarithm|equations?|from|form))* (to|in|as)( (an?|the|equivalent))* exponential( (form|equation))? {M}|(convert|write|rewrite|change|express)( (the|each|following|logarithmic|equation))* {M} (to|in|as)( (an?|the|equivalent))* exponential( (form|equation))?",
);
const NOUNS =
  "( (the|each|every|this|following|given|equations?|logarithmic|exponential|by|hand|exactly|of|for|exact|value|in))*";
const WAY =
  "((use|using|by using|apply|applying)( (the|like|same|a|common|one-to-one|property|properties|definition|of|logarithms?|bases?|natural|log|rules|laws|product|quotient|power|calculator))* (to )?)?";
const SOLVE = pattern(
  `${WAY}(solve|find)${NOUNS}( (the )?(unknown|variable))?( by converting the logarithmic equation to exponential form)?( using the definition of (a|the) logarithms?)?( unless (indicated|stated|noted) otherwise)?( for {LETTER}| {LETTER}( in${NOUNS})?)?( by converting the logarithmic equation to exponential form)? {M}( using the (natural|common) (log|logarithm|#\\d+))?( using the definition of (a|the) logarithms?)?( for {LETTER})?`,
);
const REWRITTEN = " by rewriting the exponential expression using the indicated logarithm";
const ROUNDED =
  /(?: (?:and )?(?:then )?find the exact (?:answer|solution)s?)?(?: (?:and )?(?:then )?use (?:a|your) calculator to| and| then)* approximate(?: (?:it|them|each|the variable|the solutions?|the answer))? to (?:the nearest ([a-z-]+)|(\S+) decimal places)(?= |$)/;

/** The words without a wish to round, and the places it asks for. */
function withoutRounding(sentence: Sentence): { words: string; form: Form } {
  const { words } = sentence;
  const found = ROUNDED.exec(` ${words}`);
  if (!found) return { words: words.replace(REWRITTEN, ""), form: {} };
  const [, place, count = ""] = found;
  const decimals = place !== undefined ? PLACES.get(place) : places(sentence, count);
  if (decimals === undefined) return { words, form: {} };
  const rest = ` ${words}`.replace(ROUNDED, "").replace(REWRITTEN, "").trim();
  return { words: rest.startsWith("#") ? `approximate ${rest}` : rest, form: { decimals } };
}

function places(sentence: Sentence, named: string): number | undefined {
  if (!named.startsWith("#")) return countNamed(named) ?? undefined;
  const count = expressionIn(sentence, named);
  return count?.kind === "number" && count.value.d === 1n ? Number(count.value.n) : undefined;
}

const hasLogarithm = (e: Parameters<typeof some>[0]): boolean =>
  some(e, (part) => part.kind !== "relation" && logarithmOf(part) !== null);

/** Logarithms to evaluate, to take apart or to put together. */
export const recogniseLogarithm: Recogniser = (sentence) => {
  const tries: readonly (readonly [RegExp, LogarithmTask["asked"], string])[] = [
    [VALUE, "value", "Find the value"],
    [EXPAND, "expand", "Expand"],
    [CONDENSE, "condense", "Write as one logarithm"],
  ];
  if (!sentence.maths.flat().some(hasLogarithm)) return null;
  const asksFor = withoutRounding(sentence);
  for (const [words, kind, instruction] of tries) {
    const found = words.exec(asksFor.words);
    const expression =
      found &&
      expressionIn(
        sentence,
        found.slice(1).find((mark) => mark?.startsWith("#")),
      );
    if (!expression || !hasLogarithm(expression)) continue;
    const asked = fitting(kind, expression, sentence);
    if (!asked) continue;
    return {
      mathematics: { task: "logarithm", asked, expression },
      instruction,
      latex: toLatex(expression),
      form: asksFor.form,
    };
  }
  return null;
};

/** "Write" may go either way: one logarithm is taken apart, several are put together. */
function fitting(
  kind: LogarithmTask["asked"],
  e: Parameters<typeof toLatex>[0],
  { words }: Sentence,
): LogarithmTask["asked"] | null {
  if (e.kind === "relation") return null;
  if (kind === "value") return symbolsOf(e).length === 0 ? "value" : null;
  if (kind === "expand") {
    const expands = /\bexpand|\bas (?:a|the)(?: equivalent)? (?:sum|difference|product)/.test(words);
    return expands ? "expand" : null;
  }
  return /\b(?:condense|compress|combine|single)\b/.test(words) ? "condense" : null;
}

/** "Convert to logarithmic form: 2³ = 8". */
export const recogniseLogarithmForm: Recogniser = (sentence) => {
  for (const [words, asked] of [
    [LOGARITHMIC, "logarithmic"],
    [EXPONENTIAL, "exponential"],
  ] as const) {
    const found = words.exec(sentence.words);
    const mark = found?.slice(1).find((group) => group?.startsWith("#"));
    const [statement, ...more] = mark ? statementsIn(sentence, mark) : [];
    if (statement?.kind !== "relation" || statement.operator !== "=" || more.length > 0) continue;
    return {
      mathematics: { task: "logarithm-form", asked, equation: statement },
      instruction: `Write in ${asked} form`,
      latex: toLatex(statement),
    };
  }
  return null;
};

/** Exponential and logarithmic equations under the names of their methods. */
export const recogniseLogarithmEquation: Recogniser = (sentence) => {
  const { words, form } = withoutRounding(sentence);
  const found = SOLVE.exec(words);
  const groups = found?.slice(1).filter((group) => group !== undefined) ?? [];
  const mark = groups
    .filter((group) => group.startsWith("#"))
    .find((group) => statementsIn(sentence, group)[0]?.kind === "relation");
  const [statement, ...more] = mark ? statementsIn(sentence, mark) : [];
  if (
    statement?.kind !== "relation" ||
    statement.operator !== "=" ||
    more.length > 0 ||
    !isTranscendental(statement)
  )
    return null;
  const names = symbolsOf(statement);
  const solved: Recognition = solveOne(statement, names.length === 1 ? names[0] : undefined);
  if ("refusal" in solved) return null;
  return { ...solved, form };
};

/** A letter stands in an exponent or inside a logarithm. */
export function isTranscendental(statement: Relation): boolean {
  return some(statement, (part) => {
    if (part.kind === "power") return symbolsOf(part.exponent).length > 0;
    return part.kind === "function" && (part.name === "log" || part.name === "ln");
  });
}
