import { formulaCost } from "@/server/typeset/formula-cost";
import { pace } from "@/server/typeset/pace";
import { isSet, setLatex } from "@/server/typeset/set-latex";
import type { Typesetter } from "./typesetter";

/** What `#typesetter` stands for outside browsers. A page of many formulas gives others a turn in between. */
export const ownTypesetter: Typesetter | null = (latex, display) => {
  const cost = formulaCost(latex);
  const turn = cost === Number.POSITIVE_INFINITY || isSet(latex, display) ? null : pace(cost);
  return turn ? turn.then(() => setLatex(latex, display)) : setLatex(latex, display);
};
