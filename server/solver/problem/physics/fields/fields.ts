import { AMOUNTS, GAS_CHANGES } from "./chemistry";
import { ELECTRICITY } from "./electricity";
import { ENGINES } from "./engines";
import { lawsOf } from "./field";
import { FLUIDS, HEAT_FLOW } from "./heat";
import { MECHANICS } from "./mechanics";
import { NUCLEAR } from "./nuclear";
import { PHOTONS, WAVES_AND_LENSES } from "./waves";

/** Laws and chains of two, made from the quantities and formulas of each field. */
export const FIELD_LAWS = [
  MECHANICS,
  ELECTRICITY,
  HEAT_FLOW,
  FLUIDS,
  WAVES_AND_LENSES,
  PHOTONS,
  NUCLEAR,
  ENGINES,
  GAS_CHANGES,
  AMOUNTS,
].flatMap(lawsOf);
