import { table } from "@/server/solver/table";
import "server-only";
import { NEEDS_LANGUAGE_MODEL } from "../built-in/small-talk";
import type { ReplyRequest } from "./contract";
import type { ModelEnding } from "./model-text";

type StandsIn = NonNullable<ReplyRequest["standsIn"]>;
type Words = AsyncGenerator<string, ModelEnding>;

const HELP = "Until then I can solve problems, check every answer and give hints: send me one.";

/** What the built-in tutor says to a question that needs a language model where there is one that cannot be asked now. */
export const CANNOT_ASK: Readonly<Record<StandsIn, string>> = table({
  spent: `I can’t explain that yet, and the language model has answered all it can today. Ask me again tomorrow. ${HELP}`,
  chosen: `I can’t explain that yet, and we are going on without the language model. Ask me again when you have messages left. ${HELP}`,
});

/** The words of the built-in tutor while it stands in for the language model. It does not say that there is none.
 * @param request without the reason
 * @param write the words of the built-in tutor, from the beginning */
export async function* standInWords(
  standsIn: StandsIn,
  { resumedFrom, ...request }: Omit<ReplyRequest, "standsIn">,
  write: (request: ReplyRequest) => Words,
): Words {
  let skip = resumedFrom.length;
  const words = inPlace(standsIn, write({ ...request, resumedFrom: "" }));
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    const text = next.value.slice(skip);
    skip = Math.max(0, skip - next.value.length);
    if (text !== "") yield text;
  }
  return next.value;
}

/** Waits as long as what is said may be that there is no language model, and says in its place why it cannot be asked. */
async function* inPlace(standsIn: StandsIn, words: Words): Words {
  let held: string | null = "";
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    if (held === null) {
      yield next.value;
      continue;
    }
    held += next.value;
    if (NEEDS_LANGUAGE_MODEL.startsWith(held) && held !== NEEDS_LANGUAGE_MODEL) continue;
    yield held === NEEDS_LANGUAGE_MODEL ? CANNOT_ASK[standsIn] : held;
    held = null;
  }
  if (held) yield held;
  return next.value;
}
