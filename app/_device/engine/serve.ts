import type { JobName, Order, Report } from "../jobs";
import { DESK } from "./desk";

/** One of each common kind. */
const PROBLEMS = ["Solve 3x + 5 = 20", "What is 15% of 80?", "Simplify 3/4 + 5/6"];

/** The first problem takes many times as long as the next: patterns are compiled and functions read. */
export function warmUp(): void {
  const [id, mode, at] = ["", "answer", 0] as const;
  for (const text of PROBLEMS) DESK.work({ id, text, mode, at, acts: [] });
}

/** What came of an order; whatever is no order is left alone. */
export function reportOn(message: unknown): Report | null {
  if (!isOrder(message)) return null;
  const { id, job, input } = message;
  try {
    const work = DESK[job] as (input: unknown) => unknown;
    return { kind: "done", id, output: work(input) };
  } catch {
    // A limit, or a defect: the server answers instead, and says which.
    return { kind: "fault", id };
  }
}

const JOBS: ReadonlySet<string> = new Set<JobName>(["read", "work"]);

function isOrder(message: unknown): message is Order {
  const order = message as Partial<Order> | null;
  return typeof order?.id === "number" && typeof order.job === "string" && JOBS.has(order.job);
}
