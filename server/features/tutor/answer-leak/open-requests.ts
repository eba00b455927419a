import "server-only";
import { isAmong } from "@/server/solver/word-list";
import type { Turn } from "../built-in/types";
import { guardedAnswerOf } from "./guarded-answer";
import { strangeWords, wordsOfText } from "./vocabulary";

/** What a student wants done that is no mathematics: its answer is known by its kind alone. */
interface OpenRequest {
  readonly kind: "program" | "text" | "name" | "time";
  /** What the student wrote, which may be said back to them. */
  readonly said: string;
}

const MAKING =
  "write make create give need show code program implement finish complete continue draft compose do schreib schreibe mach gib escribe haz crea dame ecris redige fais donne escreva escreve faz faca scrivi fai napisz schrijf maak yaz";
const PROGRAMS =
  "function program script code method class algorithm regex query sql html css loop python java javascript typescript funktion programm skript funcion programa codigo fonction programme funcao funzione programma codice funkcja kod functie";
const TEXTS =
  "essay paragraph letter story poem report speech introduction conclusion summary email article review diary haiku limerick caption blog aufsatz brief gedicht geschichte bericht rede zusammenfassung einleitung ensayo parrafo carta poema cuento informe discurso resumen redaccion redaction lettre poeme histoire discours resume paragraphe redacao texto historia relatorio tema lettera poesia racconto wypracowanie wiersz opstel gedicht";
const ASKING_NAMES =
  "who whose whom where wer wo quien quienes donde qui ou quem onde chi dove kto gdzie wie waar kim nerede";
const ASKING_TIMES = "when wann cuando quand quando kiedy wanneer";
/** "Which battle", "what year". */
const ASKING_KIND = "which what welche welcher welches cual quelle quel qual quale";
const NAMED =
  "name capital author inventor president king queen emperor country city battle river mountain planet element gas organ word term language composer painter scientist";
const MESSAGES = 6;

/** The last thing of another kind than mathematics that a student wants to have done.
 * @returns null where they want none, or posed a problem that is worked behind it */
export function openRequestIn(turns: readonly Turn[]): OpenRequest | null {
  const own = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  for (const text of own.slice(-MESSAGES).reverse()) {
    if (guardedAnswerOf(text) !== null) return null;
    const kind = kindOf(text);
    if (kind) return { kind, said: own.join("\n") };
  }
  return null;
}

function kindOf(text: string): OpenRequest["kind"] | null {
  const said = wordsOfText(text);
  const has = (list: string) =>
    said.some((word) => isAmong(word, list) || isAmong(word.replace(/s$/, ""), list));
  if (has(MAKING) && has(TEXTS)) return "text";
  if (has(MAKING) && has(PROGRAMS)) return "program";
  // "And in which year", "so who".
  const [first = "", second = ""] = said.filter((word) => !isAmong(word, LEADING));
  const isAsked = /\?\s*$/.test(text) || isAmong(first, `${ASKING_NAMES} ${ASKING_TIMES} ${ASKING_KIND}`);
  if (!isAsked || /\d\s*[-+*/^=]|[-+*/^=]\s*\d/.test(text) || SEVERAL.test(text)) return null;
  if (isAmong(first, ASKING_TIMES)) return "time";
  if (isAmong(first, ASKING_NAMES)) return "name";
  if (![first, second].some((word) => isAmong(word, ASKING_KIND))) return null;
  return has("year century date day") ? "time" : has(NAMED) ? "name" : null;
}
/** A story tells several numbers. */
const SEVERAL = /\d\D+\d/;
const LEADING = "and so ok but please pls in at on to from by of with hi hey";

/** Whether a sentence is a part of what the student is to make, or names what they are to find. */
export function answersRequest(sentence: string, { kind, said }: OpenRequest): boolean {
  if (said.includes(sentence.trim())) return false;
  if (kind === "program") return isProgram(sentence, said);
  if (kind === "text") return isPartOfText(sentence, said);
  return kind === "name" ? saysName(sentence, said) : saysYear(sentence, said);
}

