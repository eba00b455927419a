import "server-only";
import type { z } from "zod";
import type { Listed } from "@/server/providers/payments/sandbox/basic-shapes";
import type { Books } from "../books";
import { missing, refused } from "../faults";
import { customerIdOf, type StoreContext } from "../store";
import type { SandboxPromotion } from "../types";
import { type Field, readForm } from "./form";

export interface ApiContext extends StoreContext {
  readonly promotion: SandboxPromotion | null;
}

/** What a route answers, and where the objects are that may be asked for in it. */
export interface Answer {
  readonly object: object;
  readonly books?: Books | undefined;
}

interface Call<Input> {
  readonly context: ApiContext;
  /** What stands for `:id` in the path. */
  readonly id: string;
  readonly input: Input;
}

export interface Route {
  readonly method: string;
  /** @returns null for another path, otherwise what stands for `:id` */
  readonly match: (path: string) => string | null;
  readonly answer: (context: ApiContext, id: string, form: URLSearchParams) => Promise<Answer>;
}

/** One of the provider's requests.
 * @param path such as "POST /v1/customers/:id"
 * @param schema all parameters there are; any other is refused */
export function route<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  answer: (call: Call<z.output<Schema>>) => Promise<Answer>,
): Route {
  const [method = "", pattern = ""] = path.split(" ");
  const matcher = new RegExp(`^${pattern.replace(":id", "([^/]+)")}$`);
  return {
    method,
    match: (asked) => {
      const found = matcher.exec(asked);
      return found ? decodeURIComponent(found[1] ?? "") : null;
    },
    answer: (context, id, form) => answer({ context, id, input: parse(schema, readForm(form)) }),
  };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  fields: { readonly [key: string]: Field },
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const param = [...issue.path, issue.keys[0]].join(".");
    throw refused(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = issue?.path.join(".") ?? "";
  throw refused(`Invalid ${param}: ${issue?.message ?? "not understood"}`, {
    code: "parameter_missing",
    param,
  });
}

/** Whose an object is.
 * @param what the object's name, as the provider says it
 * @throws {SandboxFault} resource_missing */
export async function ownerOf(context: StoreContext, what: string, id: string): Promise<string> {
  const owner = await customerIdOf(context, id);
  if (owner === null) throw missing(what, id);
  return owner;
}

interface Page {
  readonly limit: number;
  readonly starting_after?: string | undefined;
}

/** A page of a list.
 * @param items newest first
 * @throws {SandboxFault} resource_missing for a place that is not in the list */
export function listed<Item extends { readonly id: string }>(
  items: readonly Item[],
  { limit, starting_after: after }: Page,
  url: string,
): Listed<Item> {
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing("object", after);
  return {
    object: "list",
    data: items.slice(from, from + limit),
    has_more: items.length > from + limit,
    url,
  };
}
