import { table } from "@/server/solver/table";
import "server-only";
import { isBareAnswer } from "../built-in/claim";
import { findProblem } from "../built-in/find-problem";
import type { Worked } from "../built-in/types";
import { TERMS } from "../glossary/terms";
import { withAdded } from "./added";
import { cluesOf } from "./clues";
import type { TurnProblem } from "./types";

/** The problem at hand with something else in it: "what if it was 3x instead", "replace 5 with 8", "but with minus".
 * @returns null where a turn asks for no such thing */
export function changedProblem(turn: string, current: Worked): TurnProblem | null {
  const added = withAdded(turn, current);
  if (added) return { kind: "changed", worked: added };
  const change = likewise(turn, current.text) ?? changeIn(turn);
  if (!change) return null;
  const { from, to, place } = change;
  const named = from === null ? [] : namedAmount(current.text, from, to);
  const texts = place
    ? atPlace(current.text, to, place)
    : named.length > 0
      ? named
      : from === null
        ? implied(current.text, to)
        : replaced(current.text, from, to);
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) {
    if (from === null && isBareAnswer(to) && !change.isSaid) return null;
    return inSomePlace(turn, from === null ? anyPlace(current.text, to) : []);
  }
  const worked = findProblem(text);
  return worked.kind === "worked" ? { kind: "changed", worked } : { kind: "unsure", change: turn.trim() };
}

function inSomePlace(turn: string, ways: readonly string[]): TurnProblem {
  const [way, ...others] = ways;
  const only = way !== undefined && others.length === 0 ? findProblem(way) : null;
  return only?.kind === "worked"
    ? { kind: "changed", worked: only }
    : { kind: "unsure", change: turn.trim(), ways };
}

interface Change {
  readonly from: string | null;
  readonly to: string;
  /** In words that can mean nothing else. */
  readonly isSaid: boolean;
  /** Which of the numbers that stand by themselves goes. */
  readonly place?: "first" | "last";
}

