import { AmountReader } from "./amounts";
import { ALONE, type Amount, amount, equal, type Said, type Ways } from "./said";
import {
  ARTICLES,
  ASKING,
  COPULAS,
  FILLERS,
  JOINTS,
  KINDS_OF_ANGLE,
  LESS,
  MORE,
  PLACES,
  RELATIVE,
} from "./words";

/** Longer sentences than a person writes are none of this. */
const LONGEST = 60;
const CHANGES = [
  ["increased by", "+"],
  ["decreased by", "-"],
] as const;

/** Reads sentences about numbers and measures that are told in terms of one another: any way in which each of their words
 * has a place. Words have their places by what they are (see words.ts), never by the sentence. */
export class RelationGrammar extends AmountReader {
  /** @returns what the sentence says; null where a word of it has no place */
  read(): readonly Said[] | null {
    return this.tokens.length > LONGEST ? null : this.from(0);
  }

  private from(at: number): readonly Said[] | null {
    if (at === this.tokens.length) return [];
    for (const next of this.after(at, JOINTS)) {
      const after = this.from(next);
      if (after) return after;
    }
    for (const { end, value } of this.statements(at)) {
      const after = this.from(end);
      if (after) return [...value, ...after];
    }
    return null;
  }

  private statements(at: number): Ways<readonly Said[]> {
    return [
      ...this.equations(at),
      ...this.comparisons(at),
      ...this.owned(at),
      ...this.together(at),
      ...this.questions(at),
      ...this.introductions(at),
    ];
  }

  /** "its perimeter is 26 cm", "one number exceeds another by 5", "and length 2 times the width". */
  private equations(at: number): Ways<readonly Said[]> {
    return this.amounts(at).flatMap(({ end, value: left }) => [
      ...this.after(end, COPULAS)
        .flatMap((then) => this.amounts(this.past(then, ["to"])))
        .map((right) => equal(right.end, left, right.value)),
      ...this.after(end, COPULAS).flatMap((then) => this.changed(then, left)),
      ...this.after(end, ["exceeds"])
        .flatMap((then) => this.names(then))
        .flatMap((than) =>
          this.after(than.end, ["by"])
            .flatMap((then) => this.numbers(then))
            .map((by) =>
              equal(by.end, left, amount(`(${than.value.text}) + ${by.value.text}`, than.value, by.value)),
            ),
        ),
      ...(left.marks.length > 0 ? [] : [...this.numbers(end), ...this.fromNumbers(end)]).map((right) =>
        equal(right.end, left, right.value),
      ),
    ]);
  }

  /** "increased by 17, the result is 43". */
  private changed(at: number, before: Amount): Ways<readonly Said[]> {
    return CHANGES.flatMap(([words, sign]) =>
      this.afterAll(at, words)
        .flatMap((then) => this.numbers(then))
        .flatMap((by) =>
          this.after(this.past(by.end, [...JOINTS, ...ARTICLES]), ["result"])
            .flatMap((then) => this.after(then, COPULAS))
            .flatMap((then) => this.numbers(then))
            .map((result) =>
              equal(
                result.end,
                amount(`(${before.text}) ${sign} ${by.value.text}`, before, by.value),
                result.value,
              ),
            ),
        ),
    );
  }

  /** "it is 3 cm longer than it is wide", "the garden is 2 times as long as it is wide", "a room is 5 m long". */
  private comparisons(at: number): Ways<readonly Said[]> {
    return this.figures(at)
      .flatMap((start) => this.after(start, COPULAS))
      .flatMap((then) => this.numbers(then))
      .flatMap(({ end, value: number }) => [...this.longer(end, number), ...this.asLong(end, number)]);
  }

  private longer(at: number, number: Amount): Ways<readonly Said[]> {
    const measure = this.measureBy(at);
    if (!measure) return [];
    const word = this.wordAt(at);
    const sign = LESS.has(word) ? "-" : MORE.has(word) ? "+" : null;
    const own = amount(measure.letter);
    if (sign === null) return [equal(at + 1, own, number)];
    return this.after(at + 1, ["than"])
      .flatMap((then) => this.otherMeasure(then))
      .map(({ end, value: other }) =>
        equal(end, own, amount(`(${other.text}) ${sign} ${number.text}`, other, number)),
      );
  }

  private asLong(at: number, number: Amount): Ways<readonly Said[]> {
    return this.afterAll(at, "times as").flatMap((then) => {
      const measure = this.measureBy(then);
      if (!measure) return [];
      return this.after(then + 1, ["as"])
        .flatMap((behind) => this.otherMeasure(behind))
        .map(({ end, value: other }) =>
          equal(end, amount(measure.letter), amount(`${number.text}*(${other.text})`, number, other)),
        );
    });
  }

  /** "it is wide", "its width". */
  private otherMeasure(at: number): Ways<Amount> {
    const adjective = this.figures(at)
      .flatMap((start) => this.after(start, COPULAS))
      .flatMap((then) => {
        const measure = this.measureBy(then);
        return measure ? [{ end: then + 1, value: amount(measure.letter) }] : [];
      });
    return [...adjective, ...this.names(at)];
  }

