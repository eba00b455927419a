import { BrandedError } from "@/server/errors/branded-error";
import type { Pattern } from "./literals";
import { type Part, parsePattern } from "./parse-pattern";

/** Goes on behind what matched, from a place in the text. */
type Next = (at: number) => boolean;

class Enough extends BrandedError {
  static readonly brand = "Enough";
}

/** Counts the steps that looking for an expression everywhere in a text takes, tried as engines do: one way after the
 * other, going back where one fails. The same on every machine.
 * @param most steps after which it stops counting */
export function createStepCounter(pattern: Pattern): (text: string, most: number) => number {
  const tree = parsePattern(pattern);
  const look = new Look(pattern.flags);
  return (text, most) => look.everywhere(tree, { letters: Array.from(text), most }).steps;
}

/** What an expression finds in a text, found by these steps. */
export function foundBy(pattern: Pattern, text: string): string[] {
  const letters = Array.from(text);
  const { found } = new Look(pattern.flags).everywhere(parsePattern(pattern), {
    letters,
    most: Number.POSITIVE_INFINITY,
  });
  return found.map(([from, to]) => letters.slice(from, to).join(""));
}

class Look {
  private letters: readonly string[] = [];
  private steps = 0;
  private most = 0;
  private kept = new Map<string, string>();
  private readonly tests = new Map<string, (letter: string) => boolean>();

  constructor(private readonly flags: string) {}

  everywhere(tree: Part, { letters, most }: { readonly letters: readonly string[]; readonly most: number }) {
    [this.letters, this.most, this.steps] = [letters, most, 0];
    const places: [from: number, to: number][] = [];
    try {
      for (let at = 0; at <= letters.length; at += 1) {
        let end = at;
        const found = this.match(tree, at, (to) => {
          end = to;
          return true;
        });
        if (found) places.push([at, end]);
        if (found && end > at) at = end - 1;
      }
    } catch (error) {
      if (!Enough.isInstance(error)) throw error;
    }
    return { steps: this.steps, found: places };
  }

  private match(part: Part, at: number, next: Next): boolean {
    this.steps += 1;
    if (this.steps >= this.most) throw new Enough();
    switch (part.kind) {
      case "letter":
        return at < this.letters.length && this.isLike(part.source, this.letters[at] ?? "") && next(at + 1);
      case "place":
        return this.isAt(part.source, at) && next(at);
      case "row":
        return this.row(part.parts, { index: 0, at }, next);
      case "choice":
        return part.options.some((option) => this.match(option, at, next));
      case "repeat":
        return this.repeat(part, { count: 0, at }, next);
      case "look":
        return this.sees(part, at) !== part.negative && next(at);
      case "group":
        return this.match(part.body, at, (to) => {
          const before = this.kept.get(part.name);
          this.kept.set(part.name, this.letters.slice(at, to).join(""));
          if (next(to)) return true;
          if (before === undefined) this.kept.delete(part.name);
          else this.kept.set(part.name, before);
          return false;
        });
      case "again":
        return this.again(part.name, at, next);
    }
  }

  private row(parts: readonly Part[], { index, at }: { index: number; at: number }, next: Next): boolean {
    const part = parts[index];
    return part
      ? this.match(part, at, (to) => this.row(parts, { index: index + 1, at: to }, next))
      : next(at);
  }

  private repeat(
    part: Extract<Part, { kind: "repeat" }>,
    { count, at }: { count: number; at: number },
    next: Next,
  ): boolean {
    const more = () =>
      count < part.max &&
      this.match(part.body, at, (to) =>
        to === at && count >= part.min ? false : this.repeat(part, { count: count + 1, at: to }, next),
      );
    const enough = () => count >= part.min && next(at);
    return part.lazy ? enough() || more() : more() || enough();
  }

  private sees({ body, behind }: Extract<Part, { kind: "look" }>, at: number): boolean {
    if (!behind) return this.match(body, at, () => true);
    for (let from = at; from >= 0; from -= 1) if (this.match(body, from, (to) => to === at)) return true;
    return false;
  }

  private again(name: string, at: number, next: Next): boolean {
    const text = Array.from(this.kept.get(name) ?? "");
    return text.every((letter, index) => this.letters[at + index] === letter) && next(at + text.length);
  }

  private isLike(source: string, letter: string): boolean {
    let test = this.tests.get(source);
    if (!test) {
      const expression = new RegExp(`^${source}$`, this.flags.replace(/[gym]/g, ""));
      const known = new Map<string, boolean>();
      test = (one) => {
        const answer = known.get(one) ?? expression.test(one);
        known.set(one, answer);
        return answer;
      };
      this.tests.set(source, test);
    }
    return test(letter);
  }

  private isAt(place: string, at: number): boolean {
    const [before, after] = [this.letters[at - 1], this.letters[at]];
    const isLine = (letter: string | undefined) =>
      letter === undefined || (this.flags.includes("m") && letter === "\n");
    if (place === "^") return isLine(before);
    if (place === "$") return isLine(after);
    const isWord = (letter: string | undefined) => letter !== undefined && /\w/.test(letter);
    return (isWord(before) !== isWord(after)) === (place === "\\b");
  }
}
