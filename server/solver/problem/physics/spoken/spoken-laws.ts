import { LAWS_OF_CHEMISTRY } from "./laws-of-chemistry";
import { LAWS_OF_ELECTRICITY } from "./laws-of-electricity";
import { LAWS_OF_ENERGY_AND_FIELDS } from "./laws-of-energy-and-fields";
import { LAWS_OF_HEAT_AND_WAVES } from "./laws-of-heat-and-waves";
import { LAWS_OF_MECHANICS } from "./laws-of-mechanics";
import { LAWS_OF_MOTION } from "./laws-of-motion";
import type { SpokenLaw } from "./spoken-law-model";

/** Laws that are asked for in a few words: "density of a block mass 240 g volume 30 cm^3". */
export const SPOKEN_LAWS: readonly SpokenLaw[] = [
  ...LAWS_OF_MOTION,
  ...LAWS_OF_MECHANICS,
  ...LAWS_OF_ELECTRICITY,
  ...LAWS_OF_HEAT_AND_WAVES,
  ...LAWS_OF_CHEMISTRY,
  ...LAWS_OF_ENERGY_AND_FIELDS,
];
