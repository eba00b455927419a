import { recogniseSpokenChemistry } from "../chemistry/recognise-spoken-chemistry";
import { recogniseToldReactions } from "../chemistry/recognise-told-reactions";
import { recogniseSpokenLaw } from "../physics/recognise-spoken-law";
import { recogniseFittedLine } from "../recognise-fitted-line";
import { recogniseFormulaInStory } from "../recognise-formula-in-story";
import { recogniseSpokenPhrase } from "../recognise-spoken-phrase";
import { recogniseStatistics } from "../recognise-statistics";
import { recogniseStory } from "../recognise-story";
import { recogniseStoryFormula } from "../recognise-story-formula";
import { recogniseToldFactor } from "../recognise-told-factor";
import { recogniseToldNumber } from "../recognise-told-number";
import type { SourceRecogniser } from "../sentence";
import { recogniseToldCommand } from "../told-mathematics/told-command";
import { recogniseToldFormula } from "../told-mathematics/told-formula";
import { recogniseToldMeasures } from "../told-mathematics/told-measures";
import { recogniseToldParabola } from "../told-mathematics/told-parabola";
import type { Stage } from "./stage";

export { readAnyCommand } from "../../grammar/read-any-command";
export { readChain } from "../chain/chain";

const READERS: readonly SourceRecogniser[] = [
  recogniseToldReactions,
  recogniseStatistics,
  recogniseFittedLine,
  recogniseToldCommand,
  recogniseToldFactor,
  recogniseToldNumber,
  recogniseStoryFormula,
  recogniseFormulaInStory,
  recogniseToldFormula,
  recogniseToldMeasures,
  recogniseToldParabola,
  recogniseStory,
];

/** Tried when nothing else fits: stories, which say more than they ask. */
export const LATE: Stage = {
  readers: READERS,
  formal: new Set(),
  accounted: new Set([recogniseStory, recogniseToldParabola]),
};

/** Questions in a few words, tried after all others. */
export const SPOKEN: readonly SourceRecogniser[] = [
  recogniseSpokenLaw,
  recogniseSpokenChemistry,
  recogniseSpokenPhrase,
];
