import { isAmong, words } from "../../word-list";
import type { Word } from "../words";

/** Where the question of a sentence begins; −1 where it has none. */
export const questionStart = (said: readonly Word[]): number =>
  said.findIndex(
    ({ text }, i) =>
      (text === "how" && said[i + 1] !== undefined) ||
      (text === "what" && i + 1 < said.length) ||
      (isAmong(text, "find calculate determine") &&
        (i === 0 || said[i - 1]?.text === ",") &&
        !isAmong(said[i + 1]?.text, "how what")),
  );

/** What goes on for so long, or so far. */
export const OUTINGS: ReadonlySet<string> = words(
  "ride trip journey drive walk run call stay lesson visit flight rental hire session job",
);
