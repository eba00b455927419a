import { z } from "zod";
import { FACTS_MAX } from "./constants";

const words = z.string().max(120).default("");
const quote = z.string().min(1).max(400);
const kind = z.array(z.string().max(40)).max(6).default([]);
const number = z
  .union([z.string().max(40), z.number().transform(String)])
  .nullable()
  .default(null);
const slot = { who: words, what: words, kind };

const factSchema = z.discriminatedUnion("say", [
  z.object({ say: z.literal("has"), quote, number, ...slot, time: z.enum(["", "start", "end"]).default("") }),
  z.object({
    say: z.literal("change"),
    quote,
    number,
    ...slot,
    verb: words,
    way: z.enum(["more", "less", "none"]),
    share: z.boolean().default(false),
  }),
  z.object({
    say: z.literal("transfer"),
    quote,
    number,
    what: words,
    kind,
    from: words,
    to: words,
    verb: words,
    share: z.boolean().default(false),
  }),
  z.object({
    say: z.literal("compare"),
    quote,
    number,
    ...slot,
    than: z.object(slot),
    by: z.enum(["more", "less", "times"]),
    verb: words,
  }),
  z.object({ say: z.literal("rate"), quote, number, what: words, kind, per: words }),
  z.object({
    say: z.literal("together"),
    quote,
    number,
    who: z.array(z.string().max(120)).min(2).max(6),
    what: words,
    kind,
    verb: words,
  }),
]);

/** What a language model writes of a story: facts and a question. There is no place in it for an answer. */
export const formalisationSchema = z.object({
  facts: z.array(factSchema).min(1).max(FACTS_MAX),
  question: z.object({
    quote,
    ...slot,
    ask: z.enum(["now", "start", "done", "difference", "missing", "each", "together"]),
    verb: words,
    than: z.object(slot).nullable().default(null),
    per: words,
    whole: z.enum(["", "up", "down"]).default(""),
  }),
  scene: z.array(quote).max(FACTS_MAX).default([]),
});

export const chooseReaderSchema = z.object({
  id: z
    .string({ error: "Say which problem you mean." })
    .regex(/^[\w-]{1,64}$/, "We do not recognise this problem. Open it from your history."),
  /** "model": a language model reads the problem and the engine works it; "engine": the engine does both. */
  reader: z.enum(["model", "engine"], { error: "Choose who is to read the problem." }),
});
