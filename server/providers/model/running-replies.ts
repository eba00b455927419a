import "server-only";

/** The replies being written in this process, so that a student can stop one. A reply goes on when the browser
 * goes away, so closing the connection cannot mean "stop". */
export interface RunningReplies {
  /** Registers a reply of a conversation.
   * @returns its signal, and `done` to call when it has ended */
  start(chatId: string): { readonly signal: AbortSignal; done(): void };
  /** Whether a reply of the conversation is being written here. */
  isRunning(chatId: string): boolean;
  /** Stops every reply of a conversation. */
  stop(chatId: string): void;
}

export function createRunningReplies(): RunningReplies {
  const running = new Map<string, Set<AbortController>>();
  return {
    start(chatId) {
      const controller = new AbortController();
      const siblings = running.get(chatId) ?? new Set();
      running.set(chatId, siblings.add(controller));
      const done = () => {
        siblings.delete(controller);
        if (siblings.size === 0 && running.get(chatId) === siblings) running.delete(chatId);
      };
      return { signal: controller.signal, done };
    },
    isRunning: (chatId) => running.has(chatId),
    stop(chatId) {
      for (const controller of running.get(chatId) ?? []) controller.abort();
    },
  };
}
