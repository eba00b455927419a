import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createSmtp } from "./smtp";

const MAIL = {
  to: "student@example.test",
  subject: "A link for you",
  text: "Open http://classmate.test/auth/confirm",
  html: "<p>Open it</p>",
};

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(closed) : closed())));

interface Received {
  from: string;
  to: string[];
  message: string;
  user: string;
}

/** A mail server on loopback. */
async function mailServer(options: { password?: string; refusing?: boolean } = {}) {
  const received: Received[] = [];
  const running = new SMTPServer({
    authOptional: !options.password,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username = "", password }, _session, done) =>
      password === options.password ? done(null, { user: username }) : done(new Error("no")),
    onRcptTo: (_address, _session, done) =>
      options.refusing ? done(Object.assign(new Error("no mailbox"), { responseCode: 550 })) : done(),
    onData: (stream, { envelope, user }, done) => {
      text(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, message, user: String(user ?? "") });
        done();
      }, done);
    },
  });
  server = running;
  await new Promise<void>((listening) => running.listen(0, "127.0.0.1", listening));
  return { received, port: (running.server.address() as AddressInfo).port };
}

describe("mail by SMTP", () => {
  it("arrives with both its parts, from whom the settings say", async () => {
    const { received, port } = await mailServer();
    const deliver = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: "Classmate <hello@classmate.test>" });
    await deliver(MAIL);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: "hello@classmate.test", to: ["student@example.test"] });
    expect(received[0]?.message).toMatch(/^Subject: A link for you/m);
    expect(received[0]?.message).toContain("text/plain");
    expect(received[0]?.message).toContain("text/html");
  });

  it("signs in with the name and password of the address", async () => {
    const { received, port } = await mailServer({ password: "p@ss/word" });
    const url = `smtp://post%40office:${encodeURIComponent("p@ss/word")}@127.0.0.1:${port}`;
    await createSmtp({ url, from: "hello@classmate.test" })(MAIL);
    expect(received[0]?.user).toBe("post@office");
  });

  it("fails when the server refuses or is not there", async () => {
    const { port } = await mailServer({ refusing: true });
    const refused = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: "hello@classmate.test" });
    await expect(refused(MAIL)).rejects.toThrow();
    const nobody = createSmtp({ url: "smtp://127.0.0.1:1", from: "hello@classmate.test" });
    await expect(nobody(MAIL)).rejects.toThrow();
  });
});
