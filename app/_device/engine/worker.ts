import type { Report } from "../jobs";
import { reportOn, warmUp } from "./serve";

interface Surroundings {
  postMessage(report: Report): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

// The engine runs here: this file is the worker's beginning, and the only way from a page to the engine's code.
const surroundings = self as unknown as Surroundings;

surroundings.onmessage = ({ data }) => {
  const report = reportOn(data);
  if (report) surroundings.postMessage(report);
};
warmUp();
surroundings.postMessage({ kind: "ready", files: loadedFiles() });

/** The addresses this worker was loaded from, so that they can be kept for when there is no network. */
function loadedFiles(): string[] {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  return [self.location.href, ...parts];
}
