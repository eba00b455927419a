import { table } from "../../table";
import { words } from "../../word-list";
import type { Quantity } from "./quantities";
import { unitAt } from "./units";

/** A text with quantities that asks for another one. */
export interface LawQuestion {
  readonly prose: string;
  readonly question: Question;
  readonly quantities: readonly Quantity[];
  /** Of what is counted in words, as many are told as there are. Otherwise a law has to know of two. */
  readonly isCounted: boolean;
}

/** What a text asks for, and the rest. */
export interface Question {
  /** The noun phrase or adverb asked for, in small letters: "average acceleration", "how long". */
  readonly head: string;
  /** The head with all that its sentence says behind it, in small letters: "angle of refraction in the glass". */
  readonly phrase: string;
  /** A unit the answer is wanted in: "kilometers per hour". */
  readonly unitText: string | null;
  /** Its magnitude is asked for, which has no sign. */
  readonly isMagnitude: boolean;
  /** Where in the text it is asked for. */
  readonly at: number;
}

const ARTICLES = "(?:the|its|his|her|their|your|this|that|an?)";
const ASK = new RegExp(
  `\\b(?:(?:(?:at|to|in|for|with|over|through|from)? ?what)(?: (?:is|was|are|were|will be|would be|must be|should be|does))?|(?:calculate|find|determine|compute|estimate)) (?:be )?(?:${ARTICLES} )?((?:[a-z-]+(?:'s)? ){0,5}?[a-z-]+)(?= (?:\\d[\\d.]*|of|in|on|at|for|if|when|by|with|due|that|which|is|was|are|were|will|would|must|should|does|do|did|can|could|has|have|needed|required|produced|exerted|stored|used|dissipated|experienced|remaining|supplied|flows?|from|to|between|through|inside|during|per|you|it|he|she|they|we|after|before|under|given|assuming|as|and|on|near|just|acts?|acting|applied|created|corresponds?|needs?|occurs?|did|${ARTICLES})\\b|[?.,(;:]|$)`,
  "gi",
);
const HOW =
  /\bhow (much(?= (?:does|do|did|will|would|must|should|can|could)\b)|long|far|fast|high|tall|deep|hot|cold|wide|thick|much (?:[a-z-]+ ){0,2}?[a-z-]+(?= (?:is|was|are|does|do|did|will|would|must|can|could|transfer|in|of|to|has|flows?|moves?|moved|needed|required)\b)|many [a-z-]+(?: [a-z-]+)?)/gi;
const UNIT =
  /\bin (?:units of )?((?:(?:kilo|milli|micro|nano|centi|mega)?(?:meters?|grams?|joules?|watts?|seconds?|pascals?|newtons?|liters?|volts?|amperes?|hertz|electron volts?|calories)|hours?|minutes?|days|years|atmospheres|curies|degrees (?:Celsius|Fahrenheit)|kelvins?)(?: per (?:square |cubic )?(?:second|hour|minute|meter|liter|gram))?|(?:[kmnpµM]?(?:m|g|J|W|Pa|V|A|F|N|Ω|C|T|H|Hz)|km\/h|m\/s|eV|h|s|atm|torr|Hz|Bq|Ci|mm Hg)(?![\w/]))/i;
/** "What are the sign and magnitude of the charge": the answer shows both. */
const SIGNED =
  /\b(what (?:is|are)|find|calculate|determine) (?:both )?the (?:sign and (?:the )?magnitude|magnitude and (?:the )?sign) of (?:an? |the )?/gi;
/** A place in front of a lens or mirror is told by a distance. */
const WHERE_IMAGE = /\bWhere (?:is|will) (?:the|its) image\b(?: (?:be )?(?:formed|located|located\?))?/g;
/** "Calculate ΔG°": the letter of a change by its name. */
const CHANGE_OF =
  /(?<=\b(?:is|calculate|determine|find|compute|estimate) (?:the )?(?:value of )?)(?:Δ|\\Delta) ?([GHS])(?: ?°|\^\{?\\circ\}?)?/gi;
const CHANGED: Readonly<Record<string, string>> = table({
  G: "free energy change",
  H: "enthalpy change",
  S: "entropy change",
});
const nameOfChange = (_: string, letter: string): string => CHANGED[letter] ?? letter;

/** "What will its height be", "what must the radius be". */
const WILL_BE =
  /hat (?:will|would|must|should|can|does|do|did) ((?:the|its|his|her|their|your|this) (?:[a-z-]+ ){0,3}?[a-z-]+) (?:have to |need to )?be\b/g;
const ANOTHER_QUESTION =
  /\b(?:what|calculate|find|determine|compute|how (?:long|far|fast|much|many|high))\b/i;

/** The one thing that a text asks for.
 * @returns null when nothing is asked, or several things are */
