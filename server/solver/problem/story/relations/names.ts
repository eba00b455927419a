import { Cursor } from "./cursor";
import type { Measure } from "./figures";
import { ALONE, type Amount, amount, countsIn, LETTERS, type Said, type Ways } from "./said";
import type { Subject } from "./subject";
import type { Token } from "./tokens";
import { ARTICLES, FILLERS, KINDS_OF_ANGLE, KINDS_OF_NUMBER, NUMBER_NOUNS, PLACES, PRONOUNS } from "./words";

const KINDS: readonly string[] = [...KINDS_OF_NUMBER, ...KINDS_OF_ANGLE, "consecutive", "even", "odd"];

/** Reads what has a name: a measure of a figure, one of several numbers, an angle and its complement. */
export class NameReader extends Cursor {
  constructor(
    protected readonly subject: Subject,
    tokens: readonly Token[],
  ) {
    super(tokens);
  }

  protected ownNames(at: number): Ways<Amount> {
    if (this.subject.kind === "figure") return this.measureNames(at);
    if (this.subject.kind === "members") return this.memberNames(at);
    return this.subject.kind === "single" ? this.aloneNames(at) : [];
  }

  /** "its width", "the width of the garden", "a rectangle's width". */
  private measureNames(at: number): Ways<Amount> {
    const owner = this.figures(at).flatMap((then) => this.after(then, ["'s"]));
    return [this.past(at, ARTICLES), ...owner].flatMap((start) => {
      const named = this.measureNamed(start);
      if (!named) return [];
      const [measure, end] = named;
      const ofIt = this.after(end, ["of"]).flatMap((then) => this.figures(then));
      return [end, ...ofIt].map((last) => ({ end: last, value: amount(measure.letter) }));
    });
  }

  /** "one number", "the other", "the measure of the larger angle", "the second side of the triangle". */
  private memberNames(at: number): Ways<Amount> {
    if (this.subject.kind !== "members") return [];
    const { nouns, total } = this.subject;
    const start = this.past(at, [...ARTICLES, ...FILLERS, "of"]);
    if (total?.value === "P" && this.wordAt(start) === "perimeter")
      return [start + 1, ...this.ofFigure(start + 1)].map((end) => ({ end, value: amount("P") }));
    // "a number" beside "another" is the one.
    if (nouns.has(this.wordAt(start)) && this.after(start - 1, ["a", "an"]).length > 0)
      return [{ end: start + 1, value: amount(LETTERS[0]) }];
    const name = LETTERS[PLACES.findIndex((places) => places.has(this.wordAt(start)))];
    if (name === undefined) return [];
    const kind = this.past(start + 1, KINDS_OF_ANGLE);
    const end = nouns.has(this.wordAt(kind)) ? kind + 1 : start + 1;
    const ofAll = this.after(end, ["of"])
      .flatMap((then) => this.members(then))
      .map((all) => ({ end: all.end, value: { ...amount(name), counts: countsIn(all.value) } }));
    return [...ofAll, ...[...this.ofFigure(end), end].map((last) => ({ end: last, value: amount(name) }))];
  }

  /** "an angle", "its complement". */
  private aloneNames(at: number): Ways<Amount> {
    if (this.subject.kind !== "single") return [];
    const { rest } = this.subject;
    const start = this.past(at, [...ARTICLES, ...FILLERS, "of", "one", "same"]);
    if (this.wordAt(start) === "angle") return [{ end: start + 1, value: amount(ALONE) }];
    if (this.wordAt(start) !== rest.name) return [];
    const ofIt = this.after(start + 1, ["of"])
      .flatMap((then) => this.aloneNames(then))
      .filter(({ value }) => value.text === ALONE);
    return [start + 1, ...ofIt.map(({ end }) => end)].map((end) => ({
      end,
      value: amount(`${rest.value} - ${ALONE}`),
    }));
  }

  /** "two numbers", "the angles of a triangle", "they": all of them, and the number that says how many. */
  protected members(at: number): Ways<readonly Said[]> {
    const { subject } = this;
    if (subject.kind !== "members" && subject.kind !== "consecutive") return [];
    const start = this.past(at, ARTICLES);
    if (PRONOUNS.has(this.wordAt(start))) return [{ end: start + 1, value: [] }];
    const token = this.tokens[start];
    const counts: readonly Said[] = token?.kind === "number" ? [{ kind: "count", mark: token.mark }] : [];
    const nouns = subject.kind === "members" ? subject.nouns : NUMBER_NOUNS;
    const noun = this.past(start + counts.length, KINDS);
    if (!nouns.has(this.wordAt(noun))) return [];
    return [noun + 1, ...this.ofFigure(noun + 1)].map((end) => ({ end, value: counts }));
  }

  /** "of the triangle". */
  private ofFigure(at: number): readonly number[] {
    return this.after(at, ["of", "in"]).flatMap((then) => this.figures(then));
  }

  /** The figure: by its nouns, or "it".
   * @returns where it may end, the longest name first */
  protected figures(at: number): readonly number[] {
    const { subject } = this;
    const start = this.past(at, ["in", "for", ...ARTICLES]);
    if (subject.kind !== "figure") {
      const noun = this.past(start, ["right"]);
      return this.after(noun, ["triangle"]);
    }
    if (this.wordAt(at) === "it") return [at + 1];
    const ends: number[] = [];
    for (let end = start; subject.nouns.has(this.wordAt(end)); end += 1) ends.push(end + 1);
    return ends.toReversed();
  }

  private measureNamed(at: number): readonly [Measure, end: number] | null {
    if (this.subject.kind !== "figure") return null;
    for (const measure of this.subject.figure.measures)
      for (const name of measure.names) for (const end of this.afterAll(at, name)) return [measure, end];
    return null;
  }

  /** The measure that an adjective speaks of. */
  protected measureBy(at: number): Measure | undefined {
    return this.subject.kind === "figure"
      ? this.subject.figure.measures.find(({ adjectives }) => adjectives?.includes(this.wordAt(at)))
      : undefined;
  }
}
