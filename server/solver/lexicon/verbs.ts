import { table } from "../table";
import { isAmong, words } from "../word-list";
import { VERBS, type VerbClass } from "./verb-table";

/** A form of a verb: its plain form, what it does, and how it is inflected. */
export interface VerbForm {
  readonly lemma: string;
  readonly class: VerbClass;
  readonly form: "base" | "s" | "past" | "participle" | "ing";
  /** The word is the name of a thing as well ("plants", "cards"). */
  readonly isNounToo: boolean;
}

const VOWEL = /[aeiou]/;

/** Verbs of more syllables that double their last consonant, where British spelling does: "travelled", "equipped". */
const DOUBLED: ReadonlySet<string> = new Set(
  "transfer submit admit commit permit forget begin refer prefer occur regret equip unwrap unzip squat quit upset kidnap travel model label cancel level total shovel unravel pedal dial compel expel control patrol propel rappel".split(
    " ",
  ),
);

/** The last consonant is doubled before -ed and -ing: "drop", "plan", "chop"; not "visit" or "load". */
const doubles = (base: string): boolean => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) || DOUBLED.has(base);

function stems(base: string): { readonly s: string; readonly ed: string; readonly ing: string } {
  const s = /(?:s|x|z|ch|sh|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
  if (/ie$/.test(base)) return { s, ed: `${base}d`, ing: `${base.slice(0, -2)}ying` };
  if (/e$/.test(base)) return { s, ed: `${base}d`, ing: `${/ee$/.test(base) ? base : base.slice(0, -1)}ing` };
  if (/[^aeiou]y$/.test(base)) return { s, ed: `${base.slice(0, -1)}ied`, ing: `${base}ing` };
  const long = doubles(base) ? base + base.at(-1) : base;
  return { s, ed: `${long}ed`, ing: `${long}ing` };
}

function build(): ReadonlyMap<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  for (const [name, entries] of Object.entries(VERBS)) {
    for (const entry of entries.split(" ")) {
      const [base = "", past, participle] = entry.replace("*", "").split(":");
      if (forms.has(base)) continue;
      const { s, ed, ing } = stems(base);
      const shared = { lemma: base, class: name as VerbClass };
      const isNounToo = entry.includes("*");
      const put = (text: string, form: VerbForm["form"], noun = false) =>
        forms.has(text) || forms.set(text, { ...shared, form, isNounToo: noun });
      put(base, "base", isNounToo);
      put(base === "have" ? "has" : s, "s", isNounToo);
      put(past ?? ed, "past", past === base && isNounToo);
      put(participle ?? past ?? ed, "participle");
      put(ing, "ing");
      // American spelling leaves it single: "traveled".
      if (DOUBLED.has(base) && base.endsWith("l")) {
        put(`${base}ed`, "past");
        put(`${base}ing`, "ing");
      }
    }
  }
  return forms;
}

const FORMS = build();

const INFLECTIONS = new Map<string, string[]>();
for (const [word, { lemma }] of FORMS) INFLECTIONS.set(lemma, [...(INFLECTIONS.get(lemma) ?? []), word]);

/** Every form of a verb, of one that no table has the regular ones. */
export function inflectionsOf(base: string): readonly string[] {
  const { s, ed, ing } = stems(base);
  return INFLECTIONS.get(base) ?? [base, s, ed, ing];
}

/** Whether a table has the verb, so that its forms are known. */
export const isTabled = (base: string): boolean => INFLECTIONS.has(base);

/** The verb a word can be; a word in -ed that no table has is an act. */
export function verbForm(word: string): VerbForm | null {
  const known = FORMS.get(word);
  if (known) return known;
  if (/[a-z]{3}ed$/.test(word) && VOWEL.test(word.slice(0, -2)) && !NOT_VERBS.has(word))
    return unknownVerb(word, "past");
  return null;
}

const UNCHANGED: ReadonlySet<string> = new Set(
  Object.values(VERBS)
    .flatMap((entries) => entries.split(" "))
    .flatMap((entry) => {
      const [base = "", past, participle = past] = entry.replace("*", "").split(":");
      return participle === base ? [base] : [];
    }),
);

/** Whether the word is its own participle: "has come", "was cut". */
export const isUnchanged = ({ lemma, form }: VerbForm): boolean => form === "base" && UNCHANGED.has(lemma);

/** A verb that no table has, known by its place alone: an act, which changes nothing that anyone has. */
export const unknownVerb = (word: string, form: VerbForm["form"]): VerbForm => ({
  lemma: form === "past" ? presentOf(word.replace(/ed$/, "")) : form === "s" ? singleOf(word) : word,
  class: "act",
  form,
  isNounToo: form !== "past",
});

