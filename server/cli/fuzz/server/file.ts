import { randomUUID } from "node:crypto";
import type { Random } from "../random";
import { markdownBomb } from "./texts";

export interface ImportFile {
  readonly json: string;
  readonly chatIds: readonly string[];
}

const NOW = "2026-01-01T00:00:00.000Z";

/** What held a process for forty seconds: very many formulas in few replies. */
const WORST = "$\\frac{1}{2}x^2$ ";

/** A file as `Download as JSON` writes it, unsigned, with conversations that are dear to show.
 * @param size characters of each reply; 0 for the worst that is known */
export function importFile(random: Random, size: number): ImportFile {
  const text = (length: number) =>
    size === 0 ? WORST.repeat(length).slice(0, length) : markdownBomb(random, Math.min(length, size));
  const chats = Array.from({ length: 1 + random.below(3) }, () => {
    const replies = size === 0 ? 9 : 1 + random.below(12);
    return chatOf(
      many(2 * replies, (position) => messageOf(position, text(position % 2 === 0 ? 4_000 : 99_000))),
    );
  });
  return { json: written({ chats }), chatIds: chats.map(({ id }) => id) };
}

const written = (content: object): string =>
  JSON.stringify({
    ...{ format: "classmate-export", version: 1, exportedAt: NOW, profile: null, solves: [], chats: [] },
    ...content,
  });

const many = <Item>(count: number, item: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => item(n));

/** Shapes that are dear to look through and to hold against a schema: very many names, values, parts, items. */
const SHAPES: readonly ((random: Random) => object)[] = [
  (random) => ({ chats: [{ messages: many(1 + random.below(900_000), () => 0) }] }),
  (random) => ({ chats: [chatOf([{ parts: many(1 + random.below(90_000), () => 0) }])] }),
  (random) => ({ chats: [Object.fromEntries(many(random.below(150_000), (n) => [`k${n}`, n]))] }),
  (random) => ({ chats: many(1 + random.below(5), () => chatOf(many(random.below(9_000), () => ({})))) }),
  (random) => ({ solves: [{ signature: "x", junk: many(random.below(900_000), () => 0) }] }),
  (random) => ({ solves: [{ result: { steps: many(random.below(9_000), () => ({ title: "t" })) } }] }),
  (random) => ({ solves: many(random.below(90_000), () => null) }),
  (random) => ({
    chats: many(1 + random.below(5), () =>
      chatOf(many(29, (position) => messageOf(position, "y$x^2$ ".repeat(random.below(14_000))))),
    ),
  }),
];

/** Shapes that JSON.stringify does not write. */
const RAW_SHAPES: readonly ((random: Random) => string)[] = [
  (random) => "[".repeat(1 + random.below(2_000_000)),
  (random) => `"${"\\u0041".repeat(random.below(900_000))}"`,
  (random) => `{${many(1 + random.below(400_000), () => '"k":0').join()}}`,
  (random) => `[${many(1 + random.below(900), () => "1".repeat(random.below(9_000) + 1)).join()}]`,
  (random) => `[${" ".repeat(random.below(9_000_000))}]`,
  (random) => `"${"\u0080".repeat(random.below(2_000_000))}"`,
];

/** A file that no student has, of a shape that may hold whoever looks through it. */
function hostileFile(random: Random): string {
  if (random.below(3) > 0) return written(random.pick(SHAPES)(random));
  const raw = random.pick(RAW_SHAPES)(random);
  const place = random.pick([
    { junk: 0 },
    { chats: [{ ...chatOf([]), junk: 0 }] },
    { solves: [{ junk: 0 }] },
  ]);
  return written(place).replace('"junk":0', () => `"junk":${raw}`);
}

/** A form with such a file, or one that holds whoever takes it apart. */
export function hostileForm(random: Random): ReturnType<typeof asForm> {
  const kind = random.below(6);
  if (kind > 2) return asForm("file", hostileFile(random));
  if (kind === 0)
    return { body: "a&".repeat(random.below(3_000_000)), type: "application/x-www-form-urlencoded" };
  const { body, type } = asForm("file", "\r\n--classmate-fuzz-boundar".repeat(random.below(200_000)));
  const [field = ""] = asForm("a", "").body.split("--\r\n");
  return kind === 1
    ? { body, type }
    : { body: `${field.slice(0, -25)}`.repeat(random.below(50_000)) + body, type };
}

const chatOf = (messages: readonly object[]) => ({
  id: randomUUID(),
  title: "Imported",
  solveId: null,
  mode: "explain",
  headId: null,
  createdAt: NOW,
  updatedAt: NOW,
  messages,
});

const messageOf = (position: number, text: string) => ({
  id: randomUUID(),
  role: position % 2 === 0 ? "user" : "assistant",
  parts: [{ type: "text", text }],
  position,
  createdAt: NOW,
});

/** A form with one file, as a browser sends it. */
export function asForm(name: string, content: string): { readonly body: string; readonly type: string } {
  const boundary = "classmate-fuzz-boundary";
  const head = `content-disposition: form-data; name="${name}"; filename="work.json"\r\ncontent-type: application/json`;
  return {
    body: `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
