import type { Task } from "../../../types";
import { ALGEBRA } from "./algebra";
import { ARITHMETIC } from "./arithmetic";
import { CALCULUS } from "./calculus";
import { CALCULUS_RATES } from "./calculus-rates";
import { CHAINS } from "./chains";
import { CHEMISTRY } from "./chemistry";
import { EQUATIONS } from "./equations";
import { FUNCTIONS } from "./functions";
import { INEQUALITIES } from "./inequalities";
import { LINES_AND_CONICS } from "./lines-and-conics";
import { MATRICES_AND_VECTORS } from "./matrices-and-vectors";
import { NUMBER_THEORY } from "./number-theory";
import { PHYSICS } from "./physics";
import { SEQUENCES } from "./sequences";
import { STATISTICS } from "./statistics";
import { STORIES } from "./stories";
import { TRIGONOMETRY } from "./trigonometry";
import { UNITS } from "./units";

/** Problems of our own for every task. Their answers are put wrong in every way that is thought of, and no verifier may
 * let a wrong one through. What a task can ask and what kinds of answers it gives occurs among its problems. */
export const PROBLEMS: Readonly<Record<Task, readonly string[]>> = {
  ...ARITHMETIC,
  ...NUMBER_THEORY,
  ...ALGEBRA,
  ...EQUATIONS,
  ...INEQUALITIES,
  ...FUNCTIONS,
  ...LINES_AND_CONICS,
  ...SEQUENCES,
  ...MATRICES_AND_VECTORS,
  ...TRIGONOMETRY,
  ...CALCULUS,
  ...CALCULUS_RATES,
  ...STATISTICS,
  ...UNITS,
  ...CHEMISTRY,
  ...PHYSICS,
  ...STORIES,
  ...CHAINS,
};
