import type { Expression, NumberNode } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { rational, toNumber } from "../../expression/rational";
import { children, mapChildren, symbolsOf } from "../../expression/walk";
import { type Ball, ballOf, exactBall } from "../proof/ball";
import { type Enclosed, encloseValue } from "../proof/enclose";
import { figureOf } from "../proof/figure";
import { Refutation } from "../proof/refutation";
import { cannotTell, type Judged, ROUNDED_VALUE, ROUNDED_VALUES, type WrongStep } from "./judged";
import type { Line } from "./line";

const NOTE = "This may go on from a rounded value, so I can’t tell whether it follows.";
/** Values for letters. */
const PLACES = [2, 3, 5, 7].map(exactBall);
/** Relative difference of solutions that rounding on the way may make. */
const NEAR = rational(1n, 100n);

/** Whether a line writes an exact value as a decimal. */
export const hasRounded = ({ approximate }: Line, { verdict, note }: Judged): boolean =>
  note === NOTE ||
  (verdict === "follows" && (approximate || note === ROUNDED_VALUE || note === ROUNDED_VALUES));

/** A decimal that a line brings in may be a rounded value, and once one has been written every decimal may: such a
 * line is wrong only where no number that rounds to those digits makes it right. */
export function allowingRounding(judged: Judged, rounded: boolean): Judged {
  if (judged.verdict !== "does-not-follow") return judged;
  return isOutside(judged.wrong, rounded) ? judged : cannotTell(NOTE, judged.next);
}

function isOutside({ before, after, lost, gained }: WrongStep, rounded: boolean): boolean {
  if (before.kind === "value" && after.kind === "value") {
    const given = rounded ? new Set<string>() : decimalsIn(before.expression);
    const sides = [before.expression, after.expression] as const;
    const names = new Set(sides.flatMap(symbolsOf));
    const seen = PLACES.map((place) =>
      sides.map((side) => encloseLoosely(side, given, new Map([...names].map((name) => [name, place])))),
    );
    const known = seen.filter(([a, b]) => a && b);
    return known.length === 0 || known.some(([a = null, b = null]) => Refutation.apart(a, b) !== null);
  }
  return (
    !rounded ||
    [...lost, ...gained].some((root) => {
      const others = lost.includes(root) ? gained : lost;
      return !others.some((other) => isNearby(root, other));
    })
  );
}

function isNearby(a: Expression, b: Expression): boolean {
  const [x, y] = [encloseValue(a), encloseValue(b)];
  return x !== null && y !== null && Refutation.beyond(x, y, toNumber(NEAR) * Math.abs(y.re)) === null;
}

const keyOf = ({ value, decimals }: NumberNode): string => `${value.n}/${value.d}/${decimals}`;

function decimalsIn(e: Expression, found = new Set<string>()): Set<string> {
  if (e.kind === "number" && e.decimals) found.add(keyOf(e));
  for (const part of children(e)) decimalsIn(part, found);
  return found;
}

/** All values of an expression whose decimals, but for those given, stand for what rounds to them. */
function encloseLoosely(e: Expression, given: ReadonlySet<string>, letters: Enclosed): Ball | null {
  const at = new Map(letters);
  const loosened = (node: Expression): Expression => {
    const loose = node.kind === "number" && node.decimals && !given.has(keyOf(node));
    const figure = loose ? figureOf(node) : null;
    const ball = figure && ballOf(figure.value);
    if (!figure || !ball) return mapChildren(node, loosened);
    const name = `rounded_${at.size}`;
    at.set(name, { ...ball, radius: ball.radius + toNumber(figure.half) });
    return symbol(name);
  };
  return encloseValue(loosened(e), at);
}
