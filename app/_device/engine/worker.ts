import { loadReaders } from "@/server/solver/problem/readers/lazy";
import { loadTopics } from "@/server/solver/topics/lazy";
import type { Report } from "../jobs";
import { loadChecks } from "./desk";
import { reportOn, warmUp } from "./serve";

interface Surroundings {
  postMessage(report: Report): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

// The engine runs here: this file is the worker's beginning, and the only way from a page to the engine's code.
const surroundings = self as unknown as Surroundings;

const say = (report: Report) => surroundings.postMessage(report);

surroundings.onmessage = async ({ data }) => {
  const report = await reportOn(data, say);
  if (report) say(report);
};
await warmUp();
say({ kind: "ready" });
// What is rarely asked for comes after what is asked for first. Without a network some of it may be missing: it is asked for
// again with the first problem that needs it.
for (const load of [loadChecks, loadReaders, loadTopics]) await load().catch(() => {});
say({ kind: "whole", files: loadedFiles() });

/** The addresses this worker was loaded from, so that they can be kept for when there is no network. */
function loadedFiles(): string[] {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  return [self.location.href, ...parts];
}
