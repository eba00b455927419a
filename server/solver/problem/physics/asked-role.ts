import { words } from "../../word-list";
import { Cues } from "./cues";
import { FIELD_LAWS } from "./fields/fields";
import type { Law, Role } from "./law";
import { LAWS } from "./laws";
import type { Question } from "./question";
import { sameDimension, unitAt, unitOf } from "./units";

/** Words around the name of what is asked that do not change what it is: "the circuit's", "how many … are". */
const AROUND =
  /^(?:how )?(?:[a-z-]+'s )?(?:(?:approximate|effective|resulting|corresponding|required|necessary|needed) )*|(?: (?:of|are|is|must|would|will|does|do|did))+$/g;

/** "Angle of refraction" is no angle of incidence: the full name of one role, behind a head that fits several. */
export const asksForAnother = (law: Law, letter: string, { head, phrase }: Question): boolean =>
  Object.entries(law.roles).some(
    ([other, { name }]) =>
      other !== letter &&
      name.startsWith(`${head} `) &&
      phrase.startsWith(name) &&
      !phrase.startsWith(law.roles[letter]?.name ?? ""),
  );

/** The whole phrase names the quantity: "speed" is not "change in speed", nor "tangential speed". "How many grams of"
 * asks for whatever is measured in grams. */
function isAsked({ asked, unit }: Role, head: string): boolean {
  if (asked === undefined) return false;
  const plain = head.replace(AROUND, "");
  const phrases = namesIn(plain, unit);
  if ([head, plain, `how ${plain}`, ...phrases].some((phrase) => Cues.of(asked).isAllOf(phrase))) return true;
  const [many, counted, ...more] = plain.split(" ");
  const measured = many === "many" && counted && more.length === 0 ? unitAt(counted) : null;
  return (
    measured !== null &&
    measured.length === counted?.length &&
    measured.unit.dimension.some((each) => each !== 0) &&
    sameDimension(measured.unit.dimension, unitOf(unit).dimension)
  );
}

/** The phrase without what stands beside a name in it: "the minimum inductance", "the force keeps". */
function namesIn(plain: string, unit: string): string[] {
  const core = plain.split(" ").filter((word) => !BESIDE_NAME.has(word));
  const last = core.findLastIndex((word) => namingWords().has(word));
  const cut = core.slice(0, last + 1);
  const sole = unit === "m/s" ? cut : cut.filter((word) => !EXTREMES.has(word));
  return [core, cut, sole].map((words) => words.join(" "));
}

/** General names of a quantity: they ask for the one letter of their kind that a law can find. */
const GENERAL: readonly (readonly [unit: string, names: ReadonlySet<string>])[] = [
  ["m", new Set(["length", "distance", "far"])],
  ["m/s", new Set(["speed", "velocity", "fast"])],
  ["m^3", new Set(["volume"])],
  ["m^2", new Set(["area"])],
  ["kg", new Set(["mass"])],
  ["s", new Set(["time", "long", "much time"])],
  ["N", new Set(["force", "much force"])],
  ["W", new Set(["power", "much power", "rate"])],
  ["Pa", new Set(["pressure"])],
  ["V", new Set(["voltage", "potential difference"])],
  ["A", new Set(["current"])],
];

/** Letters of a law that a question asks for. */
export function askedIn(law: Law, head: string): [letter: string, role: Role][] {
  const all = Object.entries(law.roles);
  const named = all.filter(([, role]) => isAsked(role, head));
  if (named.length > 0) return named;
  const names = head
    .replace(AROUND, "")
    .split(" ")
    .filter((word) => !BESIDE_NAME.has(word))
    .join(" ");
  const unit = GENERAL.find(([, general]) => general.has(names))?.[0];
  if (unit === undefined) return [];
  const { dimension } = unitOf(unit);
  const alike = all.filter(
    ([, role]) => typeof role.fixed !== "string" && sameDimension(unitOf(role.unit).dimension, dimension),
  );
  return alike.length === 1 ? alike.filter(([, { asked }]) => asked !== undefined) : [];
}

let naming: ReadonlySet<string> | null = null;

/** All words that name something which some law can find. */
function namingWords(): ReadonlySet<string> {
  naming ??= new Set(
    [...LAWS, ...FIELD_LAWS].flatMap(({ roles }) =>
      Object.values(roles).flatMap(({ asked }) => (asked === undefined ? [] : Cues.of(asked).words)),
    ),
  );
  return naming;
}

/** Which value of a quantity is meant, where a text tells of no other one. A speed that is greatest or a mean is another
 * quantity. */
const EXTREMES: ReadonlySet<string> = words(
  "average mean total net minimum maximum greatest least smallest largest overall new resultant constant external",
);

/** Beside the name of a quantity they say where it comes from, or what becomes of it, and not which one it is. */
const BESIDE_NAME: ReadonlySet<string> = words(
  "actual applied broglie consumed consumption de delivered developed dissipated electric electrical exerted generated given hall observed produced released resulting supplied unknown used",
);
