import type { Expression, RelationOperator, Statement } from "../../expression/ast";
import { int, relation, sum as sumOf, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import {
  cubed,
  lowered,
  minus,
  opposite,
  over,
  plus,
  raised,
  reciprocal,
  size,
  squared,
  squareRoot,
  times,
} from "./combine";
import type { Token } from "./tokens";

/** The phrase does not follow the grammar. */
class NotAPhrase extends Error {}

type Binary = (a: Expression, b: Expression) => Expression;
const from: Binary = (a, b) => minus(b, a);
const onTo: Binary = (a, b) => plus(b, a);
const above: Binary = (by, than) => raised(than, by);
const below: Binary = (by, than) => lowered(than, by);

/** Between two quantities; the second one reaches to the end of the phrase where `whole`. */
const ADDITIVE: readonly (readonly [words: string, join: Binary, whole?: true])[] = [
  ["plus", plus],
  ["increased by", raised],
  ["minus", minus],
  ["decreased by", lowered],
  ["reduced by", lowered],
  ["diminished by", lowered],
  ["more than", above, true],
  ["greater than", above, true],
  ["added to", onTo, true],
  ["less than", below, true],
  ["fewer than", below, true],
  ["subtracted from", from, true],
  ["less", minus],
];
/** After "the sum of A and B" these may belong to B or to the whole sum. */
const AMBIGUOUS = ["more than", "greater than", "less than", "fewer than"];
const COMPARISONS = ADDITIVE.filter(([words]) => AMBIGUOUS.includes(words));
const MULTIPLES: ReadonlySet<string> = new Set(["twice", "double", "triple"]);
const MULTIPLICATIVE: readonly (readonly [string, Binary])[] = [
  ["times", times],
  ["multiplied by", times],
  ["divided by", over],
];
/** "the sum of A and B". */
const NAMED: readonly (readonly [words: string, joint: string, join: Binary])[] = [
  ["sum of", "and", plus],
  ["total of", "and", plus],
  ["difference of", "and", minus],
  ["difference between", "and", minus],
  ["difference", "and", minus],
  ["product of", "and", times],
  ["product", "and", times],
  ["quotient of", "and", over],
  ["quotient", "and", over],
  ["ratio of", "to", over],
];
/** "subtract A from B". */
const COMMANDS: readonly (readonly [words: string, joint: string, join: Binary])[] = [
  ["subtract", "from", from],
  ["add", "to", onTo],
  ["multiply", "by", times],
  ["divide", "by", over],
  ["increase", "by", raised],
  ["decrease", "by", lowered],
];
const PREFIXES: readonly (readonly [string, (a: Expression) => Expression])[] = [
  ["twice", (a) => times(int(2), a)],
  ["double", (a) => times(int(2), a)],
  ["triple", (a) => times(int(3), a)],
  ["half of", (a) => over(a, int(2))],
  ["half", (a) => over(a, int(2))],
  ["square of", squared],
  ["cube of", cubed],
  ["square root of", squareRoot],
  ["opposite of", opposite],
  ["negative of", opposite],
  ["additive inverse of", opposite],
  ["reciprocal of", reciprocal],
  ["multiplicative inverse of", reciprocal],
  ["absolute value of", size],
];
/** Of the number that is spoken of: "its square". */
const OWN: readonly (readonly [string, (a: Expression) => Expression])[] = [
  ["its square root", squareRoot],
  ["its square", squared],
  ["its cube", cubed],
  ["its reciprocal", reciprocal],
  ["its opposite", opposite],
];
const VERBS: readonly (readonly [string, RelationOperator])[] = [
  ["is less than or equal to", "<="],
  ["is greater than or equal to", ">="],
  ["is no more than", "<="],
  ["is not more than", "<="],
  ["is at most", "<="],
  ["is no less than", ">="],
  ["is not less than", ">="],
  ["is at least", ">="],
  ["is not equal to", "!="],
  ["is less than", "<"],
  ["is smaller than", "<"],
  ["is greater than", ">"],
  ["is more than", ">"],
  ["is equal to", "="],
  ["is the same as", "="],
  ["is", "="],
  ["was", "="],
  ["equals", "="],
  ["gives", "="],
  ["yields", "="],
  ["results in", "="],
];
const UNKNOWNS =
  "a number,some number,the number,a certain number,an unknown number,the same number,that number,this number,number".split(
    ",",
  );

/** The statement a phrase makes: "six less than twice x" is 2x - 6, "… is 10" an equation. An unknown without a
 * letter is called n.
 * @returns null when a word is left over or the phrase is none */
export function statementOf(tokens: readonly Token[]): Statement | null {
  const reader = new PhraseReader(tokens);
  try {
    return reader.statement();
  } catch (error) {
    if (error instanceof NotAPhrase) return null;
    throw error;
  }
}

/** Recursive descent over the tokens; every method reads one level of the grammar and moves on. */
class PhraseReader {
  private at = 0;
  private last: Expression | null = null;

  constructor(private readonly tokens: readonly Token[]) {}

  statement(): Statement {
    const left = this.whole();
    if (this.at === this.tokens.length) return left;
    const verb = this.firstOf(VERBS);
    if (!verb) throw new NotAPhrase();
    const right = this.whole();
    if (this.at < this.tokens.length) throw new NotAPhrase();
    return relation(left, verb[1], right);
  }

  /** A quantity, and what a comma adds to all of it: "…, increased by 4". */
  private whole(): Expression {
    let total = this.command() ?? this.additive();
    while (this.tokens[this.at]?.kind === "comma") {
      this.at += 1;
      this.take("then");
      this.take("and");
      this.take("all");
      const [, join] = this.firstOf([...MULTIPLICATIVE, ...ADDITIVE]) ?? [];
      if (!join) throw new NotAPhrase();
      total = join(total, this.multiplicative());
      this.take("more");
    }
    return total;
  }

  private command(): Expression | null {
    const found = this.firstOf(COMMANDS);
    if (!found) return null;
    const [, joint, join] = found;
    const first = this.additive();
    this.expect(joint);
    return join(first, this.additive());
  }

  private additive(): Expression {
    let total = this.multiplicative();
    for (let found = this.firstOf(ADDITIVE); found; found = this.firstOf(ADDITIVE)) {
      const [, join, whole] = found;
      total = join(total, whole ? this.additive() : this.multiplicative());
    }
    return total;
  }

  private multiplicative(): Expression {
    let total = this.unary();
    for (let found = this.firstOf(MULTIPLICATIVE); found; found = this.firstOf(MULTIPLICATIVE)) {
      total = found[1](total, this.take("itself") ? total : this.factorOf(total, found[1]));
    }
    return total;
  }

  /** The factor after "times". Of "nine times five less than x" the factor is x - 5: nobody writes nine times five
   * for forty-five. With a letter before it the phrase may mean two things. */
  private factorOf(left: Expression, join: Binary): Expression {
    const right = this.unary();
    const comparison = this.comparisonAfter(right);
    if (!comparison) return right;
    if (join !== times || symbolsOf(left).length > 0) throw new NotAPhrase();
    return comparison(right, this.additive());
  }

  /** Moves past "less than" or the like when it follows a bare number. */
  private comparisonAfter(before: Expression): Binary | null {
    if (symbolsOf(before).length > 0) return null;
    return this.firstOf(COMPARISONS)?.[1] ?? null;
  }

  private unary(): Expression {
    const unknown = this.unknown();
    if (unknown) return this.raised(unknown);
    const own = this.firstOf(OWN);
    if (own) return own[1](this.spokenOf());
    this.take("the");
    const prefix = this.firstOf(PREFIXES);
    if (prefix) return prefix[1](this.prefixed(prefix[0]));
    const named = this.firstOf(NAMED);
    if (named) return this.named(named[1], named[2]);
    if (this.take("quantity")) return this.additive();
    const value = this.value();
    if (!value) throw new NotAPhrase();
    if (this.take("of")) return times(value, this.unary());
    return this.raised(value);
  }

  /** "A and B", for a sum also "A, B, and C". */
  private named(joint: string, join: Binary): Expression {
    const parts = [this.additive()];
    while (join === plus && this.tokens[this.at]?.kind === "comma") {
      this.at += 1;
      if (this.take(joint)) return sumOf([...parts, this.multiplicative()]);
      parts.push(this.multiplicative());
    }
    this.expect(joint);
    const last = this.multiplicative();
    if (AMBIGUOUS.some((words) => this.take(words))) throw new NotAPhrase();
    return parts.length > 1 ? sumOf([...parts, last]) : join(parts[0] as Expression, last);
  }

  /** What "twice" or "the square of" belongs to. */
  private prefixed(prefix: string): Expression {
    const operand = this.unary();
    const comparison = this.comparisonAfter(operand);
    if (!comparison) return operand;
    if (!MULTIPLES.has(prefix)) throw new NotAPhrase();
    return comparison(operand, this.additive());
  }

  private raised(base: Expression): Expression {
    if (this.take("squared")) return squared(base);
    return this.take("cubed") ? cubed(base) : base;
  }

  /** "a number", "a number n", "the number 12". */
  private unknown(): Expression | null {
    const found = UNKNOWNS.some((words) => this.take(words));
    if (!found) return null;
    this.last = this.value() ?? symbol("n");
    return this.last;
  }

  /** The unknown that "its" stands for. */
  private spokenOf(): Expression {
    if (!this.last) throw new NotAPhrase();
    return this.last;
  }

  private value(): Expression | null {
    const token = this.tokens[this.at];
    if (token?.kind !== "value") return null;
    this.at += 1;
    return token.value;
  }

  private expect(words: string): void {
    if (!this.take(words)) throw new NotAPhrase();
  }

  private firstOf<Entry extends readonly [string, ...unknown[]]>(entries: readonly Entry[]): Entry | null {
    return entries.find(([words]) => this.take(words)) ?? null;
  }

  /** Moves past the words when they come next. */
  private take(words: string): boolean {
    const wanted = words.split(" ");
    const here = wanted.every((word, i) => {
      const token = this.tokens[this.at + i];
      return token?.kind === "word" && token.word === word;
    });
    if (here) this.at += wanted.length;
    return here;
  }
}
