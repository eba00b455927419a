import type { Law } from "./law";
import { sameDimension, unitOf } from "./units";

/** Words with which physics and chemistry name a situation, a quantity or a law, by their beginnings; a trailing $
 * ends the word. A text that uses one of these speaks of something that the law must know of, or it is another law's
 * text. */
const STEMS = `
accelerat acid activation activit adiabat altitud amplitud angle angular annihilat apparent aqueous area$ areas$
atmospher attenuat attract balance bank$ banked barometer base$ beat$ bend binding boil bond
bounc brak broad bubble buffer buoyan calorimet capacit carnot catalys celsius center centripetal chang charg circle circuit
circular circumferenc coil collid collision combust compress concav concentrat condens conduct cone$
contract convect convex converg convert cool counter coupl critical crystal current curv cyclotron cylinder
damp decay deceler decompos deep deficit density deposit depth deriv deuter dielectric diameter difference diffract
diffus dilut dipole discharg disk dispers displac dissipat dissociat dissolv distance diverg domain doppl dose drag drop$ dropp
earth eclips efficien effus elastic elevat emf$ emiss endotherm energ enthalp entrop equilibri escap
evaporat exchang excit exotherm expan explos extern eyepiece fahrenheit fall farsight
field final fission fluid fluor flux flywheel focal focus forc$ force free$ freefall freez frequen friction fulcrum fundamental fusion
galvano gases gaseous gauge geostation grating gravit ground$ gyroscop hall$ harmonic head-on heat height
hill horizontal hydrodynam hydrostat hydronium hydroxid ideal illuminat image impedanc impuls incid inclin
indicator induc inelastic inert initial intensit interfer internal invers ioniz irradiat isobar isochor isolat isotherm isotop
kelvin kinetic latent length lens level$ lever lift light$ limiting linear long$
longest longitudinal loop lumin magnet magnif manometer mass$ masses maxim maximum mean$ melt meson
midway minim minimum mirror mix molal molar molarit mole$ moles$ moment momentum moon
nearsight negativ neutral neutron nichrome node nonrelativ normal objectiv
octave opposi order$ oscillat osmo overall overton oxid parallel parent partial pendul
percent period$ periodic perpendicul phase photon pitch planet polar pole population positiv positron
potential power precipit pressur primary product projectil proportion proton pulley puls quantum
quark radioact radius ramp random range reacta reaction reactan rebound reced recoil
redox reflect refract refrigerat relativ repuls reservoir residu resolv resolut resonan rest$ restor revers revolution revolv
ring roll rotat saturat scatter secondar semiconduct separat series shadow shape shear shield shortest sink
skid slid slide slit slope slow solenoid solub solut sound specific spectr speed spher spontan spread spring squar
stable standing star$ stars steam step-down step-up stiff stop strain stream stress stretch string
sublim submerg substrat sun$ superconduct superposition supersonic suspend swing swung symmetr tangent temperatur
tension terminal thermal thermodynam thermomet thick thin$ threshold thrust tight titrat toroid torque torsion total
trajector transform transition transmi transvers treb tube$ tunnel turbulen turn$ turns$ twist uncertain
upstream upthrust vacuum vapor vector velocit vertical vibrat virtual viscos volt volum vapori
water wave weightless wind$ wound`
  .split(/\s+/)
  .filter((stem) => stem !== "");

const TERM = new RegExp(
  `(?<![a-z])(?:${[...new Set(STEMS)]
    .sort((a, b) => b.length - a.length)
    .map((stem) => (stem.endsWith("$") ? `${stem.slice(0, -1)}(?![a-z])` : stem))
    .join("|")})`,
  "g",
);

/** Words that only begin like a term: people, devices, toys and parts of the body; turns of speech; and the length of a
 * stretch of time. */
const NAMESAKES =
  /\b(?:slowly|spinal|pitch(?:ers?(?:'s)?)?|accelerators?(?:'s)?|in order (?:to|for)|momentarily|(?:for|at) (?:a|the|that|this) moment|steps? off|length(?= of (?:time|a [a-z]+ of time|[\d.]+ ?(?:[mµn]?s|h|min|seconds?|minutes?|hours?|days?)\b)))\b/g;

/** The terms of physics in a text, by their beginnings. */
export const termsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().replace(NAMESAKES, "").matchAll(TERM)].map(([term]) => term));

/** Names of quantities whose dimension tells them from all others: a number of that kind without a place in the law
 * is refused anyway, and without a number the word changes nothing. */
const BY_DIMENSION =
  "current voltage volts power energy heat mass masses force temperature charge electric electrical resistance resistor capacitor capacitance pressure frequency";

/** General names of quantities, by dimension: a law with one letter of that kind can only mean that one. */
const GENERAL: readonly (readonly [unit: string, words: string])[] = [
  ["m", "long length lengths distance"],
  ["m/s", "speed velocity"],
  ["m^3", "volume"],
  ["m^2", "area"],
];
/** Where the ground is, which matters only where gravity does. */
const PLACES = "earth sun moon star stars planet planetary ground";

function generalNames({ roles }: Law): string {
  const told = Object.values(roles).filter(({ fixed }) => typeof fixed !== "string");
  const named = GENERAL.filter(
    ([unit]) =>
      told.filter((role) => sameDimension(unitOf(role.unit).dimension, unitOf(unit).dimension)).length === 1,
  );
  const isHeavy = Object.values(roles).some(({ name }) => /gravit/.test(name));
  return [...named.map(([, words]) => words), isHeavy ? "" : PLACES].join(" ");
}

const known = new WeakMap<Law, readonly string[]>();

/** The words a law is told in: those of its name, of its letters and of the words by which it is recognised. */
function wordsOf(law: Law): readonly string[] {
  const found = known.get(law);
  if (found) return found;
  const sources = Object.values(law.roles).flatMap(({ name, asked, told, fixed }) => [
    name,
    asked ?? "",
    told ?? "",
    typeof fixed === "object" ? fixed[0] : "",
  ]);
  const all = [
    law.title,
    ...(typeof law.about === "string" ? [law.about] : law.about),
    law.beside ?? "",
    generalNames(law),
    BY_DIMENSION,
    ...sources,
  ];
  const words = [
    ...new Set(
      all
        .join(" ")
        .toLowerCase()
        .match(/[a-z'-]{2,}/g) ?? [],
    ),
  ];
  known.set(law, words);
  return words;
}

const FRAGMENT = 4;

/** Whether a law knows of a term: one of its words begins with it, or is a beginning of it. */
export const speaksOf = (law: Law, term: string): boolean =>
  wordsOf(law).some(
    (word) =>
      word.startsWith(term) || term === `${word}s` || (word.length >= FRAGMENT && term.startsWith(word)),
  );
