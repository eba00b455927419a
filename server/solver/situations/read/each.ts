import type { Clause } from "./clauses";
import { type Context, hasParticle, nounIn } from "./context";
import type { Noun, Phrase } from "./phrase-types";

const namedIn = (phrase: Phrase): Noun | undefined =>
  phrase.kind === "preposition" ? nounIn(phrase) : phrase.kind === "noun" ? phrase : undefined;
const isEvery = (noun: Noun | undefined): boolean =>
  noun?.determiner === "each" || noun?.determiner === "every";

/** "There are 4 beds. Each has 3 rows": each of the things told last. */
export function eachOneIn({ last }: Context, { subject }: Clause): Noun | null {
  const [only, ...more] = subject;
  if (only?.kind !== "particle" || only.word !== "each" || more.length > 0 || !last) return null;
  const { start, end } = only;
  const { entity: head, attributes } = last;
  return { kind: "noun", head, attributes, determiner: "each", isPlural: false, isName: false, start, end };
}

/** "Ann, Ben and Kim each have 3 pens": those of whom it is told one by one. */
export function namedEach({ subject, rest }: Clause): readonly Noun[] | null {
  const nouns = subject.filter((each): each is Noun => each.kind === "noun");
  const isOnlyNames =
    nouns.length > 1 &&
    nouns.every(({ pronoun, isPlural }) => !pronoun && !isPlural) &&
    subject.every(
      (each) => each.kind === "noun" || (each.kind === "particle" && /^(?:,|and|each)$/.test(each.word)),
    );
  return isOnlyNames && hasParticle(subject, "each") && !rest.some((each) => isEvery(namedIn(each)))
    ? nouns
    : null;
}
