import { describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { Turn } from "../built-in/types";
import { ladderOf } from "../hints/ladder";
import type { Ladder } from "../hints/types";
import { type LeaksInContext, STAYS_CLOSED, withoutLeaks } from "./without-leaks";

const PROBLEM = "5x + 7 = 67";

function ladder(open = 0, problem = PROBLEM): Ladder {
  const found = ladderOf(problem, open);
  if (!found) throw new Error(problem);
  return found;
}

const engine = createEngineInProcess();

const closedBy =
  (kept: Ladder, turns: readonly Turn[]): LeaksInContext =>
  (place) =>
    engine.run("leaksAnswer", { ladder: kept, turns, ...place });

async function* pieces(text: string, size: number): AsyncGenerator<string, "finished" | "stopped"> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  return "finished";
}

interface Setup {
  readonly size?: number;
  readonly ladder?: Ladder;
  readonly resumedFrom?: string;
  readonly said?: readonly string[];
}

async function filtered(text: string, setup: Setup = {}): Promise<string> {
  const { size = 3, resumedFrom = "", said = [PROBLEM] } = setup;
  const turns = said.map((each) => ({ role: "user" as const, text: each }));
  const isClosed = closedBy(setup.ladder ?? ladder(), turns);
  const hasEnded = (ending: string) => ending === "finished";
  let out = "";
  for await (const words of withoutLeaks({ words: pieces(text, size), resumedFrom, hasEnded }, isClosed))
    out += words;
  return out;
}

const REPLY = "Look at the 7 first. Take it from both sides.\n\nSo $x = 12$. Does that help?\n";

describe("a reply with hints first", () => {
  it.each([1, 2, 5, 1000])("leaves out the sentence that gives the answer, in pieces of %i", async (size) => {
    const text = await filtered(REPLY, { size });
    expect(text).toBe(
      `Look at the 7 first. Take it from both sides.\n\nDoes that help?\n\n\n${STAYS_CLOSED}`.replace(
        "\n\nDoes",
        "\n\n Does",
      ),
    );
  });

  it("says once that the answer stays closed", async () => {
    const text = await filtered("x = 12. It is twelve. The answer: 12. And again 12!");
    expect(text.split(STAYS_CLOSED)).toHaveLength(2);
    expect(text.replace(STAYS_CLOSED, "").trim()).toBe("");
  });

  it("is left as it is when it gives nothing away", async () => {
    const text = "Look at the 7.\n\n| a | b |\n|---|---|\n| 5x | 67 |\n\n```\n5x + 7\n```\nWhat undoes + 7?";
    expect(await filtered(text)).toBe(text);
  });

  it("comes sentence by sentence, not at its end", async () => {
    const words = withoutLeaks(
      { words: pieces("First. Second. Third", 1), resumedFrom: "", hasEnded: () => true },
      closedBy(ladder(), []),
    );
    expect((await words.next()).value).toBe("First. ");
    expect((await words.next()).value).toBe("Second. ");
  });

  it.each([
    ["Take eleven. Now add one to it.", /eleven/],
    ["Take 11. Add 1 to that.", /11/],
    ["First digit: 1. Second digit: 2.", /1.*2|2.*1/],
  ])("does not tell it over two sentences: %s", async (text, told) => {
    expect((await filtered(text)).replace(STAYS_CLOSED, "")).not.toMatch(told);
  });

  it("that broke off goes on without the rest of the answer", async () => {
    expect(await filtered("2. Good.", { resumedFrom: "So x = 1" })).not.toMatch(/2/);
  });

  it("may say the answer once it is open, or when the student has found it", async () => {
    const open = ladder(99);
    expect(await filtered(REPLY, { ladder: open })).toBe(REPLY);
    expect(await filtered(REPLY, { said: [PROBLEM, "is it x = 12?"] })).toBe(REPLY);
    expect(await filtered(REPLY, { said: [PROBLEM, "is it 10, 11 or 12?"] })).toContain(STAYS_CLOSED);
  });

  it("keeps back the root that the student has not found", async () => {
    const setup = { ladder: ladder(0, "x^2 - 31x + 220 = 0"), said: ["x^2 - 31x + 220 = 0", "x = 11"] };
    const text = await filtered("x = 11 is right. The other one is x = 20.", setup);
    expect(text).toContain("x = 11 is right.");
    expect(text).not.toContain("20");
  });

  it("keeps back the answer to an earlier problem as well", async () => {
    const now = { ...ladder(0, "3y = 51"), closed: [PROBLEM] };
    const text = await filtered("Divide by 3. And the first one was twelve.", { ladder: now });
    expect(text).toContain("Divide by 3.");
    expect(text).not.toContain("twelve");
  });
});
