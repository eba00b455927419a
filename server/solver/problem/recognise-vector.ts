import type { Expression } from "../expression/ast";
import { int, negation, number, product, quotient, sum } from "../expression/build";
import { polynomialOf, totalDegree } from "../expression/polynomial";
import { symbolsOf } from "../expression/walk";
import { budget, type Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { Components, VectorAsked, VectorTask } from "../tasks/polar";
import { ASK, PlaneWords, wordSet } from "./plane-words";
import type { Recognition, SourceRecogniser } from "./sentence";
import { splitList } from "./sequence-text";

const ABOUT =
  /\b(?:vectors?|dot product|magnitude)\b|\\langle|⟨|\\mathbf\{[uvwij]\}|[uvw] ?= ?-? ?\d* ?i ?[-+] ?\d* ?j\b/i;
const OTHER =
  /\b(?:north|south|east|west|force|newtons?|km|mph|miles|pounds|cross product|graph|parallel|perpendicular|orthogonal)\b/i;
const LONGEST = 500;
const FILLERS = wordSet(
  "given the a an vector vectors of and for with if let find is that in terms form component use given following each where to by from",
);
const COMPONENTS = /(?:([a-z])\s*=\s*)?(?:\\langle|⟨|<)([^<>⟨⟩=]+?)(?:\\rangle|⟩|>)/g;
const UNIT_SUM = /([a-z])\s*=\s*((?:[-+]?\s*(?:\d+(?:\.\d+)?|\d+\/\d+)?\s*[ijk](?![a-z])\s*){1,3})/g;
const POINTS =
  /^given (?:the |a )?(?:vector with )?initial point (?:[A-Z]_?\{?\d?\}? ?=? ?)?\(([^()]+)\) and terminal point (?:[A-Z]_?\{?\d?\}? ?=? ?)?\(([^()]+)\) (?:write|find|express) the (?:vector|component form of) ?[a-z]?(?: in terms of i and j)?$/i;

type Named = VectorTask["vectors"][number];

const MAGNITUDE = new RegExp(
  `\\b${ASK} (?:the )?magnitude of(?: (?:the )?vectors?)?\\b|\\b${ASK} \\|+v\\|+|\\b${ASK} (?:the )?length of (?:the )?vector\\b`,
);

/** Sums, lengths and dot products of vectors with number components that are told by their letters. */
export const recogniseVector: SourceRecogniser = ({ text, limits }) => {
  if (!ABOUT.test(text) || OTHER.test(text) || text.length > LONGEST) return null;
  const words = plain(text);
  const told = comparedVectors(words, limits);
  if (told) return told;
  const between = POINTS.exec(words);
  if (between) return betweenPoints(between[1] as string, between[2] as string, limits);
  const vectors: Named[] = [];
  const put = (name: string, components: Components) => ` @${vectors.push({ name, components }) - 1} `;
  const marked = words
    .replace(COMPONENTS, (_, name: string | undefined, inner: string) =>
      put(
        name ?? `v_${vectors.length + 1}`,
        splitList(inner).map((each) => parseExpression(each, limits)),
      ),
    )
    .replace(UNIT_SUM, (all, name: string, inner: string) => {
      const components = unitComponents(inner, limits);
      return components ? put(name, components) : all;
    });
  const size = vectors[0]?.components.length ?? 0;
  if (
    size < 2 ||
    size > 3 ||
    vectors.some(
      ({ components }) => components.length !== size || components.some((each) => symbolsOf(each).length > 0),
    )
  )
    return null;
  return question(marked, vectors, { units: /@/.test(marked) && !/[<⟨]|\\langle/.test(words), limits });
};

function question(
  marked: string,
  vectors: readonly Named[],
  { units, limits }: { readonly units: boolean; readonly limits: Limits },
): Recognition | null {
  const rest = new PlaneWords(
    marked
      .replace(/\s+/g, " ")
      .trim()
      .replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase()),
  );
  const asked = rest.take(MAGNITUDE) ? "magnitude" : null;
  rest.takeAll(/@\d+(?: and| ,|,)?/);
  const names = vectors.map(({ name }) => name);
  const dotted = asked
    ? null
    : rest.take(/\b(?:find|calculate|compute|evaluate|determine) ([a-z]) ?(?:·|\*) ?([a-z])(?= ,| and|$)/);
  if (dotted && !names.includes(dotted[1] as string)) return null;
  const combined =
    asked || dotted ? null : rest.take(/\b(?:find|calculate|compute|evaluate) ([-+\d a-z()/.]+)$/);
  if (asked) for (const name of names) rest.takeAll(new RegExp(`\\b${name}\\b(?: and)?`));
  if (!rest.isOnly(FILLERS)) return null;
  const kind: VectorAsked | null = asked ?? (dotted ? "dot" : combined ? "combination" : null);
  if (!kind || vectors.length !== (asked ? 1 : kind === "combination" ? vectors.length : 2)) return null;
  const expression = kind === "combination" ? combinationIn(combined?.[1] as string, names, limits) : null;
  if (kind === "combination" && !expression) return null;
  return vectorRecognition({ task: "vector", vectors, asked: kind, expression, units });
}

