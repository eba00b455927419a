/** Loaded into the product's process with `--import`: once a second a line of JSON about its memory, its processor
 * time and how late its event loop is, into the file that SOAK_PROBE names. */
import { appendFileSync } from "node:fs";
import { constants, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

const file = process.env.SOAK_PROBE;
const EVERY_MS = 1_000;
const RESOLUTION_MS = 10;

if (file) {
  let live = 0;
  new PerformanceObserver((list) => {
    const full = list.getEntries().some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (full) live = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ["gc"] });
  let used = process.cpuUsage();
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const line = {
      cpu: (user + system) / 1000,
      pid: process.pid,
      at: Date.now(),
      rss,
      heap: heapUsed,
      live,
      external,
      lagMedian: late(lag.percentile(50)),
      lagMax: late(lag.max),
    };
    lag.reset();
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, EVERY_MS).unref();
}
