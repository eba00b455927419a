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
  const written = (length: number) =>
    size === 0 ? WORST.repeat(length).slice(0, length) : markdownBomb(random, Math.min(length, size));
  const chats = Array.from({ length: 1 + random.below(3) }, () => {
    const replies = size === 0 ? 9 : 1 + random.below(12);
    return {
      id: randomUUID(),
      title: "Imported",
      solveId: null,
      mode: "explain",
      headId: null,
      createdAt: NOW,
      updatedAt: NOW,
      messages: Array.from({ length: 2 * replies }, (_, position) => ({
        id: randomUUID(),
        role: position % 2 === 0 ? "user" : "assistant",
        parts: [{ type: "text", text: written(position % 2 === 0 ? 4_000 : 99_000) }],
        position,
        createdAt: NOW,
      })),
    };
  });
  const file = { format: "classmate-export", version: 1, exportedAt: NOW, profile: null, solves: [], chats };
  return { json: JSON.stringify(file), chatIds: chats.map(({ id }) => id) };
}

/** A form with one file, as a browser sends it. */
export function asForm(name: string, content: string): { readonly body: string; readonly type: string } {
  const boundary = "classmate-fuzz-boundary";
  const head = `content-disposition: form-data; name="${name}"; filename="work.json"\r\ncontent-type: application/json`;
  return {
    body: `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
