import type { Law } from "./law";
import { ACIDS } from "./laws-acids";
import { BALANCE } from "./laws-balance";
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
import { PATHS } from "./laws-paths";
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
  ...within(HEAT, "reservoir"),
  ...within(ELECTRICITY, "conductor circuit earth minimum maximum"),
  ...within(FIELDS, "circuit perpendicular earth"),
  ...within(LIGHT, "waves water sound"),
  ...within(WAVES, "waves water sound falling"),
  ...within(MATTER, "photons light nonrelativistic isotope radioactive"),
  ...within(GASES, "ideal solution dissolved"),
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
  ...within(
    PATHS,
    "angle current displacement drop fall force free gravity ground height horizontal initial level maximum object perpendicular projectile pull range relat rest speed stream tension total vector velocit vertical water wind",
  ),
  ...within(
    BALANCE,
    "accelerat apparent balance center coast component deceler distance drag elevat fall final friction fulcrum gravit height hill horizontal identical inclin initial level light magnitude mass maximum minimum net normal oppos parallel perpendicular plane ramp rest roll second separat slid slope speed spher static tension total two uniform velocit vertical weight",
  ),
];
