import "server-only";
import superjson, { type SuperJSONResult, type SuperJSONValue } from "superjson";

/** Keys that superjson refuses, because an object's prototype is reached through them. */
const REFUSED = new Set(["__proto__", "constructor", "prototype"]);

/** What superjson makes of a value, once it is JSON. It copies every object on its way and looks up each in a
 * dozen registers; nearly all that procedures give is plain but for its dates, of which JSON makes the same text by itself.
 * That is handed on as it is, with the places of its dates; everything else is left to superjson. */
export function serialise(value: SuperJSONValue): SuperJSONResult {
  const look = new Look();
  if (!look.isPlain(value)) return superjson.serialize(value);
  const json = value as SuperJSONResult["json"];
  return look.hasDates ? { json, meta: { values: look.dates, v: 1 } } : { json };
}

/** One look at a value, which ends at the first thing that is not plain. */
class Look {
  readonly dates: Record<string, ["Date"]> = {};
  hasDates = false;
  private readonly path: string[] = [];
  /** Of what stands in two places superjson notes that it is one. */
  private readonly seen = new Set<object>();

  isPlain(value: unknown): boolean {
    switch (typeof value) {
      case "string":
      case "boolean":
        return true;
      case "number":
        return Number.isFinite(value) && !Object.is(value, -0);
      case "object":
        return value === null || this.isPlainObject(value);
      default:
        return false;
    }
  }

  private isPlainObject(value: object): boolean {
    if (this.seen.has(value)) return false;
    this.seen.add(value);
    if (Array.isArray(value)) return value.every((inner, place) => this.isPlainAt(String(place), inner));
    const prototype = Object.getPrototypeOf(value);
    if (prototype === Date.prototype) return this.noteDate(value as Date);
    if (prototype !== Object.prototype && prototype !== null) return false;
    for (const key of Object.keys(value))
      if (REFUSED.has(key) || !this.isPlainAt(key, Reflect.get(value, key))) return false;
    return true;
  }

  private isPlainAt(key: string, value: unknown): boolean {
    this.path.push(key);
    const isPlain = this.isPlain(value);
    this.path.pop();
    return isPlain;
  }

  /** A date that is all there is has no place. */
  private noteDate(date: Date): boolean {
    if (this.path.length === 0 || Number.isNaN(date.getTime())) return false;
    this.dates[this.path.map(escaped).join(".")] = ["Date"];
    this.hasDates = true;
    return true;
  }
}

/** As superjson writes a key in a path. */
const escaped = (key: string): string => key.replaceAll("\\", "\\\\").replaceAll(".", "\\.");
