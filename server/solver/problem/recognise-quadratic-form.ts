import { toLatex } from "../printer/latex";
import type { PlanePoint } from "../tasks/line";
import { isNumeric } from "./classify";
import { markedText, pairsIn } from "./marked-text";
import type { SourceRecogniser } from "./sentence";

const PAIR = "\\\\?(?:left)?\\([^()]{1,40}\\)";
const LABELLED = new RegExp(
  `\\(\\s*h\\s*,\\s*k\\s*\\)\\s*=\\s*(${PAIR})[\\s,;$]*(?:and)?[\\s$]*\\(\\s*x\\s*,\\s*y\\s*\\)\\s*=\\s*(${PAIR})`,
);
const TOLD =
  /^(?:(?:for|in) the following exercises )?(?:find|write|determine|give|state)(?: (?:the|an|a|general|standard|form|equation|formula|of|for|quadratic|function|parabola|in))* (?:with|that has|whose|having)(?: (?:a|the))? vertex(?: (?:at|is|of))?(?: the point)? (#\d+)(?: (?:and|that|which|containing|contains|passing|passes|goes|going|through|a|the|graph|point|with|on))* (#\d+)$/;
const LEAD =
  /^(?:(?:for|in) the following exercises )?(?:use the vertex #\d+ and a point on the graph #\d+ to )?(?:find|write|determine|give|state)(?: (?:the|an|a|general|standard|form|equation|formula|of|for|quadratic|function|in))* (?:#\d+ ?)+$/;

/** "Write the equation of the quadratic function with vertex (1, −2) that passes through (3, 6)." */
export const recogniseQuadraticThrough: SourceRecogniser = ({ text }) => {
  if (!/\bvertex\b/.test(text) || !/\bquadratic\b/.test(text)) return null;
  const { words, maths } = markedText(text);
  const told = TOLD.exec(words);
  const labelled = told || !LEAD.test(words) ? null : LABELLED.exec(text.replace(/\\[;,]/g, " "));
  const written = told
    ? told.slice(1).map((mark) => maths[Number(mark.slice(1))] ?? "")
    : labelled
      ? labelled.slice(1)
      : [];
  const points = written.flatMap((each) => pairsIn(each.replace(/(?<![\s.,;:])[\s.,;:]+$/, "")) ?? []);
  const [vertex, point] = points as readonly PlanePoint[];
  if (!vertex || !point || points.length !== 2 || !points.flat().every(isNumeric)) return null;
  return {
    mathematics: {
      task: "quadratic-form",
      given: { kind: "vertex-and-point", vertex, point },
      unknown: "x",
      shape: /\bgeneral form\b/.test(words) ? "general" : "vertex",
    },
    form: { name: { latex: "f(x)", text: "f(x)" } },
    instruction: "Find the quadratic function",
    latex: points.map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(", \\quad "),
  };
};
