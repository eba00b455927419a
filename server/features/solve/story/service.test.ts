import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import type { UserScope } from "@/server/session/scope";
import { solve } from "@/server/solver/solve";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { present } from "../policy";
import { correctSchema } from "../schema";
import { correctStory, createSolve, getSolve, revealSolve } from "../service";
import type { StoredSolve } from "../types";

const STORY = "Mira has 75 plums. She gives 1/3 of them to Otto and eats 13. How many are left?";

let fixtures: TestFixtures;
let ada: UserScope;
let ben: UserScope;

beforeAll(async () => {
  fixtures = await createTestFixtures({ engine: createEngineInProcess({ solve }) });
  ada = await fixtures.user("11111111-1111-4111-8111-111111111111");
  ben = await fixtures.user("22222222-2222-4222-8222-222222222222");
});
afterAll(() => fixtures.close());

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

describe("a story with hints first", () => {
  const kept = (text: string): StoredSolve => ({
    id: "s",
    text,
    mode: "hints",
    result: solve(text),
    revealedSteps: 0,
    answerRevealed: false,
    attempt: null,
    partProgress: null,
    solveMs: 0,
    createdAt: new Date(0),
  });
  const size = fc.integer({ min: 13, max: 400 }).map((each) => 6 * each);
  const told = fc.tuple(size, size, size).map(([a, b, c]) => [a + b + c, b, c] as const);
  const WORDINGS: readonly ((n: readonly [number, number, number]) => string)[] = [
    ([a, b, c]) =>
      `Ida had ${a} mugs. She sold ${b} mugs and broke ${c} mugs. How many mugs does Ida have now?`,
    ([a, b]) =>
      `Ida had ${a} mugs. She gave 1/3 of them to Omar and bought ${b}. How many mugs does Ida have now?`,
    ([a, b]) => `Ida has ${a} mugs. Omar has ${b} mugs. How many more mugs does Ida have than Omar?`,
    ([, b, c]) => `Ida has ${b} more mugs than Omar. Omar has ${c} mugs. How many mugs does Ida have?`,
    ([, b]) => `Ida has 3 times as many mugs as Omar. Omar has ${b} mugs. How many mugs does Ida have?`,
    ([a]) => `In a box there are ${a} pens. 1/2 of them are red. How many are not red?`,
    ([a]) => `Ida shares ${a} mugs among 6 friends. How many mugs does each friend get?`,
    ([, b]) => `Ida has 7 bags. There are ${b} mugs in each bag. How many mugs does Ida have?`,
    ([, b, c]) =>
      `After Ida gave away ${b} mugs she had ${c} mugs left. How many mugs did Ida have at first?`,
  ];

  it("shows no number but those the text tells, and no length of which one could be read off", () => {
    let drawn = 0;
    fc.assert(
      fc.property(fc.constantFrom(...WORDINGS), told, (write, numbers) => {
        const text = write(numbers);
        const view = present(kept(text));
        const parts = view.story?.model?.bars.flatMap((bar) => bar.parts) ?? [];
        drawn += parts.length;
        expect(view.story).not.toBeNull();
        for (const { size: length } of parts) expect(length).toBe(1);
        const shown = [
          view.story?.rows,
          view.story?.asked,
          view.read,
          parts.map(({ size: _size, ...part }) => part),
        ];
        const wholes = view.story?.model?.bars.map((bar) => bar.whole);
        for (const number of numbersIn(JSON.stringify([shown, wholes])))
          expect(numbersIn(text), `${number} in ${text}`).toContain(number);
      }),
      { seed: 17, numRuns: 60 },
    );
    expect(drawn).toBeGreaterThan(60);
  });

  it("shows what is asked as unknown until the answer is open", async () => {
    const made = await createSolve(fixtures.deps, ada, { text: STORY, mode: "hints" });
    const askedIn = (view: typeof made) =>
      view.story?.model?.bars.flatMap((bar) => bar.parts).find(({ isAsked }) => isAsked)?.value;
    expect(askedIn(made)).toBeNull();
    expect(JSON.stringify(made)).not.toMatch(/"37"|\b25\b/);
    expect(askedIn(await revealSolve(fixtures.deps, ada, { id: made.id, what: "answer" }))).toBe("37");
  });
});

describe("a line of a story that is put right", () => {
  it("makes a new problem in the same mode and leaves the old one as it is", async () => {
    const made = await createSolve(fixtures.deps, ada, { text: STORY, mode: "hints" });
    const corrected = await correctStory(fixtures.deps, ada, { id: made.id, row: 2, said: "and eats 20" });
    expect(corrected).toMatchObject({ mode: "hints", text: STORY.replace("eats 13", "eats 20") });
    expect(corrected.id).not.toBe(made.id);
    expect(corrected.story?.rows[2]?.what).toBe("eats 20 plums");
    expect(await getSolve(fixtures.deps, ada, made.id)).toEqual(made);
  });

  it("takes another name or thing as well", async () => {
    const made = await createSolve(fixtures.deps, ada, { text: STORY, mode: "answer" });
    const corrected = await correctStory(fixtures.deps, ada, {
      id: made.id,
      row: 1,
      said: "Mira gives 25 of them to Pia",
    });
    expect(corrected.story?.rows[1]).toMatchObject({ who: "Mira", what: "gives 25 plums to Pia" });
    expect(corrected.answer).toBe("37 plums");
  });

  it("of a part of a worksheet makes a problem of that part", async () => {
    const sheet = await createSolve(fixtures.deps, ada, { text: `a) ${STORY}\nb) 3x = 12`, mode: "answer" });
    const corrected = await correctStory(fixtures.deps, ada, {
      id: sheet.id,
      part: 0,
      row: 0,
      said: "Mira has 90 plums",
    });
    expect(corrected).toMatchObject({ parts: [], answer: "47 plums" });
  });

  it("is its owner's: nobody else can correct it, nor a line that is not there", async () => {
    const { id } = await createSolve(fixtures.deps, ada, { text: STORY, mode: "answer" });
    const plain = await createSolve(fixtures.deps, ada, { text: "2x = 8", mode: "answer" });
    for (const [scope, input] of [
      [ben, { id, row: 0, said: "Mira has 9 plums" }],
      [fixtures.guest(), { id, row: 0, said: "Mira has 9 plums" }],
      [ada, { id, row: 50, said: "Mira has 9 plums" }],
      [ada, { id: plain.id, row: 0, said: "Mira has 9 plums" }],
    ] as const)
      await expect(correctStory(fixtures.deps, scope, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is refused with what to do when it is empty or too long", () => {
    expect(correctSchema.safeParse({ id: "x", row: 0, said: "  " }).error?.issues[0]?.message).toContain(
      "Write what",
    );
    expect(correctSchema.safeParse({ id: "x", row: 0, said: "a".repeat(501) }).success).toBe(false);
  });
});
