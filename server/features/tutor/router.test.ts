import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TutorDeps } from "@/server/deps";
import { openApiRequest } from "@/server/request-context/api-context";
import { createCaller } from "@/server/testing/api-caller";
import { createTestFixtures, createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";
import { followReply } from "./runs/follow-reply";

const root = vi.hoisted((): { tutorDeps: unknown } => ({ tutorDeps: null }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

let fixtures: TestFixtures;
let tutor: TutorDeps;
beforeAll(async () => {
  fixtures = await createTestFixtures();
  tutor = createTutorDeps(fixtures.deps);
  root.tutorDeps = tutor;
});
afterAll(() => fixtures.close());

async function student() {
  const userId = fixtures.deps.newId();
  const headers = new Headers({ authorization: `Bearer ${await fixtures.token(userId)}` });
  const request = openApiRequest({ headers, url: "http://classmate.example/" }, fixtures);
  const scope = await fixtures.user(userId);
  const replied = async (run: string) =>
    viewed(await followReply(tutor, scope, { run, after: 0, signal: new AbortController().signal }));
  return { chat: createCaller({ deps: fixtures.deps, request }).chat, replied };
}

describe("a conversation of a program", () => {
  it("begins with a text alone, and goes on where it is", async () => {
    const { chat, replied } = await student();
    const first = await chat.send({ text: "Solve 9k = 1647" });
    expect((await replied(first.runId)).text).toContain("$k = 183$");
    const second = await chat.send({ id: first.id, text: "is it k = 183?" });
    expect(second.id).toBe(first.id);
    await replied(second.runId);
    const { messages, title, runId, hasEarlier } = await chat.byId({ id: first.id });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(messages.map(({ id }) => id)).toEqual(
      [first, second].flatMap(({ messageId, runId }) => [messageId, runId]),
    );
    expect({ title, runId, hasEarlier }).toEqual({
      title: "Solve 9k = 1647",
      runId: null,
      hasEarlier: false,
    });
  });

  it("takes a message once, however often it is sent", async () => {
    const { chat, replied } = await student();
    const message = { id: "conversation-of-one", messageId: "message-sent-twice", text: "Solve 9k = 1647" };
    const [first, second] = [await chat.send(message), await chat.send(message)];
    expect(second).toEqual(first);
    await replied(first.runId);
    expect((await chat.byId({ id: first.id })).messages).toHaveLength(2);
  });

  it("is read from its end, some messages at a time", async () => {
    const { chat, replied } = await student();
    const { id, runId } = await chat.send({ text: "Solve 9k = 1647" });
    await replied(runId);
    await replied((await chat.send({ id, text: "why?" })).runId);
    const all = (await chat.byId({ id })).messages.map((message) => message.id);
    const last = await chat.byId({ id, limit: 3 });
    expect(last.messages.map((message) => message.id)).toEqual(all.slice(1));
    expect(last.hasEarlier).toBe(true);
    const rest = await chat.byId({ id, limit: 3, before: all[1] });
    expect(rest.messages.map((message) => message.id)).toEqual(all.slice(0, 1));
    expect(rest.hasEarlier).toBe(false);
    await expect(chat.byId({ id, before: "not-a-message-of-it" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("belongs to whoever began it: for anyone else there is none", async () => {
    const [mine, other] = [await student(), await student()];
    const { id, runId } = await mine.chat.send({ text: "Solve 9k = 1647" });
    for (const attempt of [
      other.chat.byId({ id }),
      other.chat.send({ id, text: "hello" }),
      other.chat.stop({ id }),
      other.replied(runId),
    ])
      await expect(attempt).rejects.toMatchObject({ message: expect.stringMatching(/could not find/i) });
    await mine.replied(runId);
    expect((await mine.chat.byId({ id })).messages).toHaveLength(2);
  });

  it.each([
    { text: " " },
    { text: "x".repeat(20_000) },
    { id: "short", text: "Solve 9k = 1647" },
    { messageId: "no spaces allowed here", text: "Solve 9k = 1647" },
  ])("is refused what it cannot take: %j", async (message) => {
    const { chat } = await student();
    await expect(chat.send(message)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
