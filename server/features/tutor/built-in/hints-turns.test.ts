import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { shownIn } from "../answer-leak/shown";
import { ladderInTalk } from "../hints/ladder-in-talk";
import CORPUS from "../turns/corpus.json";
import { hintsReply } from "./hints-reply";
import type { Turn } from "./types";

/** Their answers are numbers that are in no turn of the corpus. */
const PROBLEMS = ["Solve 6k - 11 = 91", "Calculate 17 * 23", "x^2 - 60x + 899 = 0", "Expand (n + 13)^2"];
const TURNS = CORPUS["Solve 3x + 5 = 20"].map(([turn = ""]) => turn);

function replyTo(problem: string, turn: string): string {
  const turns: Turn[] = [
    { role: "user", text: problem },
    { role: "user", text: turn },
  ];
  const ladder = ladderInTalk(turns);
  return hintsReply(turns, ladder === "unknown" ? null : ladder);
}

describe("hints first, whatever is said", { timeout: 120_000 }, () => {
  it.each(PROBLEMS)("never gives the answer of %s away", (problem) => {
    const secret = guardedAnswerOf(problem);
    expect(secret).not.toBeNull();
    if (!secret) return;
    const told = TURNS.flatMap((turn) => {
      const said = replyTo(problem, turn);
      const isLeak = leaksAnswer(said, { secret, shown: shownIn([problem, turn], secret.letters) });
      return isLeak ? [`${turn}: ${said}`] : [];
    });
    expect(told).toEqual([]);
  });

  it("gives no times table in which the answer stands", () => {
    expect(replyTo("Calculate 7 * 8", "7 times table")).toContain("Show the answer");
    expect(replyTo("Solve 6k - 11 = 91", "9 times table")).toContain("\\times 9");
  });
});
