import { setTimeout as pause } from "node:timers/promises";
import { saying, streams } from "@/server/providers/model/testing";
import { Ledger } from "./ledger";
import { see } from "./pages";
import { modelSettings, must, type Scenario } from "./scenario";
import { at, Visitor } from "./visitor";

const LONG = Array.from({ length: 600 }, (_, index) => `word${index} `);
const SHORT = Array.from({ length: 30 }, (_, index) => `word${index} `);
/** What Kubernetes, Docker and systemd leave a process at least. */
const GRACE_MS = 10_000;
const GO_ON = "Continue from here";

export const ending: Scenario = {
  name: "asked-to-end",
  fault: "SIGTERM in mid-stream",
  async run(stage) {
    const model = await stage.model(
      streams(saying(...SHORT), { bytesAtOnce: 300, pauseMs: 60 }),
      streams(saying(...LONG), { bytesAtOnce: 300, pauseMs: 60 }),
      streams(saying("and the end.")),
    );
    const server = await stage.product(modelSettings(model));
    await server.start();
    const ledger = new Ledger();
    const [one, other, third] = [1, 2, 3].map(() => new Visitor(server.origin)) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    const short = ledger.tell(one, "Count a little");
    await model.request(0);
    const long = ledger.tell(other, "Count for a long time");
    await model.request(1);
    await pause(1_000);
    const started = performance.now();
    const ended = server.end("SIGTERM");
    await pause(300);
    const ready = await third.answer(third.fetch("/api/health/ready"));
    const refused = await ledger.solve(third, "1 + 1");
    must(ready.status === 503, `the product says that it is ready while it ends: ${ready.status}`);
    must(refused.status === 503, `a new request is answered with ${refused.status} while the product ends`);
    must(refused.retryAfter !== null, "a refused request is not told when to try again");
    const [finished, broken] = await Promise.all([short, long]);
    must(finished.words === SHORT.join(""), "a reply that had time to finish did not");
    must(broken.ended, "the reply that was broken off does not say so");
    const code = await ended;
    const took = performance.now() - started;
    must(code === 0, `the exit code is ${code}`);
    must(took < GRACE_MS, `ending took ${Math.round(took)} ms`);
    await server.start();
    await ledger.check();
    const page = await see(other, `/chat/${broken.chatId}`);
    must(page.words.includes(GO_ON), "the reply that was broken off cannot be carried on");
    const usage = await other.call("usage.today", undefined, "query");
    must(at(usage.body, "used") === 0, "the reply that was broken off counts");
    return `ready and new requests answered 503 with Retry-After ${refused.retryAfter} s; a short reply finished, a long one was kept to its last word and can go on; exit code 0 after ${(took / 1000).toFixed(1)} s`;
  },
};
