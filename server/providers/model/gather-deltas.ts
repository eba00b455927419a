import "server-only";

/** How long a vendor's words are gathered before they travel on together: short enough to look like writing. */
export const GATHER_MS = 120;
/** Words that came all at once are not held longer for more. */
const HELD_LENGTH_MAX = 4000;

/** Lines of an event stream on their way, in order. */
export interface Gatherer {
  /** @param line without its line feed */
  take(line: string): void;
  /** To be called when a packet's lines have been taken: sends what is due. */
  packetTaken(): void;
  /** Sends everything at once, for there is no more. */
  flush(): void;
  /** Drops what is held. */
  discard(): void;
}

/** Puts neighbouring words of a stream together: parsing an event costs a hundred times what joining two does. The
 * first words are never held; every line that is more than words passes as it is. */
export function gatherDeltas(send: (text: string) => void, gatherMs = GATHER_MS): Gatherer {
  let ready = "";
  let held: Delta | null = null;
  let lastSent = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!held) return;
    ready += eventOf(held);
    held = null;
    lastSent = performance.now();
  };
  const sendReady = () => {
    if (ready !== "") send(ready);
    ready = "";
  };
  const flush = () => {
    settle();
    sendReady();
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
        ready += `${line}\n`;
      }
    },
    packetTaken() {
      if (held) {
        const wait = lastSent + gatherMs - performance.now();
        if (wait <= 0 || held.text.length > HELD_LENGTH_MAX) settle();
        else timer ??= setTimeout(flush, wait);
      }
      sendReady();
    },
    flush,
    discard() {
      clearTimeout(timer);
      held = null;
      ready = "";
    },
  };
}

const isBlank = (line: string): boolean => line === "" || line === "\r";

const KINDS = ["content", "reasoning_content", "reasoning"] as const;

type Fields = Readonly<Record<string, unknown>>;

interface Delta {
  readonly kind: (typeof KINDS)[number];
  /** The event of the first words, for all that stands beside them. */
  readonly event: Fields;
  readonly choice: Fields;
  text: string;
}

/** The words of an event that adds nothing but words. */
function deltaIn(line: string): Delta | null {
  const event = line.startsWith("data:") ? fieldsOf(parsed(line.slice("data:".length))) : null;
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function eventOf({ kind, event, choice, text }: Delta): string {
  const delta = { ...fieldsOf(choice.delta), [kind]: text };
  return `data: ${JSON.stringify({ ...event, choices: [{ ...choice, delta }] })}\n\n`;
}
