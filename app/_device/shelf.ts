import { SHELF_NAME } from "@/app/_lib/device-stores";
import { type DeviceStore, openDeviceStore } from "./device-store";
import type { Fate, FateListener, Keeper, WorkedProblem } from "./keeper";

/** A problem that stays on this device. It holds no answer: that is worked out again from its text. */
export interface ShelvedProblem extends WorkedProblem {
  readonly id: string;
}

/** Keeps problems on this device and sends nothing of them. */
export class Shelf implements Keeper {
  private readonly listeners = new Set<FateListener>();
  private readonly followers = new Set<() => void>();

  constructor(private readonly store: DeviceStore<ShelvedProblem>) {}

  listen(listener: FateListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async send({ problem, outcome }: WorkedProblem): Promise<Fate> {
    const { id } = problem;
    const fate = (await this.store.put({ id, problem, outcome })) ? "here" : "unstored";
    for (const listener of this.listeners) listener(id, fate);
    this.tell();
    return fate;
  }

  /** Hears that something was put on the shelf or taken off it.
   * @returns what ends that */
  follow(changed: () => void): () => void {
    this.followers.add(changed);
    return () => void this.followers.delete(changed);
  }

  /** Oldest first. */
  all(): Promise<readonly ShelvedProblem[]> {
    return this.store.all();
  }

  async remove(id: string): Promise<void> {
    await this.store.remove(id);
    this.tell();
  }

  private tell(): void {
    for (const changed of this.followers) changed();
  }
}

let opened: Shelf | undefined;

/** The shelf of this browser, one for this page. */
export function pageShelf(): Shelf {
  opened ??= new Shelf(
    openDeviceStore({
      factory: () => indexedDB,
      name: SHELF_NAME,
      madeAt: ({ problem }) => problem.at,
    }),
  );
  return opened;
}
