import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { followReply } from "./follow-reply";
import { insertEvents, listEvents } from "./repository";
import { startReply } from "./start-reply";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

it("gives back each event as it was told, also words that look like something else", async () => {
  const deps = createTutorDeps(fixtures.deps);
  const scope = fixtures.guest();
  const message = { id: "message-of-a-student", text: "2x + 3 = 7" };
  const run = await startReply(deps, scope, { id: "conversation-of-one", message, address: "192.0.2.1" });
  const signal = new AbortController().signal;
  const { events } = await viewed(await followReply(deps, scope, { run, after: 0, signal }));

  const bodies = [
    " 1058",
    "2",
    "null",
    "true",
    '"quoted"',
    "[1]",
    '{"type":"finish"}',
    "1e3",
    { type: "start" },
  ];
  const db = await deps.db();
  await insertEvents(
    db,
    bodies.map((body, index) => ({ runId: run, seq: events + index + 1, body })),
  );
  expect(await listEvents(db, run, { after: events, limit: 100 })).toEqual(bodies);
});
