import type { Law } from "./law";
import { ACIDS } from "./laws-acids";
import { ELECTRICITY } from "./laws-electricity";
import { FIELDS } from "./laws-fields";
import { GASES } from "./laws-gases";
import { HEAT } from "./laws-heat";
import { LIGHT } from "./laws-light";
import { MATTER } from "./laws-matter";
import { MECHANICS } from "./laws-mechanics";
import { MOTION } from "./laws-motion";
import { WAVES } from "./laws-waves";
import { WORK } from "./laws-work";

/** The formula book. */
export const LAWS: readonly Law[] = [
  ...MECHANICS,
  ...MOTION,
  ...WORK,
  ...HEAT,
  ...ELECTRICITY,
  ...FIELDS,
  ...LIGHT,
  ...WAVES,
  ...MATTER,
  ...GASES,
  ...ACIDS,
];
