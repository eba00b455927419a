import { int, root, symbol } from "../../expression/build";
import { rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { discriminant, type Quadratic, quadraticRoots } from "./quadratic";
import { rootsLatex, squareRoot } from "./roots";
import { step, type Worked } from "./worked";

/** ax² + bx + c = 0 by the quadratic formula. */
export function byFormula(q: Quadratic, unknown: string): Worked {
  const roots = quadraticRoots(q);
  const { a, b, c } = q;
  const inner = discriminant(q);
  const name = toLatex(symbol(unknown));
  const letter = ["a", "b", "c"].includes(unknown) ? "x" : name;
  const below = `${2n * a}`;
  const over = (root: string) =>
    `${name} = \\frac{${b === 0n ? "" : -b} \\pm ${root}}{${below}}`.replace("{ ", "{");
  const steps: Step[] = [
    step("quadratic-formula", "Use the quadratic formula.", {
      latex: `${name} = \\frac{-${signed(b)} \\pm \\sqrt{${signed(b)}^2 - 4 \\cdot ${a} \\cdot ${signed(c)}}}{2 \\cdot ${a}}`,
      why: `For $a${letter}^2 + b${letter} + c = 0$ it says $${letter} = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$, here with $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
    }),
    step("work-out-discriminant", "Work out the number under the root.", {
      latex: over(`\\sqrt{${inner}}`),
      why: discriminantReason(inner),
    }),
  ];
  if (inner !== 0n) {
    steps.push(
      step("simplify-root", "Simplify the root.", {
        latex: over(rootShown(inner)),
        why:
          inner < 0n
            ? "$\\sqrt{-1}$ is written $i$, and square factors come out of the root."
            : "Square factors come out of the root.",
      }),
    );
  }
  steps.push(
    step("write-roots", inner === 0n ? "Write the root." : "Write the roots in lowest terms.", {
      latex: rootsLatex(unknown, roots),
      why:
        inner === 0n
          ? "Adding or taking zero gives the same number: one double root."
          : "Common factors cancel, and both signs count.",
    }),
  );
  return { method: "quadratic-by-formula", steps, roots };
}

const signed = (n: bigint): string => (n < 0n ? `(${n})` : `${n}`);

function discriminantReason(inner: bigint): string {
  if (inner === 0n) return "It is zero, so there is one double root.";
  return inner > 0n
    ? "It is positive, so there are two real roots."
    : "It is negative, so the roots are not real.";
}

/** √inner with its square factors outside. */
function rootShown(inner: bigint): string {
  const { scale, radicand } = squareRoot(rational(inner));
  const size = radicand < 0n ? -radicand : radicand;
  const unit = radicand < 0n ? "i" : "";
  if (size === 1n) return scale.n === 1n && unit ? unit : `${scale.n}${unit}`;
  return `${scale.n === 1n ? "" : scale.n}${toLatex(root(int(size)))}${unit}`;
}
