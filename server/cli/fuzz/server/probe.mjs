/** Loaded into the product's process with `--import`. Writes into the file that HOLD_PROBE names, a line of JSON each:
 * every hold of the event loop from HOLD_MS on, with the requests that were being answered and how much of it went to
 * the garbage collector, to the embedded database and to other programs, and how loaded the machine was; and once a second how late the loop was and the memory. */
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import { loadavg } from "node:os";
import { monitorEventLoopDelay, PerformanceObserver, performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";
import { longestWait, scheduled, siblings } from "./scheduled.mjs";

const file = process.env.HOLD_PROBE;
const HOLD_MS = Number(process.env.HOLD_MS ?? 20);
const LOOK_EVERY_MS = 2;
const SAMPLE_EVERY_MS = 1_000;
/** What named itself with this header is told apart. */
const NAME = "x-fuzz";

let collecting = [];
let querying = [];
let serving = false;

/** The requests being answered, and those that were answered since the last look. */
function watchRequests() {
  const inFlight = new Set();
  const done = [];
  subscribe("http.server.request.start", ({ request, response }) => {
    serving = true;
    const name = request.headers[NAME] ?? `${request.method} ${request.url?.slice(0, 80)}`;
    const entry = { name, at: performance.now() };
    inFlight.add(entry);
    response.once("close", () => {
      inFlight.delete(entry);
      done.push({ ...entry, end: performance.now() });
    });
  });
  return { inFlight, done };
}

function watchHolds({ inFlight, done }, others) {
  let before = performance.now();
  let [scheduledBefore, waitedBefore] = [scheduled(), others.waited()];
  setInterval(() => {
    const now = performance.now();
    const ms = now - before - LOOK_EVERY_MS;
    const [{ ran, waited }, othersWaited] = [scheduled(), others.waited()];
    if (serving && ms >= HOLD_MS) {
      const began = before;
      const names = [...inFlight, ...done.filter(({ end }) => end >= began)].map(({ name }) => name);
      const [ranMs, waitMs] = [ran - scheduledBefore.ran, waited - scheduledBefore.waited];
      const siblingWaitMs = longestWait(waitedBefore, othersWaited);
      const hold = { kind: "hold", at: Date.now(), ms, ranMs, waitMs, siblingWaitMs, names };
      // The collector's own times are told a little later.
      setTimeout(() => note({ ...hold, ...shares(began, now) }), 50);
    }
    done.length = 0;
    before = now;
    scheduledBefore = { ran, waited };
    waitedBefore = othersWaited;
  }, LOOK_EVERY_MS).unref();
}

function watch() {
  const others = siblings();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collecting.push([startTime, startTime + duration]);
  }).observe({ entryTypes: ["gc"] });
  watchHolds(watchRequests(), others);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  setInterval(() => {
    others.look();
    if (!serving) return;
    const of = (percent) => delay.percentile(percent) / 1e6;
    const { rss, heapUsed: heap } = process.memoryUsage();
    note({
      ...{ kind: "sample", at: Date.now(), rss, heap },
      ...{ p50: of(50), p999: of(99.9), max: delay.max / 1e6 },
    });
    const past = performance.now() - 60_000;
    collecting = collecting.filter(([, end]) => end > past);
    querying = querying.filter(([, end]) => end > past);
  }, SAMPLE_EVERY_MS).unref();
}

const note = (line) =>
  appendFileSync(file, `${JSON.stringify({ pid: process.pid, load: loadavg()[0], ...line })}\n`);

const within = (spans, from, to) =>
  spans.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)), 0);

const shares = (from, to) => ({ gcMs: within(collecting, from, to), dbMs: within(querying, from, to) });

/** The embedded database computes on this thread, in one call for each message of its protocol. */
async function watchDatabase() {
  const { PGlite } = await import("@electric-sql/pglite");
  const own = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function timed(...args) {
    const began = performance.now();
    try {
      return own.apply(this, args);
    } finally {
      const ended = performance.now();
      if (ended - began > 1) querying.push([began, ended]);
    }
  };
}

if (file && isMainThread) {
  await watchDatabase();
  watch();
}
