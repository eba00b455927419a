import "server-only";
import type { Sent } from "./types";

/** Texts that break what takes every string for text: what no database keeps, halves of characters, what is no
 * character at all, marks of order and direction, names of an object's own parts, far too much. */
export const BROKEN_TEXTS: readonly string[] = [
  ...[
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800 b",
    "x\udbff",
    "\ufffe",
    "\uffff",
    "\ufeffa",
    "\u202ea\u2066b",
  ],
  ...["\u{10ffff}", "a\u0301".repeat(3_000), "\u0085\u2028\u2029", "__proto__", "constructor", "", "\n\r\t"],
  ...["%00", "%ed%a0%80", "%ff", "\\u0000", "\\ud800"],
];

/** A megabyte. */
export const LONG_TEXT = "x".repeat(1_000_000);

/** What came of putting a text in the place of each text of an input, and of each key, one after the other. */
export function* brokenBy(input: unknown, text: string): Generator<unknown> {
  if (isSent(input)) yield* brokenRequests(input, text);
  else yield* brokenValues(input, text);
}

function* brokenValues(value: unknown, text: string): Generator<unknown> {
  if (typeof value === "string") yield text;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const broken of brokenValues(inner, text)) yield replaced(value, key, broken);
    if (!Array.isArray(value)) yield { ...value, [text]: inner };
  }
}

function replaced(value: object, key: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? by : one));
  return { ...value, [key]: by };
}

const isSent = (input: unknown): input is Sent =>
  typeof input === "object" && input !== null && "path" in input && String(input.path).startsWith("/");

/** A request with the text in its query, as its path's last part, in its cookies and in each place of its body. */
function* brokenRequests(sent: Sent, text: string): Generator<Sent> {
  const { searchParams, pathname } = new URL(sent.path, "http://here.invalid");
  const written = encodeURIComponent(Buffer.from(text).toString());
  for (const name of searchParams.keys()) {
    const others = [...searchParams]
      .filter(([other]) => other !== name)
      .map((pair) => pair.map(encodeURIComponent).join("="));
    yield { ...sent, path: `${pathname}?${[...others, `${name}=${written}`].join("&")}` };
  }
  yield { ...sent, path: `${pathname}?${written}=${written}` };
  yield {
    ...sent,
    headers: {
      ...sent.headers,
      cookie: `cm-guest=${written}; cm-form=${written}; sb-x-auth-token=${written}`,
    },
  };
  if (typeof sent.body !== "string") return;
  if (!sent.body.startsWith("{")) {
    const names = [...new URLSearchParams(sent.body).keys()];
    for (const name of names) yield { ...sent, body: `${sent.body}&${name}=${written}` };
    yield { ...sent, body: written };
    return;
  }
  for (const body of brokenValues(JSON.parse(sent.body), text)) yield { ...sent, body: JSON.stringify(body) };
}
