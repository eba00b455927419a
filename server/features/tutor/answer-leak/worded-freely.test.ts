import { describe, expect, it } from "vitest";
import { ladderInTalk } from "../hints/ladder-in-talk";
import { leakDetectorsOf } from "./leak-detectors";
import { leaksInContext } from "./leaks-in-context";
import { answersRequest, openRequestIn } from "./open-requests";
import { generatedLeaks } from "./testing";
import WORDED from "./worded-freely.json";

/** Whether a sentence of a reply is kept back, behind a problem and what the student said of it. */
function isHeld([problem = "", said = "", reply = ""]: readonly string[]): boolean {
  const turns = [problem, said].map((text) => ({ role: "user" as const, text }));
  const ladder = ladderInTalk(turns);
  const detectors = leakDetectorsOf({ ladder: ladder === "unknown" ? null : ladder, turns });
  const request = openRequestIn(turns);
  const sentences = reply.split(/(?<=[.?!]) /);
  return sentences.some(
    (sentence, at) =>
      (request !== null && answersRequest(sentence, request)) ||
      detectors.some((watch) =>
        leaksInContext({ before: sentences.slice(0, at).join(" "), sentence }, watch),
      ),
  );
}

describe("with hints first", () => {
  it("an answer is kept back however it is worded", () => {
    expect(WORDED.leaks.filter((each) => !isHeld(each))).toEqual([]);
  });

  it("an answer is kept back in sentences whose parts are drawn, in every language and clothing", {
    timeout: 120_000,
  }, () => {
    const told = generatedLeaks(20261129, 300).filter(
      ([problem, sentence]) => !isHeld([problem, "pls", sentence]),
    );
    expect(told).toEqual([]);
  });

  it("a hint is let through, but for one in twenty", () => {
    const held = WORDED.hints.filter(isHeld);
    expect(held.length, JSON.stringify(held, null, 1)).toBeLessThanOrEqual(WORDED.hints.length / 20);
  });
});
