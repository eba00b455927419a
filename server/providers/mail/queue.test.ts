import { describe, expect, it } from "vitest";
import type { LogFields } from "@/server/providers/logging/port";
import type { OutgoingMail } from "./port";
import { createMailQueue } from "./queue";

const mail = (to: string): OutgoingMail => ({ to, subject: "Hello", text: "Hello.", html: "<p>Hello.</p>" });
const never = new Promise<void>(() => {});
const TIME_LIMIT_MS = 20_000;

function setUp(deliver: (mail: OutgoingMail) => Promise<void>, capacity?: number) {
  const lines: { level: string; message: string; fields: LogFields | undefined }[] = [];
  const waits: number[] = [];
  const line = (level: string) => (message: string, fields?: LogFields) =>
    void lines.push({ level, message, fields });
  const queue = createMailQueue({
    deliver,
    ...(capacity && { capacity }),
    log: { debug: line("debug"), info: line("info"), warn: line("warn"), error: line("error") },
    wait: async (ms) => {
      waits.push(ms);
      if (ms === TIME_LIMIT_MS) await never;
    },
  });
  return { queue, lines, pauses: () => waits.filter((ms) => ms !== TIME_LIMIT_MS) };
}

describe("mail in hand", () => {
  it("is taken on at once and handed over in the background, a few at a time", async () => {
    let running = 0;
    let most = 0;
    const sent: string[] = [];
    const { queue } = setUp(async ({ to }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      sent.push(to);
    });
    for (let n = 0; n < 20; n += 1) queue.send(mail(`${n}@x.test`));
    expect(sent).toEqual([]);
    await queue.idle();
    expect([sent.length, most]).toEqual([20, 4]);
  });

  it("is tried again when the mail server fails", async () => {
    let tries = 0;
    const { queue, pauses, lines } = setUp(async () => {
      tries += 1;
      if (tries < 3) throw new Error("try later");
    });
    queue.send(mail("a@x.test"));
    await queue.idle();
    expect([tries, pauses()]).toEqual([3, [2_000, 10_000]]);
    expect(lines.map(({ level }) => level)).toEqual(["warn", "warn"]);
  });

  it("is given up after four tries, without a word of whom it was for", async () => {
    let tries = 0;
    const { queue, lines } = setUp(async ({ to }) => {
      tries += 1;
      const cause = Object.assign(new Error(`550 no mailbox ${to}`), {
        responseCode: 550,
        code: "EENVELOPE",
      });
      throw new Error(`failed: ${cause.message}`, { cause });
    });
    queue.send(mail("secret@x.test"));
    await queue.idle();
    expect(tries).toBe(4);
    expect(lines.at(-1)).toMatchObject({ level: "error", message: "a mail was given up" });
    expect(lines[0]?.fields?.code).toBe("550");
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  it("does not wait for a mail server that hangs", async () => {
    const lines: LogFields[] = [];
    const silent = () => {};
    const queue = createMailQueue({
      deliver: () => never,
      log: {
        debug: silent,
        info: silent,
        error: silent,
        warn: (_message, fields) => void lines.push(fields ?? {}),
      },
      wait: async () => {},
    });
    queue.send(mail("a@x.test"));
    await queue.idle();
    expect(lines.map(({ code }) => code)).toEqual(["TIMEOUT", "TIMEOUT", "TIMEOUT", "TIMEOUT"]);
  });

  it("is refused when too much is waiting", () => {
    const { queue, lines } = setUp(() => never, 2);
    for (const to of ["a@x.test", "b@x.test", "c@x.test"]) queue.send(mail(to));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: "error", fields: { operation: "mail.send", count: 2 } });
  });
});
