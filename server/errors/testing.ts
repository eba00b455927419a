import { createPinoLogger } from "@/server/providers/logging/pino";
import type { Logger } from "@/server/providers/logging/port";

/** What a student typed, in a test that makes sure that nobody else reads it. */
export const TYPED = "Solve 83x - 9 = 41 for Mila";

/** An error as careless as a library's: it quotes the student, the statement and a file of the server. */
export function careless(): Error {
  const driver = Object.assign(new Error(`duplicate key: ${TYPED} in /srv/classmate/secret.ts`), {
    code: "23505",
    detail: `Key (text)=(${TYPED}) exists`,
  });
  return Object.assign(new Error(`Failed query: insert into solves values ('${TYPED}')`, { cause: driver }), {
    query: "insert into solves values ($1)",
    params: [TYPED],
  });
}

/** Words of a student, a statement, a stack or a file, none of which may cross the wire. */
export const NEVER_ON_THE_WIRE =
  /83x|Mila|insert into|select |Failed query|duplicate key|node_modules|\.ts\b|\bat .+:\d+:\d+/;

/** What must not be in the log: the student's words, and messages of others, which may hold them. */
export const NEVER_IN_THE_LOG = /83x|Mila|Failed query|duplicate key/;

export interface LogLine {
  readonly requestId?: string;
  readonly code?: string;
  readonly operation?: string;
  readonly status?: number;
}

export interface CapturedLog {
  readonly log: Logger;
  /** Everything written so far, as it would be in the file. */
  text(): string;
  lines(): LogLine[];
}

/** The product's own logger, writing into memory. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  return {
    log: createPinoLogger({ level: "debug", destination }),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
  };
}
