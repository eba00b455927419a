import type { Law } from "./law";
import { ACIDS } from "./laws-acids";
import { ELECTRICITY } from "./laws-electricity";
import { FIELDS } from "./laws-fields";
import { FLOW } from "./laws-fluids";
import { FORCES } from "./laws-forces";
import { GASES } from "./laws-gases";
import { HEAT } from "./laws-heat";
import { HEAT_PATHS } from "./laws-heat-paths";
import { INDUCTION } from "./laws-induction";
import { LIGHT } from "./laws-light";
import { MATTER } from "./laws-matter";
import { MECHANICS } from "./laws-mechanics";
import { MOTION } from "./laws-motion";
import { OPTICS } from "./laws-optics";
import { OSCILLATIONS } from "./laws-oscillations";
import { RELATIVITY } from "./laws-relativity";
import { ROTATION } from "./laws-rotation";
import { SOLUTIONS } from "./laws-solutions";
import { WAVES } from "./laws-waves";
import { WORK } from "./laws-work";

/** Laws of one field with the words that belong to its scenes without changing anything. */
const within = (laws: readonly Law[], beside: string): Law[] =>
  laws.map((law) => ({ ...law, beside: `${law.beside ?? ""} ${beside}` }));

/** The formula book. */
export const LAWS: readonly Law[] = [
  ...within(MECHANICS, "gravity"),
  ...MOTION,
  ...within(WORK, "gravity"),
  ...within(HEAT, "reservoir liquid"),
  ...within(ELECTRICITY, "flows flowing conductor wire load circuit earth minimum maximum"),
  ...within(FIELDS, "wire circuit perpendicular earth"),
  ...within(LIGHT, "emits waves propagates water sound"),
  ...within(WAVES, "emits waves propagates water sound falling"),
  ...within(MATTER, "radiation electromagnetic photons light nonrelativistic nucleus isotope radioactive"),
  ...within(GASES, "ideal solution dissolved gas"),
  ...within(ROTATION, "gravity"),
  ...within(FLOW, "gravity"),
  ...within(FORCES, "gravity"),
  ...OSCILLATIONS,
  ...INDUCTION,
  ...OPTICS,
  ...RELATIVITY,
  ...HEAT_PATHS,
  ...SOLUTIONS,
  ...within(ACIDS, "solution acid base aqueous isotope radioactive"),
];
