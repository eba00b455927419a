/** What the system's scheduler says of this process's threads; nothing where it does not tell. */
import { closeSync, openSync, readdirSync, readSync } from "node:fs";

const TASKS = "/proc/self/task";
const buffer = Buffer.alloc(100);

/** @returns milliseconds a thread has run, and was ready to run while the processors did someone else's work */
function read(file) {
  const [ran, waited] = buffer.toString("latin1", 0, readSync(file, buffer, 0, buffer.length, 0)).split(" ");
  return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
}

/** This thread's. */
export const scheduled = (() => {
  let file;
  try {
    file = openSync("/proc/thread-self/schedstat");
  } catch {
    return () => ({ ran: 0, waited: 0 });
  }
  process.once("exit", () => closeSync(file));
  return () => read(file);
})();

/** The other threads of this process: the collector's, the engine's. This one may sleep for any of them. */
export function siblings() {
  const files = new Map();
  const own = String(process.pid);
  const forget = (name) => {
    closeSync(files.get(name));
    files.delete(name);
  };
  return {
    /** Finds those that have begun since. */
    look() {
      try {
        for (const name of readdirSync(TASKS))
          if (name !== own && !files.has(name)) files.set(name, openSync(`${TASKS}/${name}/schedstat`));
      } catch {
        // It has ended meanwhile, or the system does not tell.
      }
    },
    /** For each: how long it was ready to run and did not, so far. */
    waited() {
      const all = new Map();
      for (const [name, file] of files) {
        try {
          all.set(name, read(file).waited);
        } catch {
          forget(name);
        }
      }
      return all;
    },
  };
}

/** How long the thread that was kept waiting the longest was kept between two looks. */
export const longestWait = (before, now) =>
  Math.max(0, ...[...now].map(([name, waited]) => waited - (before.get(name) ?? waited)));
