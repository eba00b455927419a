import "server-only";
import { isBareAnswer } from "../built-in/claim";
import type { Clues } from "./clues";
import { isProblemWord } from "./proposed-claim";
import type { Ask } from "./types";

/** What a turn asks, where it does. */
export type Reader = (clues: Clues) => Ask | null;

/** Names of moves that a student may want to make. */
const MOVES: ReadonlySet<string> = new Set(
  "divide multiply add subtract cancel square move take split distribute cross flip expand factor simplify drop ignore combine put plug swap double halve root times minus plus bring undo remove write dividing multiplying adding subtracting cancelling canceling squaring moving taking halving doubling splitting bringing flipping expanding factoring dropping".split(
    " ",
  ),
);
const ALLOWED: ReadonlySet<string> = new Set(
  "can could may cant couldnt am is shouldnt isnt what why".split(" "),
);

/** "why can't I just divide by 3?", "can I cancel the 2?" */
export const whyNot: Reader = ({ has, words, tokens, text }) => {
  const at = words.findIndex((word) => MOVES.has(word));
  // "Why not just divide by 3 first".
  if (at > 0 && /^why not(?: (?:just|simply|always|first))*$/.test(withoutLead(words.slice(0, at)).join(" ")))
    return { kind: "why-not", move: moveFrom(text, tokens[at]?.start) };
  const opener = words.find((word) => word !== "so" && word !== "but" && word !== "and" && word !== "ok");
  if (at < 0 || !has("able") || !ALLOWED.has(opener ?? "")) return null;
  if (!has("why") && !words.slice(0, at).includes("i") && !words.slice(0, at).includes("we")) return null;
  return { kind: "why-not", move: moveFrom(text, tokens[at]?.start) };
};

const moveFrom = (text: string, from: number | undefined): string =>
  text.slice(from).replace(/(?<![\s?!.])[\s?!.]+$/, "");

/** "so I divide by 2 now?", "do I flip the sign": a move that the student thinks of. */
export const move: Reader = ({ has, words, tokens, text, core }) => {
  const at = words.findIndex((word) => MOVES.has(word));
  const before = words.slice(0, Math.max(at, 0));
  // "What do I get if I multiply 23 by 17?" asks for what comes of it.
  if (before[0] === "what" && before.includes("get") && words[at + 1] === "#" && words[at + 3] === "#")
    return null;
  const isTheirs =
    before.some((word) => word === "i" || word === "we") || words[0] === "cant" || isProposal(words, at);
  const isOnPart = !/[=<>≤≥]/.test(core) && words.slice(at).some((word) => ONTO.has(word));
  const isMove =
    core === "" || isBareAnswer(core) || (isOnPart && (words[0] !== "how" || isProposal(words, at)));
  if (at < 0 || !isTheirs || !isMove || words[0] === "which" || has("why", "come", "hint")) return null;
  return { kind: "why-not", move: moveFrom(text, tokens[at]?.start) };
};

/** "so I add 24 + 7?": the calculation that a student would make. */
export const calculation: Reader = ({ words, core }) => {
  const at = words.findIndex((word) => MOVES.has(word));
  const isTheirs = words.slice(0, Math.max(at, 0)).some((word) => word === "i" || word === "we");
  const isOne = core !== "" && !isBareAnswer(core) && !/[=<>≤≥]/.test(core) && words[at + 1] === "#";
  return isTheirs && isOne && words.length - 1 === words.lastIndexOf("#")
    ? { kind: "check", claim: core }
    : null;
};