function combinationIn(written: string, names: readonly string[], limits: Limits): Expression | null {
  const e = parseExpression(written, limits, { ...DEFAULT_NOTATION, imaginary: false, functions: new Set() });
  const p = polynomialOf(e, budget(limits));
  const fits =
    p?.terms.every((term) => totalDegree(term) === 1) && symbolsOf(e).every((name) => names.includes(name));
  return fits && e.kind !== "symbol" ? e : null;
}

const INSTRUCTIONS: Readonly<Record<VectorAsked, string>> = table({
  combination: "Work out with vectors",
  magnitude: "Find the magnitude",
  direction: "Find the direction",
  unit: "Find the unit vector",
  dot: "Find the dot product",
  cross: "Find the cross product",
  angle: "Find the angle between the vectors",
  "magnitude-and-direction": "Find the magnitude and the direction",
  projection: "Find the projection",
  equal: "Are the vectors equal?",
  "between-points": "Find the vector from point to point",
});

export function vectorRecognition(task: VectorTask): Recognition {
  const shown = task.vectors
    .map(({ name, components }) => `\\vec{${name}} = \\langle ${components.map(toLatex).join(", ")} \\rangle`)
    .join(", \\quad ");
  return {
    mathematics: task,
    instruction: INSTRUCTIONS[task.asked],
    latex: task.expression ? `${toLatex(task.expression)}, \\quad ${shown}` : shown,
  };
}

export const inRadians = (angle: Expression): Expression =>
  angle.kind === "function" && angle.name === "degree" && angle.args[0]
    ? quotient(product([angle.args[0], { kind: "constant", name: "pi" }]), int(180))
    : angle;

const PAIR = "\\(([^()]+)\\)";
const POINT = `P_?\\{?[1-4]\\}? ?= ?${PAIR}`;
const COMPARED = new RegExp(
  "^determine whether (?:the )?(?:two )?vectors u and v are equal,? where u has an initial point (?:of )?P_?\\{?1\\}? and a terminal point (?:of )?P_?\\{?2\\}? and v has an initial point (?:of )?P_?\\{?3\\}? and a terminal point (?:of )?P_?\\{?4\\}? " +
    `${POINT},? ${POINT},? ${POINT},? (?:and )?${POINT}$`,
  "i",
);

/** Two vectors between points, which are equal when their components are. */
function comparedVectors(words: string, limits: Limits): Recognition | null {
  const found = COMPARED.exec(
    words
      .replace(/,(?=P)/g, ", ")
      .replace(/,(?=\s|$)/g, "")
      .replace(/ +/g, " "),
  );
  if (!found) return null;
  const places = found.slice(1).map((each) => splitList(each).map((part) => parseExpression(part, limits)));
  if (places.some((place) => place.length !== 2 || place.some((each) => symbolsOf(each).length > 0)))
    return null;
  const [p, q, s, t] = places as [Expression[], Expression[], Expression[], Expression[]];
  const from = (a: Expression[], b: Expression[]): Components =>
    b.map((each, i) => sum([each, negation(a[i] ?? int(0))]));
  const vectors = [
    { name: "u", components: from(p, q) },
    { name: "v", components: from(s, t) },
  ];
  return vectorRecognition({ task: "vector", vectors, asked: "equal", expression: null, units: false });
}

function betweenPoints(from: string, to: string, limits: Limits): Recognition | null {
  const [p, q] = [from, to].map((each) => splitList(each).map((part) => parseExpression(part, limits)));
  if (!p || !q || p.length !== 2 || q.length !== 2) return null;
  const vectors = [
    { name: "p", components: p },
    { name: "q", components: q },
  ];
  const expression = sum([{ kind: "symbol", name: "q" }, negation({ kind: "symbol", name: "p" })]);
  return vectorRecognition({ task: "vector", vectors, asked: "between-points", expression, units: true });
}

/** 3i - 4j as components; null when a letter other than i, j, k occurs. */
function unitComponents(written: string, limits: Limits): Components | null {
  const e = parseExpression(written.trim(), limits, { ...DEFAULT_NOTATION, imaginary: false });
  const p = polynomialOf(e, budget(limits));
  if (!p || p.terms.some((term) => totalDegree(term) !== 1)) return null;
  const of = (name: string) => p.terms.find(({ exponents }) => exponents[name] === 1)?.coefficient;
  const letters = symbolsOf(e).includes("k") ? ["i", "j", "k"] : ["i", "j"];
  return letters.map((name) => {
    const value = of(name);
    return value ? number(value) : int(0);
  });
}

const plain = (text: string): string =>
  text
    .replace(/\$|\\(?:left|right|,|;|!|quad|displaystyle)(?![a-z])/g, " ")
    .replace(/\\(?:text|mathrm|mathbf|vec|overrightarrow|boldsymbol|bold)\{([^{}]*)\}/g, " $1 ")
    .replace(/\\(?:cdot|bullet)|⋅|∙/g, "·")
    .replace(/\\(?:lVert|rVert|Vert|\|)|‖/g, "||")
    .replace(/\\(?:lt|gt)(?![a-z])/g, (sign) => (sign === "\\lt" ? "<" : ">"))
    .replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
    .replace(/[−–]/g, "-")
    .replace(
      /[.:;?](?=\s|$)|,(?=\s*(?:find|calculate|compute|evaluate|write|determine|and)\b)|(?<=[>⟩e]),(?=\s)/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
