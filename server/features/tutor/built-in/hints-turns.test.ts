import { describe, expect, it } from "vitest";
import { drawnOf } from "@/server/testing/drawn";
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
  it.each(PROBLEMS.map((problem, place) => [problem, place] as const))(
    "never gives the answer of %s away",
    (problem, place) => {
      const secret = guardedAnswerOf(problem);
      expect(secret).not.toBeNull();
      if (!secret) return;
      // Other turns for each problem, so that all of them are tried.
      const turns = drawnOf([...TURNS.slice(place), ...TURNS.slice(0, place)]);
      const told = turns.flatMap((turn) => {
        const said = replyTo(problem, turn);
        const isLeak = leaksAnswer(said, { secret, shown: shownIn([problem, turn], secret.letters) });
        return isLeak ? [`${turn}: ${said}`] : [];
      });
      expect(told).toEqual([]);
    },
  );

  it("gives no times table in which the answer stands", () => {
    expect(replyTo("Calculate 7 * 8", "7 times table")).toContain("Show the answer");
    expect(replyTo("Solve 6k - 11 = 91", "9 times table")).toContain("\\times 9");
  });
});
