import "server-only";
import { FRENCH, GERMAN, PORTUGUESE, SPANISH } from "./concepts-others";
import type { TurnConcept } from "./types";

/** Of these the words ask for help with a problem and say nothing of it. */
const TALKING: readonly TurnConcept[] = [
  "hello",
  "thanks",
  "bye",
  "hint",
  "solution",
  "stuck",
  "feeling",
  "idle",
];

/** Words of talk in other languages. */
export const TALK_ELSEWHERE: ReadonlySet<string> = new Set(
  [SPANISH, FRENCH, GERMAN, PORTUGUESE].flatMap((table) =>
    TALKING.flatMap((concept) => (table[concept] ?? "").split(/[| ]/)).filter((word) => word !== ""),
  ),
);
