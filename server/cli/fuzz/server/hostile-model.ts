import { createHash } from "node:crypto";
import {
  type Behaviour,
  calling,
  chunk,
  type ProtocolServer,
  saying,
  startProtocolServer,
  streams,
  writes,
} from "@/server/providers/model/testing";
import { type Random, randomFrom } from "../random";
import { markdownBomb, Texts } from "./texts";

const LENGTH_MAX = 120_000;
const PIECES_MAX = 20_000;
const TOOLS = ["solve", "check", "graph", "practice", "setProblem", "seePractice", "nothing"];
/** Units of what is dear to look through when it is repeated. */
const UNITS = [
  '{"text":',
  "{",
  '{"',
  "[",
  '"',
  "<think>",
  "</think>",
  "\\u0000",
  "3 = 3 = ",
  "so x = 6. ",
  "$x = $ ",
];

/** A language model that writes what is dear to take in: long, nested, in very many pieces or in one, with tools that are
 * called with texts made to hold whoever works them. To the same request it answers the same, so that it can be sent
 * again alone. */
export async function startHostileModel(): Promise<ProtocolServer> {
  const model = await startProtocolServer((response) => {
    const random = randomFrom(seedOf(model.asked.at(-1)?.body));
    return random.pick(WAYS)(random, new Texts(random))(response);
  });
  return model;
}

const seedOf = (body: unknown): number =>
  createHash("sha256").update(JSON.stringify(body)).digest().readUInt32LE();

const long = (random: Random): string =>
  random.oneIn(2)
    ? markdownBomb(random, random.below(LENGTH_MAX))
    : random.pick(UNITS).repeat(random.below(LENGTH_MAX / 8));

/** A text in pieces of random length. */
function pieces(random: Random, text: string): string[] {
  const size = Math.ceil(text.length / PIECES_MAX) + random.below(random.pick([2, 40, LENGTH_MAX]));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
    text.slice(n * size, (n + 1) * size),
  );
}

const claims = (random: Random, texts: Texts): string =>
  Array.from(
    { length: 1 + random.below(30) },
    () => `${texts.next().slice(0, 400)} = ${random.below(99)}.`,
  ).join("\n\n");

const WAYS: readonly ((random: Random, texts: Texts) => Behaviour)[] = [
  (random) => streams(saying(...pieces(random, long(random)))),
  (random, texts) => streams(saying(...pieces(random, claims(random, texts)))),
  (random, texts) => {
    const fields = {
      problem: texts.next(),
      answer: texts.next().slice(0, 200),
      functions: [texts.next().slice(0, 200)],
    };
    const input = random.oneIn(3) ? long(random) : fields;
    const tools = Array.from({ length: 1 + random.below(4) }, () => ({ name: random.pick(TOOLS), input }));
    return streams(calling(random.oneIn(2) ? "I look." : "", ...tools));
  },
  (random) => whole(long(random)),
  (random, texts) => whole({ text: texts.next(), doubtful: pieces(random, texts.next()) }),
  (random) => streams(chunk({ content: "One " }) + long(random)),
];

/** Answers whole rather than in a stream. */
const whole =
  (content: unknown): Behaviour =>
  (response) =>
    writes(content)[0]?.(response);
