import "server-only";
import type { PGlite } from "@electric-sql/pglite";

type Send = PGlite["execProtocolStream"];
type Answer = Awaited<ReturnType<Send>>;

interface Statement {
  readonly name: Uint8Array;
  /** Negative for one that is to be prepared again. */
  preparedAt: number;
  parsed: Answer;
  described: Answer | null;
  rows: Answer | null;
}

interface Options {
  /** In milliseconds. */
  readonly now?: () => number;
  readonly statementsMax?: number;
}

const PARSE = "P".charCodeAt(0);
const DESCRIBE = "D".charCodeAt(0);
const BIND = "B".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const SIMPLE = "Q".charCodeAt(0);
const CLOSE = "C".charCodeAt(0);
const OF_STATEMENT = "S".charCodeAt(0);
/** A kind and a length. */
const HEAD = 5;

const STATEMENTS_MAX = 300;
/** A plan follows from how large tables are, and is made again while they may have grown by little. */
const KEPT_MS = 60_000;
const STALE = -1;

const REPEATABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
const HARMLESS = /^\s*(?:begin|start|commit|rollback|savepoint|release)\b/i;

/** Lets PGlite prepare each statement once instead of every time, as drivers of servers do: reading and planning take
 * most of the time of the product's statements. What is neither a query nor a transaction's beginning or end may change
 * tables; everything is prepared again behind it, and so is a statement that failed.
 * @returns the same PGlite */
export function prepareStatements<Driver extends Pick<PGlite, "execProtocolStream">>(
  pglite: Driver,
  options: Options = {},
): Driver {
  const send: Send = pglite.execProtocolStream.bind(pglite);
  const statements = createStatements(options);
  let current: Statement | null = null;
  pglite.execProtocolStream = async (message, how) => {
    const kind = message[0];
    if (kind === SIMPLE || kind === SYNC) current = null;
    if (kind === SIMPLE) statements.heard(latin(message.subarray(HEAD)));
    if (kind === PARSE) current = statements.parsing(latin(message.subarray(HEAD)));
    if (!current) return send(message, how);
    try {
      const sendThis = (bytes: Uint8Array) => send(bytes, how);
      if (kind === PARSE) return await parsed(current, { message, send: sendThis, now: statements.now });
      return await used(current, { message, send: sendThis });
    } catch (error) {
      current.preparedAt = STALE;
      throw error;
    }
  };
  return pglite;
}

function createStatements({ now = () => performance.now(), statementsMax = STATEMENTS_MAX }: Options) {
  const statements = new Map<string, Statement>();
  const heard = (text: string) => {
    if (REPEATABLE.test(text) || HARMLESS.test(text)) return;
    for (const statement of statements.values()) statement.preparedAt = STALE;
  };
  return {
    now,
    /** What was asked without being prepared. */
    heard,
    /** @param text a name, a zero, the statement, and the types of its values
     * @returns null for what is not kept */
    parsing(text: string): Statement | null {
      heard(text.slice(text.indexOf("\0") + 1));
      const known = statements.get(text);
      const isKept =
        text.startsWith("\0") && REPEATABLE.test(text.slice(1)) && statements.size < statementsMax;
      if (known || !isKept) return known ?? null;
      const name = Buffer.from(`s${statements.size}`);
      const made = { name, preparedAt: STALE, parsed: [], described: null, rows: null };
      statements.set(text, made);
      return made;
    },
  };
}

interface Asked {
  readonly message: Uint8Array;
  readonly send: (message: Uint8Array) => Promise<Answer>;
}

async function parsed(
  statement: Statement,
  { message, send, now }: Asked & { readonly now: () => number },
): Promise<Answer> {
  const { name, preparedAt } = statement;
  if (preparedAt !== STALE && now() - preparedAt < KEPT_MS) return statement.parsed;
  const answer = await send(Buffer.concat([closing(name), named(message, HEAD, name)]));
  Object.assign(statement, { preparedAt: now(), parsed: answer, described: null, rows: null });
  return answer;
}

/** What follows a statement's text: what it gives, its values, its run. */
async function used(statement: Statement, { message, send }: Asked): Promise<Answer> {
  const { name } = statement;
  if (message[0] === BIND) return send(named(message, HEAD + 1, name));
  if (message[0] !== DESCRIBE) return send(message);
  if (message[HEAD] !== OF_STATEMENT) {
    statement.rows ??= await send(message);
    return statement.rows;
  }
  statement.described ??= await send(named(message, HEAD + 1, name));
  return statement.described;
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

/** A message with the statement's name in place of none.
 * @param at where the empty name ends in its zero */
function named(message: Uint8Array, at: number, name: Uint8Array): Uint8Array {
  const whole = Buffer.concat([message.subarray(0, at), name, message.subarray(at)]);
  whole.writeInt32BE(whole.length - 1, 1);
  return whole;
}

/** Forgets a prepared statement, whether or not there is one of that name. */
function closing(name: Uint8Array): Uint8Array {
  const message = Buffer.concat([Uint8Array.of(CLOSE, 0, 0, 0, 0, OF_STATEMENT), name, Uint8Array.of(0)]);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
