import { isKindOf } from "../../../lexicon/nouns";
import { inflectionsOf } from "../../../lexicon/verbs";
import { table } from "../../../table";

interface Scene {
  /** Things, each of them one: two balls are another problem. */
  readonly things: string;
  /** Kinds of the lexicon whose things belong here as well. */
  readonly kinds?: string;
  /** What is done, in any form of the verb. */
  readonly verbs: string;
  /** How and where, where it changes nothing. */
  readonly manners?: string;
}

/** What may be spoken of around a law without changing anything in it. A word that changes the problem (another,
 * twice, friction) stands in none of them. */
const SCENES = table({
  body: {
    things:
      "body object mass particle block box crate stone rock brick ball bullet trolley cart book bag suitcase plane " +
      "aeroplane airplane jet rocket boat ship ferry athlete sprinter cyclist climber runner driver biker pedestrian skater skier person man woman boy girl kid child student he she they somebody someone teacher worker dog toy " +
      "football baseball basketball cricket golf tennis wooden metal steel iron heavy small large",
    kinds: "vehicle animal",
    verbs: "be have weigh",
  },
  motion: {
    things: "road track path motorway highway line speed distance journey trip race lap street",
    verbs:
      "move go travel drive run walk ride fly cycle jog sprint swim sail roll cover take cruise complete do make",
    manners: "straight along at steady constant uniform uniformly total horizontally",
  },
  acceleration: {
    things: "",
    verbs: "accelerate speed gain",
    manners: "uniformly uniform constant rate steady steadily",
  },
  push: {
    things: "floor ground table surface force",
    verbs: "push pull apply act exert need require move drag cause produce give take",
    manners: "along across horizontal horizontally smooth frictionless constant",
  },
  raising: {
    things: "shelf table ground floor building roof tower hill cliff ladder ball",
    verbs: "lift raise hold place sit stand rest put be hang",
    manners: "above up high off",
  },
  fall: {
    things: "building tower bridge cliff roof balcony window ground floor water earth top",
    verbs: "drop fall release hit reach land take strike let go travel move",
    manners: "freely down",
  },
  solid: {
    things:
      "cube block sample piece lump rock stone brick metal liquid solid object substance material oil iron steel gold " +
      "silver copper wood cuboid bar water",
    verbs: "have measure weigh be",
  },
  circuit: {
    things:
      "circuit wire resistor bulb lamp battery cell motor heater device appliance component load source supply " +
      "conductor toaster kettle iron light electric electrical dc element fan tv",
    verbs:
      "flow carry draw connect pass have use run operate go supply dissipate consume take apply push drive",
    manners: "across through thru",
  },
  machine: {
    things:
      "motor machine engine pump crane winch lift elevator device heater man woman person worker student",
    verbs: "do use need take run lift transfer convert produce work leave",
  },
  surface: {
    things: "surface floor ground table box block piston plate",
    verbs: "act apply exert press push spread put",
    manners: "perpendicular evenly",
  },
  wave: {
    things: "wave sound light water radio tone note string travelling traveling",
    verbs: "have travel move vibrate oscillate propagate",
  },
  spring: {
    things: "spring elastic",
    verbs: "stretch compress extend pull push need store require hang displace have",
  },
  heating: {
    things: "water metal block sample substance iron copper aluminium aluminum lead liquid oil glass piece",
    verbs: "heat warm raise increase need require take get change have go",
  },
  melting: {
    things: "ice water steam metal lead copper aluminium aluminum block liquid solid",
    verbs: "melt boil freeze evaporate vaporise vaporize condense need require take turn be",
  },
  swing: { things: "pendulum bob string", verbs: "swing have be oscillate" },
  capacitor: {
    things: "capacitor battery supply",
    verbs: "charge store connect hold have be",
    manners: "across",
  },
  gas: {
    things:
      "gas sample balloon container cylinder ideal tank vessel piston helium oxygen nitrogen air hydrogen",
    verbs: "have occupy contain hold be fill keep",
  },
  change: {
    things: "",
    verbs: "compress expand change increase decrease reduce heat cool warm rise squeeze raise lower",
    manners: "isothermally",
  },
  solution: {
    things:
      "solution water solute substance nacl hcl naoh kcl h2so4 hno3 koh sodium chloride hydroxide salt acid sugar glucose " +
      "flask beaker sample stock",
    verbs: "dissolve make contain prepare have use",
  },
  /** Formulas stand in the text as chemists write them. */
  formula: { things: "", verbs: "" },
  substance: { things: "substance sample compound element pure", verbs: "have contain be" },
  reaction: { things: "reaction experiment lab product", verbs: "get obtain produce make give" },
  decay: {
    things: "isotope sample substance element radioactive radioisotope material drug source",
    verbs: "have decay start remain leave be",
  },
} as const satisfies Readonly<Record<string, Scene>>);

export type SceneName = keyof typeof SCENES;

interface Reading {
  readonly words: ReadonlySet<string>;
  readonly kinds: readonly string[];
}

const listed = (text: string | undefined): readonly string[] => (text ? text.split(" ") : []);

const read = new Map<SceneName, Reading>();

function readingOf(name: SceneName): Reading {
  const known = read.get(name);
  if (known) return known;
  const { things, verbs, manners, kinds }: Scene = SCENES[name];
  const words = [...listed(things), ...listed(manners), ...listed(verbs).flatMap(inflectionsOf)];
  const made = { words: new Set(words), kinds: listed(kinds) };
  read.set(name, made);
  return made;
}

/** Whether a word belongs to one of the scenes. */
export const isOfScene = (word: string, scenes: readonly SceneName[]): boolean =>
  scenes.some((name) => {
    const { words, kinds } = readingOf(name);
    return words.has(word) || kinds.some((kind) => isKindOf(word, kind));
  });

/** The words of some scenes, which may be typed with a slip. */
export const wordsOf = (scenes: readonly SceneName[]): readonly string[] =>
  scenes.flatMap((name) => [...readingOf(name).words]);
