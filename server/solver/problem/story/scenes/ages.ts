import { equals, rational } from "../../../expression/rational";
import { words } from "../../../word-list";
import type { Draft } from "../draft";
import type { Reading } from "../reading";
import { markIn, type Told, wordsIn } from "./scene";

/** Pronouns that no one person is meant by. */
const SEVERAL: ReadonlySet<string> = new Set(["they", "them", "we", "you"]);
const PRONOUNS: ReadonlySet<string> = words("he she they it i you we him her them");
const LETTERS = ["x", "y", "z", "u", "v"] as const;

const isPerson = (words: readonly string[]): boolean => words.length > 0 && !PRONOUNS.has(words.join(" "));

/** "Ed's age" is of Ed. */
const whose = (told: Told, name: string): readonly string[] => {
  const words = wordsIn(told, name);
  return words.length > 1 && words.at(-1) === "age" ? words.slice(0, -1) : words;
};

/** Everyone who is named, in order; "her brother" and "Ann's brother" are one where nobody else is a brother. */
export function peopleIn(told: readonly Told[]): readonly string[] {
  const people: string[] = [];
  for (const words of told.flatMap((each) => ["a", "b"].map((name) => whose(each, name)))) {
    if (isPerson(words) && indexOf(people, words) < 0) people.push(words.join(" "));
  }
  return people;
}

/** Who is meant by a name, or by the last word of one; −1 where it is nobody or one of several. */
function indexOf(people: readonly string[], words: readonly string[]): number {
  const own = people.indexOf(words.join(" "));
  if (own >= 0) return own;
  const [last = ""] = words.slice(-1);
  const ending = people.filter((person) => {
    const [end = ""] = person.split(" ").slice(-1);
    return end === last && (words.length === 1 || !person.includes(" "));
  });
  return ending.length === 1 ? people.indexOf(ending[0] as string) : -1;
}

const TENSES: ReadonlyMap<string, string> = new Map([
  ["was", "past"],
  ["were", "past"],
  ["turned", "past"],
  ["will", "future"],
  ["would", "future"],
]);

/** "Ann is as old as Ben was 3 years ago" compares ages of two times. */
function isOfOneTime(told: Told): boolean {
  const [one, other] = ["i", "j"].map((name) => wordsIn(told, name)[0]);
  return other === undefined || TENSES.get(one ?? "") === TENSES.get(other);
}

/** The equations for the ages of now that a story of ages comes to. */
export class Ages {
  private topic = -1;

  constructor(
    private readonly people: readonly string[],
    private readonly reading: Draft,
  ) {}

  /** @returns null where the ages are not told once each, or somebody or a time is not clear */
  read(told: readonly Told[]): Reading | null {
    const facts = told.filter(({ says }) => !says.startsWith("ask"));
    const [question, ...more] = told.filter(({ says }) => says.startsWith("ask"));
    const isDifference = question?.says === "ask then" || question?.says === "ask more";
    const needed = this.people.length - Number(isDifference && facts.length < this.people.length);
    if (!question || more.length > 0 || facts.length !== needed) return null;
    for (const [i, person] of this.people.entries())
      this.reading.unknown(LETTERS[i] as string, `the age of ${person} now`);
    // Where only the difference is told, it is one age with the other taken as any.
    if (facts.length < this.people.length) return this.byDifference(facts, question);
    if (!facts.every((fact) => this.tell(fact)) || !this.ask(question)) return null;
    return this.reading.done();
  }

  /** "Ann was 20 when Ben was 8. How old will she be when he is 18?" */
  private byDifference(facts: readonly Told[], question: Told): Reading | null {
    const [fact] = facts;
    if (this.people.length !== 2 || !fact || question.says !== "ask then") return null;
    const mark = markIn(question, "v");
    const other = this.letter(whose(question, "b"), "");
    const one = this.letter(whose(question, "a"), other ?? "");
    if (one === null || other === null || one === other || !this.tell(fact)) return null;
    this.reading.condition(
      `${other} = ${this.reading.take(mark).text}`,
      "At that time one of the ages is this.",
    );
    this.inYears(one);
    return this.reading.done();
  }

