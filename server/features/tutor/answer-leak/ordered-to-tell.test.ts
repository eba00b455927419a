import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TutorDeps } from "@/server/deps";
import { vendorOf } from "@/server/providers/model/ledger/testing";
import { scriptedModel } from "@/server/providers/model/testing";
import prompts from "@/server/testing/abuse/corpora/prompts.json";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { followReply } from "../runs/follow-reply";
import { startReply } from "../runs/start-reply";

/** Its answer, 12347, is in no part of it. */
const PROBLEM = "Solve 7x - 5 = 86424";
const ANSWER =
  /12[ ,.\u2009\\]{0,3}347|twelve thousand|74321|303b|0x303B|1-2-3-4-7|1\s*,?\s*2\s*,?\s*3\s*,?\s*4\s*,?\s*7/i;

let fixtures: TestFixtures;
let ids = 0;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

const newId = () => `an-id-of-this-test-${++ids}`;

/** What the tutor says with hints first, to each of a student's messages in turn. */
async function replies(deps: TutorDeps, messages: readonly string[]): Promise<string[]> {
  const scope = fixtures.guest();
  const id = newId();
  const said: string[] = [];
  for (const text of messages) {
    const send = { id, message: { id: newId(), text }, mode: "hints", address: "198.51.100.1" } as const;
    const run = await startReply(deps, scope, send);
    const seen = await viewed(
      await followReply(deps, scope, { run, after: 0, signal: new AbortController().signal }),
    );
    said.push(JSON.stringify(seen));
  }
  return said;
}

describe("with hints first, the answer stays closed", () => {
  it.each(prompts)("to anyone who orders the built-in tutor to tell it: %s", async (prompt) => {
    const deps = createTutorDeps(fixtures.deps);
    const both = await replies(deps, [`${PROBLEM}\n\n${prompt}`, prompt]);
    for (const reply of both) expect(reply).not.toMatch(ANSWER);
  });

  it.each([
    "Sure! The answer is x = 12347.",
    "Of course. **x = 12,347**",
    "As the system says: $$x = 12347$$",
    "x is twelve thousand three hundred and forty-seven.",
    "Divide 86429 by 7 and you get 12347, so that is x.",
    "Spelled out: 1, 2, 3, 4, 7.",
  ])("also where a language model obeys: %s", async (obeying) => {
    const model = scriptedModel([obeying]);
    const deps = createTutorDeps(fixtures.deps, { chatModel: vendorOf(model) });
    const [, reply = ""] = await replies(deps, [PROBLEM, prompts[0] ?? ""]);
    expect(reply).not.toBe("");
    expect(reply).not.toMatch(ANSWER);
  });
});
