import "server-only";
import { CHOOSE_ONE } from "@/server/features/chat/constants";
import type { Expression } from "@/server/solver/expression/ast";
import { symbolsOf } from "@/server/solver/expression/walk";
import type { Task } from "@/server/solver/types";
import { cluesOf } from "../turns/clues";
import type { Ask, TurnProblem, TurnReading } from "../turns/types";
import { anotherOne, onePractice } from "./another-one";
import { anotherWay, byMethod } from "./another-way";
import { isAnswerTo, isRewriting } from "./attempt";
import { checkChain } from "./check-chain";
import { checkClaim } from "./check-claim";
import { checkLine, namedLine } from "./check-line";
import { isBareAnswer, isNamedAnswer, readClaims } from "./claim";
import { define, timesTable } from "./define";
import { findProblem } from "./find-problem";
import { followUp } from "./follow-up";
import { inForm, unitOf } from "./in-form";
import { isAboutIt, onWhatIsSaid } from "./nearest";
import { onTheWay } from "./on-the-way";
import {
  presentReadings,
  presentReasons,
  presentRefusal,
  presentSheet,
  presentSolution,
  presentStep,
} from "./present";
import { refusedBefore } from "./refused";
import { sheetPart } from "./sheet-part";
import { sibling } from "./sibling";
import { signTurns } from "./sign-turns";
import { readConversation } from "./situation";
import { leftToReduce, slipBehind } from "./slip-behind";
import {
  framed,
  HOW_TO_CHECK,
  NEEDS_LANGUAGE_MODEL,
  noProblemYet,
  notUnderstood,
  smallTalk,
  WHICH_ANSWER,
} from "./small-talk";
import type { Situation, Turn, Worked } from "./types";
import { walk } from "./walk";
import { whatIsAsked } from "./what-is-asked";
import { explain, nowhere } from "./why";
import { calculationIn, TRY_IT, whyNot } from "./why-not";

/** The built-in tutor's reply to the last message of a conversation, as Markdown with LaTeX in dollar signs.
 * Deterministic; every mathematical statement comes from the engine. */
export function tutorReply(turns: readonly Turn[]): string {
  const message = turns.at(-1)?.text ?? "";
  const { reading, situation } = readConversation(turns);
  if (!reading) return NEEDS_LANGUAGE_MODEL;
  const { ask, language } = reading;
  const part = sheetPart(message, turns);
  if (part !== null) return framed(part, language);
  const said = smallTalk(ask, language);
  const own = situation && ask.kind === "define" ? ofThis(message, ask.terms, situation) : null;
  if (own !== null) return framed(own, language);
  if (said !== null && situation?.posed == null) return said;
  const reply =
    (situation && ask.kind === "define" ? sibling(message, ask.terms, situation) : null) ??
    withoutAny(ask, turns) ??
    (situation ? onProblem(reading, { message, turns }, situation) : withoutProblem(reading, turns)) ??
    newProblem(message, ask, situation);
  return framed(reply, language);
}

/** A term that is asked for of the problem at hand: its unit, its formula, its answer rounded.
 * @returns null where the term itself is asked about */
function ofThis(message: string, terms: readonly string[], situation: Situation): string | null {
  const unit = unitOf(message, situation.worked);
  if (unit !== null) return unit;
  if (DONE_TO_IT.test(message)) return followUp(message, situation.worked);
  const isItsOwn =
    terms.length === 1 && /\bthe (?:formula|rule)\b|\b(?:which|what) (?:formula|rule)\b/i.test(message);
  return isItsOwn ? (explain(situation, { about: terms[0] }) ?? stepOf(situation, 1)) : null;
}

/** "can you round it". */
const DONE_TO_IT =
  /^(?:(?:ok|now|so|and|please|pls) )*(?:can|could|would|will) (?:you|i|u|we) (?:please )?\p{L}+ (?:it|this|that)\b/iu;

/** @returns null where a problem is needed */
function withoutAny(ask: Ask, turns: readonly Turn[]): string | null {
  if (ask.kind === "define") return define(ask.terms, { isWorked: true });
  if (ask.kind === "table") return timesTable(ask.of);
  return ask.kind === "practise" ? onePractice(ask.terms, turns) : null;
}

interface Said {
  readonly message: string;
  readonly turns: readonly Turn[];
}

