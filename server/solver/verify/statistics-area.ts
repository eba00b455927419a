import type { Budget } from "../types";

const STRIPS = 1000;
const HALVINGS = 60;

/** Within so many deviations of the middle lies this share of the area under the normal curve, or of Student's with
 * so many degrees of freedom. Null for a share that is not between 0 and 1. */
export function criticalReach(share: number, degrees: number | null, budget: Budget): number | null {
  if (!(share > 0 && share < 1) || (degrees !== null && !(degrees >= 1))) return null;
  const covered = degrees === null ? normalShare : studentShare(degrees);
  let [low, high] = [0, 1];
  while (covered(high) < share && high < 1e6) high *= 2;
  for (let round = 0; round < HALVINGS; round += 1) {
    budget.spend(STRIPS / 8);
    const middle = (low + high) / 2;
    if (covered(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const normalShare = (reach: number): number =>
  simpson((x) => Math.exp((-x * x) / 2), Math.min(reach, 12)) * Math.sqrt(2 / Math.PI);

/** With x = √ν tan θ, Student's curve is a power of cos θ over a finite stretch. */
const studentShare = (degrees: number) => {
  const height = (angle: number) => Math.cos(angle) ** (degrees - 1);
  const whole = simpson(height, Math.PI / 2);
  return (reach: number): number => simpson(height, Math.atan(reach / Math.sqrt(degrees))) / whole;
};

/** The area from 0 by parabolas. */
function simpson(height: (x: number) => number, to: number): number {
  const width = to / STRIPS;
  let total = height(0) + height(to);
  for (let i = 1; i < STRIPS; i += 1) total += (i % 2 === 1 ? 4 : 2) * height(i * width);
  return (total * width) / 3;
}
