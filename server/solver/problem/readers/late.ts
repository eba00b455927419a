/** The readers of stories and of other texts that nothing else reads. */
export { readAnyCommand } from "../../grammar/read-any-command";
export { readChain } from "../chain/chain";
export { recogniseSpokenChemistry } from "../chemistry/recognise-spoken-chemistry";
export { recogniseToldReactions } from "../chemistry/recognise-told-reactions";
export { recogniseFittedLine } from "../recognise-fitted-line";
export { recogniseFormulaInStory } from "../recognise-formula-in-story";
export { recogniseGrowthRate } from "../recognise-growth-rate";
export { recogniseSpokenPhrase } from "../recognise-spoken-phrase";
export { recogniseStatistics } from "../recognise-statistics";
export { recogniseStory } from "../recognise-story";
export { recogniseStoryFormula } from "../recognise-story-formula";
export { recogniseToldFactor } from "../recognise-told-factor";
export { recogniseToldNumber } from "../recognise-told-number";
export { recogniseToldCommand } from "../told-mathematics/told-command";
export { recogniseToldFormula } from "../told-mathematics/told-formula";
export { recogniseToldMeasures } from "../told-mathematics/told-measures";
export { recogniseToldParabola } from "../told-mathematics/told-parabola";
