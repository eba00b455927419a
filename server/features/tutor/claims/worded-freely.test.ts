import { describe, expect, it } from "vitest";
import { checkReply } from "./check-reply";
import WORDED from "./worded-freely.json";

/** Whether something in a reply is called wrong, or its answer is said to be lacking. */
async function isRefuted([problem = "", text = ""]: readonly string[]): Promise<boolean> {
  const problems = problem === "" ? [] : [problem];
  const { claims, lacks } = await checkReply({ text, problems }, () => 0);
  return lacks !== undefined || claims.some(({ outcome }) => outcome === "refuted");
}

const judged = async (replies: readonly (readonly string[])[]) => {
  const told: { readonly reply: readonly string[]; readonly refuted: boolean }[] = [];
  for (const reply of replies) told.push({ reply, refuted: await isRefuted(reply) });
  return told;
};

describe("what a reply says in its own words", { timeout: 60_000 }, () => {
  it("is refuted where it is wrong, in at least 19 of 20", async () => {
    const missed = (await judged(WORDED.wrong)).filter(({ refuted }) => !refuted);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(WORDED.wrong.length / 20);
  });

  it("is never refuted where it is right", async () => {
    expect((await judged(WORDED.right)).filter(({ refuted }) => refuted)).toEqual([]);
  });
});
