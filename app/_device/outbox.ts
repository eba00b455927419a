import { OUTBOX_NAME } from "@/app/_lib/outbox-name";
import type { DeviceProblem } from "./jobs";

/** A problem that waits to be kept by the server, or some of whose acts do. */
export interface Parcel {
  readonly id: string;
  readonly problem: DeviceProblem;
  /** What stands for the outcome here (see outcomeMark). */
  readonly outcome: string;
  /** Whether the server has the problem, and how many of its acts. */
  readonly kept: boolean;
  readonly sent: number;
}

export interface Outbox {
  all(): Promise<readonly Parcel[]>;
  put(parcel: Parcel): Promise<void>;
  remove(id: string): Promise<void>;
}

const STORE = "parcels";

/** What waits to be sent, kept by the browser. Where it keeps nothing, or has no room left, it waits in this page.
 * @param factory gives the browser's databases; throws where they are switched off */
export function openOutbox(factory: () => IDBFactory): Outbox {
  const here = new Map<string, Parcel>();
  const database = () => opened(factory);
  async function inBrowser<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
    const db = await database();
    try {
      const transaction = db.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      await ended(transaction);
      return request.result;
    } finally {
      db.close();
    }
  }
  return {
    all: async () => {
      const there = await inBrowser<Parcel[]>("readonly", (store) => store.getAll()).catch(() => []);
      return [...there, ...here.values()].sort((a, b) => a.problem.at - b.problem.at);
    },
    put: async (parcel) => {
      try {
        await inBrowser("readwrite", (store) => store.put(parcel));
        here.delete(parcel.id);
      } catch {
        here.set(parcel.id, parcel);
      }
    },
    remove: async (id) => {
      here.delete(id);
      await inBrowser("readwrite", (store) => store.delete(id)).catch(() => {});
    },
  };
}

function opened(factory: () => IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(OUTBOX_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
