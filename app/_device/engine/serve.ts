import { TopicMissing } from "@/server/solver/topics/topic-missing";
import type { JobInput, JobName, JobOutput, Order, Report } from "../jobs";
import { DESK, prepare } from "./desk";

/** One of each common kind, of which nothing has to be loaded first. */
const PROBLEMS = ["Solve 3x + 5 = 20", "Expand (x + 2)(x - 3)", "Simplify 3/4 + 5/6"];

/** No plain command, so that it is tried by the readers of words. */
const WORDED = "What is 15% of 80?";

/** How a part of the engine is loaded. */
export type Bring = (load: () => Promise<void>) => Promise<void>;

const atOnce: Bring = (load) => load();

/** The first problem takes many times as long as the next: patterns are compiled and functions read.
 * @param pause before each of those it is tried on; none when absent */
export async function warmUp(pause: () => Promise<void> = async () => {}): Promise<void> {
  const [id, mode, at] = ["", "answer", 0] as const;
  for (const text of PROBLEMS) {
    await pause();
    await whole(() => DESK.work({ id, text, mode, at, acts: [] }));
  }
}

/** The same for the readers of words, which are loaded first for that where they are not there. */
export const warmUpReaders = async (bring: Bring): Promise<void> =>
  void (await whole(() => DESK.read(WORDED), bring));

/** What came of an order; whatever is no order is left alone.
 * @param tell hears that a part of the engine is loaded first */
export async function reportOn(
  message: unknown,
  tell: (report: Report) => void,
  bring?: Bring,
): Promise<Report | null> {
  if (!isOrder(message)) return null;
  const { id, job, input } = message;
  const work = DESK[job] as (input: unknown) => unknown;
  try {
    return {
      kind: "done",
      id,
      output: await whole(
        () => work(input),
        bring,
        () => tell({ kind: "waits", id }),
      ),
    };
  } catch {
    // A limit, a defect, or a part that cannot be loaded: the server answers instead, and says which.
    return { kind: "fault", id };
  }
}

/** Works a problem that was only read, in the pause in which whoever typed it reads it again: what they then ask for is
 * there. Nothing of it leaves the worker.
 * @returns null for what was no such order, or cannot be read */
export function preparing(
  message: unknown,
  report: Report | null,
  bring?: Bring,
): (() => Promise<void>) | null {
  if (!isOrder(message) || message.job !== "read" || report?.kind !== "done") return null;
  const { ok } = report.output as JobOutput<"read">;
  return ok ? () => whole(() => prepare(message.input as JobInput<"read">), bring) : null;
}

/** Does work that may meet topics which are not loaded: it is done again with each of them. */
async function whole<Output>(work: () => Output, bring = atOnce, waits = () => {}): Promise<Output> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!TopicMissing.isInstance(error)) throw error;
      waits();
      await bring(error.load);
    }
  }
}

const JOBS: ReadonlySet<string> = new Set<JobName>(["read", "work", "practise"]);

function isOrder(message: unknown): message is Order {
  const order = message as Partial<Order> | null;
  return typeof order?.id === "number" && typeof order.job === "string" && JOBS.has(order.job);
}
