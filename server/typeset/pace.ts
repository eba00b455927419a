import { SLICE_COST } from "./limits";

interface Waiting {
  readonly cost: number;
  readonly resume: () => void;
}

/** Lets work that follows upon work give everyone else a turn in between: so much of it is done at once, the rest when the
 * event loop has been round.
 * @param slice what is done at once, in whatever costs are counted in
 * @param soon calls back after everyone else had a turn
 * @returns tells of a piece of work when it may be done: null for at once */
export function createPace(slice: number, soon: (next: () => void) => unknown) {
  const waiting: Waiting[] = [];
  let spent = 0;
  let planned = false;

  const plan = () => {
    if (planned) return;
    planned = true;
    soon(next);
  };
  const next = () => {
    planned = false;
    spent = 0;
    while (spent < slice) {
      const first = waiting.shift();
      if (!first) break;
      spent += first.cost;
      first.resume();
    }
    if (spent > 0) plan();
  };

  return (cost: number): Promise<void> | null => {
    plan();
    if (waiting.length > 0 || spent >= slice) {
      return new Promise((resume) => waiting.push({ cost, resume: () => resume() }));
    }
    spent += cost;
    return null;
  };
}

/** The pace of everything this process sets. */
export const pace = createPace(SLICE_COST, (next) => setImmediate(next));
