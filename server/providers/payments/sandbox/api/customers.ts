import "server-only";
import { z } from "zod";
import { createCustomer, listCustomers } from "../customers";
import { missing, refused, SandboxFault } from "../faults";
import type { ClockObject } from "../shapes";
import { closeAccount, findObject, readBooks, withBooks } from "../store";
import { expand, metadata, page, whole } from "./form";
import { type Route, route } from "./route";

const described = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  expand,
};

const MADE_FOR = /^metadata\['([^']+)'\]:'([^']*)'$/;

export const customerRoutes: readonly Route[] = [
  route(
    "POST /v1/customers",
    z.strictObject({ ...described, test_clock: z.string().optional() }),
    async ({ context, input }) => {
      const clock = input.test_clock === undefined ? null : await findObject(context, input.test_clock);
      if (input.test_clock !== undefined && clock?.kind !== "test_helpers.test_clock") {
        throw missing("test clock", input.test_clock);
      }
      const customer = await createCustomer(context, {
        email: input.email ?? null,
        name: input.name ?? null,
        description: input.description ?? null,
        metadata: input.metadata ?? {},
        clock: (clock?.body as ClockObject | undefined) ?? null,
      });
      return { object: customer };
    },
  ),
  route(
    "GET /v1/customers",
    z.strictObject({ ...page, email: z.string().optional() }),
    async ({ context, input: { limit, starting_after: after = null, email } }) => {
      const found = await listCustomers(context, { limit, after, email });
      return {
        object: {
          object: "list",
          data: found.slice(0, limit),
          has_more: found.length > limit,
          url: "/v1/customers",
        },
      };
    },
  ),
  route(
    "GET /v1/customers/search",
    z.strictObject({
      query: z.string(),
      limit: page.limit.pipe(z.number()),
      page: whole.optional(),
      expand,
    }),
    async ({ context, input: { query, limit } }) => {
      const [, key, value] = MADE_FOR.exec(query) ?? [];
      if (key === undefined || value === undefined)
        throw refused("Only metadata['key']:'value' is searched.");
      const found = await listCustomers(context, { limit, after: null, metadata: { key, value } });
      return {
        object: {
          object: "search_result",
          data: found.slice(0, limit),
          has_more: found.length > limit,
          next_page: null,
          url: "/v1/customers/search",
        },
      };
    },
  ),
  route("GET /v1/customers/:id", z.strictObject({ expand }), async ({ context, id }) => {
    try {
      const books = await readBooks(context, id);
      return { object: books.customer, books };
    } catch (error) {
      // One that was deleted has no books any more; that it was there is known still.
      const row = SandboxFault.isInstance(error) ? await findObject(context, id) : null;
      if (row?.kind !== "customer") throw error;
      return { object: row.body };
    }
  }),
  route("POST /v1/customers/:id", z.strictObject(described), async ({ context, id, input }) => {
    const books = await withBooks(context, id, (opened) => {
      const { customer } = opened;
      const { email, name, description } = input;
      Object.assign(customer, {
        email: email ?? customer.email,
        name: name ?? customer.name,
        description: description ?? customer.description,
        metadata: { ...customer.metadata, ...input.metadata },
      });
      opened.emit("customer.updated", customer);
      return opened;
    });
    return { object: books.customer, books };
  }),
  route("DELETE /v1/customers/:id", z.strictObject({}), async ({ context, id }) => ({
    object: await closeAccount(context, id),
  })),
];
