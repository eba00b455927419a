import "server-only";
import { z } from "zod";
import { listPrices, priceOf, promotionCodeOf } from "../catalogue";
import { advanceClock, createClock } from "../clocks";
import { missing } from "../faults";
import { DONE_EVENT, findObject, PENDING_EVENT, withBooks } from "../store";
import { expand, flag, page, whole } from "./form";
import { listed, ownerOf, type Route, route } from "./route";

const CLOCK = "test_helpers.test_clock";

export const otherRoutes: readonly Route[] = [
  route("GET /v1/prices", z.strictObject({ ...page, active: flag.optional() }), async ({ input }) => ({
    object: listed(listPrices(), input, "/v1/prices"),
  })),
  route("GET /v1/prices/:id", z.strictObject({ expand }), async ({ id }) => ({ object: priceOf(id) })),
  route(
    "GET /v1/promotion_codes",
    z.strictObject({ ...page, code: z.string().optional(), active: flag.optional() }),
    async ({ context: { promotion }, input: { code, active, ...asked } }) => {
      const all = promotion && active !== false ? [promotionCodeOf(promotion)] : [];
      const found = all.filter(
        (known) => code === undefined || known.code.toLowerCase() === code.toLowerCase(),
      );
      return { object: listed(found, asked, "/v1/promotion_codes") };
    },
  ),
  route("GET /v1/events/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const row = await findObject(context, id);
    if (!row || ![DONE_EVENT, PENDING_EVENT].includes(row.kind)) throw missing("event", id);
    return { object: row.body };
  }),
  route(
    "POST /v1/test_helpers/test_clocks",
    z.strictObject({ frozen_time: whole, name: z.string().max(300).optional(), expand }),
    async ({ context, input }) => ({
      object: await createClock(context, { frozenTime: input.frozen_time, name: input.name ?? null }),
    }),
  ),
  route("GET /v1/test_helpers/test_clocks/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const row = await findObject(context, id);
    if (row?.kind !== CLOCK) throw missing("test clock", id);
    return { object: row.body };
  }),
  route(
    "POST /v1/test_helpers/test_clocks/:id/advance",
    z.strictObject({ frozen_time: whole, expand }),
    async ({ context, id, input }) => {
      const owner = await ownerOf(context, "test clock of a customer", id);
      return withBooks(context, owner, (books) => ({
        object: advanceClock(books, input.frozen_time),
        books,
      }));
    },
  ),
];
