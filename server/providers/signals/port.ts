/** Tells other processes that there is something new, without saying what. */
export interface Signals {
  /** Never throws, never waits: anyone who is not reached looks for itself in time. */
  publish(topics: readonly string[]): void;
  /** @returns how to stop listening */
  subscribe(topic: string, listener: () => void): () => void;
  /** How long a listener waits before it looks for itself, in milliseconds. */
  readonly pollMs: number;
  close(): Promise<void>;
}

/** A way for processes on one database to reach each other. */
export interface Channel {
  /** @throws whatever the database throws */
  send(payload: string): Promise<void>;
  /** @param onLost called once when the channel is gone
   * @returns how to leave */
  listen(onPayload: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
}
