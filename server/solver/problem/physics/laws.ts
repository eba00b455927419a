import type { Law } from "./law";
import { ACIDS } from "./laws-acids";
import { BALANCE } from "./laws-balance";
import { MATTER_IN_BULK } from "./laws-bodies-of-matter";
import { COILS } from "./laws-coils";
import { ELECTRICITY } from "./laws-electricity";
import { ENERGY_FLOW } from "./laws-energy-flow";
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
import { RAYS } from "./laws-rays";
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
    "accelerat angle angular apparent attract balance center collid collision coupl cylinder deceler diameter disk distance drag earth elevat energ fall final flywheel force friction fulcrum gravit height hill horizontal inclin inelastic inertia initial level lever lift mass maximum minimum moment moon normal oppos parallel perpendicular plane pull radius ramp recoil rest ring roller rotat second separat slid slope slow speed spher star stop string sun tension thin thrust total turn velocit vertical weight",
  ),
  ...within(
    MATTER_IN_BULK,
    "area base brake buoyan chang compress cylinder deep densit depth diameter disk displac diver elastic fluid force gauge ground length level lift mass object percent press radius reservoir rest second sole speed stand stream stretch submerg suspend tension thick velocit vertical volume water weigh",
  ),
  ...within(
    ENERGY_FLOW,
    "area boil chang compress condens conduct cylinder difference dropp efficien emissiv energ equilibrium evaporat expan final freez fusion ground heat internal isobar latent length melt mix object power pressure reservoir specific steam temperatur thermal thermodynam thick vapor volum water window",
  ),
  ...within(
    COILS,
    "amplitude angle area attract chang charge circular coil conduct current cylind diameter difference distance drop earth emf fall field flux force induc length light line long loop magnet maximum normal object oppos parallel perpendicular plane potential power primary proton pull radio radius repuls rotat secondar separat solenoid speed sphere step thick transform turn velocit vertical voltage wave winding",
  ),
  ...within(
    RAYS,
    "activit angle annihilat area binding circle circular contract convert decay depos diameter difference disk distance dose drop earth energ excited fall final focus incident initial intensit interfer ioniz isotop length level light line long mass maxim minimum momentum neutron order photon plane polari power proton radioact radius reaction relativ rest separat slit sound speed spread sun sunlight transition transmit uncertain velocit vertical virtual wave window",
  ),
];
