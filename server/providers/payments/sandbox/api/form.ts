import "server-only";
import { z } from "zod";
import { refused } from "../faults";

export type Field = string | Field[] | { [key: string]: Field };

interface Branch {
  [key: string]: string | Branch;
}

/** Reads a form whose names have brackets: `items[0][price]=x` is `{ items: [{ price: "x" }] }`, as are `a[]=x` for
 * lists. */
export function readForm(form: URLSearchParams): { [key: string]: Field } {
  const root: Branch = Object.create(null);
  for (const [name, value] of form) plant(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, ripen(value)]));
}

function pathOf(name: string): string[] {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function plant(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(branch).length) : part;
    if (index === path.length - 1) {
      branch[key] = value;
      return;
    }
    const next = branch[key] ?? Object.create(null);
    if (typeof next === "string") throw refused("Invalid form: a field is both a value and an object.");
    branch[key] = next;
    branch = next;
  }
}

function ripen(value: string | Branch): Field {
  if (typeof value === "string") return value;
  const keys = Object.keys(value);
  const ripe = keys.map((key) => ripen(value[key] ?? ""));
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return ripe;
  return Object.fromEntries(keys.map((key, index) => [key, ripe[index] ?? ""]));
}

/** The kinds of values a form can hold. */
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, "Invalid integer")
  .transform(Number);
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expand = z.array(z.string().max(200)).max(20).optional();

/** What every list takes. */
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  expand,
};
