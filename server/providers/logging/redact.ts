import "server-only";
import { describeError } from "./describe-error";

const CENSOR = "[redacted]";
const DEPTH_MAX = 8;

/** Field names that never reach a line, wherever they turn up, alone or at the end of a longer name: a second lock
 * behind the closed list of fields. */
const SECRET_NAME =
  /(password|passphrase|secret|token|tokens|cookie|cookies|authorization|apikey|email|emails|mail|text|input|answer|answers|content|params|body|lines|problem)$/;

/** What is secret by its looks, in a value of any name: an address of mail, a signed token. */
const SECRET_LOOK = /[\w.+-]+@[\w-]+(\.[\w-]+)+|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** A value as it may be in the log. Errors are described without their words.
 * @returns a copy, to eight levels deep; the value itself is left alone */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replace(SECRET_LOOK, CENSOR);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return redact(describeError(value), depth + 1);
  if (value instanceof Date) return value;
  if (depth >= DEPTH_MAX) return CENSOR;
  if (value instanceof Map) return redact(Object.fromEntries(value), depth);
  if (Array.isArray(value) || value instanceof Set) return [...value].map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? CENSOR : redact(inner, depth + 1)]),
  );
}

function isSecret(name: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replace(/[-_]/g, ""));
}
