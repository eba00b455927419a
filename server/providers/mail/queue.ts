import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import type { Mailer, OutgoingMail } from "./port";

export interface MailQueueOptions {
  /** Hands one message over. Rejects when the mail server does not take it. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
  readonly log: Logger;
  /** Resolves after so many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Messages in hand at most; further ones are given up at once. */
  readonly capacity?: number;
}

export interface MailQueue extends Mailer {
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
/** Before the second, third and fourth try. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000];

const pause = (ms: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, ms).unref();
  });

/** Sends in the background, a few messages at a time, each with a time limit and a few tries. What fails permanently is
 * logged by kind of failure only: an error's own words may quote the address. */
export function createMailQueue({ deliver, log, wait = pause, capacity = 500 }: MailQueueOptions): MailQueue {
  const waiting: OutgoingMail[] = [];
  const running = new Set<Promise<void>>();

  async function attempt(mail: OutgoingMail): Promise<boolean> {
    const late = wait(TIMEOUT_MS).then(() => Promise.reject(Object.assign(new Error(), { code: "TIMEOUT" })));
    late.catch(() => {});
    try {
      await Promise.race([deliver(mail), late]);
      return true;
    } catch (error) {
      log.warn("a mail could not be handed over", { operation: "mail.send", code: failureCode(error) });
      return false;
    }
  }

  async function send(mail: OutgoingMail): Promise<void> {
    if (await attempt(mail)) return;
    for (const ms of RETRY_AFTER_MS) {
      await wait(ms);
      if (await attempt(mail)) return;
    }
    log.error("a mail was given up", { operation: "mail.send" });
  }

  function next(): void {
    while (running.size < AT_ONCE) {
      const mail = waiting.shift();
      if (!mail) return;
      const sending = send(mail).finally(() => {
        running.delete(sending);
        next();
      });
      running.add(sending);
    }
  }

  return {
    send(mail) {
      if (waiting.length + running.size >= capacity) {
        log.error("a mail was given up: too many are waiting", { operation: "mail.send", count: capacity });
        return;
      }
      waiting.push(mail);
      next();
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A word such as ECONNREFUSED, or the mail server's number such as 550. */
function failureCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { responseCode, code } = (cause ?? {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === "number") return String(responseCode);
  return typeof code === "string" && /^[A-Z_]{2,40}$/.test(code) ? code : "UNKNOWN";
}
