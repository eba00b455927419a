import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Fact } from "../facts";
import type { Clause } from "./clauses";
import { type Context, nounIn } from "./context";
import type { Noun, Phrase } from "./phrase-types";
import { Unread } from "./unread";

/** "that costs $4", "which he sold": said of something named before. */
export const isAside = ({ link }: Clause): boolean => isAmong(link, "that which who");

/** The clauses with what follows an aside given back to the clause that it stands in: "a cap that costs $4, a belt and 3
 * pens" goes on with what was bought. */
export function withAsides(clauses: readonly Clause[]): readonly Clause[] {
  const result: Clause[] = [];
  let main: Clause | undefined;
  for (const clause of clauses) {
    if (clause.verb?.kind === "finite" && (!isAside(clause) || clause.subject.length > 0)) main = clause;
    const at =
      isAside(clause) && clause.subject.length === 0
        ? goingOn(clause.rest)
        : clause.verb?.kind === "ing"
          ? goingOnAfter(clause.rest)
          : -1;
    if (at < 0 || !main?.verb) {
      result.push(clause);
      continue;
    }
    const own = clause.rest.slice(0, at);
    const rest = clause.rest.slice(at + 1).filter((each) => isAside(clause) || !isDoing(each));
    const end = own.at(-1)?.end ?? clause.end;
    const start = rest[0]?.start ?? clause.end;
    result.push({ ...clause, rest: own, end, tells: own.some(hasAmount) || isAside(clause) });
    result.push({ ...main, link: "", rest, start, end: clause.end, tells: rest.some(hasAmount) });
  }
  return result;
}

/** Where a list goes on after the first amount of an aside; before no place where it does not. */
function goingOn(rest: readonly Phrase[]): number {
  const from = rest.findIndex(hasAmount);
  const at = rest.findIndex(
    (each, i) => i > from && from >= 0 && each.kind === "particle" && /^(?:,|and)$/.test(each.word),
  );
  const isMore = rest[at + 1]?.kind === "particle";
  const next = rest[at + (isMore ? 2 : 1)];
  const isNamed = next?.kind === "noun" || (next?.kind === "quantity" && next.noun !== undefined);
  return at > from && isNamed ? at + (isMore ? 1 : 0) : -1;
}

/** "6 dollars mowing lawns and 8 dollars washing cars": where an amount follows what was done for the one before. */
function goingOnAfter(rest: readonly Phrase[]): number {
  const at = rest.findIndex((each) => each.kind === "particle" && each.word === "and");
  const next = rest[at + 1];
  const isAmount = next?.kind === "quantity" && next.number !== undefined;
  return isAmount && !rest.slice(0, at).some(hasAmount) ? at : -1;
}

/** "weed eating": what is done, told as a thing. */
const isDoing = (phrase: Phrase): boolean =>
  phrase.kind === "noun" && !phrase.determiner && verbForm(phrase.head)?.form === "ing";

const hasAmount = (phrase: Phrase): boolean =>
  phrase.kind === "quantity" || (phrase.kind === "preposition" && phrase.object.some(hasAmount));

/** The noun that an aside is said of: the last of the clause before it. */
function describedBy(before: Clause | undefined): Noun | undefined {
  const phrases = before?.rest.length ? before.rest : (before?.subject ?? []);
  return phrases
    .flatMap((phrase): readonly Noun[] => {
      if (phrase.kind === "noun") return [phrase];
      const noun =
        phrase.kind === "quantity"
          ? (phrase.noun ?? phrase.of)
          : phrase.kind === "preposition"
            ? nounIn(phrase)
            : undefined;
      return noun ? [noun] : [];
    })
    .at(-1);
}

/** "27 coins, which is 9 more than Amir has": the amount told before by another. */
const isMeasuring = ({ link, verb, rest }: Clause): boolean =>
  link === "which" &&
  verb?.verb.lemma === "be" &&
  !verb.isNegated &&
  rest.some((each) => each.kind === "quantity" && (each.isMultiple || each.comparative !== undefined));

const TOLD_OF_THINGS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["rate", "has", "compare"]);

/** "a kite that costs $4", "as Frodo, who has 8 more than Lily": told of the one named last.
 * @param read what the clause tells with that one as its subject */
export function described(
  known: Context,
  clause: Clause,
  before: Clause | undefined,
  read: (clause: Clause) => readonly Fact[],
): readonly Fact[] {
  const noun = describedBy(before);
  if (!noun || noun.pronoun) throw Unread.of(clause);
  const { doer, last } = known;
  if (before?.verb && before.subject.length > 0 && isMeasuring(clause))
    return read({ ...clause, link: "", subject: before.subject, verb: before.verb });
  const isOne = !noun.isPlural && !noun.isName;
  const subject = [{ ...noun, determiner: noun.determiner ?? (isOne ? "a" : undefined) }];
  const facts = read({ ...clause, link: "", subject }).map((fact) =>
    fact.kind === "rate" ? { ...fact, isOffer: undefined } : fact,
  );
  if (facts.some(({ kind }) => !TOLD_OF_THINGS.has(kind))) throw Unread.of(clause);
  Object.assign(known, { doer, last });
  return facts;
}
