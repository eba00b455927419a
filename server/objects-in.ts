/** How an object of JSON begins that has a field. */
const BEGINNING = /\{\s{0,8}"/g;
/** Each is looked through to its end, so that their number bounds the work whatever a model writes. */
const BEGINNINGS_MAX = 16;

/** Stretches of a model's answer from where an object of JSON may begin to the brace that closes it, the outermost
 * first: the object may stand in a fence or between other words.
 * @example [...objectsIn('Sure: {"a": {"b": 1}}')] // ['{"a": {"b": 1}}', '{"b": 1}'] */
export function* objectsIn(answer: string): Generator<string> {
  let looked = 0;
  for (const { index: start } of answer.matchAll(BEGINNING)) {
    looked += 1;
    if (looked > BEGINNINGS_MAX) return;
    const end = closingBrace(answer, start);
    if (end !== null) yield answer.slice(start, end + 1);
  }
}

function closingBrace(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === "\\") at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === "{") depth += 1;
    else if (!quoted && sign === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** What JSON says; undefined for what is none. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
