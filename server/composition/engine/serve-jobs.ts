import "server-only";
import type { MessagePort } from "node:worker_threads";
import type { Order, Report } from "@/server/providers/engine/messages";
import { JOB_POLICIES } from "@/server/providers/engine/policies";
import { limitBehind } from "@/server/solver/ledger";

type Work = (input: never) => unknown;

/** Does what is ordered at a thread's port, one job after the other. */
export function serveJobs(port: MessagePort, jobs: Readonly<Record<string, Work>>): void {
  const send = (report: Report, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(report, transfer);
  port.on("message", async ({ id, job, input }: Order) => {
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    try {
      const work = jobs[job];
      if (!work) throw new Error("there is no such job");
      const output = await work(input as never);
      send({ kind: "done", id, output, ms: elapsed() }, handedBack(job, output));
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

function handedBack(job: string, output: unknown): readonly ArrayBuffer[] {
  const handsBack = new Map<string, { readonly handsBack?: (output: never) => readonly ArrayBuffer[] }>(
    Object.entries(JOB_POLICIES),
  ).get(job)?.handsBack;
  // A job comes to what its policy hands back.
  return handsBack?.(output as never) ?? [];
}
