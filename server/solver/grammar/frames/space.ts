import type { Expression } from "../../expression/ast";
import { equation as equal, negation, product, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { tidy } from "../../expression/tidy";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { toLatex } from "../../printer/latex";
import { evaluateAt } from "../../problem/evaluate-at";
import { vectorRecognition } from "../../problem/recognise-vector";
import type { Recognition } from "../../problem/sentence";
import { assignment, type Face, point } from "../faces";
import { numberVector } from "../faces-plane";
import { fieldGiven, partialAsked, placeTold, type SeveralGiven, severalGiven } from "../faces-several";
import { type Frame, frame, maybe, one, several } from "../frame";
import type { MathsItem } from "../items";
import { asking, IDLE, MENTIONS, written } from "./several-variables";

type Told = { readonly name: string | null; readonly components: readonly Expression[] };

/** Letters of vectors, set as such or not, and the point or line that is only named. */
const bareLetters = (text: string): string =>
  [
    "\\mathbf",
    "\\vec",
    "\\boldsymbol",
    "\\overrightarrow",
    "\\text",
    "\\operatorname",
    "{",
    "}",
    "\\,",
    "\\left",
    "\\right",
    " ",
  ].reduce((all, sign) => all.replaceAll(sign, ""), text);

const named: Face<string> = ({ text }) => {
  const bare = bareLetters(text);
  return bare.length === 1 && bare.toLowerCase() !== bare.toUpperCase() ? bare : null;
};
const NAMES = several(named, { least: 0, most: 6 });

/** proj_u v, with a name of its own or none: what is projected onto what. */
const projectionSign: Face<{ readonly onto: string; readonly of: string }> = ({ text }) => {
  const bare = bareLetters(text);
  const sign = bare.includes("=") ? bare.slice(bare.indexOf("=") + 1) : bare;
  const [head, onto, of, more] = [sign.slice(0, 5), sign.charAt(5), sign.charAt(6), sign.slice(7)];
  return head === "proj_" && onto && of && more === "" ? { onto, of } : null;
};

const byName = (told: readonly Told[], name: string): Told | undefined =>
  told.find((each) => each.name === name);

/** "Find the projection proj_u v", of two vectors that are told by name. */
const projectionBySign = frame({
  id: "projection-by-sign",
  heads: [],
  idle: ["projection", "vector", "to", "component-form"],
  slots: { asked: one(projectionSign), told: several(numberVector, { least: 2, most: 2 }), names: NAMES },
  build: ({ asked, told }): Recognition | null => {
    const [of, onto] = [byName(told, asked.of), byName(told, asked.onto)];
    const vectors = [of, onto].flatMap((each) =>
      each?.name ? [{ name: each.name, components: each.components }] : [],
    );
    return vectors.length === 2 && of !== onto && isOneSize(vectors)
      ? vectorRecognition({ task: "vector", vectors, asked: "projection", expression: null, units: false })
      : null;
  },
});

const isOneSize = (all: readonly { readonly components: readonly Expression[] }[]): boolean =>
  all.every(({ components }) => components.length === all[0]?.components.length);

/** u · (v × w): the three letters in their order. */
const tripleSign: Face<readonly string[]> = ({ text }) => {
  const bare = bareLetters(text).replaceAll("\\cdot", "·").replaceAll("\\times", "×");
  const [u, dot, open, v, cross, w, close, ...more] = [...bare];
  const isTriple = dot === "·" && open === "(" && cross === "×" && close === ")" && more.length === 0;
  return isTriple && u && v && w ? [u, v, w] : null;
};

/** a × b, component by component. */
function across([a, b]: readonly (readonly Expression[])[]): readonly Expression[] {
  const part = (i: number, j: number) =>
    sum([
      product([a?.[i] as Expression, b?.[j] as Expression], true),
      negation(product([a?.[j] as Expression, b?.[i] as Expression], true)),
    ]);
  return [part(1, 2), part(2, 0), part(0, 1)];
}

const tripleProduct = frame({
  id: "triple-product",
  heads: [],
  idle: ["triple-product", "vector"],
  slots: { asked: one(tripleSign), told: several(numberVector, { least: 3, most: 3 }), names: NAMES },
  build: ({ asked, told }): Recognition | null => {
    const [u, v, w] = asked.map((name) => byName(told, name)?.components);
    if (!u || !v || !w || [u, v, w].some(({ length }) => length !== 3)) return null;
    const normal = across([v, w]);
    const value = sum(u.map((each, i) => product([each, normal[i] as Expression], true)));
    return {
      mathematics: { task: "calculate", expression: value },
      instruction: "Find the scalar triple product",
      latex: asked.map((name, i) => `${name} = ${written([u, v, w][i] as Expression[])}`).join(", \\quad "),
      assumes: "the definitions of the dot product and of the cross product",
    };
  },
});

/** A point with its name: P(1, 2). */
const namedPoint: Face<{ readonly name: string; readonly place: readonly Expression[] }> = (
  item,
  context,
) => {
  const bare = item.text.trim();
  const place = placeTold(item, context);
  return place && bare.charAt(0) >= "A" && bare.charAt(0) <= "Z" ? { name: bare.charAt(0), place } : null;
};

/** PQ with an arrow over it. */
const arrow: Face<readonly [string, string]> = ({ text }) => {
  const bare = bareLetters(text);
  const isArrow = text.includes("overrightarrow") || text.includes("vec");
  return isArrow && bare.length === 2 && bare === bare.toUpperCase()
    ? [bare.charAt(0), bare.charAt(1)]
    : null;
};

function between(from: readonly Expression[], to: readonly Expression[]): Recognition | null {
  if (from.length !== to.length) return null;
  const vectors = [
    { name: "p", components: from },
    { name: "q", components: to },
  ];
  const gap = sum([symbol("q"), negation(symbol("p"))]);
  return vectorRecognition({
    task: "vector",
    vectors,
    asked: "between-points",
    expression: gap,
    units: false,
  });
}

/** "Points P(−1, 3) and Q(1, 5): find the vector PQ in component form." */
const vectorBetween = frame({
  id: "vector-between-named-points",
  heads: [],
  idle: ["vector", "point", "component-form", "leave", "notation", "from", "to", "in"],
  slots: { asked: one(arrow), points: several(namedPoint, { least: 2, most: 4 }) },
  build: ({ asked, points }): Recognition | null => {
    const [from, to] = asked.map((name) => points.filter((each) => each.name === name));
    const [start, end] = [from?.[0], to?.[0]];
    return from?.length === 1 && to?.length === 1 && start && end ? between(start.place, end.place) : null;
  },
});

/** "The component form of the vector v with initial point (1, 2) and terminal point (4, 6)". */
const vectorFromEnds = frame({
  id: "vector-from-ends",
  heads: [["initial-point"], ["terminal-point"]],
  idle: ["vector", "component-form", "leave"],
  slots: {
    from: one(placeTold, { after: ["initial-point"] }),
    to: one(placeTold, { after: ["terminal-point"] }),
    names: NAMES,
  },
  build: ({ from, to }) => between(from, to),
});

/** "The vector from A(1, 2) to B(5, −1)". */
const vectorFromTo = frame({
  id: "vector-from-to",
  heads: [["vector"]],
  idle: ["point", "component-form", "leave"],
  slots: { from: one(placeTold, { after: ["from"] }), to: one(placeTold, { after: ["to"] }), names: NAMES },
  build: ({ from, to }) => between(from, to),
});

/** The plane n · (x, y, z) = n · P is where a function with the gradient n has one value: the tangent to it at P. */
function planeThrough(
  place: readonly Expression[],
  normal: readonly Expression[],
  what: string,
): Recognition | null {
  const variables = ["x", "y", "z"];
  if (place.length !== 3 || normal.length !== 3) return null;
  const [, , last] = normal;
  if (!last || Math.abs(evaluateComplex(last, new Map())?.re ?? 0) < 1e-12) return null;
  const rise = sum(
    normal.map((each, i) =>
      product([each, sum([symbol(variables[i] as string), negation(place[i] as Expression)])]),
    ),
  );
  const latex = `P(${place.map(toLatex).join(", ")}), \\quad \\vec{n} = ${written(normal)}`;
  const found = asking(
    { kind: "tangent", relation: equal(rise, symbol("c")) },
    { functions: [rise], variables, at: place, latex },
    what,
  );
  return found && !("refusal" in found) ? { ...found, latex } : found;
}

const planeByNormal = frame({
  id: "plane-by-normal",
  heads: [["plane"], ["normal-line", "perpendicular"]],
  idle: [
    "plane",
    "equation",
    "through",
    "point",
    "vector",
    "with",
    "normal-line",
    "perpendicular",
    "to",
    "general-form",
  ],
  slots: { place: one(placeTold), normal: one(fieldGiven), names: NAMES },
  build: ({ place, normal: { components, letters } }) =>
    letters === null
      ? planeThrough(place, components, "Find the plane through the point with the normal vector")
      : null,
});

const planeByPoints = frame({
  id: "plane-by-points",
  heads: [["plane"], ["through"]],
  idle: ["plane", "equation", "through", "point", "general-form"],
  slots: { places: several(placeTold, { least: 3, most: 3 }), names: NAMES },
  build: ({ places }): Recognition | null => {
    const [p, q, r] = places;
    if (!p || !q || !r || places.some(({ length }) => length !== 3)) return null;
    const from = (to: readonly Expression[]) =>
      to.map((each, i) => sum([each, negation(p[i] as Expression)]));
    const normal = across([from(q), from(r)]).map((each) => tidy(each, budget(DEFAULT_LIMITS)));
    return planeThrough(p, normal, "Find the plane through the three points");
  },
});

/** r(t) told as the place of what moves: r′ is its velocity and r″ its acceleration. */
const motionFrames: readonly Frame[] = (["velocity", "acceleration"] as const).map((head) =>
  frame({
    id: `vector-${head}`,
    heads: [[head]],
    idle: [...IDLE, "position", "vector", "along", "given", "for", "at"],
    slots: { of: one(fieldGiven), at: maybe(assignment), mentions: MENTIONS },
    build: ({ of: { components, letters }, at }) => {
      const [t, ...others] = letters ?? [];
      if (!t || others.length > 0 || (at && at.name !== t)) return null;
      const variables = head === "velocity" ? [t] : [t, t];
      const place = at ? variables.map(() => at.value) : null;
      const told = { functions: components, variables, at: place, latex: written(components) };
      return asking({ kind: "derivative" }, told, `Find the ${head}`);
    },
  }),
);

/** f_xx, f_xy, f_yx and f_yy: the second partial derivatives by each letter and each other. */
const secondPartials = frame({
  id: "second-partials",
  heads: [["second-partials"]],
  idle: [...IDLE, "second-partials"],
  slots: { asked: several(partialAsked, { least: 0, most: 4 }), of: one(severalGiven), mentions: MENTIONS },
  build: ({ asked, of }) => {
    const every = of.letters.flatMap((first) => of.letters.map((second) => [first, second]));
    const orders = asked.length > 0 ? asked.map(({ by }) => by) : every;
    const isOwn = asked.every((each) => each.of === of.name && !each.at && each.by.length === 2);
    return isOwn && orders.length <= 9
      ? asking(
          { kind: "partials", orders },
          { functions: [of.expression], variables: of.letters, latex: toldLatex(of) },
          "Find the second partial derivatives",
        )
      : null;
  },
});

const toldLatex = ({ name, letters, expression: told, isLetter }: SeveralGiven): string =>
  `${isLetter ? name : `${name}(${letters.join(", ")})`} = ${toLatex(told)}`;

/** W(2, −1): a value of a function of several letters. */
const calledAt: Face<{ readonly name: string; readonly place: readonly Expression[] }> = (item, context) => {
  const bare = item.text.trim();
  const place = point({ ...item, text: bare.slice(1) } as MathsItem, context);
  const name = bare.charAt(0);
  return place && name.toLowerCase() !== name.toUpperCase() ? { name, place } : null;
};

const severalValue = frame({
  id: "value-of-several",
  heads: [],
  idle: ["function", "there", "by"],
  slots: { told: one(severalGiven), asked: one(calledAt) },
  build: ({ told, asked }) =>
    !told.isLetter && asked.name === told.name && asked.place.length === told.letters.length
      ? evaluateAt(
          told.expression,
          told.letters.map((name, i) => ({ name, value: asked.place[i] as Expression })),
        )
      : null,
});

export const SPACE_FRAMES: readonly Frame[] = [
  projectionBySign,
  tripleProduct,
  vectorBetween,
  vectorFromEnds,
  vectorFromTo,
  planeByNormal,
  planeByPoints,
  ...motionFrames,
  secondPartials,
  severalValue,
];
