import "server-only";
import { numberAt, ordinal } from "@/server/solver/lexicon/number-words";
import { isAmong } from "@/server/solver/word-list";
import { isBareAnswer, readClaims } from "../built-in/claim";
import { describedTerm } from "../glossary/described";
import { termsIn } from "../glossary/find-terms";
import { type Clues, cluesOf } from "./clues";
import { FORM_WANTED } from "./forms";
import { proposedClaim } from "./proposed-claim";
import { askedFor, disagreed, reported } from "./read-confusion";
import {
  calculation,
  isMoveName,
  move,
  ownWay,
  putForward,
  type Reader,
  which,
  whyNot,
  withoutLead,
} from "./read-move";
import type { Ask, TurnConcept, TurnLanguage } from "./types";

const OTHER: Ask = { kind: "other" };
const LONGEST = 400;

/** What a turn asks, by its words alone: whether it makes sense here is for the caller to decide.
 * @example readAsk("Why step 2?").ask // { kind: "why", step: 2 } */
export function readAsk(
  text: string,
  likely?: TurnLanguage,
): { readonly ask: Ask; readonly language: TurnLanguage } {
  const clues = cluesOf(text.slice(0, LONGEST).replace(AS_TO_A_CHILD, " "), likely);
  for (const read of READERS) {
    const ask = read(clues);
    if (ask) return { ask, language: clues.language };
  }
  return { ask: OTHER, language: clues.language };
}

