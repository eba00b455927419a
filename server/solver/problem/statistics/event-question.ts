import { compare, ONE, type Rational, ZERO } from "../../expression/rational";
import type { EventChanceTask, NamedEvent } from "../../tasks/statistics";
import { amountOf } from "./plain-statistics";

const EVENT = String.raw`P ?\( ?(NOT )?([A-Z])(?: ?(AND|and|OR|or|∩|∪|\||\\cap|\\cup|\\mid|given) ?([A-Z]))?( ?['′’]|\^ ?\{?[cC]\}?| ?\\prime)? ?\)`;
const TOLD = new RegExp(String.raw`${EVENT} ?(?:=|is) ?(-?\d*\.?\d+(?:\/\d+)?%?)`, "g");
const ASKED = new RegExp(
  String.raw`^(?:(?:find|what is|whats|work out|calculate|compute|determine|then find|write)(?: the (?:value of|probability))? )?${EVENT} ?(?:= ?_*)?[.?]?$`,
  "i",
);
const RELATION =
  /^are (?:the (?:two )?events )?([A-Z]) and ([A-Z]) (independent|mutually exclusive)(?: events)?\?$/i;

/** "Let C = the event that a driver is under 25": what a letter stands for, whatever is in it. */
const NAMED = /\bLet (?:events? )?[A-Z] (?:=|be) (?:the event )?[^.]*\./g;

/** Where a question begins: at a sentence of its own, or at the word that asks. */
const ASKING = /(?<=[.?!;])\s+(?=[A-Z])|,?\s+(?=(?:find|what is|whats|calculate|work out)\s+P ?\()/;

/** Two events of which some probabilities are told in signs: P(A) = 0.4, P(A AND B) = 0.1. */
export function eventQuestion(prose: string): EventChanceTask | null {
  const parts = prose.split(ASKING);
  const question = (parts.at(-1) ?? "").trim();
  const setting = parts.slice(0, -1).join(" ");
  if (/\?|\bfind\b/i.test(setting)) return null;
  const asked = askedOf(question);
  const signs = [...setting.matchAll(TOLD)];
  const told = signs.flatMap((found) => {
    const event = eventOf(found.slice(1, 6));
    return event ? [{ event, chance: amountOf(leading(found[6] ?? "0")) }] : [];
  });
  const left = setting.replace(NAMED, " ").replace(TOLD, " ");
  if (
    !asked ||
    told.length === 0 ||
    told.length < signs.length ||
    /\d/.test(left) ||
    told.some(({ chance }) => !isChance(chance))
  )
    return null;
  const independent = /\bindepend[ae]nt\b/.test(left);
  if (/\b(?:not|dependent)\b/.test(left.replace(/independ[ae]nt/, ""))) return null;
  return { task: "event-chance", told, independent, exclusive: /\bmutually exclusive\b/.test(left), asked };
}

function askedOf(question: string): EventChanceTask["asked"] | null {
  const relation = RELATION.exec(question);
  if (relation) return /^independent$/i.test(relation[3] ?? "") ? "independent" : "exclusive";
  const found = ASKED.exec(question);
  return found && eventOf(found.slice(1, 6));
}

/** @returns null for two events of which one is an opposite: P(A ∩ B′) is not P(A ∩ B) */
function eventOf([not, first = "A", joined, second, prime]: readonly (
  | string
  | undefined
)[]): NamedEvent | null {
  if (joined && second) {
    if (not || prime) return null;
    const kind = /^(?:and|∩|\\cap)$/i.test(joined)
      ? "and"
      : /^(?:or|∪|\\cup)$/i.test(joined)
        ? "or"
        : "given";
    return { kind, first, second };
  }
  return { kind: not || prime ? "not" : "one", first };
}

const leading = (written: string): string => (written.startsWith(".") ? `0${written}` : written);
const isChance = (value: Rational): boolean => compare(value, ZERO) >= 0 && compare(value, ONE) <= 0;
