import { objectsIn, parsedJson } from "@/server/objects-in";
import type { Formalisation } from "@/server/solver/formalisation/types";
import { WRITTEN_LENGTH_MAX } from "./constants";
import { formalisationSchema } from "./schema";

/** Finds the formalisation in what a language model wrote: the object in it, which may be between other words.
 * @returns null where there is none */
export function formalisationIn(written: string): Formalisation | null {
  for (const object of objectsIn(written.slice(0, WRITTEN_LENGTH_MAX))) {
    const parsed = formalisationSchema.safeParse(parsedJson(object));
    if (parsed.success) return parsed.data;
  }
  return null;
}
