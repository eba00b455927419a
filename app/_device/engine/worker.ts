import { loadHints } from "@/server/solver/hints/lazy";
import { readerLoads } from "@/server/solver/problem/readers/lazy";
import { topicLoads } from "@/server/solver/topics/lazy";
import { AWAITED, type Brought, type Report } from "../jobs";
import { loadChecks } from "./desk";
import { type ScriptScope, Scripts } from "./scripts";
import { type Bring, preparing, reportOn, warmUp, warmUpReaders } from "./serve";
import { pause, Turns } from "./turns";

interface Surroundings extends ScriptScope {
  /** As the page called this worker when it began it. */
  readonly name: string;
  postMessage(report: Report): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

// The engine runs here: this file is the worker's beginning, and the only way from a page to the engine's code.
const surroundings = self as unknown as Surroundings;

const say = (report: Report) => surroundings.postMessage(report);

/** Somebody who types, reads over it and presses Solve does so within this time. */
const QUIET_MS = 1_500;

const turns = new Turns(() => new Promise((goOn) => setTimeout(goOn, QUIET_MS)));
const scripts = new Scripts(surroundings, (file) => say({ kind: "wants", file }));
const bring: Bring = (load) => scripts.load(load);

surroundings.onmessage = async ({ data }) => {
  if (isBrought(data)) {
    scripts.brought(data.file, data.isThere);
    return;
  }
  const report = await turns.order(() => reportOn(data, say, bring));
  if (report) say(report);
  const ahead = preparing(data, report, bring);
  if (ahead) await turns.prepare(ahead);
};
if (surroundings.name === AWAITED) {
  // Someone looks at the page that began it, with a problem at hand: that comes before what would make it faster.
  say({ kind: "ready" });
  await warmUp(pause);
} else {
  await warmUp();
  say({ kind: "ready" });
}
// What is rarely asked for comes after what is asked for first. Without a network some of it may be missing: it is asked for
// again with the first problem that needs it.
const parts = [...readerLoads, loadChecks, loadHints, ...topicLoads];
await turns.loadAhead([() => warmUpReaders(bring), ...parts.map((load) => () => bring(load))]);
say({ kind: "whole", files: loadedFiles() });

function isBrought(message: unknown): message is Brought {
  const { file, isThere } = (message ?? {}) as Partial<Brought>;
  return typeof file === "string" && typeof isThere === "boolean";
}

/** The addresses this worker was loaded from, so that they can be kept for when there is no network. */
function loadedFiles(): string[] {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  return [self.location.href, ...parts];
}
