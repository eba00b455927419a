import { plural } from "../../../lexicon/nouns";
import { words } from "../../../word-list";
import { type Draft, draft, type Frame, isScenery } from "../draft";
import type { Reading } from "../reading";
import { type Token, tokensOf } from "../relations/tokens";
import type { Story } from "../story";
import { type Bound, matches, type Wording } from "./pattern";

/** One thing that a story of a kind says: which of its clauses, and what stands in its places. */
export interface Told {
  readonly says: string;
  readonly bound: Bound;
}

/** A kind of situation told in words: the clauses of its stories by their wordings, and the equations they come to. */
export interface Scene {
  /** One of these is in every story of the kind: the beginning of a word, or of a part of the sentence that begins with a
   * blank, a mark or a sign. */
  readonly cues: readonly string[];
  readonly clauses: Readonly<Record<string, readonly Wording[]>>;
  /** @returns null where what is told does not make one situation of the kind */
  readonly build: (told: readonly Told[], reading: Draft, story: Story) => Reading | null;
}

/** Between two clauses of a sentence. */
const JOINTS: ReadonlySet<string> = words(", ; : and but while if then so when given that where");
const LONGEST = 60;
const MOST_READINGS = 12;

/** Every sentence is clauses of the scene from its first word to its last, or says nothing of amounts. A story that can
 * be read in two ways has to come to the same in both. */
export const sceneFrame =
  (scene: Scene): Frame =>
  (story) => {
    if (!hasCue(scene, story)) return null;
    const readings = new Map<string, Reading>();
    for (const told of readScene(scene, story)) {
      const reading = scene.build(told, draft(story), story);
      if (reading) readings.set(reading.key, reading);
    }
    const [only] = readings.values();
    return readings.size === 1 && only ? only : null;
  };

/** Whether a story may be of the kind at all. */
export const hasCue = ({ cues }: Scene, { sentences }: Story): boolean =>
  sentences.some((sentence) => {
    const padded = ` ${sentence} `;
    return cues.some((cue) => padded.includes(isLetter(cue[0]) ? ` ${cue}` : cue));
  });

const isLetter = (sign = ""): boolean => sign >= "a" && sign <= "z";

/** What the story says, in each way in which all of its words have a place. */
export function readScene(scene: Scene, story: Story): readonly (readonly Told[])[] {
  let all: (readonly Told[])[] = [[]];
  for (const sentence of story.sentences) {
    const tokens = tokensOf(sentence);
    const ways = tokens.length > LONGEST ? [] : clausesFrom({ scene, tokens, known: new Map() }, 0);
    const told = ways.length === 0 && isScenery(sentence) ? [[]] : ways;
    all = all.flatMap((before) => told.map((each) => [...before, ...each])).slice(0, MOST_READINGS);
    if (all.length === 0) break;
  }
  return all;
}

interface Sentence {
  readonly scene: Scene;
  readonly tokens: readonly Token[];
  /** What the rest of it says from each place that was looked at. */
  readonly known: Map<number, readonly (readonly Told[])[]>;
}

function clausesFrom(sentence: Sentence, at: number): readonly (readonly Told[])[] {
  const known = sentence.known.get(at);
  if (known) return known;
  const found = at === sentence.tokens.length ? [[]] : saidFrom(sentence, at);
  sentence.known.set(at, found);
  return found;
}

function saidFrom(sentence: Sentence, at: number): readonly (readonly Told[])[] {
  const { scene, tokens } = sentence;
  const token = tokens[at];
  const found = new Map<string, readonly Told[]>();
  const put = (told: readonly Told[]) => found.set(keyOf(told), told);
  if (token?.kind === "word" && JOINTS.has(token.word) && at < tokens.length - 1)
    for (const rest of clausesFrom(sentence, at + 1)) put(rest);
  for (const [says, wordings] of Object.entries(scene.clauses))
    for (const wording of wordings)
      for (const { end, bound } of matches(wording, tokens, at)) {
        if (found.size >= MOST_READINGS) return [...found.values()];
        if (end > at) for (const rest of clausesFrom(sentence, end)) put([{ says, bound }, ...rest]);
      }
  return [...found.values()];
}

const keyOf = (told: readonly Told[]): string =>
  told.map(({ says, bound }) => `${says} ${[...bound].join(" ")}`).join("; ");

/** The mark of a number in a clause. */
export const markIn = (told: Told, name: string): string | undefined => {
  const found = told.bound.get(name);
  return typeof found === "string" ? found : undefined;
};

/** The words of a name in a clause. */
export const wordsIn = (told: Told, name: string): readonly string[] => {
  const found = told.bound.get(name);
  return typeof found === "object" ? found : [];
};

/** The clauses of a kind. */
export const allSaid = (told: readonly Told[], ...kinds: readonly string[]): readonly Told[] =>
  told.filter(({ says }) => kinds.includes(says));

/** The one clause of a kind; null where there is none, or more than one. */
export function onlySaid(told: readonly Told[], ...kinds: readonly string[]): Told | null {
  const [only, ...more] = allSaid(told, ...kinds);
  return only && more.length === 0 ? only : null;
}

/** The name of many of them. */
export const many = (words: readonly string[]): string =>
  words.map((word, i) => (i === words.length - 1 ? plural(word) : word)).join(" ");
