import type { Expression } from "../../expression/ast";
import { int, power, product, quotient, root, sum } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { calculateOrSimplify, isNumeric } from "../../problem/classify";
import { lowered, minus, raised, times } from "../../problem/phrase/combine";
import { type Face, operand, partInWords } from "../faces";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";
import type { Context } from "../sentence";

/** What is done to one number. */
const SINGLE: ReadonlyMap<Concept, (of: Expression) => Expression> = new Map<
  Concept,
  (of: Expression) => Expression
>([
  ["same-face", (of) => times(int(2), of)],
  ["twice", (of) => times(int(2), of)],
  ["treble", (of) => times(int(3), of)],
  ["halve", (of) => quotient(of, int(2))],
  ["square", (of) => power(of, int(2))],
  ["square-of", (of) => power(of, int(2))],
  ["cube", (of) => power(of, int(3))],
  ["cube-of", (of) => power(of, int(3))],
  ["square-root", (of) => root(of)],
  ["cube-root", (of) => root(of, 3n)],
]);

/** What is done with two numbers: the words that lead to the second of a pair, the same with what came out of the step
 * before as the first, and whether the first of the pair is the second of the operation ("subtract 3 from 8"). */
interface Pairing {
  readonly links: readonly Concept[];
  readonly apply: (of: Expression, by: Expression) => Expression;
  readonly isTurned?: boolean;
}

const divided = (of: Expression, by: Expression): Expression => ({
  kind: "quotient",
  numerator: of,
  denominator: by,
  inline: true,
});

const PAIRED: ReadonlyMap<Concept, Pairing> = new Map<Concept, Pairing>([
  ["add", { links: ["to", "and"], apply: (of, by) => sum([of, by]), isTurned: true }],
  ["subtract", { links: ["from"], apply: minus, isTurned: true }],
  ["multiply", { links: ["by", "and"], apply: (of, by) => product([of, by], true) }],
  ["divide", { links: ["by"], apply: divided }],
  ["increase", { links: ["by"], apply: raised }],
  ["decrease", { links: ["by"], apply: lowered }],
]);

/** Words between steps, and around them, that say nothing of what is done. */
const JOINTS: ReadonlySet<Concept> = new Set<Concept>(["given", "and"]);
const IDLE: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "now",
  "ask",
  "thing",
  "is",
  "starts",
  "guess",
  "draw",
]);

/** "Double 16 then add 4", "add 7 to 15 and multiply by 2", "start with 3, square it and take away 5": steps that are
 * done one after another, each to what came out of the step before. A step begins behind a joint only, so that
 * signs in words, "double 16 plus 4", are not taken for steps. */
export const stepsReader: ItemReader = (items, context) => {
  const steps = new Steps(items, context);
  const result = steps.all();
  const recognition = result && steps.count > 1 ? calculateOrSimplify(result) : null;
  return recognition && { recognition, weight: items.filter(({ kind }) => kind === "word").length };
};

/** "Times by 3", "divided by 3": the phrase holds the word that leads to the number; "times 3" needs none. */
const endsInBy = (said: WordItem | null): boolean =>
  said?.text.split(" ").at(-1) === "by" || said?.text === "times";

class Steps {
  private at = 0;
  count = 0;

  constructor(
    private readonly items: readonly Item[],
    private readonly context: Context,
  ) {}

  /** What comes out in the end; null where an item belongs to no step. */
  all(): Expression | null {
    this.passIdle();
    const begins = this.at;
    let result = this.first();
    const isBegun = this.items[begins]?.kind === "maths" && this.at === begins + 1;
    this.count = 1;
    while (result && this.at < this.items.length) {
      // "Start with 6 multiply by 4": behind a number alone a step begins by itself.
      const isJoined = this.passJoints() || (isBegun && this.count === 1);
      if (this.at === this.items.length) return result;
      result = isJoined ? this.next(result) : null;
      this.count += 1;
    }
    return result;
  }

  /** "Double 16", "add 7 to 15", or the number that is begun with. */
  private first(): Expression | null {
    const word = this.operation();
    if (word === null) return this.number();
    const single = SINGLE.get(word);
    if (single) {
      const of = this.number();
      return of && single(of);
    }
    const pairing = PAIRED.get(word);
    const one = pairing ? this.number() : null;
    const other = pairing && one && this.takes(pairing.links) ? this.number() : null;
    if (!pairing || !one || !other) return null;
    return pairing.isTurned ? pairing.apply(other, one) : pairing.apply(one, other);
  }

  /** "Then add 4", "double it", "and divide the answer by 3", "take it from 20". */
  private next(result: Expression): Expression | null {
    const said = this.word();
    const word = this.operation();
    if (word === null) return null;
    const single = SINGLE.get(word);
    if (single) {
      this.passIdle();
      return single(result);
    }
    const pairing = PAIRED.get(word);
    if (!pairing) return null;
    this.passIdle();
    if (pairing.isTurned && this.takes(["from"])) {
      const from = this.number();
      return from && pairing.apply(from, result);
    }
    const isLed = pairing.isTurned === true || this.takes(["by", "with"]) || endsInBy(said);
    const by = isLed ? this.number() : null;
    // "Add 3 to it": what it is added to came out before.
    if (by && pairing.isTurned && this.takes(["to", "from"]) && !this.isSaid("skip")) return null;
    this.passIdle();
    return by && pairing.apply(result, by);
  }

  private get item(): Item | undefined {
    return this.items[this.at];
  }

  private word(): WordItem | null {
    return this.item?.kind === "word" ? this.item : null;
  }

  private isSaid(concept: Concept): boolean {
    return this.word()?.concept === concept;
  }

  private operation(): Concept | null {
    const concept = this.word()?.concept ?? null;
    if (concept === null || !(SINGLE.has(concept) || PAIRED.has(concept))) return null;
    this.at += 1;
    return concept;
  }

  private takes(links: readonly Concept[]): boolean {
    const concept = this.word()?.concept;
    if (!concept || !links.includes(concept)) return false;
    this.at += 1;
    return true;
  }

  /** A number, or a part of one: "1/2 of 30". */
  private number(): Expression | null {
    while (this.isSaid("skip") || this.isSaid("of") || this.isSaid("thing") || this.isSaid("with"))
      this.at += 1;
    const found = this.taken(partInWords) ?? this.taken(operand);
    if (!found || !this.isSaid("of")) return found;
    this.at += 1;
    const whole = this.taken(operand);
    return whole && product([found, whole], true);
  }

  private taken(face: Face<Expression>): Expression | null {
    const found = this.item?.kind === "maths" ? face(this.item, this.context) : null;
    if (!found || !isNumeric(found)) return null;
    this.at += 1;
    return found;
  }

  private passIdle(): void {
    for (let word = this.word(); word?.concept && IDLE.has(word.concept); word = this.word()) this.at += 1;
  }

  /** Whether there is a joint before the next step. */
  private passJoints(): boolean {
    let isJoined = false;
    for (; this.item; this.at += 1) {
      const concept = this.word()?.concept;
      if (this.item.kind === "break" || (concept && JOINTS.has(concept))) isJoined = true;
      else if (!concept || !IDLE.has(concept)) break;
    }
    return isJoined;
  }
}
