import type { Solved } from "../situation";
import { barsOf } from "./bars";
import { askedRow, rowsOf } from "./rows";
import type { StoryEvidence } from "./types";

/** How a solved story was read: a row for each thing it tells, what it asks, and bars where they show it. Rows hold
 * what is told only; of the bars, `closed` leaves out the rest. */
export function evidenceOf(solved: Solved, text: string): StoryEvidence {
  const { facts, question } = solved;
  return { text, rows: rowsOf(facts, text), asked: askedRow(question, text), model: barsOf(solved, text) };
}
