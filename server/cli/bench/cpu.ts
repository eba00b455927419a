import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Times {
  readonly parent: number;
  readonly ticks: number;
}

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Seconds of processor time, user's and system's, that a process and those it started have used. Linux only.
 * @throws {Error} where there is no /proc */
export function cpuSeconds(pid: number): number {
  const all = new Map<number, Times>();
  for (const name of readdirSync("/proc")) {
    const times = /^\d+$/.test(name) ? timesOf(name) : null;
    if (times) all.set(Number(name), times);
  }
  let ticks = 0;
  const family = [pid];
  for (const member of family) {
    ticks += all.get(member)?.ticks ?? 0;
    for (const [child, { parent }] of all) if (parent === member) family.push(child);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Null for a process that has ended meanwhile. */
function timesOf(pid: string): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in parentheses, may hold spaces. Behind it: state, parent, …; user and system time are 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