export function questionOf(told: string): Question | null {
  const unsigned = told.replace(SIGNED, "$1 the ");
  const { text, unit } = withoutUnit(
    unsigned
      .replace(WILL_BE, "hat is $1")
      .replace(CHANGE_OF, nameOfChange)
      .replace(WHERE_IMAGE, "What is the image distance"),
  );
  const found = [...text.matchAll(ASK), ...text.matchAll(HOW)].sort((a, b) => a.index - b.index);
  const asked =
    found.length > 1 ? found.filter(({ index }) => !text.slice(0, index).endsWith(" used to ")) : found;
  const [only] = asked;
  if (asked.length !== 1 || !only) return null;
  const [whole, phrase = ""] = only;
  const head = /^how/i.test(whole) ? whole.toLowerCase() : phrase.toLowerCase();
  const rest = text.slice(only.index + whole.length);
  const sentence = rest.split(/[.?!](?:\s|$)/)[0] ?? "";
  if (ANOTHER_QUESTION.test(sentence) || /^ and (?:the |its )?[a-z]/.test(rest)) return null;
  const wanted = unit ?? UNIT.exec(sentence)?.[1] ?? unitIn(sentence);
  if (wanted === UNKNOWN) return null;
  return {
    phrase: `${head}${sentence.toLowerCase()}`,
    head: nameOf(ofWhat(head, rest).replace(/^(?:magnitude|value|size|strength|amount)$/, magnitudeOf(rest))),
    unitText: wanted,
    isMagnitude: (unsigned === told && head === "magnitude") || EXTENTS.has(head),
    at: told.includes(whole) ? told.indexOf(whole) : only.index,
  };
}

/** "The decrease | in entropy of": a change is one of something. */
function ofWhat(head: string, rest: string): string {
  const [, preposition, what] =
    /^ (in) (?:the |its |his |her )?((?:(?:internal|gravitational|potential|kinetic|thermal|free|linear|angular|electric|gibbs) )*[a-z]+)/i.exec(
      rest,
    ) ?? [];
  return what !== undefined && CHANGES.has(head.split(" ").at(-1) ?? "") && !CHANGED_UNITS.has(what)
    ? `${head} ${preposition} ${what}`
    : head;
}

const CHANGES: ReadonlySet<string> = words(
  "change increase decrease rise drop difference loss gain uncertainty",
);
const CHANGED_UNITS: ReadonlySet<string> = words("a an this that each one your our my");

/** Behind the name of a quantity: when it is meant, and its letter. */
const BEHIND: ReadonlySet<string> = new Set(["immediately", "right", "just", "shortly", "directly"]);

/** "Speed immediately" after something is a speed, and "activity R" an activity. */
function nameOf(head: string): string {
  const words = head.split(" ");
  const last = words.at(-1) ?? "";
  const isMore = words.length > 1 && (BEHIND.has(last) || (last.length === 1 && last !== "i"));
  return isMore ? words.slice(0, -1).join(" ") : head;
}

/** These have no sign either. */
const EXTENTS: ReadonlySet<string> = new Set(["how far", "how high", "how deep", "how tall"]);

/** A unit that is asked for and that no table knows. */
const UNKNOWN = "?";
/** They may stand behind a unit. */
const BEHIND_UNIT =
  /^(?:[.?!,;]|\s*$|\s(?:is|are|was|were|does|do|did|of|for|if|when|needed|used|required)\b)/;

/** "… in kWh", "… in ft/s^2": the unit behind an "in", whichever it is. A rate of what is no unit is none that can be
 * given. */
function unitIn(sentence: string): string | null {
  const [, ...behind] = sentence.split(/\bin (?!an? |as |at |the )/);
  for (const rest of behind) {
    const found = unitAt(rest);
    if (found && BEHIND_UNIT.test(rest.slice(found.length))) return rest.slice(0, found.length);
    if (/^[a-z]+ ?(?:\/| per )/i.test(rest)) return UNKNOWN;
  }
  return null;
}

const MOST_UNIT_WORDS = 4;

/** "How much heat, in joules, is needed": the unit between commas, and the text without it. */
function withoutUnit(text: string): { readonly text: string; readonly unit: string | null } {
  for (let at = text.indexOf(", in "); at >= 0; at = text.indexOf(", in ", at + 1)) {
    const from = at + ", in ".length;
    const to = text.indexOf(", ", from);
    const written = text.slice(from, to);
    const isShort = to > 0 && written.split(" ").length <= MOST_UNIT_WORDS;
    if (isShort && unitAt(written)?.length === written.length)
      return { text: `${text.slice(0, at)}${text.slice(to + 1)}`, unit: written };
  }
  return { text, unit: null };
}

/** "the magnitude of the force" asks for the force. */
const magnitudeOf = (rest: string): string =>
  /^ of (?:the |its |an? |her |his |their |your |this )?((?:[a-z-]+ ){0,2}[a-z-]+)/
    .exec(rest)?.[1]
    ?.toLowerCase()
    .replace(
      / (?:of|on|that|exerted|needed|in|if|required|is|between|at|inside|from|near|due|when|produced).*$/,
      "",
    ) ?? "magnitude";
