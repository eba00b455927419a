import "server-only";
import { loadLite } from "@/server/db/lite";
import { isLoopback } from "@/server/env-loopback";
import type { OutgoingMail } from "./port";

export interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// for encryption from the first byte. */
  readonly url: string;
  /** Who the mail is from: an address, or `Name <address>`. */
  readonly from: string;
}

const CONNECTION_TIMEOUT_MS = 10_000;

/** Hands mail to a mail server. A password is only sent over an encrypted connection, or within this machine.
 * @returns a function that rejects when the server does not take the message */
export function createSmtp({ url, from }: SmtpOptions): (mail: OutgoingMail) => Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const settings = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    from,
    timeoutMs: CONNECTION_TIMEOUT_MS,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(isLoopback(hostname) && { requireTls: false, rejectUnauthorized: false }),
  };
  return async ({ to, subject, text, html }) => {
    const { SmtpEmailDriver } = await loadLite();
    await new SmtpEmailDriver(settings).send({ to, subject, text, html });
  };
}
