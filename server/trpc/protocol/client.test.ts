import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import type { CreateTRPCReact } from "@trpc/react-query";
import superjson from "superjson";
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import type { AppRouter } from "../types";
import { openTestApi, type TestApi } from "./testing";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Link = (headers: Record<string, string>) => TRPCLink<AppRouter>;
const options = (headers: Record<string, string>) => ({ url: api.base, transformer: superjson, headers });
const links: [string, Link][] = [
  ["one call to a request", (headers) => httpLink(options(headers))],
  ["batched", (headers) => httpBatchLink(options(headers))],
  ["batched and streamed", (headers) => httpBatchStreamLink(options(headers))],
];

describe.each(links)("the official client, %s", (_how, link) => {
  const client = async () =>
    createTRPCClient<AppRouter>({
      links: [link({ authorization: `Bearer ${await api.fixtures.token(crypto.randomUUID())}` })],
    });

  it("writes, reads and pages, with dates as dates", async () => {
    const { solve } = await client();
    const first = await solve.create.mutate({ text: "9 + 8" });
    const second = await solve.create.mutate({ text: "9 + 9", mode: "hints" });
    expect(first.createdAt).toEqual(api.fixtures.deps.now());
    const page = await solve.list.query({ limit: 1 });
    const rest = await solve.list.query({ limit: 1, cursor: page.nextCursor });
    const ids = [...page.items, ...rest.items].map(({ id }) => id);
    expect(ids.sort()).toEqual([first.id, second.id].sort());
    expectTypeOf(page.items[0]?.createdAt).toEqualTypeOf<Date | undefined>();
  });

  it("gets every answer of many calls made together, the failed ones as errors with the table's data", async () => {
    const { solve, account } = await client();
    const answers = await Promise.allSettled([
      account.me.query(),
      solve.byId.query({ id: "nowhere" }),
      solve.check.query({ problem: "Solve 2x = 10", answer: "x = 5" }),
      solve.byId.query({ id: "not a number at all" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
    const errors = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    for (const error of errors) expect(error).toBeInstanceOf(TRPCClientError);
    expect(errors.map(({ data }) => [data.code, data.httpStatus, data.path])).toEqual([
      ["NOT_FOUND", 404, "solve.byId"],
      ["BAD_REQUEST", 400, "solve.byId"],
    ]);
    expect(errors[1].data.fieldErrors).toEqual({ id: errors[1].message });
    for (const { data } of errors) expect(data.requestId).toMatch(/^[\w-]{36}$/);
  });

  it("is told that nobody is signed in, with the number of the request", async () => {
    const { account } = createTRPCClient<AppRouter>({ links: [link({ authorization: "Bearer forged" })] });
    const error = await account.me.query().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ data: { code: "UNAUTHORIZED", requestId: expect.any(String) } });
  });
});

describe("the React client's types", () => {
  it("know what procedures take and give, rich values included", () => {
    type Api = CreateTRPCReact<AppRouter, unknown>;
    const shown = (hooks: Api) => hooks.solve.byId.useQuery({ id: "x" }).data?.createdAt;
    expectTypeOf(shown).returns.toEqualTypeOf<Date | undefined>();
    expectTypeOf<{ id: number }>().not.toExtend<Parameters<Api["solve"]["byId"]["useQuery"]>[0]>();
  });
});
