import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const requests = new AsyncLocalStorage<object>();

/** Does something as a request would: whatever is kept of its promises and timers keeps the request.
 * @returns the request, while anything keeps it */
export async function inRequest(work: () => Promise<unknown>): Promise<WeakRef<object>> {
  const request = { of: "a test" };
  await requests.run(request, work);
  return new WeakRef(request);
}

/** Collects what nothing keeps. */
export async function collect(): Promise<void> {
  setFlagsFromString("--expose-gc");
  // References are held until the end of the turn in which they were made.
  await new Promise(setImmediate);
  (runInNewContext("gc") as () => void)();
}
