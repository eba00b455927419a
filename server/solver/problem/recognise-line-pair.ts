import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { LinePairTask, PlanePoint } from "../tasks/line";
import { solveSeveral } from "./classify";
import type { PlaneText } from "./plane-text";
import { ASK, PlaneWords, wordSet } from "./plane-words";
import type { Recognition } from "./sentence";

const FILLERS = wordSet(
  "the a an each pair of these this two given following lines line are is to another one other points point and with line segment joining connecting " +
    "whose endpoints in plane between from coordinate for that graphs equations by represented below use formula rectangular system to",
);

/** How two lines lie to each other, where they meet, and the stretch between two points. */
export function pairOrSegment(words: string, plane: PlaneText): Recognition | null {
  return linePair(words, plane) ?? segmentOf(words, plane) ?? crossing(words, plane);
}

const DECIDE = /^(?:determine|decide|state|tell|say|find out|identify) (?:if|whether)\b/;

function linePair(words: string, { equations, points, numbers }: PlaneText): Recognition | null {
  const [a, b, c] = equations;
  if (!a || !b || c || points.length + numbers.length > 0) return null;
  const rest = new PlaneWords(words);
  const decides = rest.take(DECIDE) ?? rest.take(/^are\b/);
  if (!decides) return null;
  const asked = askedIn(rest);
  rest.takeAll(/@e\d+(?: and)?/);
  if (!asked || !rest.isOnly(FILLERS)) return null;
  const across = a.label?.slice(2, -1) ?? b.label?.slice(2, -1) ?? "x";
  const relations = [a.relation, b.relation] as const;
  if (
    relations.some(
      (each) => each.operator !== "=" || symbolsOf(each).some((name) => name !== across && name !== "y"),
    )
  )
    return null;
  return {
    mathematics: { task: "line-pair", relations, letters: [across, "y"], asked },
    instruction: asked === "all" ? "Parallel, perpendicular or neither?" : `Are the lines ${asked}?`,
    latex: relations.map(toLatex).join(", \\quad "),
  };
}

function askedIn(rest: PlaneWords): LinePairTask["asked"] | null {
  if (rest.take(/\bparallel,? perpendicular,? or neither(?: parallel nor perpendicular)?\b/)) return "all";
  if (rest.take(/\bparallel or perpendicular(?: or neither)?\b/)) return "all";
  return (rest.take(/\b(parallel|perpendicular)\b/)?.[1] as "parallel" | "perpendicular" | undefined) ?? null;
}

/** Wishes for the exact value, which is what is given. */
const EXACT_FORM =
  /\bsimplify your answers?,? (?:and )?write the exact answer in simplest radical form(?: for irrational answers)?\b|\bwrite the answer in (?:exact|simplest radical) form\b(?! and)/;
const SEGMENT = new RegExp(
  `^(?:${ASK} )?(?:the )?(midpoint|distance|length)(?: (?:of|between|from)| for)?\\b`,
);

function segmentOf(words: string, { points, equations, numbers }: PlaneText): Recognition | null {
  const [a, b, c] = points.map(pair);
  if (!a || !b || c !== undefined || equations.length + numbers.length > 0) return null;
  const rest = new PlaneWords(words);
  const found = rest.take(SEGMENT);
  rest.takeAll(/@p\d+(?: (?:and|to))?/);
  rest.take(/\bare given\b/);
  rest.take(EXACT_FORM);
  if (!found || !rest.isOnly(FILLERS)) return null;
  const asked = found[1] === "midpoint" ? "midpoint" : "distance";
  return {
    mathematics: { task: "segment", points: [a, b], asked },
    instruction: asked === "midpoint" ? "Find the midpoint" : "Find the distance between the points",
    latex: [a, b].map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(", \\quad "),
  };
}

function pair(coordinates: PlaneText["points"][number]): PlanePoint | null {
  const [x, y, z] = coordinates;
  return x && y && !z && symbolsOf(x).length + symbolsOf(y).length === 0 ? [x, y] : null;
}

const MEET = new RegExp(
  `^${ASK} the point (?:at|in) which (?:the )?lines? @e0 (?:intersects|meets|crosses|and)(?: the)?(?: line)? @e1(?: (?:intersect|meet|cross))?$`,
);
const MEETING = new RegExp(
  `^${ASK} (?:the )?(?:coordinates of the )?(?:point of intersection|intersection(?: point)?) (?:of|between) (?:the )?(?:two )?(?:lines?|graphs of)? ?@e0 and (?:the line )?@e1$`,
);

const PAIR_MEETS = new RegExp(
  `^${ASK} (?:the )?point of intersection of (?:the|each) pair of lines(?: if it exists)?(?: if it does not exist indicate that there is no point of intersection)? @e0(?: and)? @e1$`,
);

function crossing(words: string, { equations }: PlaneText): Recognition | null {
  const [a, b] = equations;
  if (!a || !b || ![MEET, MEETING, PAIR_MEETS].some((pattern) => pattern.test(words))) return null;
  if (a.relation.operator !== "=" || b.relation.operator !== "=") return null;
  const letters = [...new Set([a, b].flatMap(({ relation }) => symbolsOf(relation)))].sort();
  return letters.join() === "x,y" ? solveSeveral([a.relation, b.relation], letters) : null;
}
