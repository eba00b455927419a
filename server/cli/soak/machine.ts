import { readdirSync, readFileSync } from "node:fs";
import { percentile } from "./figures";

const EVERY_MS = 1_000;
/** What the kernel counts in, on every machine of our days: hundredths of a second. */
const TICK_MS = 10;

/** Processor time since the machine began, in milliseconds: of everyone, and of this process with all that it started. */
interface Used {
  readonly at: number;
  readonly all: number;
  readonly own: number;
}

interface Program {
  readonly parent: number;
  readonly ms: number;
}

/** What other programs of this machine take meanwhile. A load beyond the processors' time says nothing of a product's capacity. */
export interface MachineWatch {
  /** In milliseconds of a second, of all processors together; "unknown" where the system does not tell. */
  stop(): string;
}

export function watchMachine(): MachineWatch {
  const samples: Used[] = [];
  const timer = setInterval(() => {
    const used = usedSoFar();
    if (used) samples.push(used);
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const others = othersIn(samples).toSorted((one, other) => one - other);
      if (others.length === 0) return "unknown";
      const of = (percent: number) => `${percentile(others, percent).toFixed(0)} ms`;
      return `median ${of(50)}, p95 ${of(95)} of a second`;
    },
  };
}

/** For each stretch between two samples: what a second of it gave to others. A process that has ended takes what it had
 * used with it, and counts as nobody's. */
export function othersIn(samples: readonly Used[]): number[] {
  return samples.slice(1).map((now, index) => {
    const before = samples[index] as Used;
    const [all, own] = [now.all - before.all, Math.max(0, now.own - before.own)];
    return Math.max(0, ((all - own) * 1_000) / (now.at - before.at));
  });
}

function usedSoFar(): Used | null {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line.split(/\s+/).slice(1).map(Number);
    return {
      at: performance.now(),
      all: (user + nice + system + irq + soft) * TICK_MS,
      own: ownMs(programs()),
    };
  } catch {
    return null;
  }
}

function programs(): ReadonlyMap<number, Program> {
  const all = new Map<number, Program>();
  for (const name of readdirSync("/proc")) {
    const id = Number(name);
    if (!Number.isInteger(id)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      all.set(id, { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS });
    } catch {
      // It has ended meanwhile.
    }
  }
  return all;
}

function ownMs(all: ReadonlyMap<number, Program>): number {
  let sum = 0;
  for (const [id, { ms }] of all) {
    let at = id;
    while (at > 1 && at !== process.pid) at = all.get(at)?.parent ?? 0;
    if (at === process.pid) sum += ms;
  }
  return sum;
}
