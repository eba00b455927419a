import type { Expression } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Recognition } from "../../problem/sentence";
import type { InitialCondition } from "../../tasks/differential-equation";
import { assignment, functionGiven, letter } from "../faces";
import {
  differentialEquation,
  initialCondition,
  type NamedCondition,
  type ToldEquation,
} from "../faces-differential";
import { type Frame, frame, maybe, one, several } from "../frame";

/** "Solve dy/dx = 3y, y(0) = 2", "find the general solution of y'' + 4y = 0". */
const solutionFrame = frame({
  id: "differential-equation",
  heads: [],
  idle: [
    "solve",
    "differential-equation",
    "general-solution",
    "particular-solution",
    "initial-condition",
    "equation",
    "roots",
    "function",
    "in-terms-of",
    "by",
    "to",
  ],
  slots: {
    told: one(differentialEquation),
    conditions: several(initialCondition, { least: 0, most: 2 }),
    point: several(assignment, { least: 0, most: 2 }),
    asked: maybe(letter, { after: ["ask", "solve", "for", "general-solution", "particular-solution"] }),
    called: maybe(functionGiven),
  },
  build: ({ told, conditions, point, asked, called }, _, words): Recognition | null => {
    const all = [...told.conditions, ...conditions];
    const variable = variableOf(told);
    if (!variable || all.some(({ name }) => name !== told.dependent)) return null;
    const met = [...all, ...pointOf(point, told.dependent, variable)];
    if (point.length > 0 && met.length === all.length) return null;
    if (asked !== undefined && asked !== told.dependent && asked !== variable) return null;
    if (called && (called.name !== null || !isCall(called.expression, told.dependent, variable))) return null;
    const isSettled = met.length > 0;
    if (words.has("general-solution") && isSettled) return null;
    if (words.has("particular-solution") && !isSettled) return null;
    return {
      mathematics: {
        task: "differential-equation",
        equation: told.equation,
        dependent: told.dependent,
        variable,
        conditions: met.map(({ order, at, value }) => ({ order, at, value })),
      },
      instruction: isSettled
        ? "Solve the differential equation with its condition"
        : "Find the general solution of the differential equation",
      latex: [toLatex(told.equation), ...met.map((each) => conditionLatex(each, told.dependent))].join(
        ", \\quad ",
      ),
    };
  },
});

/** f(x), asked for in a question about f; f(3) is a value of it. */
const isCall = (e: Expression, name: string, variable: string): boolean =>
  e.kind === "function" &&
  e.name === name &&
  e.args.length === 1 &&
  e.args.every((each) => each.kind === "symbol" && each.name === variable);

const conditionLatex = ({ order, at, value }: InitialCondition, name: string): string =>
  `${name}${order === 1 ? "'" : ""}(${toLatex(at)}) = ${toLatex(value)}`;

/** The letter that the function is of: told, or the only other one, or x or t among several. */
function variableOf({ equation, dependent, variable }: ToldEquation): string | null {
  if (variable) return variable;
  const others = symbolsOf(equation).filter((name) => name.replaceAll("'", "") !== dependent);
  const [only, ...more] = others;
  if (only && more.length === 0) return only;
  const usual = ["x", "t"].filter(
    (name) => name !== dependent && (others.length === 0 || others.includes(name)),
  );
  return usual[0] ?? null;
}

type Assigned = { readonly name: string; readonly value: NamedCondition["value"] };

/** "y = 2 when x = 0". */
function pointOf(assigned: readonly Assigned[], dependent: string, variable: string): NamedCondition[] {
  const value = assigned.find(({ name }) => name === dependent)?.value;
  const at = assigned.find(({ name }) => name === variable)?.value;
  return value && at && assigned.length === 2 ? [{ name: dependent, order: 0, at, value }] : [];
}

export const DIFFERENTIAL_FRAMES: readonly Frame[] = [solutionFrame];