  /** "a rectangle has a length 3 cm more than its width", "with an area of 20", "whose sum is 20". */
  private owned(at: number): Ways<readonly Said[]> {
    return [...this.figures(at), at]
      .flatMap((start) => this.after(start, RELATIVE))
      .flatMap((then) => this.names(then))
      .flatMap(({ end, value: left }) =>
        [
          end,
          ...this.after(end, ["of", ...COPULAS]),
          ...this.after(end, ["that", "which"]).flatMap((is) => this.after(is, COPULAS)),
        ]
          .flatMap((start) => this.amounts(start))
          .map((right) => equal(right.end, left, right.value)),
      );
  }

  /** "two numbers differ by 5", "the angles are in the ratio 1:2:3", "they add up to 20". */
  private together(at: number): Ways<readonly Said[]> {
    return this.members(at).flatMap(({ end, value: counts }) => [
      ...this.afterAll(end, "differ by")
        .flatMap((then) => this.numbers(then))
        .map((by) => equal(by.end, amount("DIFFERENCE"), by.value, counts)),
      ...[...this.afterAll(end, "add up to"), ...this.afterAll(end, "add to")]
        .flatMap((then) => this.numbers(then))
        .map((sum) => equal(sum.end, amount("SUM"), sum.value, counts)),
      ...this.after(end, RELATIVE)
        .flatMap((then) => this.names(then))
        .flatMap((left) =>
          [left.end, ...this.after(left.end, ["of"])]
            .flatMap((start) => this.numbers(start))
            .map((right) => equal(right.end, left.value, right.value, counts)),
        ),
      ...[...this.afterAll(end, "are in the ratio"), ...this.afterAll(end, "are in ratio")]
        .flatMap((then) => this.ratio(this.past(then, ["of"])))
        .map(({ end: last, value: marks }) => ({
          end: last,
          value: [...counts, { kind: "ratio", marks } as const],
        })),
    ]);
  }

  private ratio(at: number): Ways<readonly string[]> {
    const marks: string[] = [];
    for (let next = at; ; next += 1) {
      const token = this.tokens[next];
      if (token?.kind !== "number") return [];
      marks.push(token.mark);
      next += 1;
      if (this.after(next, [":", "to"]).length === 0)
        return marks.length > 1 ? [{ end: next, value: marks }] : [];
    }
  }

  private questions(at: number): Ways<readonly Said[]> {
    const how = this.after(at, ["how"]).flatMap((then): Ways<readonly Said[]> => {
      const measure = this.measureBy(then);
      if (!measure) return [];
      const behind = this.after(then + 1, COPULAS);
      return [
        ...behind
          .flatMap((is) => this.figures(is))
          .map((end) => ({ end, value: [{ kind: "ask", letters: [measure.letter] }] as const })),
        ...behind.flatMap((is) => this.targets(is)),
      ];
    });
    const starts = this.after(at, ASKING).map((then) => this.past(then, COPULAS));
    return [...how, ...starts.flatMap((start) => this.targets(start))];
  }

  private targets(at: number): Ways<readonly Said[]> {
    const named = this.names(at)
      .filter(({ value }) => value.text.length === 1)
      .map(({ end, value }) => ({ end, value: [{ kind: "ask", letters: [value.text] }] as readonly Said[] }));
    return [...this.wholes(at), ...this.places(at), ...named].flatMap((one) => [
      one,
      ...this.after(one.end, ["and", ","])
        .flatMap((then) => this.targets(then))
        .map((rest) => ({ end: rest.end, value: [...one.value, ...rest.value] })),
    ]);
  }

  /** "the dimensions of the garden", "them", "the three angles", "each number", "it". */
  private wholes(at: number): Ways<readonly Said[]> {
    const start = this.past(at, [...ARTICLES, ...FILLERS, "all", "of"]);
    const all: Said = { kind: "ask all" };
    if (this.subject.kind === "single")
      return this.after(start, ["it"]).map((end) => ({ end, value: [{ kind: "ask", letters: [ALONE] }] }));
    const both = this.wordAt(start - 1) === "both" ? [start] : [];
    const dimensions = this.after(start, ["dimensions"]).flatMap((end) => [
      end,
      ...this.after(end, ["of"]).flatMap((then) => this.figures(then)),
    ]);
    return [
      ...this.members(start).map(({ end, value }) => ({ end, value: [...value, all] })),
      ...[...dimensions, ...both].map((end) => ({ end, value: [all] })),
    ];
  }

  private places(at: number): Ways<readonly Said[]> {
    if (this.subject.kind !== "members") return [];
    const start = this.past(at, [...ARTICLES, ...FILLERS, "of"]);
    const row = PLACES.findIndex((places) => places.has(this.wordAt(start)));
    if (row < 0) return [];
    const noun = this.past(start + 1, KINDS_OF_ANGLE);
    const end = this.subject.nouns.has(this.wordAt(noun)) ? noun + 1 : start + 1;
    return [{ end, value: [{ kind: "ask place", row }] }];
  }

  /** "in a triangle", "two numbers are given": what only says what the story is about. */
  private introductions(at: number): Ways<readonly Said[]> {
    const start = this.past(at, ["consider", "suppose", "there", ...COPULAS]);
    return [
      ...this.figures(start).map((end) => ({ end, value: [] })),
      ...this.members(start).flatMap(({ end, value }) =>
        [...this.after(end, COPULAS).flatMap((is) => this.after(is, KINDS_OF_ANGLE)), end].map((last) => ({
          end: last,
          value,
        })),
      ),
    ];
  }
}