const CODE =
  /^\s*(?:def |class |import |from \w+ import|return\b|function\b|const |let |var |public |for ?\(|while ?\(|if ?\(|#include|select .+ from |<\w+[^>]*>)|=>|\w+\([^)]*\)\s*[;{:]|^\s*(?:for|while|if|elif) .+:\s*$|\[[^\]]*:[^\]]*:[^\]]*\]|^\s*[a-z_]\w*\s*=\s*\S+|;\s*$/im;
const FENCED = /```[^\n]*\n([\s\S]*?)(?:```|$)/g;
const QUOTED_CODE = /`([^`\n]+)`/g;

/** A line of a program that the student has not written: a name alone is none. */
function isProgram(sentence: string, said: string): boolean {
  const fenced = [...sentence.matchAll(FENCED)].map(([, block = ""]) => block);
  const inline = [...sentence.matchAll(QUOTED_CODE)].map(([, piece = ""]) => piece);
  const lines = [...fenced.join("\n").split("\n"), ...(fenced.length > 0 ? [] : [sentence]), ...inline];
  return lines.some((line) => line.trim() !== "" && !said.includes(line.trim()) && CODE.test(line));
}

const ADDRESSING =
  "you your yours yourself tu te ti tus tuyo du dein deine deinen deiner deinem dir dich ihr euch vous votre vos ton ta tes toi voce seu sua seus suas teu tua lei suo ty twoj twoja jij je jouw sen senin";
const ORDERS =
  "start think write list choose ask say use begin tell try look read make add put explain describe consider decide pick state give find remember avoid check note keep plan sketch imagine name show open end support compare share let take set change cut replace swap rewrite fill list brainstorm jot ask schreib schreibe uberleg uberlege denk beginn beginne lies wahle escribe piensa empieza elige lee ecris pense choisis commence lis escreve pense escolhe comeca le";
/** What a text is made of: a sentence about these is about writing. */
const CRAFT =
  "introduction paragraph sentence essay thesis topic argument reason structure reader verse rhyme stanza conclusion opening hook audience tone draft outline heading";
/** What a tutor says first of something that a student did. */
const PRAISE =
  "good great nice well fine excellent lovely brilliant super perfect done yes no not ok okay right exactly sure true start idea work job point choice that this is it a an very so far try keep going thanks hello hi bravo bien muy gut sehr toll tres super bom muito otimo oui si ja nein nao";
/** What moves an order along: "then write". */
const LEADING_ORDER = "first then next now so and but also please just finally second third";
/** Words that a quotation may have. */
const SHORT = 6;
const QUOTED = /["“«„]([^"”»“]+)["”»“]/g;

/** A sentence that speaks to nobody and praises nothing is one of the text, however short; so is a long one between quotation marks. */
function isPartOfText(sentence: string, said: string): boolean {
  const quoted = [...sentence.matchAll(QUOTED)].map(([, inner = ""]) => inner);
  if (quoted.some((inner) => wordsOfText(inner).length > SHORT && !said.includes(inner))) return true;
  const own = wordsOfText(sentence);
  if (/\?\W*$/.test(sentence) || own.every((word) => isAmong(word, PRAISE))) return false;
  const isAbout = own.some((word) => isAmong(word, CRAFT) || isAmong(word.replace(/s$/, ""), CRAFT));
  const [first = ""] = own.filter((word) => !isAmong(word, LEADING_ORDER));
  return !isAbout && !isAmong(first, ORDERS) && !own.some((word) => isAmong(word, ADDRESSING));
}

const NAME = /(?<![\p{L}\d])(\p{Lu}[\p{L}'’-]+(?: (?:of |the |de |von |van )?\p{Lu}[\p{L}'’-]+)*)/gu;
/** Behind these a name is told of something else: "the son of Julius Caesar". */
const RELATING = "of by from after before against with under like than about du des de del della von da do";
/** What somebody who is asked for has done, with its object behind it: "he also wrote Macbeth". */
const WORKING =
  "wrote painted composed discovered invented built founded directed designed led ruled conquered";
const ASKS_WHO = /\b(?:who|whom|quien|qui|wer|quem)\b/i;
const LETTERS =
  /\b(?:begins?|starts?|ends?|finishes|rhymes?|spell\w*|letters?|syllables?|initials?|anagram|backwards)\b/i;
const YEAR = /(?<![\d.,])\d{3,4}(?![\d.,]*\d)/g;
const COMMON =
  "the a an it he she they this that these those his her their its in on at by for from what which who where when why how and but so if as to no not yes think try look read remember good great well one two three you your i we can could do does is was are were there here let first then next start begin ask find use name";

/** A year that the student has not said, or a day of a month. */
const saysYear = (sentence: string, said: string): boolean =>
  (sentence.match(YEAR) ?? []).some((year) => !said.includes(year)) || CENTURY.test(sentence);
const CENTURY =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:nineteen|eighteen|seventeen|sixteen|fifteen|fourteen) ?(?:hundred|\p{L}+ty|oh)\b/iu;

/** A name that the student has not said, and that nothing relates to; or something about its letters. */
function saysName(sentence: string, said: string): boolean {
  if (/\?\W*$/.test(sentence) && wordsOfText(sentence).some((word) => isAmong(word, ADDRESSING)))
    return false;
  if (LETTERS.test(sentence)) return true;
  const given = new Set(wordsOfText(said));
  return [...sentence.matchAll(NAME)].some(({ 1: name = "", index }) => {
    const parts = wordsOfText(name);
    const before = sentence.slice(0, index);
    const isFirst = before.replace(/[\s*_"“(>#-]+/g, "") === "" || /[.!?:]\s+$/.test(before);
    const news = parts.filter((word) => !given.has(word) && !isAmong(word, COMMON));
    if (news.length === 0) return false;
    // What begins a sentence in small letters elsewhere is no name.
    if (
      isFirst &&
      parts.length === 1 &&
      strangeWords(parts, (word) => given.has(word), { isQuestion: false }).length === 0 &&
      !/^[\s]*(?:,|who\b|was\b|is\b|became\b|\.|!|$)/i.test(sentence.slice(index + name.length))
    )
      return false;
    const [last = ""] = wordsOfText(before).slice(-1);
    return !isAmong(last, RELATING) && !(ASKS_WHO.test(said) && isAmong(last, WORKING));
  });
}
