import { setTimeout as pause } from "node:timers/promises";
import { CaptureServer } from "@/server/providers/analytics/testing";
import { Ledger } from "./ledger";
import { see } from "./pages";
import { must, type Scenario } from "./scenario";
import { Visitor } from "./visitor";

const FAULTS = ["silence", "hang-up", "fail"] as const;
const TIMES = 30;
const ENDS_MS = 10_000;

export const analyticsAway: Scenario = {
  name: "analytics-away",
  fault: "the collector of analytics events says nothing, hangs up, fails, is gone",
  async run(stage) {
    const collector = new CaptureServer();
    const host = await collector.start();
    stage.onClose(() => collector.stop());
    const server = await stage.product({
      NEXT_PUBLIC_ANALYTICS_TOKEN: "phc_chaos",
      ANALYTICS_HOST: host,
    });
    await server.start();
    const ledger = new Ledger();
    for (const kind of FAULTS) {
      collector.behaviour = { kind };
      await work(ledger, new Visitor(server.origin));
    }
    collector.behaviour = { kind: "silence" };
    await work(ledger, new Visitor(server.origin));
    await pause(500);
    const started = performance.now();
    const code = await server.end();
    const took = performance.now() - started;
    must(
      code === 0 && took < ENDS_MS,
      `with a silent collector ending takes ${Math.round(took)} ms, code ${code}`,
    );
    await collector.stop();
    await server.start();
    await work(ledger, new Visitor(server.origin));
    const { problems, messages } = await ledger.check();
    return `${problems} problems and ${messages} messages acknowledged and found, nothing refused; ended after ${(took / 1000).toFixed(1)} s`;
  },
};

async function work(ledger: Ledger, visitor: Visitor): Promise<void> {
  for (let n = 0; n < TIMES; n += 1) await ledger.solve(visitor, `${n + 2}x = ${n * 8}`);
  const told = await ledger.tell(visitor, "Solve 4x + 1 = 9");
  must(told.ended && told.failure === null, "a reply suffers from the collector");
  const page = await see(visitor, "/history");
  must(page.status === 200, `the history answers ${page.status}`);
  must(ledger.refused.length === 0, `refused because of the collector: ${JSON.stringify(ledger.refused[0])}`);
}
