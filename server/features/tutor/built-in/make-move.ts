import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import type { Expression, Relation } from "@/server/solver/expression/ast";
import {
  int,
  negation,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
} from "@/server/solver/expression/build";
import { sameStructure } from "@/server/solver/expression/same-structure";
import { tidy } from "@/server/solver/expression/tidy";
import { symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { toLatex } from "@/server/solver/printer/latex";
import { toText } from "@/server/solver/printer/text";
import type { Problem } from "@/server/solver/types";
import { CLAIM_LIMITS } from "../claims/limits";
import { within } from "../claims/verdict";
import { type MovePlace, type NamedMove, type Operation, readMove } from "./named-move";
import type { MoveTried, Worked } from "./types";

/** Makes the move that a student names on the problem itself, and shows what comes of it.
 * @param isPlaced only where it is said on what the move is made
 * @returns null where the words name no such move, or it cannot be made here */
export function makeMove(text: string, { text: set, problem }: Worked, isPlaced: boolean): MoveTried | null {
  const move = readMove(text);
  const before = relationOf(problem);
  if (!move || !before || (isPlaced && move.place.kind === "unsaid")) return null;
  return within(() => made(move, before, set), null);
}

function relationOf(problem: Problem): Relation | null {
  if (problem.task === "solve") return relation(problem.equation.left, "=", problem.equation.right);
  return null;
}

type Done = (side: Expression) => Expression;

/** @returns null where there is no such place in the problem */
function made(move: NamedMove, before: Relation, set: string): MoveTried | null {
  const { left, operator, right } = before;
  if (move.operation === "move") return moved(move, before, set);
  const done = doing(move);
  const place = placed(move.place, { left, right, done });
  if (!place) return null;
  const line = relation(place.left, operator, place.right);
  const { firstWrong, counterexample } = checkWorking(set, [toText(line)]);
  const both = relation(tidied(done(left)), operator, tidied(done(right)));
  const named = wordsFor(move);
  const shownLine = `$$${toLatex(line)}$$`;
  if (firstWrong !== 0)
    return {
      line: `You can. ${named} ${place.words} gives\n\n${shownLine}`,
      shown: null,
      rule: byLetter(move) ?? FOLLOWS,
    };
  return {
    line: `${named} ${place.words} gives\n\n${shownLine}\n\nand this does not follow.`,
    shown: counterexample,
    rule: place.isWhole ? "" : `${WHOLE} ${named} on both sides gives\n\n$$${toLatex(both)}$$`,
  };
}

/** A term to the other side, with its sign changed.
 * @returns null where no side has such a term */
function moved({ operand }: NamedMove, { left, operator, right }: Relation, set: string): MoveTried | null {
  const isMeant = (term: Expression) =>
    operand !== null && (sameStructure(term, operand) || sameStructure(term, negation(operand)));
  const term = [...termsOf(left), ...termsOf(right)].find(isMeant);
  if (!term) return null;
  const [newLeft, newRight] = [left, right].map((side) => tidied(sum([side, negation(term)])));
  if (!newLeft || !newRight) return null;
  const line = relation(newLeft, operator, newRight);
  if (checkWorking(set, [toText(line)]).firstWrong === 0) return null;
  const words = `Moving $${toLatex(term)}$ to the other side, with its sign changed,`;
  return { line: `You can. ${words} gives\n\n$$${toLatex(line)}$$`, shown: null, rule: MOVED };
}

/** By a letter one may divide only where it is not 0. */
function byLetter({ operation, operand }: NamedMove): string | null {
  if (operation !== "divide" || !operand || symbolsOf(operand).length === 0) return null;
  const letter = `$${toLatex(operand)}$`;
  return `But only where ${letter} is not $0$: a solution where it is $0$ would be lost. And it does not leave the unknown alone, so it seldom helps.`;
}

const MOVED = "It is the same as taking that term away from both sides.";
const FOLLOWS = "What is done to both sides alike leaves them equal.";
const WHOLE =
  "An equation says that its two sides are equal, so what you do to one side you do to all of the other.";

interface Placed {
  readonly left: Expression;
  readonly right: Expression;
  readonly words: string;
  /** Made on both sides as wholes. */
  readonly isWhole: boolean;
}

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
  readonly done: Done;
}

function placed(place: MovePlace, sides: Sides): Placed | null {
  const { left, right, done } = sides;
  const onLeft = { left: tidied(done(left)), right, words: "on the left only", isWhole: false };
  const onRight = { left, right: tidied(done(right)), words: "on the right only", isWhole: false };
  switch (place.kind) {
    case "left":
      return onLeft;
    case "right":
      return onRight;
    case "one":
      return isSimpler(onRight.right, right) && !isSimpler(onLeft.left, left) ? onRight : onLeft;
    case "on":
      return onPart(place.part, sides);
    default:
      return { left: tidied(done(left)), right: tidied(done(right)), words: "on both sides", isWhole: true };
  }
}

/** Whether a side has lost a term. */
const isSimpler = (after: Expression, before: Expression): boolean =>
  termsOf(after).length < termsOf(before).length;

const termsOf = (side: Expression): readonly Expression[] => (side.kind === "sum" ? side.terms : [side]);

/** A move on one term of one side, or on a side that is named by what it is. */
function onPart(part: Expression, { left, right, done }: Sides): Placed | null {
  const words = `on $${toLatex(part)}$ only`;
  const changed = (side: Expression): Expression | null => {
    const terms = termsOf(side);
    const at = terms.findIndex((term) => sameStructure(term, part) || sameStructure(term, negation(part)));
    const term = terms[at];
    return term ? tidied(sum(terms.with(at, done(term)))) : null;
  };
  const [newLeft, newRight] = [changed(left), changed(right)];
  if (newLeft) return { left: newLeft, right, words, isWhole: false };
  return newRight ? { left, right: newRight, words, isWhole: false } : null;
}

const tidied = (side: Expression): Expression => tidy(side, budget(CLAIM_LIMITS));

function doing({ operation, operand }: NamedMove): Done {
  const by = operand ?? int(2);
  const ways: Readonly<Record<Operation, Done>> = {
    add: (side) => sum([side, by]),
    subtract: (side) => sum([side, negation(by)]),
    multiply: (side) => product([by, side]),
    divide: (side) => quotient(side, by),
    square: (side) => power(side, by),
    move: (side) => side,
    root: (side) => root(side),
  };
  return ways[operation];
}

function wordsFor({ operation, operand }: NamedMove): string {
  const by = operand ? `$${toLatex(operand)}$` : "";
  const words: Readonly<Record<Operation, string>> = {
    add: `Adding ${by}`,
    subtract: `Subtracting ${by}`,
    multiply: `Multiplying by ${by}`,
    divide: `Dividing by ${by}`,
    square: "Squaring",
    move: `Moving ${by}`,
    root: "Taking the square root",
  };
  return words[operation];
}