/** "Like I'm 10" says how, and no number. */
const AS_TO_A_CHILD =
  /\s+(?:like|as if) (?:i['’]?m|i am|i was|i were) (?:a )?(?:\d{1,2}|five|ten|kid|child)(?: years? old)?\b/gi;

const plain =
  (concept: TurnConcept, ask: Ask): Reader =>
  ({ has }) =>
    has(concept) ? ask : null;

/** The same where nothing else is said. */
const alone =
  (concept: TurnConcept, ask: Ask): Reader =>
  ({ has, unknown, core }) =>
    has(concept) && unknown.length === 0 && core === "" ? ask : null;

const table: Reader = ({ has, number }) =>
  has("table") && number !== null && Number.isInteger(number) ? { kind: "table", of: number } : null;

/** "how did you find 2 and 3?": where numbers come from. */
const whence: Reader = ({ words, core }) =>
  words[0] === "how" &&
  core !== "" &&
  isBareAnswer(core) &&
  words.some((word) => /^(?:you|u|they|we|it)$/.test(word)) &&
  words.some((word) => /^(?:get|got|find|found|know|knew|become|became)$/.test(word))
    ? { kind: "why", about: core }
    : null;

/** "why is it minus 2x and not 2x?", "why do we subtract 5 and not 20?": what is said before "and not" is asked about. */
const contrast: Reader = ({ has, words, tokens, text }) => {
  const not = words.findIndex((word, at) => word === "not" && words[at - 1] === "and");
  const asked = words.indexOf("why");
  if (!has("why") || asked < 0 || not < asked + 3) return null;
  const about = text.slice(tokens[asked + 1]?.start, tokens[not - 1]?.start).trim();
  return { kind: "why", about };
};

const LETTER_IS =
  /^(?:(?:so|and|then|ok|okay|but|wait),? )*(?:(?:is|does|would|could|can|must|should|might) )?(?<letter>[b-hj-z]) (?:(?:is|be|equal|equals|equal to|=) )?(?<value>-?\d+(?:[./]\d+)?)(?:,? (?:right|correct))?\s*\??$/i;

/** "so is x 4?", "and x is 5 right" */
const letterIs: Reader = ({ text }) => {
  const { letter, value } = LETTER_IS.exec(text.trim())?.groups ?? {};
  return letter && value ? { kind: "check", claim: `${letter} = ${value}` } : null;
};

/** "what does the x mean?" */
const letterMeant: Reader = ({ words, core }) =>
  termsIn(words).ids.length === 0 &&
  (/^[a-z]$/i.test(core) || (core === "" && words.some((word) => /^[b-hj-z]$/.test(word)))) &&
  (words.some((word) => /^(?:mean|means|stand|stands|represent|represents)$/.test(word)) ||
    /^what even (?:is|are) /.test(withoutLead(words).join(" ")))
    ? { kind: "define", terms: ["variable"] }
    : null;

/** "how do i check that it's right?" */
const checkHow: Reader = ({ words, core }) =>
  core === "" &&
  withoutLead(words)[0] === "how" &&
  words.some((word) => /^(?:check|verify|test|know|tell)$/.test(word)) &&
  words.some((word) => /^(?:right|correct|works|check|verify)$/.test(word))
    ? { kind: "check-how" }
    : null;

/** "why is it not -7?": an answer that the student had in mind. */
const whyNotAnswer: Reader = ({ words, core, has }) => {
  const isDenied =
    words.some((word) => /^(?:not|isnt|wasnt|arent)$/.test(word)) ||
    (words.some((word) => /^(?:cant|cannot|dont|doesnt|wouldnt|couldnt|didnt)$/.test(word)) &&
      words.some((word) => /^(?:get|got|be|equal|come)$/.test(word)));
  const isOne = words.filter((word) => word === "#").length > 0 && !/\band\b|,/.test(core);
  const isMove = words.slice(0, words.indexOf("#")).some(isMoveName);
  return has("why", "come") && isDenied && isOne && !isMove && readClaims(core) && words.length <= 8
    ? { kind: "check", claim: core, isDoubted: true }
    : null;
};

/** "i don't see how you can get rid of the 8": a step that the words point to. */
const doubt: Reader = ({ has, words, tokens, text, core }) => {
  const at = words.findIndex((word) => word === "how" || word === "why");
  if (!has("stuck") || at < 1 || !isBareAnswer(core) || at > words.length - 3) return null;
  return { kind: "why", about: text.slice(tokens[at + 1]?.start) };
};

/** "i dont get the 8/12": what stands in the working. */
const notThat: Reader = ({ has, core, words }) =>
  has("stuck") && !has("step") && isBareAnswer(core) && words.at(-1) === "#" && words.length <= 8
    ? { kind: "why", about: core }
    : null;

/** "can i write it as a decimal?": what is wanted of the answer, for the reply to make. */
const asForm: Reader = ({ core, text }) => (core === "" && FORM_WANTED.test(text) ? OTHER : null);

/** "what's x?" */
const unknownAsked: Reader = ({ has, words, core }) =>
  has("define") && /^[a-z]$/i.test(core) && words.length <= 3 ? { kind: "solution" } : null;

/** "step 2", "the second step". */
function stepIn({ tokens, concepts }: Clues): number | null {
  const found = concepts.find(({ concept }) => concept === "step");
  if (!found) return null;
  const after = tokens[found.at + found.length];
  if (after?.kind === "maths" && /^\d{1,2}$/.test(after.text)) return Number(after.text);
  const before = tokens[found.at - 1]?.text ?? "";
  const numbered = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(before)?.[1];
  if (numbered) return Number(numbered);
  const counted = after?.kind === "word" ? numberAt([after.text]) : null;
  if (counted) return Number(counted.value.n);
  return (
    ordinal(before) ??
    ordinal(after?.text ?? "") ??
    ordinalElsewhere(before) ??
    ordinalElsewhere(after?.text ?? "")
  );
}

/** First to fourth in the other languages of turns, by how the word begins. */
const ELSEWHERE = [
  /^(?:prim|premi|erst)/,
  /^(?:segund|deuxi|second|zweit)/,
  /^(?:terc|troisi|dritt)/,
  /^(?:cuart|quart|quatri|viert)/,
];

function ordinalElsewhere(word: string): number | null {
  const place = ELSEWHERE.findIndex((each) => each.test(word));
  return place < 0 ? null : place + 1;
}

const why: Reader = (clues) => {
  const { has, words, text, tokens, concepts } = clues;
  if (!has("why", "come") && !(has("stuck") && (has("step") || words.includes("step")))) return null;
  const step = stepIn(clues) ?? (has("first") && words.includes("step") ? 1 : null);
  if (step !== null) return { kind: "why", step };
  if (has("stuck") && !has("why", "come")) return null;
  const asked = concepts.find(({ concept }) => concept === "why" || concept === "come");
  const from = tokens[(asked?.at ?? 0) + (asked?.length ?? 0)]?.start;
  const about = from === undefined ? "" : text.slice(from).replace(/(?<![\s?!.])[\s?!.]+$/, "");
  return about === "" || words.length <= 2 ? { kind: "why" } : { kind: "why", about };
};

/** "Is step 1 always to expand?" */
const aboutStep: Reader = (clues) => {
  const number = stepIn(clues);
  const isAsked = clues.words.slice(0, 2).some((word) => isAmong(word, "is does do should must can did was"));
  return number !== null && isAsked ? { kind: "why", step: number } : null;
};

const step: Reader = (clues) => {
  const number = stepIn(clues);
  const others = clues.unknown.filter(
    (word) => numberAt([word]) === null && ordinalElsewhere(word) === null && !isAmong(word, ONLY),
  );
  return number === null || others.length > 0 ? null : { kind: "step", step: number };
};

/** "Nur den zweiten Schritt". */
const ONLY = "only just nur bloss solo solamente juste seulement so apenas somente";

const METHODS: readonly (readonly [string, RegExp])[] = [
  ["completing the square", /complet\w+ the square/i],
  ["quadratic formula", /quadratic formula|(?:use|with|using|by) the formula/i],
  ["factoring", /factor(?:ing|i[sz]ing)/i],
  ["substitution", /substitution/i],
  ["elimination", /elimination/i],
];

/** "use the quadratic formula", with nothing to use it on. */
const method: Reader = ({ text, core, has, unknown, words }) => {
  const named = METHODS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!named || core !== "" || has("define", "why", "practise", "difference", "another")) return null;
  if (words.includes("point")) return null;
  const others = unknown.filter(
    (word) => !named.includes(word.slice(0, 5)) && word !== "formula" && word !== "by",
  );
  return others.length === 0 ? { kind: "method", method: named } : null;
};

/** "what's pi?": a term that is written as mathematics. */
const sign: Reader = ({ has, core, unknown }) => {
  const { ids, isAll } = termsIn([core.toLowerCase().replace("π", "pi")]);
  return has("define") && unknown.length === 0 && core.length > 1 && ids.length === 1 && isAll
    ? { kind: "define", terms: ids }
    : null;
};

const define: Reader = (clues) => {
  const { has, words, core, text } = clues;
  if (core !== "" || has("why", "come")) return null;
  const terms = termsIn(words);
  if (terms.ids.length === 0) return null;
  if (has("define", "difference")) return { kind: "define", terms: terms.ids.slice(0, 2) };
  return terms.isAll && !has("practise", "another", "hint", "solution") && text.length < 40
    ? { kind: "define", terms: terms.ids.slice(0, 1) }
    : null;
};

/** "What do you call the bottom of a fraction?" */
const described: Reader = ({ text }) => {
  const id = describedTerm(text);
  return id === null ? null : { kind: "define", terms: [id] };
};

const practise: Reader = ({ has, words, core }) =>
  has("practise") && core === "" ? { kind: "practise", terms: termsIn(words).ids } : null;

const HARDER: ReadonlySet<string> = new Set(
  "harder tougher trickier tricky hard challenging challenge difficult".split(" "),
);
const EASIER: ReadonlySet<string> = new Set("easier simpler".split(" "));

const COMPARED = "harder tougher trickier easier simpler";

const another: Reader = ({ has, core, words, unknown }) => {
  if (core !== "") return null;
  // "Make it harder": what is compared is the problem.
  const isCompared = unknown.length === 0 && words.some((word) => isAmong(word, COMPARED));
  if (!has("another") && (!isCompared || has("why", "come", "way", "step", "hint"))) return null;
  if (words.some((word) => HARDER.has(word))) return { kind: "another", level: "harder" };
  return words.some((word) => EASIER.has(word)) ? { kind: "another", level: "easier" } : { kind: "another" };
};

const LANGUAGES: readonly (readonly [TurnLanguage, RegExp])[] = [
  ["es", /spanish|espa/],
  ["fr", /french|franc/],
  ["de", /german|deutsch/],
  ["pt", /portug/],
  ["en", /english/],
];

const language: Reader = ({ has, words, core }) => {
  if (!has("language") || core !== "") return null;
  const named = words.join(" ");
  return { kind: "language", language: LANGUAGES.find(([, name]) => name.test(named))?.[0] ?? null };
};

const check: Reader = (clues) => proposedClaim(clues);

const OWN: ReadonlySet<string> = new Set(["i", "im", "ive", "my", "mine"]);

/** "I'm getting x = 2, why is that wrong": an answer of the student's own, whatever else is said of it. */
const ownAnswer: Reader = (clues) => ownResult(clues) ?? ownValue(clues);

/** "I put 0.15 times 80 and got 1.2": what comes last is the answer. */
function ownResult({ words, tokens, text }: Clues): Ask | null {
  const got = words.findLastIndex((word) => /^(?:got|get|getting|gives|gave|makes)$/.test(word));
  const [first, ...others] = tokens.slice(got + 1).filter(({ kind }) => kind === "maths");
  const isLast = tokens.at(-1)?.kind === "maths" && others.length === 0;
  const isWorked = words.slice(0, Math.max(got, 0)).includes("#");
  if (got < 1 || !first || !isLast || !isWorked || !words.slice(0, got).some((word) => OWN.has(word)))
    return null;
  const claim = text.slice(first.start).replace(/(?<![\s?!.])[\s?!.]+$/, "");
  return isBareAnswer(claim) ? { kind: "check", claim } : null;
}

const ownValue: Reader = (clues) =>
  isBareAnswer(clues.core) && clues.has("check") && clues.words.some((word) => OWN.has(word))
    ? proposedClaim(clues)
    : null;

/** "I don't get fractions", "explain factoring". */
const unclear: Reader = ({ has, words, core, language }) => {
  const { ids } = language === "en" ? termsIn(words) : { ids: [] };
  return has("stuck") && core === "" && ids.length > 0 ? { kind: "define", terms: ids.slice(0, 2) } : null;
};

const CHECKING: ReadonlySet<string> = new Set(
  "check verify right correct correcto comprueba verifica richtig stimmt prufe juste correcte bon certo confere".split(
    " ",
  ),
);

const checkWhat: Reader = ({ has, core, words, unknown }) =>
  has("check") &&
  core === "" &&
  unknown.length === 0 &&
  words.length <= 6 &&
  words.some((word) => CHECKING.has(word))
    ? { kind: "check-what" }
    : null;

/** Words that name what is looked for are a question about it, not a request. */
const solution: Reader = ({ has, unknown, core }) =>
  has("solution") && (unknown.length === 0 || core !== "") ? { kind: "solution" } : null;

const stuck: Reader = ({ has, unknown }) => (has("stuck") && unknown.length === 0 ? { kind: "stuck" } : null);

const help: Reader = ({ words }) =>
  words.length === 1 && words[0] === "help" ? { kind: "abilities" } : null;

const next: Reader = ({ has, unknown, core, words }) =>
  (has("next", "first") && core === "" && unknown.length === 0 && words.length <= 10) || isAfter(words)
    ? { kind: "next" }
    : null;

/** "what do I do after adding 9" */
const isAfter = (words: readonly string[]): boolean =>
  words[0] === "what" && (words.includes("do") || words.includes("comes")) && words.includes("after");

/** "je comprends" is thanks, "je comprends rien" is none. */
const understood: Reader = ({ has, unknown, core, words }) => {
  if (!has("thanks") || core !== "") return null;
  if (words.some((word) => isAmong(word, DENYING))) return { kind: "stuck" };
  return unknown.length === 0 ? { kind: "thanks" } : null;
};

const DENYING = "not dont didnt cant no nada nunca pas rien jamais nicht nichts kein nao nem";

/** The first that fits is taken. */
const READERS: readonly Reader[] = [
  described,
  plain("distress", { kind: "distress" }),
  help,
  table,
  language,
  alone("abilities", { kind: "abilities" }),
  alone("feeling", { kind: "feeling" }),
  which,
  whence,
  contrast,
  letterMeant,
  letterIs,
  checkHow,
  askedFor,
  disagreed,
  reported,
  doubt,
  notThat,
  whyNotAnswer,
  ownWay,
  asForm,
  whyNot,
  plain("hint", { kind: "hint" }),
  method,
  sign,
  define,
  alone("way", { kind: "another-way" }),
  ownAnswer,
  why,
  practise,
  another,
  aboutStep,
  step,
  move,
  calculation,
  putForward,
  check,
  understood,
  checkWhat,
  next,
  unknownAsked,
  unclear,
  solution,
  stuck,
  alone("bye", { kind: "farewell" }),
  alone("hello", { kind: "greeting" }),
  alone("yes", { kind: "hint" }),
];