const PROPOSING =
  /^(?:(?:so|but|and|ok|okay|wait|hmm|then) )*(?:(?:why )?(?:cant|can|could|couldnt|should|shouldnt|wouldnt) (?:i|we|you|it)|why not|why isnt it|isnt it|am i not allowed to)(?: (?:just|not|simply|also|be|do|write|say|use|try|have|put|calculate|work|out|it|as|like)| #)+$/;

/** "can i do 65 divided by 40", "why cant i just do 3/7": a calculation that the student would make instead. */
export const ownWay: Reader = ({ words, core, tokens, text }) => {
  const first = tokens.findIndex(({ kind }) => kind === "maths");
  const said = [...words.slice(0, first), "#"].join(" ");
  if (
    first < 1 ||
    !PROPOSING.test(said) ||
    /[=<>≤≥]/.test(core) ||
    /\p{L}/u.test(core.replace(OPERATING, ""))
  )
    return null;
  const claim = text.slice(tokens[first]?.start).replace(/(?<![\s?!.])[\s?!.]+$/, "");
  return isBareAnswer(inFigures(claim)) || OPERATION.test(inFigures(claim))
    ? { kind: "check", claim: inFigures(claim), isWay: true }
    : null;
};

const OPERATING = /\b(?:divided by|over|times|multiplied by|plus|minus|and|by)\b/gi;
const OPERATION = /^[-\d.\s+*/()%]+$/;
const inFigures = (claim: string): string =>
  claim
    .replace(/\s+(?:divided by|over)\s+/gi, " / ")
    .replace(/\s+(?:times|multiplied by)\s+/gi, " * ")
    .replace(/\s+plus\s+/gi, " + ")
    .replace(/\s+minus\s+/gi, " - ")
    .replace(/[×·]/g, "*")
    .replace(/÷/g, "/")
    .replace(/ (?:instead|then|first|right|straight away)$/i, "");

/** Between what is done and what it is done to: "divide the 7x by 7". */
const ONTO: ReadonlySet<string> = new Set(["by", "to", "from", "on"]);

/** "how about subtracting 4": a move in the form that proposes one. "How about x^4" proposes another problem. */
const isProposal = (words: readonly string[], at: number): boolean =>
  /^(?:how|what) about$/.test(words.slice(0, 2).join(" ")) && at <= 3 && (words[at] ?? "").endsWith("ing");

/** "do i divide or subtract first": which of two moves is the next one. */
export const which: Reader = ({ words }) => {
  const either = words.findIndex(
    (word, at) => word === "or" && words.slice(0, at).some(isMoveName) && words.slice(at).some(isMoveName),
  );
  if (words.includes("or") && words.includes("first") && words.some(isMoveName)) return { kind: "next" };
  const asks = words.includes("first") || words.some((word) => word === "i" || word === "we");
  return either > 0 && asks ? { kind: "next" } : null;
};

export const isMoveName = (word: string): boolean => MOVES.has(word);

/** "i said (x - 2)(x + 7)", "oh so 15/20": what a student says they did, or concludes, and nothing that is to be done. */
export const putForward: Reader = ({ words, core, has }) => {
  const before = words.slice(0, words.indexOf("#"));
  const last = before.at(-1) ?? "";
  const isDone = before.at(-2) === "i" && (PAST.has(last) || /[a-z]{2}ed$/.test(last));
  const isLed = before.length > 0 && before.every((word) => LEADING.has(word) || INSIGHT.test(word));
  const isConcluded =
    isLed && (last === "so" || (before.some((word) => INSIGHT.test(word)) && !isBareAnswer(core)));
  const isOne = core !== "" && !words.some(isProblemWord) && !has("why", "define");
  return isOne && (isDone || isConcluded) ? { kind: "check", claim: core } : null;
};

/** "Ohhh", "ahh", "aha". */
const INSIGHT = /^(?:o+h+|a+h+a?)$/;
/** Verbs of the past that do not end as such. */
const PAST: ReadonlySet<string> = new Set(
  "said did had got put wrote made found chose took went thought came kept meant gave left ended".split(" "),
);
/** "Ok but how do I know": words without those that only lead to them. */
export const withoutLead = (words: readonly string[]): readonly string[] =>
  words.slice(
    Math.max(
      0,
      words.findIndex((word) => !LEADING.has(word)),
    ),
  );

const LEADING: ReadonlySet<string> = new Set(
  "ok okay so and then but wait hmm right yes yeah its it is".split(" "),
);
