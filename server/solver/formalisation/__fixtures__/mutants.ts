import type { FormalFact, Formalisation, FormalQuestion } from "../types";
import type { ReadStory } from "./builders";

/** A formalisation with one thing in it wrong. */
export interface Mutant {
  readonly kind: "number" | "relation" | "question" | "left out" | "quote";
  readonly formalisation: Formalisation;
}

/** Every way in which one thing of a story's formalisation can be got wrong. */
export function mutantsOf({ text, formalisation }: ReadStory): readonly Mutant[] {
  const { facts, question } = formalisation;
  const numbers = [...new Set(text.match(/\d+/g) ?? [])];
  const people = [...new Set(facts.flatMap(namesIn))].filter((name) => name !== "");
  const things = [...new Set(facts.map(({ what }) => what))];
  const withFact = (at: number, changed: FormalFact): Formalisation => ({
    ...formalisation,
    facts: facts.map((fact, i) => (i === at ? changed : fact)),
  });
  const inFacts = facts.flatMap((fact, at) => [
    ...wrongNumbers(fact, numbers).map((changed) => mutant("number", withFact(at, changed))),
    ...wrongRelations(fact, people).map((changed) => mutant("relation", withFact(at, changed))),
    mutant("left out", { ...formalisation, facts: facts.filter((_fact, i) => i !== at) }),
    mutant("quote", withFact(at, { ...fact, quote: `${fact.quote} indeed` })),
  ]);
  const asked = wrongQuestions(question, { people, things }).map((changed) =>
    mutant("question", { ...formalisation, question: changed }),
  );
  return [...inFacts, ...asked];
}

const mutant = (kind: Mutant["kind"], formalisation: Formalisation): Mutant => ({ kind, formalisation });

function namesIn(fact: FormalFact): readonly string[] {
  if (fact.say === "transfer") return [fact.from, fact.to];
  if (fact.say === "together") return fact.who;
  if (fact.say === "compare") return [fact.who, fact.than.who];
  return fact.say === "rate" ? [] : [fact.who];
}

function wrongNumbers(fact: FormalFact, numbers: readonly string[]): readonly FormalFact[] {
  const others = numbers.filter((each) => each !== fact.number);
  const near = fact.number !== null && /^\d+$/.test(fact.number) ? [String(Number(fact.number) + 1)] : ["7"];
  const gone = fact.number === null ? [] : [null];
  return [...others, ...near, ...gone].map((number) => ({ ...fact, number }));
}

const OTHER_WAYS = { more: ["less", "none"], less: ["more", "none"], none: ["more", "less"] } as const;

function wrongRelations(fact: FormalFact, people: readonly string[]): readonly FormalFact[] {
  switch (fact.say) {
    case "has":
      return [
        ...others(people, fact.who).map((who) => ({ ...fact, who })),
        ...(["more", "less"] as const).map(
          (way): FormalFact => ({
            ...fact,
            say: "change",
            verb: way === "more" ? "get" : "lose",
            way,
            share: false,
          }),
        ),
      ];
    case "change":
      return [
        ...OTHER_WAYS[fact.way].map((way) => ({ ...fact, way })),
        ...others(people, fact.who).map((who) => ({ ...fact, who })),
        { ...fact, share: !fact.share },
        { ...fact, say: "has", time: "" },
      ];
    case "transfer":
      return [
        { ...fact, from: fact.to, to: fact.from },
        { ...fact, to: "" },
        { ...fact, from: "" },
        { ...fact, share: true },
      ];
    case "compare":
      return [
        ...(["more", "less", "times"] as const).filter((by) => by !== fact.by).map((by) => ({ ...fact, by })),
        { ...fact, who: fact.than.who, than: { ...fact.than, who: fact.who } },
      ];
    case "rate":
      return [{ ...fact, what: fact.per, per: fact.what }];
    case "together":
      return fact.who.map((who): FormalFact => ({ ...fact, say: "has", who, time: "" }));
  }
}

const others = (all: readonly string[], one: string): readonly string[] => all.filter((each) => each !== one);

interface Cast {
  readonly people: readonly string[];
  readonly things: readonly string[];
}

const ASKS = ["now", "start", "done", "difference", "missing", "each", "together"] as const;

function wrongQuestions(question: FormalQuestion, { people, things }: Cast): readonly FormalQuestion[] {
  const [first] = people;
  const than = { who: first ?? "", what: question.what, kind: question.kind };
  const asks = ASKS.filter((ask) => ask !== question.ask).map((ask): FormalQuestion => {
    const per = ask === "each" ? (first ?? "") : "";
    const verb = ask === "done" ? "get" : "";
    return { ...question, ask, per, verb, than: ask === "difference" ? than : null };
  });
  const swapped =
    question.than === null
      ? []
      : [{ ...question, who: question.than.who, than: { ...question.than, who: question.who } }];
  return [
    ...asks,
    ...swapped,
    ...others(people, question.who).map((who) => ({ ...question, who })),
    ...others(things, question.what).map((what) => ({ ...question, what })),
  ];
}