const PIECE = "([^\\s,?!]+(?: ?[-+*/^=<>] ?[^\\s,?!]+)*)";
const A = "(?:the |a |an |that |my |it |each )?";
/** What is said of a change, with the places of what goes and what comes. */
const FORMS: readonly (readonly [RegExp, from: number, to: number])[] = [
  [
    new RegExp(
      `${A}${PIECE} (?:instead of|rather than|in place of|en vez de|en lugar de|au lieu de|à la place de|anstatt|statt|em vez de|em lugar de) ${A}${PIECE}`,
      "i",
    ),
    2,
    1,
  ],
  [
    new RegExp(`(?:replace|change|swap|switch|turn) ${A}${PIECE} (?:with|by|to|into|for) ${A}${PIECE}`, "i"),
    1,
    2,
  ],
  [
    /(?:meant|mean|should be|sorry|actually|wait|no)\b.*?\b(?:the |a |an )?(\p{L}{4,}) (?:being|is|was|of|=|equals) (\d+(?:\.\d+)?)/iu,
    1,
    2,
  ],
  [
    new RegExp(
      `(?:if|suppose) (?:the |that )?(?!(?:it|that|this|there|we|i|they)\\b)${PIECE} (?:was|were|is|became|becomes|had been) ${A}${PIECE}`,
      "i",
    ),
    1,
    2,
  ],
];
const IMPLIED =
  /(?:what if|how about|what about|suppose|and if|but if|but with|same (?:but|thing but|problem but|one but)? ?with|if)(?: (?:it|that|this|there|we|i|they))?(?:s|'s|’s)?(?: (?:was|were|is|had|has|have|said|says|with|instead))* (?:a |an |the )?(.+)$/i;
/** "No, I meant diameter being 4." */
const MEANT = /^(?:(?:no|sorry|oh|wait|oops|actually),? )*(?:i |it )?(?:meant|mean|should be)\b/i;
/** "So what would 20% be?" */
const ASKED_OF = /^(?:(?:so|and|then|ok|okay|but),? )*what (?:would|will) (\S*\d\S*) (?:be|give|make)$/i;
/** "And 60%?", "ok and for 8?" */
const LIKEWISE =
  /^(?:(?:ok|okay|cool|so|alright|no),? )*(?:and|und|et|y|e) (?:now )?(?:(?:what about|how about|for|with|mit|pour|para|con|com) )?(-?\d+(?:\.\d+)?%?)$/i;

/** "And of x^3?" */
const SAME_OF = /^(?:(?:ok|okay|so|now),? )*(?:and|what about|how about) (?:that )?of (\S.*)$/i;
const NAMES = /\b(?:sin|cos|tan|log|sqrt|exp)\b/gi;

/** Another number for the only one of its kind. */
function likewise(turn: string, problem: string): Change | null {
  const [, to] = LIKEWISE.exec(turn.trim().replace(/(?<![\s?!.])[\s?!.]+$/, "")) ?? [];
  if (to === undefined) return null;
  const alike = to.endsWith("%") ? /\d+(?:\.\d+)?%/g : /\d+(?:\.\d+)?/g;
  const places = problem.match(alike) ?? [];
  const isOnly = places.length === 1 && !/[=<>≤≥]/.test(problem);
  return isOnly ? { from: places[0] ?? null, to, isSaid: true } : null;
}

const SIGNS: Readonly<Record<string, string>> = table({ plus: "+", minus: "-", times: "*", divided: "/" });

function changeIn(turn: string): Change | null {
  const text = turn
    .trim()
    .replace(/(?<![\s?!.])[\s?!.]+$/, "")
    .replaceAll("’", "'");
  const isSaid =
    /\binstead\b|\b(?:was|were|had)\b|\b(?:replace|change|swap|switch|same)\b|\bbut with\b/i.test(text);
  const [, asked] = ASKED_OF.exec(text) ?? [];
  if (asked) return { from: null, to: asked, isSaid: true };
  const [, of] = SAME_OF.exec(text) ?? [];
  if (of && !/\p{L}{3,}/u.test(of.replace(NAMES, ""))) return { from: null, to: of, isSaid: true };
  const { has, language, core } = cluesOf(text);
  if (!has("instead", "maybe") && !MEANT.test(text)) return null;
  for (const [form, from, to] of FORMS) {
    const found = form.exec(text);
    if (found?.[from] && found[to]) return { from: asSign(found[from]), to: asSign(found[to]), isSaid: true };
  }
  if (language !== "en" && has("instead")) return elsewhere(text, core);
  const rest = IMPLIED.exec(text)?.[1]
    ?.replace(/\s+instead$|,$/i, "")
    .trim();
  const [, placed, where = ""] = PLACED.exec(rest ?? "") ?? [];
  if (placed)
    return { from: null, to: placed, isSaid: true, place: /end|right|back/i.test(where) ? "last" : "first" };
  const signed = SIGNED.exec(rest ?? "");
  if (signed) return { from: null, to: signText(signed), isSaid: true };
  const amount = rest && AMOUNT_BEHIND.exec(rest)?.[0];
  if (amount) return { from: null, to: amount, isSaid: true };
  // "I got x = 6, what about y": the other unknown is asked for.
  if (!rest || /\p{L}{3,}/u.test(rest) || /^[a-z]$/i.test(rest) || (isBareAnswer(rest) && !isSaid))
    return null;
  return { from: null, to: rest, isSaid };
}

/** In other languages the mathematics says it, or the sign at the end alone: "e se fosse menos?". */
function elsewhere(text: string, core: string): Change | null {
  const signed = SIGNED_ELSEWHERE.exec(text);
  if (signed) return { from: null, to: signText(signed), isSaid: true };
  return core === "" ? null : { from: null, to: core, isSaid: true };
}

/** "minus 15", "+ 2", "minus". */
const SIGNED = /^(minus|negative|plus|positive|[-+−])(?: ?(\d+(?:\.\d+)?))?$/i;
const SIGNED_ELSEWHERE = /(?<!\p{L})(menos|moins|minus|mas|más|mais|plus|[-+−]) ?(\d+(?:\.\d+)?)?$/iu;
const TAKES_AWAY = /^(?:menos|moins|minus|negative|[-−])$/i;

const signText = ([, sign = "", number = ""]: readonly string[]): string =>
  `${TAKES_AWAY.test(sign) ? "-" : "+"}${number}`;

/** "-18 at the end". */
const PLACED = /^([-+−]? ?\d+(?:\.\d+)?) (?:at|on|in) the (end|right|back|start|beginning|front|left)$/i;
/** A number that is added or taken away, or stands alone. */
const ALONE = /(?<![\w.^*/(])([-+−]?)\s*(\d+(?:\.\d+)?)(?![\w.^*/(%]|\s*[*/])/g;

/** The problem with a number in the place of the first or the last one that stands by itself. */
function atPlace(problem: string, to: string, place: "first" | "last"): readonly string[] {
  // Of an equation, "the end" is that of the side that is more than nothing.
  const all = [...problem.matchAll(ALONE)].filter(({ 2: number }) => number !== "0");
  const found = place === "first" ? all[0] : all.at(-1);
  if (!found) return [];
  const isJoined = found[1] !== "" && /[\w)]\s*$/.test(problem.slice(0, found.index));
  const bare = to.replace(/^[-+−] ?/, "");
  const sign = /^[-−]/.test(to) ? "-" : "+";
  const put = isJoined ? `${sign} ${bare}` : to;
  return [problem.slice(0, found.index) + put + problem.slice(found.index + found[0].length)];
}

const asSign = (piece: string): string => SIGNS[piece.toLowerCase()] ?? piece;

/** The problem with one piece in another's place, once for each place. */
function replaced(problem: string, from: string, to: string): readonly string[] {
  if (/^(?:negative|positive)$/i.test(to)) return withSign(problem, from, /^n/i.test(to) ? "-" : "+");
  const piece = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isNumber = /^\d/.test(from);
  const isName = /[a-z]$/i.test(from);
  const pattern = new RegExp(
    `${isNumber ? "(?<![\\d.])" : isName ? "(?<![a-z])" : ""}${piece}${isName ? "(?![a-z])" : isNumber ? "(?!\\d|\\.\\d)" : ""}`,
    "gi",
  );
  return [...problem.matchAll(pattern)].map(
    ({ index, 0: found }) => problem.slice(0, index) + to + problem.slice(index + found.length),
  );
}

/** "The diameter is 6" of a problem with a radius: the one amount that has a name, under the name that is said.
 * @returns nothing where the problem has that name, or several */
function namedAmount(problem: string, from: string, to: string): readonly string[] {
  if (!/^\p{L}{4,}$/u.test(from) || !/^\d/.test(to)) return [];
  const own = new RegExp(`(?<=${from.toLowerCase()} (?:of |is |= ?)?)\\d+(?:\\.\\d+)?`, "i");
  if (own.test(problem)) return [problem.replace(own, to)];
  if (!isTermName(from)) return [];
  const named = [...problem.matchAll(/(\p{L}{4,})( (?:of |is |= ?)?)(\d+(?:\.\d+)?)/gu)].filter(
    ([, word = ""]) => isTermName(word),
  );
  const [only, ...others] = named;
  if (!only || others.length > 0) return [];
  return [problem.replace(only[0], `${from.toLowerCase()}${only[2] ?? " "}${to}`)];
}

const isTermName = (word: string): boolean => TERMS.some(({ names }) => names.includes(word.toLowerCase()));

const WAYS_MAX = 4;

/** A number in the place of each one of the problem, where that can be worked. */
function anyPlace(problem: string, to: string): readonly string[] {
  if (!/^-?\d+(?:\.\d+)?$/.test(to)) return [];
  const places = [...problem.matchAll(/(?<![\w.^])\d+(?:\.\d+)?(?![\d.]*\d)/g)].slice(0, WAYS_MAX);
  return places
    .map(({ index, 0: found }) => problem.slice(0, index) + to + problem.slice(index + found.length))
    .filter((text) => findProblem(text).kind === "worked");
}

/** The problem with a number that is added taken away, or the other way round: "what if the 9 was negative". */
function withSign(problem: string, number: string, sign: "-" | "+"): readonly string[] {
  if (!/^\d+(?:\.\d+)?$/.test(number)) return [];
  const pattern = new RegExp(`([-+]?)(\\s*)(?<![\\d.])${number}(?![\\d.])`, "g");
  return [...problem.matchAll(pattern)].map(({ index, 0: found, 1: before = "", 2: space = "" }) => {
    const isFirst = before === "" || !/[\w)]\s*$/.test(problem.slice(0, index));
    const put = isFirst ? `${space}${sign === "-" ? "-" : ""}${number}` : `${sign}${space}${number}`;
    return problem.slice(0, index) + put + problem.slice(index + found.length);
  });
}

/** The problem with its one addition as a subtraction, or the other way round: "what if it's minus". */
const withOperation = (problem: string, sign: "-" | "+"): readonly string[] =>
  [...problem.matchAll(/(?<=[\w)] ?)[-+−](?= ?[\w(])/g)].length === 1
    ? [problem.replace(/(?<=[\w)] ?)[-+−](?= ?[\w(])/, sign)]
    : [];

const TERM = /^([-+]?)\s*(\d+(?:\.\d+)?)?([a-z](?:\^\d+)?)$/i;

/** The problem with a piece in the place of the only one like it: an equation for the equation, 3x for 5x. */
function implied(problem: string, to: string): readonly string[] {
  const [, sign, number] = /^([-+])(\d+(?:\.\d+)?)?$/.exec(to) ?? [];
  if (sign !== undefined) {
    const other = sign === "-" ? "-" : "+";
    return number === undefined ? withOperation(problem, other) : withSign(problem, number, other);
  }
  if (/[=<>]/.test(to)) {
    const command = /^[a-z ]+(?= )/i.exec(problem)?.[0] ?? "";
    return [`${/^(?:solve|find)\b/i.test(command) ? "Solve " : ""}${to}`];
  }
  const [, , unit] = AMOUNT.exec(to) ?? [];
  if (unit !== undefined) return amountsLike(problem, to, unit);
  if (PERCENT.test(to)) return replaced(problem, PERCENT_IN.exec(problem)?.[0] ?? to, to);
  const alike = [...termsLike(problem, to), ...sidesLike(problem, to)];
  return alike.length > 0 || /[=<>]/.test(problem) ? alike : otherMathematics(problem, to);
}

/** "3 hours", behind words without a number: "he ran 18 km". */
const AMOUNT_BEHIND = /(?<=^\D*)\d+(?:\.\d+)? ?\p{L}{2,}$/u;
const AMOUNT = /^(\d+(?:\.\d+)?) ?(\p{L}{2,})$/u;

/** The problem with an amount in the place of each one of the same thing: 3 hours for 2.5 hours. */
function amountsLike(problem: string, to: string, unit: string): readonly string[] {
  const stem = unit.replace(/s$/, "");
  const like = new RegExp(`(?<![\\d.])\\d+(?:\\.\\d+)? ?${stem}s?(?![\\p{L}])`, "giu");
  return [...problem.matchAll(like)].map(
    ({ index, 0: found }) => problem.slice(0, index) + to + problem.slice(index + found.length),
  );
}

const PERCENT = /^\d+(?:\.\d+)?%$/;
const PERCENT_IN = /\d+(?:\.\d+)?%/;

/** The problem with an expression in the place of the one side that has its letter: 5x - 8 for 5x + 8. */
function sidesLike(problem: string, to: string): readonly string[] {
  const [letter] = to.match(/(?<![a-z])[a-z](?![a-z])/i) ?? [];
  const { core } = cluesOf(problem);
  const sides = core.split("=");
  if (!letter || TERM.test(to) || !/[-+]/.test(to) || sides.length !== 2) return [];
  const [first, ...more] = sides.filter((side) => side.includes(letter));
  if (first === undefined || more.length > 0) return [];
  return [problem.replace(first.trim(), () => to)];
}

/** The same question of other mathematics: 20% of 80 in the place of 15% of 80. */
function otherMathematics(problem: string, to: string): readonly string[] {
  const { core } = cluesOf(problem);
  return core === "" || isBareAnswer(to) ? [] : [problem.replace(core, () => to)];
}

/** The problem with a term in the place of each one with the same letter and power. */
function termsLike(problem: string, to: string): readonly string[] {
  const term = TERM.exec(to);
  if (!term) return [];
  const [, sign = "", , letters = ""] = term;
  const name = letters.replace("^", "\\^");
  const like = new RegExp(
    `${sign === "" ? "" : "(?:[-+]\\s*)?"}(?:\\d+(?:\\.\\d+)?)?(?<![a-z])${name}(?![a-z^\\d])`,
    "gi",
  );
  return [...problem.matchAll(like)]
    .filter(({ 0: found }) => found !== "")
    .map(({ index, 0: found }) => {
      const joined = sign !== "" && /^[-+]/.test(found) ? ` ${sign} ${to.slice(1).trim()}` : to;
      const before = problem
        .slice(0, index)
        .replace(/\s+$/, (space) => (joined.startsWith(" ") ? "" : space));
      return before + joined + problem.slice(index + found.length);
    });
}