/** What is said of a change that fits nowhere or in several places. */
export function unsure({ change, ways = [] }: Extract<TurnProblem, { kind: "unsure" }>): string {
  if (ways.length === 0)
    return `I’m not sure what to change for “${change}”. Send me the whole problem as it would be then.`;
  const listed = ways.map((way) => `- \`${way.replaceAll("`", "'")}\``).join("\n");
  return [`That could be changed in several places. Which one do you mean?`, listed, CHOOSE_ONE].join("\n\n");
}

/** @returns null when the message is not about the problem under discussion */
function onProblem({ ask, problem, language }: TurnReading, said: Said, situation: Situation): string | null {
  if (problem.kind === "unsure") return unsure(problem);
  const turning = situation.posed
    ? null
    : (namedLine(said.message, situation.worked) ?? signTurns(said.message, situation));
  if (turning !== null) return turning;
  switch (ask.kind) {
    case "hint":
    case "next":
      return walk(situation);
    case "stuck":
      return situation.posed ? presentSolution(situation.worked) : walk(situation);
    case "solution":
      return presentSolution(situation.worked);
    case "why":
      return (
        explain(situation, ask) ??
        nowhere(situation, ask.about) ??
        (language !== "en" || isAboutIt(said.message) ? explain(situation, {}) : null)
      );
    case "why-not":
      return whyNot(ask.move, situation.worked) ?? ofNumbers(ask.move, situation) ?? tryIt(situation);
    case "step":
      return stepOf(situation, ask.step);
    case "another":
      return anotherOne(situation, said.turns, ask.level);
    case "another-way":
      return anotherWay(situation);
    case "method":
      return byMethod(situation, ask.method);
    case "check-what":
      return WHICH_ANSWER;
    case "asked":
      return whatIsAsked(situation.worked);
    case "check-how":
      return [HOW_TO_CHECK, situation.worked.result.evidence.join(" ")].filter(Boolean).join("\n\n");
    case "check":
      if (situation.posed && !ask.problem) return presentSolution(situation.worked);
      return withOther(ask.against, situation.worked, checked(ask, said.message, situation));
    default:
      if (situation.posed) return posed(said.message, situation);
      return (
        attempt(said.message, situation) ??
        inForm(said.message, situation.worked) ??
        unitOf(said.message, situation.worked) ??
        nextThing(said.message, situation) ??
        followUp(said.message, situation.worked)
      );
  }
}

function checked(ask: Extract<Ask, { kind: "check" }>, message: string, situation: Situation): string | null {
  const { worked } = situation;
  return withReason(
    { message, ask },
    worked,
    onTheWay(ask.claim, worked) ??
      checkClaim(ask.claim, worked) ??
      checkClaim(inSigns(ask.claim), worked) ??
      checkLine(ask.claim, worked) ??
      (ask.isWay ? (factorsOf(ask.claim, situation) ?? explain(situation, {})) : null),
  );
}

/** "I got 7 but the book says 8": what is said of the one and of the other. */
function withOther(other: string | undefined, worked: Worked, said: string | null): string | null {
  const second = other === undefined || said === null ? null : checkClaim(other, worked);
  if (second === null) return said;
  const isRight = (verdict: string | null) => /^\*\*Right/.test(verdict ?? "");
  const books = isRight(said) && !isRight(second) ? "\n\nBooks and friends have slips too." : "";
  return `${(said ?? "").replace(OFFER, "").trim()}\n\nAnd $${other}$: ${second.replace(OFFER, "").trim()}${books}`;
}

/** "I got -3, where did I go wrong?", "why isn't it 180?": the slip that leads there, where one is known; else their own
 * lines tell, or how it goes. */
function withReason(
  { message, ask }: { readonly message: string; readonly ask: Extract<Ask, { kind: "check" }> },
  worked: Worked,
  said: string | null,
): string | null {
  const wants =
    /\b(?:where|what|how)\b.*\b(?:wrong|mistake|mess(?:ed)? up|slip|error)\b|\bmy mistake\b/i.test(message);
  if (said === null || !(wants || ask.isDoubted)) return said;
  if (/^\*\*Right/.test(said)) return [said, leftToReduce(ask.claim)].filter(Boolean).join(" ");
  const slip = slipBehind(ask.claim, worked);
  const { steps } = worked.result;
  const instead = slip ?? (ask.isDoubted && steps.length > 0 ? `${GOES}\n\n${presentReasons(steps)}` : null);
  return instead === null
    ? said.replace(OFFER, SEND_LINES)
    : [said.replace(OFFER, "").trim(), instead, wants ? SEND_LINES : ""].filter(Boolean).join("\n\n");
}
const OFFER = "Would you like a hint?";
const GOES = "This is how it goes:";
const SEND_LINES =
  "Send me your working, one line below the other, and I will find the first line that does not follow.";

/** "80 divided by 15" as it is written. */
const inSigns = (claim: string): string =>
  claim
    .replace(/\s+(?:divided by|over)\s+/gi, " / ")
    .replace(/\s+(?:times|multiplied by)\s+/gi, " * ")
    .replace(/\s+plus\s+/gi, " + ")
    .replace(/\s+minus\s+/gi, " - ");

const ASKING =
  /^(?:so |ok |okay |but |and |wait |then )*(?:which|what|where|how|do|does|did|should|shall|can|could|is|are|when)\b/i;

const REASONING =
  /\b(?:how (?:do|would|did|can) (?:i|you|we) (?:know|tell|decide)|when (?:do|can|should)|where (?:do|does|did))\b/i;

/** "Do both answers count?", "are there any more solutions": the check of the answer tells. */
const HOW_MANY =
  /\b(?:both|two|all|only|other|more)\b.*\b(?:answers?|solutions?|roots?|ones?)\b.*|\b(?:answers?|solutions?|roots?)\b.*\b(?:both|all|only)\b/i;

/** What is asked without a number in it, while a problem is under discussion, is asked about it: the next thing helps.
 * @returns null for what is no such question */
function nextThing(message: string, situation: Situation): string | null {
  if (!ASKING.test(message.trim())) return null;
  if (HOW_MANY.test(message)) return situation.worked.result.evidence.join(" ") || null;
  if (!isAboutIt(message)) return null;
  const reason = REASONING.test(message) ? explain(situation, { about: message }) : null;
  return reason ?? walk({ ...situation, progress: situation.progress + 1 });
}

/** "divide 48 by 3": the calculation, as an answer. */
function ofNumbers(move: string, { worked }: Situation): string | null {
  const calculation = calculationIn(move);
  return calculation === null ? null : (onTheWay(calculation, worked) ?? checkClaim(calculation, worked));
}

/** What is said of a move that cannot be made here, with a hint for the next one that can. Where there are no lines that
 * follow from one another, the steps say what is done and why. */
const tryIt = (situation: Situation): string =>
  LINED.has(situation.worked.problem.task)
    ? withHint(situation)
    : (explain(situation, {}) ?? withHint(situation));

const LINED: ReadonlySet<Task> = new Set<Task>(["solve", "solve-system", "inequality"]);

const withHint = (situation: Situation): string =>
  [TRY_IT, walk({ ...situation, progress: 2 * Math.floor(situation.progress / 2) + 1 })].join("\n\n");

function stepOf(situation: Situation, position: number): string | null {
  const { steps } = situation.worked.result;
  const step = steps[position - 1];
  return step ? presentStep(step, position, steps.length) : explain(situation, { step: position });
}

/** A bare expression after a rewriting task may be meant as its answer: say why it is not taken for one. */
function posed(message: string, { worked, posed: here }: Situation): string {
  const before = here?.instead;
  const mistaken =
    before && isRewriting(before) && readClaims(message.replace(/(?<![\s.!?])[\s.!?]+$/, "")) !== null;
  const note = mistaken
    ? `This is not equal to $${before.result.read.latex}$, so I take it as a new problem.\n\n`
    : "";
  return `${note}${presentSolution(worked)}`;
}

const FEW_WORDS = 5;

/** "3 and 8": the numbers in the brackets. */
function bracketsOf(core: string, expression: Expression): string | null {
  const [, a, b] = /^([-−]?\d+)(?: and |, ?|,? & ?)([-−]?\d+)$/.exec(core.trim()) ?? [];
  const [letter, ...others] = symbolsOf(expression);
  return a && b && letter && others.length === 0 ? `(${letter} + ${a})(${letter} + ${b})` : null;
}

function factorsOf(core: string, { worked }: Pick<Situation, "worked">): string | null {
  const brackets = worked.problem.task === "factor" ? bracketsOf(core, worked.problem.expression) : null;
  return brackets ? checkClaim(brackets, worked) : null;
}

/** A message that is nothing but an answer to the problem. */
function attempt(message: string, { worked }: Situation): string | null {
  const answer = message.replace(/(?<![\s.!?])[\s.!?]+$/, "");
  const { core, unknown, words } = cluesOf(message);
  const isShort = unknown.length === 0 && words.length <= FEW_WORDS;
  const factors = isShort ? factorsOf(core, { worked }) : null;
  if (factors) return factors;
  if (isBareAnswer(answer) || isAnswerTo(answer, worked)) return checkClaim(answer, worked);
  // "So 40?"
  return isShort && isBareAnswer(core) ? checkClaim(core, worked) : null;
}

/** @returns null when the message may pose a problem itself */
function withoutProblem({ ask, language }: TurnReading, turns: readonly Turn[]): string | null {
  const message = turns.at(-1)?.text ?? "";
  if (ask.kind === "other" && !isNamedAnswer(message)) return null;
  if (ask.kind === "check" && !isBareAnswer(ask.claim)) return null;
  if (ask.kind === "why" && ask.about) return null;
  if (ask.kind === "another") return onePractice([], turns);
  const refused = refusedBefore(turns);
  return refused ? presentRefusal(refused) : noProblemYet(language);
}

function newProblem(message: string, ask: Ask, situation: Situation | null): string {
  const found = findProblem(message);
  const isOpen = found.kind === "none" || found.kind === "unworked";
  const nearest = situation && isOpen ? onWhatIsSaid(message, situation) : null;
  if (nearest !== null) return nearest;
  switch (found.kind) {
    case "worked":
      return presentSolution(found);
    case "none":
      return notUnderstood(message, "en");
    case "ambiguous":
      return presentReadings(found.result);
    case "sheet":
      return presentSheet(found.result);
    case "unworked":
      return (
        (ask.kind === "check" && !ask.problem ? checkChain(ask.claim) : null) ??
        presentRefusal(found.result, found.telling)
      );
  }
}