const singleOf = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** The likely plain form of what is left before -ed: "juggl" is juggle, "hugg" is hug, "carri" is carry. */
function presentOf(stem: string): string {
  if (/i$/.test(stem)) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:[^aeiou]l|[csvzu]|[^n]g|[^aeiou][ai]t)$/.test(stem) && !/ss$/.test(stem) ? `${stem}e` : stem;
}

const NOT_VERBS: ReadonlySet<string> = words(
  "hundred seed bleed indeed speed need weed feed breed naked sacred wicked red bed shed sled",
);

/** Verbs that tell the same of a thing. */
const SAME: readonly (readonly string[])[] = [
  ["collect", "gather", "pick", "find", "harvest"].slice(0, 2),
  ["buy", "purchase", "get"],
  ["buy", "order"],
  ["receive", "get"],
  ["pick", "pluck", "harvest"],
  ["walk", "hike", "stroll"].slice(0, 1),
  ["remain", "leave"],
  ["spend", "pay", "cost"],
  ["make", "earn"],
  ["make", "bake"],
  ["make", "create"],
  ["contain", "hold", "have"],
  ["give", "donate"],
  ["use", "need"],
  ["sell", "auction", "vend"],
  ["throw", "discard", "toss", "dump"],
  ["build", "construct"],
  ["bake", "cook"],
  ["make", "prepare"],
  ["make", "produce"],
  ["get", "obtain", "acquire"],
  ["get", "earn"],
  ["get", "score"],
  ["get", "collect"],
  ["collect", "save"],
  ["eat", "consume"],
  ["drink", "consume"],
  ["catch", "trap"],
  ["receive", "earn"],
  ["use", "consume"],
  ["sew", "make"],
  ["knit", "make"],
  ["practise", "practice"],
  ["donate", "contribute"],
  ["cut", "chop"],
  ["pick", "gather"],
  ["last", "take"],
];

/** Ways to go: whoever does one of them goes, and travels. */
const WAYS: ReadonlySet<string> = new Set(
  "walk run jog drive ride fly swim cycle bike bicycle hike skate march sprint row sail paddle ski crawl trek pedal canoe kayak skip hop commute gallop".split(
    " ",
  ),
);
const isWayOf = (one: string, other: string): boolean =>
  (one === "go" || one === "travel") && (WAYS.has(other) || other === "go" || other === "travel");

/** Forms of a verb that no table has, whose plain form is not sure. */
const isOneUnknown = (one: string, other: string): boolean =>
  !FORMS.has(one) && !FORMS.has(other) && one.replace(/e$/, "") === other.replace(/e$/, "");

/** Whether what one verb tells is what the other asks for. */
export const isSameAct = (one: string, other: string): boolean =>
  one === other ||
  isOneUnknown(one, other) ||
  isWayOf(one, other) ||
  isWayOf(other, one) ||
  SAME.some((group) => group.includes(one) && group.includes(other));

const SIGNS: Readonly<Record<VerbClass, 1 | -1 | 0>> = table({
  observe: 0,
  gain: 1,
  lose: -1,
  take: 1,
  give: -1,
  construct: 1,
  destroy: -1,
  act: 0,
});

/** Verbs of taking what was somewhere else. */
export const isTaking = (lemma: string): boolean => FORMS.get(lemma)?.class === "take";

/** Verbs of making, planting, putting: where it is done there are more afterwards. */
export const isConstructing = (lemma: string): boolean =>
  FORMS.get(lemma)?.class === "construct" || isAmong(lemma, "add put place load pour");

/** What a verb does to what its subject has: more, less or nothing. */
export const signOf = (lemma: string): 1 | -1 | 0 => SIGNS[FORMS.get(lemma)?.class ?? "act"];

/** Verbs that tell what there is, not what is done. */
export const isHaving = (lemma: string): boolean => isAmong(lemma, "have be own hold contain keep");

/** Verbs of something done; the others tell what there is, what it holds or what it costs. */
export const isActing = (lemma: string): boolean => (FORMS.get(lemma)?.class ?? "act") !== "observe";

const BY_ITSELF = words(
  "dry boil bake cook charge recharge freeze burn melt thaw cool heat roast rise hatch ripen grill toast steam soak simmer fry grow germinate sprout ferment defrost",
);

/** What goes on by itself: for many things at once it takes as long as for one. */
export const happensByItself = (lemma: string): boolean => BY_ITSELF.has(lemma);

const SHARED_WORK = words(
  "work paint build dig fill empty drain clean mow pick plough plow lay make assemble type print pack unpack unload load harvest plant wash repair fix finish complete sew weed sort plaster tile decorate construct erect produce process deliver shovel sweep rake pave copy install peel chop cut weave knit stuff stack pump bottle manufacture renovate demolish excavate reap prepare grade",
);

/** Work of which there is so much, so that more hands are done sooner. */
export const isSharedWork = (lemma: string): boolean => SHARED_WORK.has(lemma);
