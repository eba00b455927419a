import { describe, expect, it } from "vitest";
import { ladderOf } from "../hints/ladder";
import { ladderInTalk } from "../hints/ladder-in-talk";
import { hintsReply } from "./hints-reply";
import type { Turn } from "./types";

/** What the tutor says to the last of the student's messages, hints opened by words alone. */
function reply(...messages: readonly string[]): string {
  const turns: Turn[] = [];
  let last = "";
  for (const text of messages) {
    turns.push({ role: "user", text });
    const ladder = ladderInTalk(turns);
    last = hintsReply(turns, ladder === "unknown" ? null : ladder);
    turns.push({ role: "assistant", text: last });
  }
  return last;
}

const PROBLEM = "Solve 9k - 14 = 85";

describe("the built-in tutor with hints first", () => {
  it("shows the problem and how many hints there are, and no step", () => {
    const said = reply(PROBLEM);
    expect(said).toMatch(/\$\$9k - 14 = 85\$\$/);
    expect(said).toMatch(/I have 3 hints for this/);
    expect(said).not.toMatch(/99|11/);
  });

  it("gives one hint after the other and says which one", () => {
    expect(reply(PROBLEM, "hint")).toMatch(/^\*\*Hint 1 of 3\.\*\* A linear equation/);
    expect(reply(PROBLEM, "hint", "next")).toMatch(/^\*\*Hint 2 of 3\.\*\* Undo what was done/);
    expect(reply(PROBLEM, "hint", "next", "hint")).toMatch(
      /^\*\*Hint 3 of 3\.\*\*[\s\S]*9k = 99[\s\S]*last hint/,
    );
    expect(reply(PROBLEM, "hint", "next", "hint", "hint", "next")).toMatch(/^\*\*Hint 3 of 3/);
  });

  it.each([
    "solve it",
    "just tell me",
    "what is the answer?",
    "show all steps",
    "another way",
    "by factoring",
  ])("never solves it: %s", (begging) => {
    const said = reply(PROBLEM, begging);
    expect(said).toMatch(/“Show the answer”/);
    expect(said).not.toMatch(/99|11/);
  });

  it("says which step is not open yet", () => {
    expect(reply(PROBLEM, "why step 2?")).toMatch(/^No step is open yet/);
    expect(reply(PROBLEM, "hint", "hint", "hint", "why step 2?")).toMatch(
      /^Step 2 is not open yet; step 1 is/,
    );
    expect(reply(PROBLEM, "hint", "hint", "hint", "why step 1?")).toMatch(/9k = 99/);
  });

  it("judges an answer without telling the right one", () => {
    expect(reply(PROBLEM, "is it 12?")).toMatch(/^\*\*Not quite\.\*\*/);
    expect(reply(PROBLEM, "is it 12?")).not.toMatch(/11/);
    expect(reply(PROBLEM, "k = 11")).toMatch(/^\*\*Right\.\*\*/);
    expect(reply("Calculate 13 * (4 + 5)", "is it 57?")).not.toMatch(/117/);
    expect(reply("Simplify 3a + 4(a + 2)", "7a + 2")).not.toMatch(/7a \+ 8/);
  });

  it("takes a new problem up", () => {
    expect(reply(PROBLEM, "hint", "Solve 5m = 65")).toMatch(/5m = 65[\s\S]*hints? for this/);
  });

  it("tells what is open once the answer is", () => {
    const ladder = ladderOf(PROBLEM, 99);
    const turns: Turn[] = [
      { role: "user", text: PROBLEM },
      { role: "user", text: "hint" },
    ];
    expect(hintsReply(turns, ladder)).toContain("**Answer:** $k = 11$");
  });

  it("says what it cannot do, and greets", () => {
    expect(reply("Who wrote Hamlet?")).toMatch(/^I can’t explain that yet/);
    expect(reply("hint")).toMatch(/Which problem do you mean/);
    expect(reply("hello")).toMatch(/^Hello/);
    expect(reply("Solve 3^x + x = 5")).toMatch(/I can’t solve this one yet/);
  });
});
