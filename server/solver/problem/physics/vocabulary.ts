import type { Law } from "./law";
import { sameDimension, unitOf } from "./units";

/** Words with which physics and chemistry name a situation, a quantity or a law, by their beginnings; a trailing $
 * ends the word. A text that uses one of these speaks of something that the law must know of, or it is another law's
 * text. */
const STEMS = `
absolut absorb accelerat acid activation activit adiabat altitud amplitud angle angular annihilat apparent aqueous area$ areas$
atmospher atom attenuat attract axis axle balance bank$ banked barometer base$ beam$ beat$ bend binding boil bond
bounc brak broad bubble buffer buoyan calorimet capacit carnot catalys cathode celsius center centripetal chang charg circle circuit
circular circumferenc coil collid collision column combust compress concav concentrat condens conduct cone$ conserv
contact contract convect convex converg convert cool counter coupl critical crystal current curv cyclotron cylinder cyclist
damp decay deceler decompos deep deficit density deposit depth deriv deuter dielectric diameter difference diffract
diffus dilut dipole discharg disk dispers displac dissipat dissociat dissolv distance diverg domain doppl dose drag drop$ dropp
earth eclips efficien effus eject elastic electr elevat emf$ emiss emit endotherm energ engine enthalp entrop equilibri escap
evaporat event exchang excit exhaust exotherm expan explos extern extend eye$ eyes$ eyepiece fahrenheit fall farsight
field filament final fission flow fluid fluor flux flywheel focal focus forc$ force free$ freefall freez frequen friction fulcrum fundamental fusion
galvano gas$ gases gaseous gauge generator geostation grating gravit ground$ gyroscop hall$ harmonic head-on heat height
 hill horizontal hydraul hydrodynam hydrostat hydronium hydroxid ideal illuminat image impact impedanc impuls incid inclin
indicator induc inelastic inert infrared initial insulat intensit interfer internal invers ion$ ions$ ioniz irradiat isobar isochor isolat isotherm isotop
 jump kelvin kinetic laser latent launch layer leak length lens level$ lever lift light$ limiting linear liquid load$ long$
longest longitudinal loop loud lumin magnet magnif manometer mass$ masses maxim maximum mean$ mechanical melt meson
 microscop microwave midway minim minimum mirror mix molal molar molarit mole$ moles$ molecul moment momentum moon muon
near$ nearsight negativ net$ neutral neutron nichrome node nonrelativ normal nozzle nuclear nucle objectiv
octave opposi orbit order$ oscillat osmo outlet output overall overton oxid parallel parent partial particl path pendul
percent period$ periodic perpendicul phase photo photon pipe piston pitch planet plate polar pole population position positiv positron
potential pour power precipit pressur primary prism product projectil propag proper proportion proton pull pulley puls pump push quantum
quark radar radia radio radioact radius ramp random range reacta reaction reactan reactor rebound reced recoil
redox reflect refract refrigerat relativ repel repuls reservoir residu resist resolv resolut resonan rest$ restor revers revolution revolv
ring rocket rod$ rods$ roll rope rotat satellite saturat scatter screen secondar section semiconduct separat series shadow shape shear shield shock shortest sideway sink
skid slid slide slit slope slow solenoid solid solub solut sound specific spectr speed spher spin spontan spread spring squar
stable standard standing star$ stars stationar steam step-down step-up stiff stop strain stream stress stretch string
strong sublim submerg substrat sun$ superconduct superposition supersonic suspend swing swung symmetr tangent telescop temperatur
tension terminal thermal thermodynam thermomet thick thin$ threshold throw thrust tight titrat toroid torque torsion total
 trajector transform transition transmi transvers treb tube$ tunnel turbin turbulen turn$ turns$ twist ultrasound ultraviolet uncertain
 upper upstream upthrust vacuum vapor vector velocit vertical vibrat view$ virtual viscos visib volt volum vapori
wall$ water wave weak weigh weightless wheel wind$ wing wire$ wires work$ works wound x-ray young's`
  .split(/\s+/)
  .filter((stem) => stem !== "");

const TERM = new RegExp(
  `(?<![a-z])(?:${[...new Set(STEMS)]
    .sort((a, b) => b.length - a.length)
    .map((stem) => (stem.endsWith("$") ? `${stem.slice(0, -1)}(?![a-z])` : stem))
    .join("|")})`,
  "g",
);

/** Words that only begin like a term: people, devices and parts of the body; and the length of a stretch of time. */
const NAMESAKES =
  /\b(?:slowly|spinal|pitchers?(?:'s)?|accelerators?(?:'s)?|length(?= of (?:time|a [a-z]+ of time|[\d.]+ ?(?:[mµn]?s|h|min|seconds?|minutes?|hours?|days?)\b)))\b/g;

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
