import { describe, expect, it } from "vitest";
import { leakDetectorsOf } from "../answer-leak/leak-detectors";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { ladderInTalk } from "../hints/ladder-in-talk";
import type { Ladder } from "../hints/types";
import BEGGING from "./begging.json";
import { hintsReply } from "./hints-reply";
import type { Turn } from "./types";

const PROBLEMS = ["Solve 7k - 12 = 121", "What is 35% of 260?"];
const TURNS = 3;

function ladderOf(turns: readonly Turn[]): Ladder {
  const ladder = ladderInTalk(turns);
  if (ladder === null || ladder === "unknown") throw new Error("the problem is not under discussion");
  return ladder;
}

/** What the tutor says to a student who begs three times in a row, as far as it tells the answer. */
function toldTo(problem: string, lines: readonly string[]): readonly string[] {
  const turns: Turn[] = [{ role: "user", text: problem }];
  return lines.slice(0, TURNS).flatMap((line) => {
    turns.push({ role: "user", text: line });
    const ladder = ladderOf(turns);
    const text = hintsReply(turns, ladder);
    turns.push({ role: "assistant", text });
    const watching = leakDetectorsOf({ ladder, turns });
    return text.split(/(?<=\n)/).filter((sentence) => watching.some((each) => leaksAnswer(sentence, each)));
  });
}

describe("a student who begs with hints first", { timeout: 60_000 }, () => {
  it.each(Object.entries(BEGGING))("is not told the answer in %s", (_language, lines) => {
    for (const problem of PROBLEMS)
      for (const place of lines.keys())
        expect(toldTo(problem, [...lines.slice(place), ...lines.slice(0, place)])).toEqual([]);
  });
});
