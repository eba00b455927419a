import "server-only";
import { parsedJson } from "@/server/objects-in";
import { withSoundUsage } from "./sound-usage";

/** Lines of an event stream, in order. */
export interface Gatherer {
  /** @param line without its line feed */
  take(line: string): void;
  /** @returns all there is by now, and whether there are words in it */
  flush(): { readonly text: string; readonly words: boolean };
}

/** Puts neighbouring words of a stream together: parsing an event costs a hundred times what joining two does. Every
 * line that is more than words passes as it is. */
export function gatherDeltas(): Gatherer {
  let ready = "";
  let words = false;
  let held: Delta | null = null;
  const settle = () => {
    if (!held) return;
    ready += eventOf(held);
    words = true;
    held = null;
  };
  return {
    take(line) {
      const delta = deltaIn(line);
      if (delta && held?.kind === delta.kind) held.text += delta.text;
      else if (delta) {
        settle();
        held = delta;
      } else if (!(held && isBlank(line))) {
        settle();
        ready += `${soundLine(line)}\n`;
      }
    },
    flush() {
      settle();
      const flushed = { text: ready, words };
      ready = "";
      words = false;
      return flushed;
    },
  };
}

const isBlank = (line: string): boolean => line === "" || line === "\r";

/** A line with the vendor's count made sound: one that is not would break the reply it is about. */
function soundLine(line: string): string {
  if (!line.startsWith(DATA) || !line.includes('"usage"')) return line;
  return DATA + withSoundUsage(line.slice(DATA.length));
}

const DATA = "data:";
const KINDS = ["content", "reasoning_content", "reasoning"] as const;

type Fields = Readonly<Record<string, unknown>>;

interface Delta {
  readonly kind: (typeof KINDS)[number];
  /** The event of the first words, for all that is beside them. */
  readonly event: Fields;
  readonly choice: Fields;
  text: string;
}

/** The words of an event that adds nothing but words. */
function deltaIn(line: string): Delta | null {
  const event = line.startsWith(DATA) ? fieldsOf(parsedJson(line.slice(DATA.length))) : null;
  if (!event || isSaid(event.usage) || isSaid(event.error) || !Array.isArray(event.choices)) return null;
  const choice = event.choices.length === 1 ? fieldsOf(event.choices[0]) : null;
  const delta = fieldsOf(choice?.delta);
  if (!choice || !delta || isSaid(choice.finish_reason) || (choice.index ?? 0) !== 0) return null;
  const added = Object.keys(delta).filter((name) => name !== "role" && isSaid(delta[name]));
  const kind = added.length === 1 ? KINDS.find((each) => each === added[0]) : undefined;
  const text = kind && delta[kind];
  return kind && typeof text === "string" && text !== "" ? { kind, event, choice, text } : null;
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields | null => (isFields(value) ? value : null);

function eventOf({ kind, event, choice, text }: Delta): string {
  const delta = { ...fieldsOf(choice.delta), [kind]: text };
  return `data: ${JSON.stringify({ ...event, choices: [{ ...choice, delta }] })}\n\n`;
}
