import type { Frame } from "../draft";
import { figureReading } from "./figure-reading";
import { membersReading } from "./members-reading";
import { consecutiveReading, singleReading } from "./number-reading";
import type { Said } from "./said";
import { RelationGrammar } from "./statements";
import { subjectOf } from "./subject";
import { tokensOf } from "./tokens";

/** Lengths, numbers and angles that are told in terms of one another: of a figure by its formulas, of several numbers by
 * their sum or product, of angles by what they add up to. Every word has its place in a sentence of that kind. */
export const relationsFrame: Frame = (story) => {
  const sentences = story.sentences.map(tokensOf);
  const subject = subjectOf(sentences);
  if (!subject) return null;
  const said: Said[] = [];
  for (const sentence of sentences) {
    const read = new RelationGrammar(subject, sentence).read();
    if (!read) return null;
    said.push(...read);
  }
  if (subject.kind === "figure") return figureReading(story, subject, said);
  if (subject.kind === "members") return membersReading(story, subject, said);
  return subject.kind === "single"
    ? singleReading(story, subject, said)
    : consecutiveReading(story, subject, said);
};
