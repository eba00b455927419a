/** What a verb does to the things that its subject has (the seven classes of Hosseini et al., 2014), and acts that
 * are counted for themselves.
 * - `observe`: they are there, nothing changes
 * - `gain`, `lose`: more or fewer for the subject, of nobody else's
 * - `take`, `give`: from or to somebody else
 * - `construct`, `destroy`: they come into being or perish
 * - `act`: done so many times or so far; nothing is had */
export type VerbClass = "observe" | "gain" | "lose" | "take" | "give" | "construct" | "destroy" | "act";

/** Each entry is the verb with its irregular forms: "base:past:participle". A star marks verbs whose plain or
 * s-form is a noun as well. */
const TABLE: Readonly<Record<VerbClass, string>> = {
  observe:
    "have:had hold:held contain own possess keep:kept carry see:saw:seen notice observe spot count* know:knew:known include house* store* stock* seat* fit:fit spend_time remain stay* stand*:stood sit:sat lie:lay:lain live* hang:hung belong weigh cost*:cost need* want require like love prefer charge* owe own expect plan* hope* decide try* start* begin:began:begun end* finish* display exist feature* measure* total* be",
  gain: "buy:bought purchase* get:got:gotten find:found pick* gather collect receive earn win:won:won gain* harvest obtain acquire catch*:caught add raise* save* order* download inherit discover dig:dug score* make_money recover accumulate rescue hire* recruit adopt capture grab pluck import* attract fetch welcome upload unlock claim deposit* bill* profit* pocket* amass",
  lose: "lose:lost sell:sold use* drop* leave*:left discard throw:threw:thrown remove waste spend:spent pay:paid delete recycle cancel erase empty miss fall:fell:fallen die escape fly*:flew:flown swim:swam:swum disappear vanish melt leak* spill* withdraw:withdrew:withdrawn fire* depart subtract release* shed:shed misplace reject quit:quit retire pop* leaf_out drain* evaporate graduate* donate_out",
  take: "take:took:taken borrow steal:stole:stolen confiscate snatch rob",
  give: "give:gave:given lend:lent donate send:sent share* hand* pass* deliver transfer* distribute return* trade* loan* feed:fed mail* gift* serve offer* award* ship* move* present* bring:brought",
  construct:
    "make:made bake cook* build:built sew:sewed:sewn knit:knit draw:drew:drawn paint* plant* grow:grew:grown create construct produce* prepare write:wrote:written compose print* craft* fold brew assemble design* carve lay:laid hatch* mix* type* crochet form* knead manufacture mold fry roast breed:bred",
  destroy:
    "eat:ate:eaten drink*:drank:drunk break*:broke:broken burn*:burned burst:burst consume smash crush ruin rot tear*:tore:torn devour swallow crash* destroy chop* cut*:cut damage* shatter demolish crack* nibble munch kill*",
  act: "walk* run*:ran:run jog* drive*:drove:driven ride*:rode:ridden swim:swam:swum hike* travel bike* skate* march sprint cycle* row* read:read study watch* play* visit* attend practice* exercise* work* sleep*:slept wait* answer* solve complete do:did:done perform jump* climb* kick* hit*:hit shoot:shot go:went:gone come:came:come arrive return* join enter board* meet:met invite call* text* teach:taught learn* clean wash* fix repair rake* shovel* mow water* sing:sang:sung dance* speak:spoke:spoken say:said tell:told ask think:thought feel:felt rain* snow* last* begin_act put:put place* pack* fill* load* pour* arrange* organize sort* divide split:split cover* wear:wore:worn record* photograph* memorize burn_calories stroll crawl skip lift* pull* push* throw_act trip* finish_act decorate use_act stack* attach tie* wrap* frame* set*:set help* look* show*:showed:shown park* apply celebrate host* spin:spun beat*:beat run_out choose:chose:chosen select consist become:became:become turn* reach* increase* decrease* reduce double* change* drop_act rise*:rose:risen equal visit ride serve_act earn_act roll* flip bounce toss* slide*:slid trot accomplish manage train* camp* sail* stop* land* allow let:let line* group* invest exchange* supply* stick:stuck let_go chew lock* bloom* knock* switch* cheer* explore discover_act hold_on pump* deal:dealt snack* vote* swap* separate rent* participate compete race* bowl* earn_up spread:spread guess* hear:heard sound* smell taste* bring_act",
};

/** A form of a verb: its plain form, what it does, and how it is inflected. */
export interface VerbForm {
  readonly lemma: string;
  readonly class: VerbClass;
  readonly form: "base" | "s" | "past" | "participle" | "ing";
  /** The word is the name of a thing as well ("plants", "cards"). */
  readonly isNounToo: boolean;
}

const VOWEL = /[aeiou]/;

/** The last consonant is doubled before -ed and -ing: "drop", "plan", "chop"; not "visit" or "load". */
const doubles = (base: string): boolean => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base);

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
  for (const [name, entries] of Object.entries(TABLE)) {
    for (const entry of entries.split(" ")) {
      if (entry.includes("_")) continue;
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
    }
  }
  return forms;
}

const FORMS = build();

/** The verb a word can be; a word in -ed that no table has is an act. */
export function verbForm(word: string): VerbForm | null {
  const known = FORMS.get(word);
  if (known) return known;
  if (/[a-z]{3}ed$/.test(word) && VOWEL.test(word.slice(0, -2)) && !NOT_VERBS.has(word))
    return { lemma: word, class: "act", form: "past", isNounToo: false };
  return null;
}

const NOT_VERBS: ReadonlySet<string> = new Set(
  "hundred seed bleed indeed speed need weed feed breed naked sacred wicked red bed shed sled".split(" "),
);

/** Verbs that tell the same of a thing. */
const SAME: readonly (readonly string[])[] = [
  ["collect", "gather", "pick", "find", "harvest"].slice(0, 2),
  ["buy", "purchase", "get"],
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
];

/** Whether what one verb tells is what the other asks for. */
export const isSameAct = (one: string, other: string): boolean =>
  one === other || SAME.some((group) => group.includes(one) && group.includes(other));

const SIGNS: Readonly<Record<VerbClass, 1 | -1 | 0>> = {
  observe: 0,
  gain: 1,
  lose: -1,
  take: 1,
  give: -1,
  construct: 1,
  destroy: -1,
  act: 0,
};

/** Verbs of taking what was somewhere else. */
export const isTaking = (lemma: string): boolean => FORMS.get(lemma)?.class === "take";

/** Verbs of making, planting, putting: where it is done there are more afterwards. */
export const isConstructing = (lemma: string): boolean =>
  FORMS.get(lemma)?.class === "construct" || /^(?:add|put|place|load|pour)$/.test(lemma);

/** What a verb does to what its subject has: more, less or nothing. */
export const signOf = (lemma: string): 1 | -1 | 0 => SIGNS[FORMS.get(lemma)?.class ?? "act"];

/** Verbs that tell what there is, not what is done. */
export const isHaving = (lemma: string): boolean => /^(?:have|be|own|hold|contain|keep)$/.test(lemma);
