import "server-only";
import type { CombinedDataTransformer } from "@trpc/server";
import superjson, { type SuperJSONResult, type SuperJSONValue } from "superjson";
import { AppError } from "@/server/errors/app-error";
import { serialise } from "./serialise";

/** How deep an input may be nested. No procedure takes a tenth of it. */
const DEPTH_MAX = 32;

/** Values and lists an input may have altogether, and annotations of their types. Superjson walks a set or a map
 * once for each annotation in it, so that the two together bound the work. */
const NODES_MAX = 10_000;
const ANNOTATIONS_MAX = 4_000;

/** The rich types an input may name. Not typed arrays, whose announced length is allocated whatever was sent, nor
 * patterns, errors, classes and symbols, which no procedure takes. */
const TYPES = new Set(["Date", "set", "map", "undefined", "bigint", "number", "URL"]);

/** Keys through which an object's prototype is reached. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** A dot that is in a key comes behind a backslash, as a backslash does. */
const UNESCAPED_DOT = /(?<=(?<!\\)(?:\\\\)*)\./;

type Meta = NonNullable<SuperJSONResult["meta"]>;

/** Superjson, with what comes in looked through before anything is built from it. */
export const transformer: CombinedDataTransformer = {
  input: { serialize: superjson.serialize, deserialize: readInput },
  output: { serialize: serialise, deserialize: superjson.deserialize },
};

/** @param payload parsed JSON, `{ json, meta? }`; anything else reads as no input
 * @throws {AppError} BAD_REQUEST for nesting, sizes, types or keys that no procedure takes */
function readInput(payload: unknown): unknown {
  if (!isRecord(payload)) return undefined;
  bound(payload.json, NODES_MAX);
  const meta = payload.meta === undefined ? undefined : readMeta(payload.meta, payload.json);
  try {
    return superjson.deserialize({ json: payload.json as SuperJSONValue, meta }, { inPlace: true });
  } catch (cause) {
    throw unfit(cause);
  }
}

/** Looks at every value once, without recursion: the depth is what is in question. */
function bound(root: unknown, most: number): void {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    seen += 1;
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= DEPTH_MAX) throw unfit();
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      if (!isList && PROTOTYPE_KEYS.has(key)) throw unfit();
      open.push({ value: inner, depth: depth + 1 });
    }
    if (seen + open.length > most) throw unfit();
  }
}

/** Keeps which value has which type. That two values were one object before they were sent is dropped: both are
 * there in full, and putting them together again would make an endless value of a short text. */
function readMeta(meta: unknown, json: unknown): Meta {
  if (!isRecord(meta)) throw unfit();
  const { values, v } = meta;
  bound(values, ANNOTATIONS_MAX);
  if (values !== undefined) assertTypes(values, json);
  return { values: values as Meta["values"], ...(v === 1 && { v }) };
}

/** The tree of annotations: `{ path: tree }` or `[type, { path: tree }?]`, where a path leads to a value that was
 * sent. A path into nothing would write there: at place four thousand million of a list, for instance. */
function assertTypes(tree: unknown, value: unknown): void {
  if (Array.isArray(tree)) {
    const [type, inner, ...rest] = tree;
    if (typeof type !== "string" || !TYPES.has(type) || rest.length > 0) throw unfit();
    if (inner !== undefined) assertTypes(inner, value);
    return;
  }
  if (!isRecord(tree)) throw unfit();
  for (const [path, inner] of Object.entries(tree)) assertTypes(inner, valueAt(value, path));
}

function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const part of path.split(UNESCAPED_DOT)) {
    const key = part.replace(/\\([.\\])/g, "$1");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) throw unfit();
    value = Reflect.get(value, key);
  }
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unfit(cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", { cause });
}
