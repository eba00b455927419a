import "server-only";
import { initTRPC } from "@trpc/server";
import { toProtocolShape } from "@/server/errors/to-trpc";
import { assertSameOrigin } from "@/server/http/origin";
import type { LimitName } from "@/server/rate-limits/rate-limits";
import { takeRate } from "@/server/rate-limits/take-rate";
import type { ApiRequest } from "@/server/request-context/api-context";
import { type EngineRequester, workingFor } from "@/server/session/engine-caller";
import { type Scope, userOf } from "@/server/session/scope";
import type { ApiContext } from "./context";
import { requestIdOf } from "./failed-requests";
import { transformer } from "./transformer";

interface Meta {
  /** The limit a procedure counts under beside `api`. */
  readonly limit?: LimitName;
}

const t = initTRPC
  .context<ApiContext>()
  .meta<Meta>()
  .create({
    transformer,
    isDev: false,
    errorFormatter: ({ error, path, ctx }) =>
      toProtocolShape(error, { path, requestId: ctx?.request.requestId ?? requestIdOf(error) }),
  });

export const { router, mergeRouters, createCallerFactory } = t;

const askedBy = ({ address, requestId }: ApiRequest, scope: Scope | null): EngineRequester => ({
  scope,
  address,
  requestId,
});

/** For everyone. Counted by address; a change asked for by another site's page is refused. */
export const publicProcedure = t.procedure.use(async ({ ctx, type, meta, next }) => {
  const { deps, request } = ctx;
  if (type === "mutation") assertSameOrigin(request.headers);
  await takeRate(deps, meta?.limit ?? "api", { scope: null, address: request.address });
  return next({ ctx: { deps: workingFor(deps, askedBy(request, null)) } });
});

/** For guests and accounts: a visitor without a scope becomes a guest by changing something, never by reading. Counted by
 * person and address; a visitor who reads is nobody anyone will meet again, so only their address counts. */
export const guestOrUserProcedure = t.procedure.use(async ({ ctx, type, meta, next }) => {
  const { deps, request } = ctx;
  if (type === "mutation") assertSameOrigin(request.headers);
  const known = await (type === "mutation" ? request.scopeOrGuest() : request.scope());
  await takeRate(deps, meta?.limit ?? "api", { scope: known, address: request.address });
  const scope = known ?? (await request.reader());
  return next({ ctx: { scope, deps: workingFor(deps, askedBy(request, known)) } });
});

/** For accounts only; nobody becomes a guest by being refused. Counted by person and address. */
export const userProcedure = t.procedure.use(async ({ ctx, type, meta, next }) => {
  const { deps, request } = ctx;
  if (type === "mutation") assertSameOrigin(request.headers);
  const scope = await request.scope();
  await takeRate(deps, meta?.limit ?? "api", { scope, address: request.address });
  const user = userOf(scope);
  return next({ ctx: { scope: user, deps: workingFor(deps, askedBy(request, user)) } });
});
