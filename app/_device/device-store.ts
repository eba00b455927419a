interface Entry {
  readonly id: string;
}

/** What the browser keeps of one kind. */
export interface DeviceStore<Item extends Entry> {
  /** Oldest first. */
  all(): Promise<readonly Item[]>;
  /** @returns whether the browser keeps it: until this page is closed it is kept in any case */
  put(item: Item): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const STORE = "parcels";

interface Place<Item> {
  /** Gives the browser's databases; throws where they are switched off. */
  readonly factory: () => IDBFactory;
  /** Of the database. */
  readonly name: string;
  /** When an item was made, in milliseconds. */
  readonly madeAt: (item: Item) => number;
}

/** Items in a database of the browser. Where it keeps nothing, or has no room left, they wait in this page. */
export function openDeviceStore<Item extends Entry>(place: Place<Item>): DeviceStore<Item> {
  const here = new Map<string, Item>();
  async function inBrowser<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
    const db = await opened(place);
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
      const there = await inBrowser<Item[]>("readonly", (store) => store.getAll()).catch(() => []);
      // What could not be written over is newer here.
      const stored = there.filter(({ id }) => !here.has(id));
      return [...stored, ...here.values()].sort((a, b) => place.madeAt(a) - place.madeAt(b));
    },
    put: async (item) => {
      try {
        await inBrowser("readwrite", (store) => store.put(item));
        here.delete(item.id);
        return true;
      } catch {
        here.set(item.id, item);
        return false;
      }
    },
    remove: async (id) => {
      here.delete(id);
      await inBrowser("readwrite", (store) => store.delete(id)).catch(() => {});
    },
  };
}

function opened({ factory, name }: Pick<Place<never>, "factory" | "name">): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(name, 1);
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
