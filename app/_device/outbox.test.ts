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
    expect(await outbox.put(parcel(2))).toBe(false);
    await outbox.put(parcel(1));
    await outbox.put({ ...parcel(2), kept: true });
    expect(await outbox.all()).toEqual([parcel(1), { ...parcel(2), kept: true }]);
    await outbox.remove(parcel(1).id);
    expect(await outbox.all()).toHaveLength(1);
  });
});

/** A browser's database in memory; when it is full it stores nothing more. */
function database() {
  const stored = new Map<string, Parcel>();
  let isFull = false;
  const later = <Target extends object>(target: Target, tell: (target: Target) => void): Target => {
    queueMicrotask(() => tell(target));
    return target;
  };
  const transaction = () => {
    let failed = false;
    const running = {
      oncomplete: () => {},
      onabort: () => {},
      onerror: () => {},
      error: null as Error | null,
    };
    const done = (result: unknown) => ({ result });
    const objectStore = () => ({
      getAll: () => done([...stored.values()]),
      put: (parcel: Parcel) => {
        failed = isFull;
        if (!isFull) stored.set(parcel.id, parcel);
        return done(parcel.id);
      },
      delete: (id: string) => done(stored.delete(id)),
    });
    later(running, (ended) => {
      ended.error = failed ? new DOMException("full", "QuotaExceededError") : null;
      if (failed) ended.onabort();
      else ended.oncomplete();
    });
    return Object.assign(running, { objectStore });
  };
  const open = () =>
    later({ result: { transaction, close: () => {} }, onsuccess: () => {} }, (r) => r.onsuccess());
  return {
    factory: () => ({ open }) as unknown as IDBFactory,
    fill: () => {
      isFull = true;
    },
  };
}

describe("the outbox of a browser whose storage fills up", () => {
  it("has each parcel once, as it is now, and keeps in the page what finds no room", async () => {
    const { factory, fill } = database();
    const outbox = openOutbox(factory);
    expect(await outbox.put(parcel(1))).toBe(true);
    fill();
    expect(await outbox.put({ ...parcel(1), kept: true })).toBe(false);
    expect(await outbox.put(parcel(2))).toBe(false);
    expect(await outbox.all()).toEqual([{ ...parcel(1), kept: true }, parcel(2)]);
    expect(await openOutbox(factory).all()).toEqual([parcel(1)]);
    await outbox.remove(parcel(1).id);
    expect(await outbox.all()).toEqual([parcel(2)]);
  });
});
