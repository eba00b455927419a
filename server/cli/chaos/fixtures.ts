import { readInbox } from "@/e2e/inbox";
import type { Message } from "@/e2e/peers/mail-server";
import { must } from "./scenario";
import { madeId, type Visitor } from "./visitor";

const PASSWORD = "a phrase that outlives the fault";
const MAIL_MS = 30_000;

/** Where an account is made, and where the letter about it can be read. */
interface Registry {
  /** The auth server's origin. */
  readonly auth: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The links in letters to an address, the newest first. */
  readonly links: (email: string) => Promise<readonly string[]>;
}

/** The auth server inside the product, which keeps its letters in an inbox. */
export const embeddedRegistry = (origin: string): Registry => ({
  auth: origin,
  headers: { origin },
  links: async () => {
    return [...(await readInbox(origin)).matchAll(/href="([^"]+token_hash[^"]+)"/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    );
  },
});

/** An auth server of its own, whose letters a mail server shows. */
export const hostedRegistry = (auth: string, mail: string, apikey: string): Registry => ({
  auth,
  headers: { apikey },
  links: async (email) => {
    const response = await fetch(`${mail}/messages?to=${encodeURIComponent(email)}`);
    return ((await response.json()) as Message[]).flatMap(({ links }) => links);
  },
});

/** Makes an account and signs the visitor in.
 * @returns its e-mail address */
export async function signUp(visitor: Visitor, { auth, headers, links }: Registry): Promise<string> {
  const email = `student-${madeId()}@example.com`;
  const response = await fetch(`${auth}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  must(response.ok, `the sign-up answers ${response.status}: ${await response.text()}`);
  const { searchParams } = new URL(await newestLink(email, links));
  const form = new URLSearchParams({
    token_hash: searchParams.get("token_hash") ?? "",
    type: searchParams.get("type") ?? "",
  });
  const confirmed = await visitor.fetch("/auth/confirm", {
    method: "POST",
    body: form,
    headers: { origin: visitor.origin },
  });
  await confirmed.body?.cancel();
  must(
    visitor.cookieNames.some((name) => name.includes("auth-token")),
    `the link of the letter answers ${confirmed.status} and signs nobody in`,
  );
  return email;
}

async function newestLink(email: string, links: Registry["links"]): Promise<string> {
  const deadline = Date.now() + MAIL_MS;
  while (Date.now() < deadline) {
    const [link] = await links(email);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no letter came to ${email}`);
}
