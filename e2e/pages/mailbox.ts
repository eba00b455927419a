import { expect } from "@playwright/test";
import { readInbox } from "../inbox";
import type { Message } from "../peers/mail-server";

interface MailboxPlace {
  /** Where the mail server shows what it took in; null reads the product's own inbox page. */
  readonly mailServer: string | null;
  /** The product's origin. */
  readonly origin: string;
}

/** Reads the e-mail that the product sends, from outside the browser windows a test works in. */
export class Mailbox {
  private readonly handedOut = new Set<string>();

  constructor(private readonly place: MailboxPlace) {}

  /** The link in the newest message to an address. Waits for one that it has not handed out before.
   * @param origin of the product that sent it, when it is not the one under test */
  async link(email: string, origin = this.place.origin): Promise<string> {
    let newest = "";
    const isNew = async () => {
      newest = (await this.links(email, origin))[0] ?? "";
      return newest !== "" && !this.handedOut.has(newest);
    };
    await expect.poll(isNew, { message: `a new message to ${email}`, timeout: 30_000 }).toBe(true);
    this.handedOut.add(newest);
    return newest;
  }

  private links(email: string, origin: string): Promise<string[]> {
    const { mailServer } = this.place;
    return mailServer ? linksFromServer(mailServer, email) : linksFromInbox(origin, email);
  }
}

async function linksFromServer(mailServer: string, email: string): Promise<string[]> {
  const response = await fetch(`${mailServer}/messages?to=${encodeURIComponent(email)}`);
  const messages = (await response.json()) as Message[];
  return messages.flatMap(({ links }) => links);
}

/** The inbox page lists messages, the newest first, each an article. */
async function linksFromInbox(origin: string, email: string): Promise<string[]> {
  const messages = (await readInbox(origin)).match(/<article[\s\S]*?<\/article>/g) ?? [];
  // The address itself, not one that ends in it.
  const address = new RegExp(`(?<![\\w.-])${email.replaceAll(".", "\\.")}`);
  return messages
    .filter((message) => address.test(message))
    .flatMap((message) => [...message.matchAll(/href="([^"]+)"/g)])
    .map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}
