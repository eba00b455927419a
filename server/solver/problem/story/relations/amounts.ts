import { NameReader } from "./names";
import { type Amount, amount, countsIn, type Way, type Ways } from "./said";
import { ARTICLES, LESS, MINUS, MORE, PLUS } from "./words";

/** What is said of all members together, and of two amounts. */
const COMBINED = [
  ["sum", "SUM", "+"],
  ["total", "SUM", "+"],
  ["difference", "DIFFERENCE", "-"],
  ["product", "PRODUCT", "*"],
] as const;
const POWERS = [
  ["square root", (base: string) => `sqrt(${base})`],
  ["square", (base: string) => `(${base})^2`],
  ["cube", (base: string) => `(${base})^3`],
] as const;
const SIGNS = [
  [PLUS, "+"],
  [MINUS, "-"],
] as const;
const COMPARISONS = [
  [MORE, "+"],
  [LESS, "-"],
] as const;

/** Reads amounts: numbers, names, and what is made of them. */
export class AmountReader extends NameReader {
  /** An amount with all that is added to it. */
  protected amounts(at: number): Ways<Amount> {
    return this.parts(at).flatMap((one) => [one, ...this.continued(one)]);
  }

  private continued({ end, value: left }: Way<Amount>): Ways<Amount> {
    return SIGNS.flatMap(([words, sign]) =>
      this.after(end, words)
        .flatMap((then) => this.parts(then))
        .map((right) => ({
          end: right.end,
          value: amount(`(${left.text}) ${sign} (${right.value.text})`, left, right.value),
        })),
    );
  }

  private parts(at: number): Ways<Amount> {
    return [...this.numbers(at), ...this.fromNumbers(at), ...this.names(at), ...this.powers(at)];
  }

  protected names(at: number): Ways<Amount> {
    return [...this.combinations(this.past(at, ARTICLES)), ...this.ownNames(at)];
  }

  /** "3 more than …", "2 times …", "1/2 of …". */
  protected fromNumbers(at: number): Ways<Amount> {
    return this.numbers(at).flatMap((number) => [...this.compared(number), ...this.multiplied(number)]);
  }

  private compared({ end, value: number }: Way<Amount>): Ways<Amount> {
    return COMPARISONS.flatMap(([words, sign]) =>
      this.after(end, words)
        .flatMap((then) => this.after(then, ["than"]))
        .flatMap((then) => this.parts(then))
        .map((than) => ({
          end: than.end,
          value: amount(`(${than.value.text}) ${sign} ${number.text}`, than.value, number),
        })),
    );
  }

  private multiplied({ end, value: number }: Way<Amount>): Ways<Amount> {
    return this.after(end, ["times", "of"])
      .flatMap((then) => [
        then,
        ...this.afterAll(then, "that of"),
        ...this.after(then, ["as"]).flatMap((as) => this.after(as + 1, ["as"])),
      ])
      .flatMap((then) => [...this.names(then), ...this.powers(then)])
      .map((factor) => ({
        end: factor.end,
        value: amount(`${number.text}*(${factor.value.text})`, number, factor.value),
      }));
  }

  /** "the square of the larger number". */
  private powers(at: number): Ways<Amount> {
    return POWERS.flatMap(([name, raised]) =>
      this.afterAll(this.past(at, ARTICLES), `${name} of`)
        .flatMap((then) => this.names(then))
        .map((base) => ({ end: base.end, value: amount(raised(base.value.text), base.value) })),
    );
  }

  /** "the sum of the numbers", "their product", "the sum of the length and the width". */
  private combinations(at: number): Ways<Amount> {
    const combined = COMBINED.find(([name]) => name === this.wordAt(at));
    if (!combined) return [];
    const [, all, sign] = combined;
    const starts = this.after(at + 1, ["of", "between"]);
    const isOfMembers = this.subject.kind === "members" || this.subject.kind === "consecutive";
    const together = !isOfMembers
      ? []
      : [
          ...starts
            .flatMap((then) => [
              ...this.members(then).map((way) => ({ ...way, name: all })),
              ...this.afterAll(this.past(then, ARTICLES), "squares of")
                .flatMap((behind) => this.members(behind))
                .map((way) => ({ ...way, name: `${all}_OF_SQUARES` })),
            ])
            .map(({ end, value, name }) => ({ end, value: { ...amount(name), counts: countsIn(value) } })),
          { end: at + 1, value: amount(all) },
        ];
    const ofTwo = starts
      .flatMap((then) => this.parts(then))
      .flatMap(({ end, value: left }) =>
        this.after(end, ["and"])
          .flatMap((then) => this.parts(then))
          .map((right) => ({
            end: right.end,
            value: amount(`(${left.text}) ${sign} (${right.value.text})`, left, right.value),
          })),
      );
    return [...together, ...ofTwo];
  }
}
