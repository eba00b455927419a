import { digits } from "../../expression/figures";
import type { Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { KnownQuantity, PhysicsTask } from "../../tasks/physics";
import type { Recognition } from "../sentence";
import { answerIn } from "./answer-unit";
import { equationOf } from "./law";
import { unitOf } from "./units";

/** A law that a text writes itself: its letters, and what is told and asked of them. */
interface WrittenLaw {
  /** To follow "Write down": "Hess's law". */
  readonly title: string;
  readonly equations: readonly string[];
  readonly known: readonly KnownQuantity[];
  readonly asked: { readonly letter: string; readonly name: string; readonly unit: string };
  /** Significant figures that the values told allow. */
  readonly figures: PhysicsTask["figures"] | number;
  readonly because?: string;
}

const FEWEST = 2;

/** What a reader makes of a law that a text writes. */
export function recognitionOf({ title, equations, known, asked, figures, because }: WrittenLaw): Recognition {
  const relations = equations.map(equationOf);
  const count = typeof figures === "number" ? Math.max(FEWEST, figures) : 0;
  const mathematics: PhysicsTask = {
    task: "physics",
    law: title,
    equations: relations,
    known,
    validity: [],
    asked: {
      letter: asked.letter,
      name: asked.name,
      ...answerIn(asked.unit, unitOf(asked.unit), asked.unit !== ""),
    },
    figures: typeof figures === "number" ? digits(count) : figures,
    because:
      because ??
      `A product or quotient keeps as many significant figures as the least exact value has: $${count}$.`,
  };
  return {
    mathematics,
    instruction: `Find the ${asked.name}`,
    latex: relations.map(toLatex).join(",\\quad "),
  };
}

export const told = (letter: string, name: string, written: string, si: Rational): KnownQuantity => ({
  letter,
  name,
  written,
  si,
});
