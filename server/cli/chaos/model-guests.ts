import { once } from "node:events";
import pg from "pg";
import { GUEST_ADDRESS_MESSAGES, PLANS } from "@/server/features/billing/constants";
import { VENDOR_CALLS_PER_MESSAGE, VENDOR_CALLS_PER_PHOTO } from "@/server/features/ledger/constants";
import {
  GUEST_ADDRESS_PHOTOS,
  GUEST_ADDRESS_REFUNDS,
  PHOTO_RUN,
  PHOTOS_PER_DAY,
  REFUNDS_PER_DAY,
} from "@/server/features/usage/constants";
import {
  type Behaviour,
  chunk,
  hangsUp,
  refuses,
  saying,
  streams,
  writes,
} from "@/server/providers/model/testing";
import type { Random } from "../fuzz/random";
import { PICTURE } from "../fuzz/server/picture";
import { readEvents } from "./ledger";
import { modelSettings, must, onPostgres, type Scenario, type Stage } from "./scenario";
import { at, madeId, Visitor } from "./visitor";

/** Turns of each kind, at an address of their own; several times what a day allows. */
const ATTEMPTS = 96;
const AT_ONCE = 6;
/** A guest throws the cookie away after so many. */
const TURNS_PER_GUEST = 12;
const ANSWER_MS = 60_000;
const SETTLED_MS = 20_000;

const REPLIES_MAX = {
  guest: PLANS.guest.messagesPerDay + REFUNDS_PER_DAY.guest,
  address: GUEST_ADDRESS_MESSAGES + GUEST_ADDRESS_REFUNDS,
};

const WORD = chunk({ content: "One two " });
/** What the model may do to a turn so that it goes wrong, or not. */
const ENDINGS: readonly Behaviour[] = [
  streams(saying("One ", "two.")),
  streams(saying("So $x = 6$.")),
  streams(saying("word ".repeat(20_000))),
  streams(WORD, { last: "break" }),
  streams(WORD.repeat(8), { bytesAtOnce: WORD.length, pauseMs: 40 }),
  streams(""),
  refuses(500),
  refuses(429),
  refuses(400, { body: JSON.stringify({ error: { message: "chaos does not support tools", code: 400 } }) }),
  hangsUp,
  ...writes({ text: "nothing to read" }),
];

interface Turn {
  readonly visitor: Visitor;
  readonly random: Random;
  readonly number: number;
}

/** Every way for a guest to have the model at work. Each of them may be left at any moment. */
const WAYS: readonly ((turn: Turn) => Promise<unknown>)[] = [
  (turn) => converses(turn),
  async (turn) => {
    const { chatId } = await converses(turn);
    await turn.visitor.call("chat.delete", { id: chatId });
  },
  async (turn) => {
    const { chatId } = await converses(turn);
    await post(turn, "/api/chat", { method: "DELETE", body: JSON.stringify({ id: chatId }) });
  },
  async (turn) => {
    const sent = await converses(turn);
    const message = { id: sent.messageId, text: sent.text };
    await post(turn, "/api/chat", json({ id: sent.chatId, message, again: true }));
  },
  async (turn) => {
    const { chatId, run } = await converses(turn);
    for (let times = 0; times < 4; times += 1)
      await post(turn, "/api/chat", json({ id: chatId, resume: run }));
  },
  (turn) => post(turn, "/api/chat/temporary", json({ messages: [{ role: "user", text: asks(turn) }] })),
  async ({ visitor, number }) => {
    const text = `Ann reads some pages on ${number} days, and Ben reads as many as a cook would. How many pages is that?`;
    const solve = await visitor.call("solve.create", { text });
    const id = at(solve.body, "id");
    for (let times = 0; times < 3; times += 1)
      await visitor.call("solve.chooseReader", { id, reader: "model" });
  },
];

const asks = ({ number }: Turn): string =>
  number % 2 === 0 ? `Solve 3x + ${number} = ${number + 15}` : `Tell me something of the year ${number}`;

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function converses(turn: Turn) {
  const sent = { chatId: madeId(), messageId: madeId(), text: asks(turn) };
  const { chatId: id, messageId, text } = sent;
  return { ...sent, run: await post(turn, "/api/chat", json({ id, message: { id: messageId, text } })) };
}

/** Sends a request and reads its answer, or leaves before its first word or in the middle.
 * @returns the run that answers, where there is one */