  private ask(question: Told): boolean {
    const time = this.shift(question);
    const letters = this.people.map((_, i) => `${LETTERS[i]}${time}`);
    if (time === null || (question.says === "ask then" && time !== "")) return false;
    if (question.says === "ask all") {
      for (const [i, person] of this.people.entries()) this.inYears(letters[i] as string, `${person}’s age`);
      return true;
    }
    const one = this.letter(whose(question, "a"), "");
    const other = this.letter(whose(question, "b"), one ?? "");
    if (question.says === "ask sum") {
      const pair = wordsIn(question, "a").length > 0 ? [`${one}${time}`, `${other}${time}`] : letters;
      if (wordsIn(question, "a").length > 0 && (one === null || other === null || one === other))
        return false;
      this.inYears(pair.map((each) => `(${each})`).join(" + "));
      return true;
    }
    if (one === null) return false;
    if (question.says === "ask") this.inYears(`${one}${time}`);
    else if (other === null || other === one) return false;
    else if (question.says === "ask then") {
      this.inYears(`${one} + ${this.reading.take(markIn(question, "v")).text} - ${other}`);
    } else {
      const [older, younger] = wordsIn(question, "k")[0] === "older" ? [one, other] : [other, one];
      this.inYears(`${older} - ${younger}`);
    }
    return true;
  }

  private inYears(value: string, label = ""): void {
    this.reading.ask({ label, value, unit: "years" });
  }

  private tell(told: Told): boolean {
    const time = told.says === "at that time" || told.says === "same" ? "" : this.shift(told);
    if (time === null) return false;
    if (told.says === "sum") return this.tellSum(told, time);
    const one = this.letter(whose(told, "a"), "");
    if (one === null) return false;
    if (told.says === "age") {
      this.reading.condition(`${one}${time} = ${this.taken(told, "s")}`, "An age is told.");
      return true;
    }
    const other = this.letter(whose(told, "b"), one);
    if (other === null || other === one || !isOfOneTime(told)) return false;
    if (told.says === "same") this.reading.condition(`${one} = ${other}`, "They are of the same age.");
    else if (told.says === "at that time")
      this.reading.condition(
        `${one} - ${other} = ${this.taken(told, "s")} - ${this.taken(told, "r")}`,
        "The difference of two ages stays the same.",
      );
    else return this.tellComparison(told, `${one}${time}`, `(${other}${time})`);
    return true;
  }

  private tellSum(told: Told, time: string): boolean {
    const named = ["a", "b"].map((name) => this.letter(whose(told, name), "-"));
    const isPair = wordsIn(told, "a").length > 0;
    const letters = isPair ? named : this.people.map((_, i) => LETTERS[i] ?? null);
    if (letters.some((each) => each === null)) return false;
    const sum = letters.map((letter) => `(${letter}${time})`).join(" + ");
    this.reading.condition(`${sum} = ${this.taken(told, "s")}`, "The ages add up to this.");
    return true;
  }

  private tellComparison(told: Told, one: string, other: string): boolean {
    const mark = markIn(told, "n");
    const times = mark === undefined ? null : this.reading.take(mark);
    if (times && equals(times.value, rational(1n))) return false;
    const base = times ? `${times.text}*${other}` : other;
    if (told.says === "times")
      this.reading.condition(`${one} = ${base}`, "One age is so many times the other.");
    else {
      const isMore = ["older", "more"].includes(wordsIn(told, "k")[0] ?? "");
      this.reading.condition(
        `${one} = ${base} ${isMore ? "+" : "-"} ${this.taken(told, "y")}`,
        "One age is given in terms of the other.",
      );
    }
    return true;
  }

  private taken(told: Told, name: string): string {
    return this.reading.take(markIn(told, name)).text;
  }

  /** What is added to an age of now for the time that is spoken of; null where the verb speaks of a time that is not told. */
  private shift(told: Told): string | null {
    const [after, before] = [markIn(told, "f"), markIn(told, "p")];
    const [tense = ""] = wordsIn(told, "i");
    if ((tense === "was" || tense === "were" || tense === "turned") && before === undefined) return null;
    if ((tense === "will" || tense === "would") && after === undefined) return null;
    if (after !== undefined) return ` + ${this.reading.take(after).text}`;
    return before === undefined ? "" : ` - ${this.reading.take(before).text}`;
  }

  /** Whose age a name or a pronoun means: a pronoun the one who was spoken of, and nobody at all the other of two.
   * @param beside whom it cannot mean */
  private letter(words: readonly string[], beside: string): string | null {
    if (isPerson(words)) {
      const at = indexOf(this.people, words);
      if (beside === "") this.topic = at;
      return LETTERS[at] ?? null;
    }
    if (this.people.length !== 2 || SEVERAL.has(words.join(" "))) return null;
    if (beside !== "") return LETTERS[beside === LETTERS[0] ? 1 : 0] ?? null;
    return LETTERS[this.topic] ?? null;
  }
}
