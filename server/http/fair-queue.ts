import "server-only";

/** Who waits: people at an address. */
export interface Place {
  readonly address: string;
  readonly person: string | null;
}

export interface FairQueueOptions {
  readonly max: number;
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Waits for a turn. Addresses take turns, and so do the people at one, so that however much one of them sends, another
 * waits for no more than one piece of it. */
export interface FairQueue<Item> {
  readonly size: number;
  /** @returns false when there is no room, for this caller or for anyone */
  add(place: Place, item: Item): boolean;
  /** The caller whose turn it is.
   * @param isAllowed whether an address may have one now; one that may not keeps its turn */
  next(isAllowed: (address: string) => boolean): Item | null;
  /** @returns false when it was not there */
  remove(place: Place, item: Item): boolean;
  /** Takes everything out. */
  drain(): Item[];
}

interface Lane<Item> {
  size: number;
  readonly people: Map<string, Item[]>;
}

export function createFairQueue<Item>({ max, perAddress, perPerson }: FairQueueOptions): FairQueue<Item> {
  // Maps keep the order of insertion: the first one is next, and goes to the end when it has had its turn.
  const lanes = new Map<string, Lane<Item>>();
  let size = 0;

  const taken = (address: string, lane: Lane<Item>): void => {
    size -= 1;
    lane.size -= 1;
    if (lane.size === 0) lanes.delete(address);
  };

  return {
    get size() {
      return size;
    },
    add({ address, person }, item) {
      const lane = lanes.get(address) ?? { size: 0, people: new Map() };
      const own = lane.people.get(person ?? "") ?? [];
      if (size >= max || lane.size >= perAddress || own.length >= perPerson) return false;
      own.push(item);
      lane.people.set(person ?? "", own);
      lane.size += 1;
      lanes.set(address, lane);
      size += 1;
      return true;
    },
    next(isAllowed) {
      for (const [address, lane] of lanes) {
        if (!isAllowed(address)) continue;
        const [first] = lane.people;
        if (!first) continue;
        const [person, own] = first;
        const item = own.shift();
        lane.people.delete(person);
        if (own.length > 0) lane.people.set(person, own);
        lanes.delete(address);
        lanes.set(address, lane);
        taken(address, lane);
        if (item !== undefined) return item;
      }
      return null;
    },
    remove({ address, person }, item) {
      const lane = lanes.get(address);
      const own = lane?.people.get(person ?? "");
      const at = own?.indexOf(item) ?? -1;
      if (!lane || !own || at < 0) return false;
      own.splice(at, 1);
      if (own.length === 0) lane.people.delete(person ?? "");
      taken(address, lane);
      return true;
    },
    drain() {
      const all = [...lanes.values()].flatMap(({ people }) => [...people.values()].flat());
      lanes.clear();
      size = 0;
      return all;
    },
  };
}
