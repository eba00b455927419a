import { once } from "node:events";
import { createServer } from "node:http";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message as the mail server shows it. */
export interface Message {
  readonly to: readonly string[];
  readonly subject: string;
  /** What a reader can follow: the links of the formatted part. */
  readonly links: readonly string[];
}

/** A mail server that keeps what it takes in and shows it over HTTP. */
export interface MailServer {
  stop(): Promise<void>;
}

const HOST = "127.0.0.1";
const KEPT = 1_000;

/** Takes mail from anyone on this machine who gives a name and a password, and delivers it nowhere.
 * `GET /messages?to=ADDRESS` answers with the messages to an address, the newest first. */
export async function startMailServer(ports: {
  readonly smtpPort: number;
  readonly mailPort: number;
}): Promise<MailServer> {
  const messages: Message[] = [];
  const smtp = new SMTPServer({
    onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
    onData: (stream, _session, done) => {
      read(stream).then(
        (message) => {
          messages.unshift(message);
          messages.splice(KEPT);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  const shown = createServer((request, response) => {
    const to = new URL(request.url ?? "/", `http://${HOST}`).searchParams.get("to");
    const found = messages.filter((message) => to === null || message.to.includes(to));
    response.setHeader("content-type", "application/json").end(JSON.stringify(found));
  });
  await Promise.all([
    once(smtp.listen(ports.smtpPort, HOST), "listening"),
    once(shown.listen(ports.mailPort, HOST), "listening"),
  ]);
  return {
    stop: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      shown.closeAllConnections();
      await new Promise((resolve) => shown.close(resolve));
    },
  };
}

async function read(stream: AsyncIterable<Uint8Array>): Promise<Message> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { to = [], subject = "", html = "" } = await PostalMime.parse(Buffer.concat(chunks));
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return { to: to.map(({ address = "" }) => address), subject, links };
}
