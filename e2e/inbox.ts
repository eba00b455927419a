import { randomBytes } from "node:crypto";

/** Opens the inboxes of all servers that are started from here, in this process and in those it starts. */
process.env.INBOX_KEY ??= randomBytes(32).toString("hex");

/** The key that a server started with these settings prints. */
export const inboxSettings = () => ({ INBOX_KEY: process.env.INBOX_KEY ?? "" });

/** The address that such a server prints for its inbox. */
export const inboxAddress = (origin: string): string =>
  `${origin}/inbox/open?key=${inboxSettings().INBOX_KEY}`;

/** The page of a server's inbox, as its owner reads it.
 * @throws {Error} where it does not open */
export async function readInbox(origin: string): Promise<string> {
  const opened = await fetch(inboxAddress(origin), { redirect: "manual" });
  const [cookie] = opened.headers.getSetCookie();
  if (!cookie) throw new Error(`the inbox of ${origin} did not open: ${opened.status}`);
  const page = await fetch(`${origin}/inbox`, { headers: { cookie: cookie.split(";", 1)[0] ?? "" } });
  return page.text();
}
