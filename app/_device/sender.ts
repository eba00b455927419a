import { publicEnv } from "@/app/_lib/public-env";
import type { Act, DeviceProblem } from "./jobs";
import type { Fate, FateListener, Keeper, WorkedProblem } from "./keeper";
import type { Outbox, Parcel } from "./outbox";

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Does something after a while. */
type Later = (milliseconds: number, work: () => void) => void;

const UNREACHED: Fate = "waiting";
const API = "/api/trpc";
const TIMED_OUT_MS = 20_000;

/** How long the first pause is after a delivery that failed; each is twice the one before it. */
const PAUSE_MS = 2_000;
const PAUSE_MS_MAX = 5 * 60_000;

/** Answers after which trying again helps: the server is busy or away, or this browser has asked too often. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Brings what was worked here to the server, which works it again and keeps what it finds. Each parcel is sent by one page
 * at a time and once: the server knows its number, and what it has is written down after each step. */
export class Sender implements Keeper {
  private last: Promise<unknown> = Promise.resolve();
  private hasOwner = false;
  private pause = PAUSE_MS;
  private isDue = false;
  /** Of pauses: those of a round before this one are over. */
  private round = 0;
  private readonly listeners = new Set<FateListener>();

  constructor(
    private readonly outbox: Outbox,
    private readonly fetch: Fetch,
    private readonly later: Later = (milliseconds, work) => void setTimeout(work, milliseconds),
  ) {}

  /** Hears what becomes of each problem, each time that it is tried.
   * @returns what ends that */
  listen(listener: FateListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The problems that the server has not got yet, oldest first. */
  async waiting(): Promise<readonly DeviceProblem[]> {
    return (await this.outbox.all()).filter(({ kept }) => !kept).map(({ problem }) => problem);
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

  /** Sends what waits, oldest first, until the server cannot be reached. What waits then is tried again after a pause. */
  async sendAll(): Promise<void> {
    await this.alone(async () => {
      for (const parcel of await this.outbox.all()) {
        if (isForgotten(parcel, Date.now())) await this.outbox.remove(parcel.id);
        else if (!isDone(parcel) && (await this.deliver(parcel)) === UNREACHED) return;
      }
    });
  }

  /** Sends what waits now: there is a network again, or someone looks at the page again. Pauses begin anew. */
  async wake(): Promise<void> {
    this.round += 1;
    this.isDue = false;
    this.pause = PAUSE_MS;
    await this.sendAll();
  }

  private async deliver(parcel: Parcel): Promise<Fate> {
    const fate = await this.attempt(parcel);
    if (fate === UNREACHED) this.tryAgain();
    else this.pause = PAUSE_MS;
    for (const listener of this.listeners) listener(parcel.id, fate);
    return fate;
  }

  private tryAgain(): void {
    if (this.isDue) return;
    this.isDue = true;
    const { round } = this;
    this.later(this.pause, () => {
      if (round !== this.round) return;
      this.isDue = false;
      void this.sendAll();
    });
    this.pause = Math.min(2 * this.pause, PAUSE_MS_MAX);
  }

  private async attempt(parcel: Parcel): Promise<Fate> {
    let now = parcel;
    const { id, text, mode, acts } = parcel.problem;
    if (!now.kept) {
      if (!(await this.meetOwner())) return UNREACHED;
      const onDevice = { engine: publicEnv.ENGINE_VERSION, outcome: parcel.outcome };
      const fate = await this.call("solve.create", { id, text, mode, onDevice });
      if (fate === UNREACHED) return fate;
      if (fate !== "kept") {
        await this.outbox.remove(id);
        return fate;
      }
      now = { ...now, kept: true };
      await this.outbox.put(now);
    }
    for (const act of acts.slice(now.sent)) {
      const fate = await this.call(...callFor(id, act));
      if (fate === UNREACHED) return fate;
      // What is refused (the problem was deleted meanwhile) is not asked again.
      now = { ...now, sent: now.sent + 1 };
      await this.outbox.put(now);
    }
    return "kept";
  }

  /** Has the server say who this browser is, before it keeps anything. A first problem whose answer never arrives would
   * belong to a guest that the browser has not heard of. */
  private async meetOwner(): Promise<boolean> {
    if (!this.hasOwner) {
      const response = await this.post("account.begin", {}).catch(() => null);
      this.hasOwner = response?.ok ?? false;
    }
    return this.hasOwner;
  }

  private async call(procedure: string, input: unknown): Promise<Fate> {
    try {
      const response = await this.post(procedure, { json: input });
      if (response.ok) return "kept";
      if (TRY_AGAIN.has(response.status)) return UNREACHED;
      return { refused: wordsIn(await response.json()) };
    } catch {
      return UNREACHED;
    }
  }

  private post(procedure: string, body: object): Promise<Response> {
    return this.fetch(`${API}/${procedure}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMED_OUT_MS),
    });
  }

  /** One delivery at a time, in all pages of this browser. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
    const next = this.last.then(() => (locks ? locks.request("cm-outbox", work) : work()));
    this.last = next.catch(() => {});
    return next;
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

const NOT_KEPT = "The server did not take this problem.";

function wordsIn(body: unknown): string {
  const error = (body as { error?: { json?: { message?: unknown } } } | null)?.error;
  return typeof error?.json?.message === "string" ? error.json.message : NOT_KEPT;
}
