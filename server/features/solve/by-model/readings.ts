import "server-only";
import type { Engine } from "@/server/providers/engine/port";
import type { MeteredModel, ModelCall } from "@/server/providers/model/port";
import type { Formalised } from "@/server/solver/formalisation/work-formalisation";
import type { ModelReading, ProblemResult } from "@/server/solver/outcome";
import { askForReading } from "./ask-model";
import { READING_MS, READINGS, READINGS_MORE } from "./constants";

/** What came of a text's readings by the language model. */
export interface Found {
  readonly reading: ModelReading;
  /** The engine's result, where the readings agree. */
  readonly result: ProblemResult | null;
}

interface Reading {
  readonly model: MeteredModel;
  readonly engine: Engine;
  readonly signal?: AbortSignal;
  readonly onCall: (call: ModelCall) => void;
}

/** Has a text read by the language model, twice and each time by itself; once more where one of them does not fit the
 * text. The engine works and checks what was read.
 * @throws {AppError} TIMEOUT, TOO_MANY_REQUESTS, MODEL_UNAVAILABLE */
export async function readTwice(text: string, { model, engine, signal, onCall }: Reading): Promise<Found> {
  const late = AbortSignal.timeout(READING_MS);
  const abortSignal = signal ? AbortSignal.any([signal, late]) : late;
  const readOnce = async (place: number): Promise<Formalised> => {
    const formalisation = await askForReading(model, { text, place, abortSignal, onCall });
    return formalisation
      ? engine.run("formalised", { text, formalisation })
      : { ok: false, why: "it came without facts and a question" };
  };
  const all = await Promise.all(Array.from({ length: READINGS }, (_, place) => readOnce(place)));
  const isShort = all.some(({ ok }) => ok) && all.some(({ ok }) => !ok);
  for (let more = 0; isShort && more < READINGS_MORE; more += 1) all.push(await readOnce(READINGS + more));
  return judged(all);
}

/** Two readings that fit the text and come to the same answer are one; two that do not are shown, and neither is an
 * answer. */
export function judged(all: readonly Formalised[]): Found {
  const [first, second] = all.filter((each) => each.ok);
  if (!first || !second) {
    const unfit = all.find((each) => !each.ok);
    return { reading: { kind: "unfit", why: unfit?.why ?? "" }, result: null };
  }
  if (first.value === second.value)
    return { reading: { kind: "agreed", standIn: first.standIn }, result: first.result };
  const readings = [first, second].flatMap(({ result: { story, latex, answer } }) =>
    story ? [{ story, latex, answer }] : [],
  );
  return { reading: { kind: "differ", readings }, result: null };
}
