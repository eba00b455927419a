import { isHaving, signOf } from "../lexicon/verbs";
import type { Fact, Question, Sign, Slot, Span, Told } from "../situations/facts";
import { table } from "../table";
import { lemmaOf, ownerOf, slotOf, thingOf } from "./meant";
import type { PlacedNumber } from "./page";
import { type FormalFact, type FormalQuestion, Misread } from "./types";

const SIGNS: Readonly<Record<"more" | "less" | "none", Sign>> = table({ more: 1, less: -1, none: 0 });

/** A formal fact in the engine's own language.
 * @param told its number in the text; null for an amount that is not told */
export function factOf(fact: FormalFact, span: Span, told: PlacedNumber | null): Fact {
  const amount: Told = told ? { kind: "number", number: told.number } : { kind: "unknown" };
  switch (fact.say) {
    case "has":
      return { kind: "has", span, slot: slotOf(fact), amount, time: fact.time };
    case "change": {
      const slot = slotOf(fact);
      const sign = SIGNS[fact.way];
      return {
        kind: "change",
        span,
        slot,
        amount: shared(amount, slot, fact),
        sign,
        verb: lemmaOf(fact.verb),
      };
    }
    case "transfer":
      return transferOf(fact, span, amount);
    case "compare":
      return compared(fact, span, told);
    case "rate": {
      const of: Slot = { owner: "", ...thingOf(fact) };
      const per: Slot = { owner: "", ...thingOf({ what: fact.per, kind: [] }) };
      return { kind: "rate", span, of, per, amount: needed(told).number };
    }
    case "together": {
      const owner = ownerOf(fact.who.join(" and "));
      return {
        kind: "together",
        span,
        slot: { owner, ...thingOf(fact) },
        amount,
        verb: lemmaOf(fact.verb) || "have",
      };
    }
  }
}

function needed(told: PlacedNumber | null): PlacedNumber {
  if (!told) throw new Misread("a number is missing");
  return told;
}

const shared = (amount: Told, of: Slot, { share }: { readonly share: boolean }): Told =>
  share && amount.kind === "number" ? { kind: "fraction", number: amount.number, of } : amount;

function transferOf(fact: Extract<FormalFact, { say: "transfer" }>, span: Span, amount: Told): Fact {
  const [from, to] = [ownerOf(fact.from), ownerOf(fact.to)];
  const slot: Slot = { owner: "", ...thingOf(fact) };
  return {
    kind: "transfer",
    span,
    from,
    to,
    slot,
    amount: shared(amount, { ...slot, owner: from }, fact),
    verb: lemmaOf(fact.verb),
  };
}

function compared(
  fact: Extract<FormalFact, { say: "compare" }>,
  span: Span,
  told: PlacedNumber | null,
): Fact {
  const { number } = needed(told);
  const verb = lemmaOf(fact.verb);
  return {
    kind: "compare",
    span,
    left: slotOf(fact),
    right: slotOf(fact.than),
    verb: verb === "" || isHaving(verb) ? "have" : verb,
    ...(fact.by === "times" ? { times: number } : { plus: number, sign: fact.by === "less" ? -1 : 1 }),
  };
}

/** A formal question in the engine's own language.
 * @param way 1 where more is asked for, −1 where less is */
export function questionOf(question: FormalQuestion, span: Span, way: 1 | -1): Question {
  const { ask, than, per } = question;
  const slot = slotOf(question);
  const verb = lemmaOf(question.verb);
  const shared = { span, ...(question.whole && { whole: question.whole }) };
  switch (ask) {
    case "now":
      return { ...shared, kind: "state", slot, time: "end" };
    case "together":
      return { ...shared, kind: "state", slot, time: "end", together: true };
    case "start":
      return { ...shared, kind: "state", slot, time: "start" };
    case "done":
      return { ...shared, kind: "event", slot, verb, sign: signOf(verb) };
    case "missing":
      return { ...shared, kind: "missing", slot, verb: verb || "need" };
    case "each":
      return {
        ...shared,
        kind: "each",
        slot,
        per: thingOf({ what: per, kind: [] }).entity,
        verb: verb || "have",
      };
    case "difference": {
      if (!than) throw new Misread("it is not said what is compared");
      return {
        ...shared,
        kind: "difference",
        left: slot,
        right: slotOf(than),
        verb: verb || "have",
        sign: way,
      };
    }
  }
}
