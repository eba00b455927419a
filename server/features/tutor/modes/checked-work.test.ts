import type { ModelMessage } from "ai";
import { describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { Turn } from "../built-in/types";
import { workReply } from "../built-in/work-reply";
import { checkedTurns } from "./checked-work";
import { instructionsFor } from "./instructions";

const said = (...texts: readonly string[]): readonly Turn[] => texts.map((text) => ({ role: "user", text }));
const reply = (...texts: readonly string[]): string =>
  workReply(texts.map((text) => ({ role: "user", text })));

describe("a message with working", () => {
  it("is read on the problem in its first line", () => {
    const judged = checkedTurns(said("Solve 3(x - 2) = 9\n3x - 2 = 9\n3x = 11"));
    expect(judged).toMatchObject({
      kind: "judged",
      problem: "Solve 3(x - 2) = 9",
      check: { firstWrong: 0, finished: false },
    });
  });

  it.each(["Problem: 4y - 9 = 15", "Here is my working for 4y - 9 = 15:", "4y - 9 = 15"])(
    "names its problem: %s",
    (first) => {
      expect(checkedTurns(said(`${first}\n4y = 6\ny = 1.5`))).toMatchObject({
        kind: "judged",
        check: { firstWrong: 0 },
      });
    },
  );

  it("is read on the problem under discussion, also when its first line could be one", () => {
    expect(checkedTurns(said("Solve 3(x - 2) = 9", "3x - 6 = 9\n3x = 15\nx = 5"))).toMatchObject({
      problem: "Solve 3(x - 2) = 9",
      check: { firstWrong: null, finished: true },
    });
  });

  it("gives way to a new problem", () => {
    expect(checkedTurns(said("Solve 3x = 9\nx = 3", "Solve 8w = 72\nw = 8"))).toMatchObject({
      problem: "Solve 8w = 72",
      check: { firstWrong: 0 },
    });
  });

  it("may be missing, and so may the problem", () => {
    expect(checkedTurns(said("Solve 3x = 9"))).toEqual({ kind: "no-working", problem: "Solve 3x = 9" });
    expect(checkedTurns(said("Is my work right?"))).toEqual({ kind: "no-problem" });
  });
});

describe("the built-in tutor checking work", () => {
  it("names the first wrong line and why, and what is right before it", () => {
    const text = reply("Solve 5x + 7 = 92\n5x = 85\nx = 80");
    expect(text).toMatch(/1\. \$5x = 85\$: follows\.\n2\. \$x = 80\$: \*\*does not follow\.\*\*/);
    expect(text).toContain("Line 1 is right. Write line 2 again");
    expect(text).not.toMatch(/\b17\b/);
  });

  it("does not give the value away that is asked for", () => {
    const text = reply("Calculate 3 * (4 + 5)\n= 12 + 5\n= 17");
    expect(text).toContain("**does not follow.**");
    expect(text).not.toContain("27");
  });

  it("says when all is right, and looks again when it is asked why", () => {
    const work = "Solve 5x + 7 = 67\n5x = 60\nx = 12";
    expect(reply(work)).toMatch(/\*\*Right\.\*\* Every line follows/);
    expect(reply("Solve 2x + 6 = 18\n2x = 24", "why?")).toContain("does not follow");
  });

  it("asks for what is missing and does not solve", () => {
    expect(reply("Is my work right?")).toMatch(/^Send me the problem/);
    expect(reply("Solve 5x + 7 = 67")).toMatch(/^I have the problem/);
    expect(reply("Solve 5x + 7 = 67", "just tell me")).not.toMatch(/12/);
  });
});

describe("a language model checking work", () => {
  it("is told the verdict, and is to keep to it", async () => {
    const messages: ModelMessage[] = [{ role: "user", content: "Solve 3(x - 2) = 9\n3x - 2 = 9" }];
    const text = await instructionsFor({ mode: "check", ladder: null, messages }, createEngineInProcess());
    expect(text).toContain("do not judge otherwise");
    expect(text).toContain("1. $3x - 2 = 9$: **does not follow.**");
  });
});
