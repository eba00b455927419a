import "server-only";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import type { Books } from "./books";
import { days } from "./calendar";
import { refused } from "./faults";
import { settle } from "./settle";
import type { ClockObject } from "./shapes";
import type { StoreContext } from "./store";

/** How far a clock moves at once: enough for a life of a subscription, not enough to keep the server busy. */
const FURTHEST_DAYS = 4 * 366;

interface NewClock {
  readonly id: string;
  readonly now: number;
  readonly frozenTime: number;
  readonly name: string | null;
}

function makeClock({ id, now, frozenTime, name }: NewClock): ClockObject {
  return {
    id,
    object: "test_helpers.test_clock",
    created: now,
    deletes_after: now + days(30),
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: "ready",
  };
}

/** Makes a clock that belongs to nobody yet. */
export async function createClock(
  { db, now, newId }: StoreContext,
  made: { readonly frozenTime: number; readonly name: string | null },
): Promise<ClockObject> {
  const real = Math.floor(now().getTime() / 1000);
  const clock = makeClock({ ...made, id: `clock_${newId().replaceAll("-", "")}`, now: real });
  const body = { ...clock };
  await db.insert(sandboxObjects).values({ id: clock.id, kind: clock.object, body, createdAt: now() });
  return clock;
}

/** The customer's clock, made when there is none. */
export function clockOf(books: Books): ClockObject {
  const [known] = books.list("test_helpers.test_clock");
  if (known) return known;
  const clock = books.add(
    makeClock({ id: books.newId("clock"), now: books.now, frozenTime: books.now, name: null }),
  );
  books.customer.test_clock = clock.id;
  for (const subscription of books.list("subscription")) subscription.test_clock = clock.id;
  books.emit("test_helpers.test_clock.created", clock);
  return clock;
}

/** Moves a customer's time ahead; what is due on the way happens in order.
 * @param to seconds since 1970
 * @throws {SandboxFault} for a time that has been, and for one too far away */
export function advanceClock(books: Books, to: number): ClockObject {
  const clock = clockOf(books);
  if (to < books.now) throw refused("A test clock can only be advanced.", { param: "frozen_time" });
  if (to > books.now + days(FURTHEST_DAYS)) {
    throw refused("A test clock cannot be advanced that far at once.", { param: "frozen_time" });
  }
  settle(books, to);
  clock.frozen_time = to;
  books.emit("test_helpers.test_clock.ready", clock);
  return clock;
}