async function post({ visitor, random }: Turn, path: string, init: RequestInit): Promise<string> {
  const gone = new AbortController();
  const stays = random.below(3);
  const leaving = setTimeout(() => gone.abort(), stays === 0 ? random.below(40) : ANSWER_MS);
  const seen = { words: "", ended: false, failure: null, run: "" };
  const reading = async () => {
    const response = await visitor.fetch(path, { ...init, signal: gone.signal });
    await readEvents(response, seen, () => stays === 1 && gone.abort());
  };
  // Who has left gets no answer; a body that is left in mid-read never ends for its reader.
  await Promise.race([reading().catch(() => undefined), once(gone.signal, "abort")]);
  clearTimeout(leaving);
  return seen.run;
}

/** Guests at one address go on asking by every way there is and leave whenever they like, while the model goes wrong in
 * every way it can. The vendor is asked for no more than a day allows, whoever throws a cookie away. */
export const modelGuests: Scenario = {
  name: "model-guests",
  fault: "guests leave, delete, repeat and resume replies that go wrong, several at once, under new cookies",
  async run(stage) {
    const { client, model, origin } = await open(stage);
    const replies = await attack(stage, origin, async (turn) => {
      await stage.random.pick(WAYS)(turn);
    });
    const photos = await attack(stage, origin, (turn) =>
      post(turn, "/api/photo", { method: "POST", body: PICTURE }),
    );
    const books = await settled(client);
    must(
      model.asked.length === books.calls,
      `the vendor is asked ${model.asked.length} times and ${books.calls} are booked`,
    );
    must(books.open === 0, `${books.open} requests are never settled`);
    const { guest, address } = REPLIES_MAX;
    const limits = [
      [books.replies, address, "replies for one address"],
      [books.repliesOfOne, guest, "replies for one guest"],
      [books.photos, GUEST_ADDRESS_PHOTOS, "photos for one address"],
      [books.photosOfOne, PHOTOS_PER_DAY.guest, "photos for one guest"],
      [books.callsOfReply, VENDOR_CALLS_PER_MESSAGE, "requests for one reply"],
      [books.callsOfPhoto, VENDOR_CALLS_PER_PHOTO, "requests for one photo"],
    ] as const;
    for (const [count, most, what] of limits)
      must(count <= most, `the vendor writes ${count} ${what}, of ${most}`);
    return `${replies + photos} turns; the vendor was asked ${model.asked.length} times: for ${books.replies} of ${address} replies and ${books.photos} of ${GUEST_ADDRESS_PHOTOS} photos`;
  },
};

async function open(stage: Stage) {
  const database = await stage.postgres();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  stage.onClose(() => client.end());
  const model = await stage.model((response) => stage.random.pick(ENDINGS)(response));
  const server = await stage.product({
    ...onPostgres(database),
    ...modelSettings(model),
    AI_VISION_MODEL: "chaos",
    AI_PATIENCE: "3",
  });
  await server.start();
  return { client, model, origin: server.origin };
}

/** Guests at one address, several turns of each at once.
 * @returns how many turns */
async function attack(
  stage: Stage,
  origin: string,
  takes: (turn: Turn) => Promise<unknown>,
): Promise<number> {
  const address = `10.9.0.${1 + stage.random.below(250)}`;
  let visitor = new Visitor(origin, address);
  for (let number = 0; number < ATTEMPTS; number += AT_ONCE) {
    if (number % TURNS_PER_GUEST === 0) visitor = new Visitor(origin, address);
    const guest = visitor;
    await guest.call("usage.today", undefined, "query");
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        takes({ visitor: guest, random: stage.random, number: number + index }),
      ),
    );
  }
  return ATTEMPTS;
}

interface Books {
  readonly calls: number;
  readonly open: number;
  readonly replies: number;
  readonly repliesOfOne: number;
  readonly photos: number;
  readonly photosOfOne: number;
  readonly callsOfReply: number;
  readonly callsOfPhoto: number;
}

/** The books, once no request is open any more. */
async function settled(client: pg.Client): Promise<Books> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const { rows } = await client.query(BOOKS, [`${PHOTO_RUN}%`]);
    const books = rows[0] as Books;
    if (books.open === 0 || Date.now() > deadline) return books;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const BOOKS = `
  with sent as (
    select coalesce(guest_id::text, '') as who, calls, run_id like $1 as photo from usage where calls > 0
  ), each as (select who, photo, count(*) as many from sent group by who, photo)
  select
    (select coalesce(sum(calls), 0) from sent)::int as calls,
    (select count(*) from vendor_calls where outcome = 'open')::int as open,
    (select count(*) from sent where not photo)::int as replies,
    (select coalesce(max(many), 0) from each where not photo)::int as "repliesOfOne",
    (select count(*) from sent where photo)::int as photos,
    (select coalesce(max(many), 0) from each where photo)::int as "photosOfOne",
    (select coalesce(max(calls), 0) from sent where not photo)::int as "callsOfReply",
    (select coalesce(max(calls), 0) from sent where photo)::int as "callsOfPhoto"
`;
