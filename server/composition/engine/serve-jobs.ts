import "server-only";
import type { MessagePort } from "node:worker_threads";
import type { Order, Report } from "@/server/providers/engine/messages";
import { limitBehind } from "@/server/solver/ledger";

type Work = (input: never) => unknown;

/** Does what is ordered at a thread's port, one job after the other. */
export function serveJobs(port: MessagePort, jobs: Readonly<Record<string, Work>>): void {
  const send = (report: Report): void => port.postMessage(report);
  port.on("message", async ({ id, job, input }: Order) => {
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    try {
      const work = jobs[job];
      if (!work) throw new Error("there is no such job");
      const output = await work(input as never);
      send({ kind: "done", id, output, ms: elapsed() });
    } catch (error) {
      send(
        limitBehind(error)
          ? { kind: "limit", id, ms: elapsed() }
          : { kind: "fault", id, error, ms: elapsed() },
      );
    }
  });
  send({ kind: "ready" });
}
