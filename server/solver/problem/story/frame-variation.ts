import { type Draft, draft, type Frame } from "./draft";
import { askedNoun, nounsOf } from "./nouns";
import type { Quantity, Story } from "./story";
import { aboutWhich, withOwnQuestion } from "./wording";

const VARIES =
  /^(.*)\b(?:varies|vary|is|are|was) (directly|inversely)(?: proportional)? (?:as|with|to) (?:the (square root|square|cube|cube root) of )?([^<>]*)$/;
const PROPORTIONAL =
  /^(.*)\b(?:is|are|varies) (?:directly )?(proportional) to (?:the (square root|square|cube|cube root) of )?([^<>]*)$/;

interface Law {
  readonly dependent: string;
  readonly independent: string;
  readonly inverse: boolean;
  /** Exponent of the independent amount. */
  readonly power: "1" | "2" | "3" | "1/2";
}

/** "y varies directly as the square of x": from one pair of values the missing one of another pair. */
export const variationFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const laws = story.sentences.map(lawOf).filter((law) => law !== null);
  const [law] = laws;
  if (laws.length !== 1 || !law || story.quantities.length !== 3) return null;
  const [single, pair] = splitByThing(story);
  const question = story.sentences.at(-1) ?? "";
  if (single === null || pair.length !== 2) return null;
  const inQuestion = (at: number) =>
    new RegExp(`<[A-Z]${at}>`).test(question) || sentenceOf(story, at) !== sentenceOf(story, single);
  const [base] = pair.filter((at) => !inQuestion(at));
  const [other] = pair.filter(inQuestion);
  if (base === undefined || other === undefined) return null;
  const asksDependent = law.power === "1" ? true : isDependentAsked(law, question, story, single);
  if (!asksDependent) return null;
  const reading = draft(story);
  const [of, from, to] = [single, base, other].map((at) => reading.take(`${at}`)) as [
    Quantity,
    Quantity,
    Quantity,
  ];
  if (from.unit !== to.unit && from.unit.split(" ")[0] !== to.unit.split(" ")[0]) return null;
  return finished(reading, { law, of, from, to, unit: unitOf(story, single, of) });
};

function lawOf(sentence: string): Law | null {
  const found = VARIES.exec(sentence) ?? PROPORTIONAL.exec(sentence);
  const power = ({ square: "2", cube: "3", "square root": "1/2" } as const)[found?.[3] as "square"] ?? "1";
  if (!found || /<|\bjointly\b|\bcube root\b|\band the\b/.test(sentence)) return null;
  return { dependent: found[1] ?? "", independent: found[4] ?? "", inverse: found[2] === "inversely", power };
}

interface Values {
  readonly law: Law;
  readonly of: Quantity;
  readonly from: Quantity;
  readonly to: Quantity;
  readonly unit: string;
}

function finished(reading: Draft, { law, of, from, to, unit }: Values) {
  const raised = (text: string) =>
    law.power === "1" ? text : law.power === "1/2" ? `sqrt(${text})` : `${text}^${law.power}`;
  reading.unknown("k", "the constant of variation");
  reading.unknown("y", "the amount asked for");
  reading.condition(
    law.inverse ? `k = ${of.text}*${raised(from.text)}` : `k = ${of.text}/${raised(from.text)}`,
    law.inverse
      ? "The product stays the same: it is the constant."
      : "The quotient stays the same: it is the constant.",
  );
  reading.condition(
    law.inverse ? `y = k/${raised(to.text)}` : `y = k*${raised(to.text)}`,
    "The same constant goes with the new amount.",
  );
  reading.ask({ value: "y", unit });
  return reading.done();
}

const sentenceOf = ({ sentences }: Story, at: number): number =>
  sentences.findIndex((sentence) => new RegExp(`<[A-Z]${at}>`).test(sentence));

/** The quantity of which there is one, and the two of the same thing. */
function splitByThing(story: Story): readonly [number | null, readonly number[]] {
  const nouns = nounsOf(story);
  const thing = (at: number) => {
    const { kind } = story.quantities[at] as Quantity;
    return kind === "N" ? `N ${nouns[at]}` : kind;
  };
  const all = story.quantities.map((_, at) => at);
  const single = all.filter((at) => all.filter((other) => thing(other) === thing(at)).length === 1);
  return single.length === 1 ? [single[0] as number, all.filter((at) => at !== single[0])] : [null, []];
}

/** With a square or a root it matters which of the two is asked for. */
function isDependentAsked(law: Law, question: string, story: Story, single: number): boolean {
  const [before = ""] = (story.sentences[sentenceOf(story, single)] ?? "").split(/<[A-Z]\d+>/);
  return (
    (aboutWhich(question.replace(/<.*/, ""), [law.dependent, law.independent]) ??
      aboutWhich(before, [law.dependent, law.independent])) === 0
  );
}

function unitOf(story: Story, at: number, { kind, unit }: Quantity): string {
  if (kind !== "N") return unit;
  return askedNoun(story.sentences.at(-1) ?? "") === null
    ? (nounsOf(story)[at] ?? "")
    : (/how many ([a-z]+)/.exec(story.sentences.at(-1) ?? "")?.[1] ?? "");
}
