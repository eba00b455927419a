import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storeInMemory } from "../testing";
import { AnswerSender, type WaitingAnswer } from "./answers";

const answerAt = (at: number): WaitingAnswer => {
  const id = `answer-number-${at}`;
  return { id, at, answer: { id, skill: "two-steps", level: 1, seed: at, what: "answer", answer: "x = 1" } };
};
const emptyStore = () => storeInMemory(({ at }: WaitingAnswer) => at);

type Reply = number | "away" | "lost";

/** A server that takes everything, or does what it is told instead, answer by answer. One whose reply is lost has taken it. */
function server(replies: readonly Reply[] = []) {
  const counted: string[] = [];
  let calls = 0;
  const fetch = async (path: string, init: RequestInit) => {
    if (path.endsWith("/account.begin")) return Response.json({});
    const reply = replies[calls] ?? 200;
    calls += 1;
    if (reply === "away") throw new TypeError("Failed to fetch");
    const { id } = (JSON.parse(String(init.body)) as { json: { id: string } }).json;
    // As the server does: each number counts once.
    if ((reply === 200 || reply === "lost") && !counted.includes(id)) counted.push(id);
    if (reply === "lost") throw new TypeError("Failed to fetch");
    return Response.json({}, { status: reply });
  };
  return { counted, fetch };
}

/** Tries again as long as anything is tried. */
function clock() {
  const due: (() => void)[] = [];
  return { later: (_ms: number, work: () => void) => void due.push(work), due };
}

describe("answers of a session without a network", () => {
  it("all arrive, each counted once and in their order, whatever the network does", async () => {
    const replies = fc.array(fc.constantFrom<Reply>(200, "away", "lost", 503, 429), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(replies, fc.integer({ min: 1, max: 6 }), async (replies, count) => {
        const { counted, fetch } = server(replies);
        const { later, due } = clock();
        const store = emptyStore();
        const sender = new AnswerSender(store, fetch, later);
        const wanted = Array.from({ length: count }, (_, at) => answerAt(at));
        for (const waiting of wanted) await sender.send(waiting);
        await sender.sendAll();
        while (due.length > 0) {
          due.shift()?.();
          await sender.sendAll();
        }
        expect(counted).toEqual(wanted.map(({ id }) => id));
        expect(store.now()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("are kept while the server is away, and say how many wait", async () => {
    const store = emptyStore();
    const sender = new AnswerSender(store, server(["away", "away", "away"]).fetch, clock().later);
    const heard: number[] = [];
    sender.listen((waiting) => heard.push(waiting));
    await sender.send(answerAt(1));
    await sender.send(answerAt(2));
    await sender.sendAll();
    expect(store.now().map(({ at }) => at)).toEqual([1, 2]);
    expect(heard.at(-1)).toBe(2);
    await sender.wake();
    await sender.wake();
    expect(heard.at(-1)).toBe(0);
  });

  it("hold up no others when one is refused for good", async () => {
    const { counted, fetch } = server([404]);
    const store = emptyStore();
    const sender = new AnswerSender(store, fetch, clock().later);
    for (const at of [1, 2]) await sender.send(answerAt(at));
    await sender.sendAll();
    expect(counted).toEqual([answerAt(2).id]);
    expect(store.now()).toEqual([]);
  });
});
