import { must } from "./scenario";
import type { Visitor } from "./visitor";

/** What a page says, without its mark-up and scripts. */
export interface SeenPage {
  readonly status: number;
  readonly html: string;
  /** What is on it, as one line. */
  readonly words: string;
  /** A part of it failed while it was sent: a browser shows the page of errors in its place. */
  readonly broken: boolean;
}

export async function see(visitor: Visitor, path: string): Promise<SeenPage> {
  const response = await visitor.fetch(path);
  return seen(response.status, await response.text());
}

/** Fills in the form on a page that has the given button, and sends it as a browser without JavaScript does.
 * @returns the page that comes of it, redirects followed within the product */
export async function submit(
  visitor: Visitor,
  path: string,
  { button, fields = {} }: { readonly button: string; readonly fields?: Readonly<Record<string, string>> },
): Promise<SeenPage & { readonly location: string | null }> {
  const page = await see(visitor, path);
  const form = (page.html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((each) =>
    wordsIn(each).includes(button),
  );
  must(form !== undefined, `${path} has no form with the button ${button}: ${page.words.slice(0, 300)}`);
  const data = new FormData();
  for (const input of form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [])
    data.append(attribute(input, "name"), attribute(input, "value"));
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const headers = { origin: visitor.origin };
  const response = await visitor.fetch(path, { method: "POST", body: data, headers });
  const location = response.headers.get("location");
  if (location === null) return { ...seen(response.status, await response.text()), location };
  await response.body?.cancel();
  const next = new URL(location, visitor.origin);
  if (next.origin !== visitor.origin) return { ...seen(response.status, ""), location };
  return { ...(await see(visitor, next.pathname + next.search)), location };
}

const seen = (status: number, html: string): SeenPage => ({
  status,
  html,
  words: wordsIn(html),
  broken: /\$RX\(|data-dgst=/.test(html),
});

function wordsIn(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
