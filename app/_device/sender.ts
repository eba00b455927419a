import { publicEnv } from "@/app/_lib/public-env";
import type { Act, DeviceProblem } from "./jobs";
import type { Fate, FateListener, Keeper, WorkedProblem } from "./keeper";
import { oneAtATime } from "./one-at-a-time";
import type { Outbox, Parcel } from "./outbox";
import { afterAWhile, type Later, Retries } from "./retries";
import { type Fetch, ServerCalls } from "./server-calls";

const UNREACHED: Fate = "waiting";

/** Brings what was worked here to the server, which works it again and keeps what it finds. Each parcel is sent by one page
 * at a time and once: the server knows its number, and what it has is written down after each step. */
export class Sender implements Keeper {
  private readonly alone = oneAtATime("cm-outbox");
  private readonly server: ServerCalls;
  private readonly retries: Retries;
  private readonly listeners = new Set<FateListener>();
  /** What waits as far as this page has been told; another page of this browser may have sent it since. */
  private readonly awaited = new Set<string>();

  constructor(
    private readonly outbox: Outbox,
    fetch: Fetch,
    later: Later = afterAWhile,
  ) {
    this.server = new ServerCalls(fetch);
    this.retries = new Retries(() => void this.sendAll(), later);
  }

  /** Hears what becomes of each problem, each time that it is tried.
   * @returns what ends that */
  listen(listener: FateListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The problems that the server has not got yet, oldest first. */
  async waiting(): Promise<readonly DeviceProblem[]> {
    const waiting = (await this.outbox.all()).filter(({ kept }) => !kept);
    for (const { id } of waiting) this.awaited.add(id);
    return waiting.map(({ problem }) => problem);
  }

  /** The numbers of the problems that the server has got from this device lately, oldest first. */
  async kept(): Promise<readonly string[]> {
    return (await this.outbox.all()).filter(({ kept }) => kept).map(({ id }) => id);
  }

  /** Writes down a problem, or what was done with it since, and sends it. */
  send(worked: WorkedProblem): Promise<Fate> {
    return this.alone(async () => this.deliver(await this.noted(worked)));
  }

  /** Writes down a problem, to be sent with all that waits. */
  async accept(worked: WorkedProblem): Promise<void> {
    await this.alone(() => this.noted(worked));
  }

  /** Takes back all that has not been sent.
   * @returns the problems that the server has nothing of */
  withdraw(): Promise<readonly WorkedProblem[]> {
    return this.alone(async () => {
      const parcels = await this.outbox.all();
      for (const { id } of parcels) await this.outbox.remove(id);
      return parcels.filter(({ kept }) => !kept);
    });
  }

  private async noted(worked: WorkedProblem): Promise<Parcel> {
    const { id } = worked.problem;
    const before = (await this.outbox.all()).find((known) => known.id === id);
    const { problem, outcome } = worked;
    const parcel = { id, kept: before?.kept ?? false, sent: before?.sent ?? 0, problem, outcome };
    await this.outbox.put(parcel);
    return parcel;
  }

  /** Sends what waits, oldest first, until the server cannot be reached. What waits then is tried again after a pause. What
   * another page has sent meanwhile is told of as well. */
  async sendAll(): Promise<void> {
    await this.alone(async () => {
      for (const parcel of await this.outbox.all()) {
        if (isDone(parcel) && this.awaited.has(parcel.id)) this.tell(parcel.id, "kept");
        if (isForgotten(parcel, Date.now())) await this.outbox.remove(parcel.id);
        else if (!isDone(parcel) && (await this.deliver(parcel)) === UNREACHED) return;
      }
    });
  }

  /** Sends what waits now: there is a network again, or someone looks at the page again. Pauses begin anew. */
  async wake(): Promise<void> {
    this.retries.wake();
    await this.sendAll();
  }

  private async deliver(parcel: Parcel): Promise<Fate> {
    const fate = await this.attempt(parcel);
    if (fate === UNREACHED) this.retries.again();
    else this.retries.reset();
    this.tell(parcel.id, fate);
    return fate;
  }

  private tell(id: string, fate: Fate): void {
    if (fate === UNREACHED) this.awaited.add(id);
    else this.awaited.delete(id);
    for (const listener of this.listeners) listener(id, fate);
  }

  private async attempt(parcel: Parcel): Promise<Fate> {
    let now = parcel;
    const { id, text, mode, acts } = parcel.problem;
    if (!now.kept) {
      if (!(await this.server.meetOwner())) return UNREACHED;
      const { outcome } = parcel;
      const onDevice = outcome === null ? undefined : { engine: publicEnv.ENGINE_VERSION, outcome };
      const fate = await this.server.call("solve.create", { id, text, mode, onDevice });
      if (fate === UNREACHED) return fate;
      if (fate !== "kept") {
        await this.outbox.remove(id);
        return fate;
      }
      now = { ...now, kept: true };
      await this.outbox.put(now);
    }
    for (const act of acts.slice(now.sent)) {
      const fate = await this.server.call(...callFor(id, act));
      if (fate === UNREACHED) return fate;
      // What is refused (the problem was deleted meanwhile) is not asked again.
      now = { ...now, sent: now.sent + 1 };
      await this.outbox.put(now);
    }
    return "kept";
  }
}

/** How long it is known of a problem what the server has of it: a page that shows it may be open as long. */
const KNOWN_MS = 24 * 60 * 60 * 1_000;

const isForgotten = (parcel: Parcel, now: number): boolean =>
  isDone(parcel) && now - parcel.problem.at > KNOWN_MS;

/** Whether the server has all there is of it. */
const isDone = ({ problem, kept, sent }: Parcel): boolean => kept && sent >= problem.acts.length;

function callFor(id: string, act: Act): [procedure: string, input: unknown] {
  const { part } = act;
  if (act.kind === "reveal") return ["solve.reveal", { id, part, what: act.what }];
  return ["solve.attempt", { id, part, kind: act.kind, text: act.text }];
}
