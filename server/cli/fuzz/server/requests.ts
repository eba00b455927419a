import { randomBytes } from "node:crypto";
import type { Answer } from "../../soak/client";
import type { Random } from "../random";
import type { Guest } from "./guest";
import { PICTURE } from "./picture";
import { markdownBomb, type Texts } from "./texts";

/** One request of a kind, with the text it carried. */
export interface Sent {
  readonly text: string;
  readonly answer: Answer;
}

export interface Sending {
  readonly guest: Guest;
  readonly texts: Texts;
  readonly random: Random;
  /** How the request names itself. */
  readonly name: string;
}

type Send = (sending: Sending) => Promise<Sent>;

const query = (input: unknown): string => encodeURIComponent(JSON.stringify(input));

const create: Send = async ({ guest, texts, random, name }) => {
  const text = texts.next();
  const mode = random.oneIn(5) ? "hints" : "answer";
  return { text, answer: await guest.post(name, "/api/trpc/solve.create", { json: { text, mode } }) };
};

const read: Send = async ({ guest, texts, name }) => {
  const text = texts.next();
  return { text, answer: await guest.ask(name, `/api/trpc/solve.read?input=${query({ json: { text } })}`) };
};

const check: Send = async ({ guest, texts, name }) => {
  const text = texts.next();
  const input = { json: { problem: text, answer: texts.next().slice(0, 200) } };
  return { text, answer: await guest.ask(name, `/api/trpc/solve.check?input=${query(input)}`) };
};

const checkWorking: Send = async ({ guest, texts, random, name }) => {
  const text = texts.next();
  const lines = Array.from({ length: 1 + random.below(12) }, () => texts.next().slice(0, 200));
  const input = { json: { problem: text, lines } };
  return { text, answer: await guest.ask(name, `/api/trpc/solve.checkWorking?input=${query(input)}`) };
};

const batchOfReads: Send = async ({ guest, texts, random, name }) => {
  const all = Array.from({ length: 2 + random.below(8) }, () => texts.next().slice(0, 300));
  const input = Object.fromEntries(all.map((text, index) => [index, { json: { text } }]));
  const names = all.map(() => "solve.read").join(",");
  return {
    text: all[0] ?? "",
    answer: await guest.ask(name, `/api/trpc/${names}?batch=1&input=${query(input)}`),
  };
};

const batchOfCreates: Send = async ({ guest, texts, random, name }) => {
  const text = texts.next();
  const count = 2 + random.below(9);
  const input = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, { json: { text } }]));
  const names = Array.from({ length: count }, () => "solve.create").join(",");
  return { text, answer: await guest.post(name, `/api/trpc/${names}?batch=1`, input) };
};

/** By the form of the front page, as a browser without JavaScript sends it. */
const form: Send = async ({ guest, texts, name }) => {
  const text = texts.next();
  const page = await guest.page(`${name} page`, "/");
  const found = page.body.match(/<form[\s\S]*?<\/form>/g)?.find((one) => one.includes('name="text"')) ?? "";
  const fields = [...found.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) =>
    ["name", "value"].map(attribute(input)),
  );
  const boundary = "classmate-fuzz-boundary";
  const body = [...fields, ["text", text], ["mode", "answer"]]
    .map(
      ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join("");
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}`, accept: "text/html" };
  return {
    text,
    answer: await guest.ask(name, "/", { method: "POST", headers, body: `${body}--${boundary}--\r\n` }),
  };
};

const attribute = (tag: string) => (name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&") ?? "";

/** A problem, then its page and the history's. */
const pages: Send = async (sending) => {
  const { text, answer } = await create({ ...sending, name: `${sending.name} create` });
  const id = /"id":"([\w-]+)"/.exec(answer.body)?.[1];
  if (!id) return { text, answer };
  const shown = await sending.guest.page(sending.name, `/solve/${id}`);
  await sending.guest.page(`${sending.name} history`, "/history");
  return { text, answer: shown };
};

/** A message to the tutor, by turns the built-in one and a hostile model, its whole reply, and the page of the
 * conversation. */
const chat: Send = async ({ guest, texts, random, name }) => {
  const text = random.oneIn(2) ? texts.next() : markdownBomb(random, 200 + random.below(3_700)).trim() || "x";
  const [id, messageId] = [randomBytes(16), randomBytes(16)].map((bytes) => bytes.toString("hex"));
  const message = { id: messageId, text };
  const answer = await guest.post(name, "/api/chat", {
    id,
    message,
    ...(random.oneIn(2) && { engine: true }),
  });
  if (answer.status !== 200) return { text, answer };
  return { text, answer: await guest.page(`${name} page`, `/chat/${id}`) };
};

const PICTURE_BYTES_MAX = 5_000_000;

/** A picture, by turns one that is none, read by a hostile model. */
const photo: Send = async ({ guest, random, name }) => {
  const rest = Buffer.alloc(random.below(PICTURE_BYTES_MAX), random.below(256));
  const body = random.pick([
    PICTURE,
    Buffer.concat([PICTURE.subarray(0, 8 + random.below(60)), rest]),
    Buffer.concat([JPEG_START, rest]),
  ]);
  return { text: "", answer: await guest.ask(name, "/api/photo", { method: "POST", body }) };
};

/** A picture of the JPEG kind begins so, and its first part says that it is longer than all there is. */
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]);

/** Kinds of requests, each with how often it is sent in a thousand. */
export const KINDS: readonly (readonly [string, number, Send])[] = [
  ["solve.create", 300, create],
  ["solve.read", 200, read],
  ["solve.check", 120, check],
  ["solve.checkWorking", 120, checkWorking],
  ["batch of reads", 60, batchOfReads],
  ["batch of creates", 20, batchOfCreates],
  ["form", 30, form],
  ["pages", 60, pages],
  ["chat", 70, chat],
  ["photo", 20, photo],
];
