import { ANSWERS_NAME } from "@/app/_lib/device-stores";
import type { NewAnswer } from "@/server/features/practice/types";
import { type DeviceStore, openDeviceStore } from "../device-store";
import { oneAtATime } from "../one-at-a-time";
import { afterAWhile, type Later, Retries } from "../retries";
import { type Fetch, ServerCalls, type Taken } from "../server-calls";

/** What was done with a practice problem on this device, as it is sent. */
export interface WaitingAnswer {
  /** The same as of the answer, by which the server counts it once. */
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
  readonly answer: NewAnswer;
}

type Listener = (waiting: number) => void;

/** Brings what was done with practice problems on this device to the server, in its order: what counts for a problem depends
 * on what was done before. Each is kept until the server has it. */
export class AnswerSender {
  private readonly alone = oneAtATime("cm-answers");
  private readonly server: ServerCalls;
  private readonly retries: Retries;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly store: DeviceStore<WaitingAnswer>,
    fetch: Fetch,
    later: Later = afterAWhile,
  ) {
    this.server = new ServerCalls(fetch);
    this.retries = new Retries(() => void this.sendAll(), later);
  }

  /** Hears how many wait, each time that this changes.
   * @returns what ends that */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Writes down what was done, to be sent with all that waits: nobody waits for that. */
  async send(waiting: WaitingAnswer): Promise<void> {
    await this.store.put(waiting);
    await this.tell();
    void this.sendAll();
  }

  /** Sends what waits, until the server cannot be reached. What waits then is tried again after a pause. */
  async sendAll(): Promise<void> {
    await this.alone(async () => {
      let left = await this.store.all();
      while (left[0] && (await this.take(left[0])) !== "waiting") left = await this.store.all();
      await this.tell();
    });
  }

  private async tell(): Promise<void> {
    const { length } = await this.store.all();
    for (const listener of this.listeners) listener(length);
  }

  /** There is a network again, or someone looks at the page again: pauses begin anew. */
  async wake(): Promise<void> {
    this.retries.wake();
    await this.sendAll();
  }

  private async take({ id, answer }: WaitingAnswer): Promise<Taken> {
    const taken = (await this.server.meetOwner())
      ? await this.server.call("practice.answer", answer)
      : "waiting";
    if (taken === "waiting") this.retries.again();
    else {
      this.retries.reset();
      // What is refused, because there is no such problem any more, would be refused again.
      await this.store.remove(id);
    }
    return taken;
  }
}

let opened: AnswerSender | undefined;

/** What sends the answers of this browser for this page. */
export function pageAnswers(): AnswerSender {
  if (!opened) {
    const store = openDeviceStore<WaitingAnswer>({
      factory: () => indexedDB,
      name: ANSWERS_NAME,
      madeAt: ({ at }) => at,
    });
    const sender = new AnswerSender(store, (input, init) => fetch(input, init));
    addEventListener("online", () => void sender.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void sender.wake();
    });
    void sender.sendAll();
    opened = sender;
  }
  return opened;
}
