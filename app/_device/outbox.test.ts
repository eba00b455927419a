import { describe, expect, it } from "vitest";
import { openOutbox, type Parcel } from "./outbox";
import { problemNumbered } from "./testing";

const parcel = (at: number): Parcel => {
  const problem = problemNumbered(at);
  return { id: problem.id, problem, outcome: "a1", kept: false, sent: 0 };
};

describe("the outbox of a browser that keeps nothing", () => {
  it.each<[string, () => IDBFactory]>([
    [
      "because storage is switched off",
      () => {
        throw new DOMException("denied", "SecurityError");
      },
    ],
    [
      "because there is no room",
      () =>
        ({
          open: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
        }) as unknown as IDBFactory,
    ],
  ])("holds what waits in the page: %s", async (_why, factory) => {
    const outbox = openOutbox(factory);
    await outbox.put(parcel(2));
    await outbox.put(parcel(1));
    await outbox.put({ ...parcel(2), kept: true });
    expect(await outbox.all()).toEqual([parcel(1), { ...parcel(2), kept: true }]);
    await outbox.remove(parcel(1).id);
    expect(await outbox.all()).toHaveLength(1);
  });
});
