import "server-only";
import { answerOnce } from "../answers";
import { SandboxFault } from "../faults";
import { toldOf } from "../told";
import type { SandboxFetch } from "../types";
import { checkoutRoutes } from "./checkout";
import { customerRoutes } from "./customers";
import { invoiceRoutes, paymentRoutes } from "./money";
import { otherRoutes } from "./others";
import type { Answer, ApiContext, Route } from "./route";
import { subscriptionRoutes } from "./subscriptions";

/** Exact paths before those with an id in them, so that "search" is no customer. */
const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...otherRoutes,
];

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly key: string | null;
}

/** Answers requests as api.stripe.com does, in its forms, shapes and errors. */
export function serve(open: () => Promise<ApiContext>): SandboxFetch {
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : null;
    const method = init.method ?? request?.method ?? "GET";
    const key = new Headers(init.headers ?? request?.headers).get("idempotency-key");
    const body = typeof init.body === "string" ? init.body : ((await request?.text()) ?? "");
    const url = new URL(request?.url ?? String(input));
    const context = await open();
    const requestId = `req_${context.newId().replaceAll("-", "")}`;
    try {
      const asked = { method, url, body, key };
      const answered = await answer(context, asked);
      if (method !== "GET") context.onChange();
      const headers = new Headers({ "request-id": requestId });
      if (answered.replayed) headers.set("idempotent-replayed", "true");
      return Response.json(answered.body, { headers });
    } catch (error) {
      if (!SandboxFault.isInstance(error)) throw error;
      return Response.json(error.toBody(), { status: error.status, headers: { "request-id": requestId } });
    }
  };
}

async function answer(
  context: ApiContext,
  asked: Asked,
): Promise<{ body: Record<string, unknown>; replayed: boolean }> {
  const { method, url, body, key } = asked;
  const found = find(method, url.pathname);
  if (!found) {
    throw new SandboxFault(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
  const form = method === "POST" ? new URLSearchParams(body) : url.searchParams;
  const work = async (inside: ApiContext) => render(await found.route.answer(inside, found.id, form), form);
  if (method !== "POST" || key === null) return { body: await work(context), replayed: false };
  const request = `${url.pathname}\n${body}`;
  return answerOnce(context, { key, request }, (inside) => work({ ...context, ...inside }));
}

function find(method: string, path: string): { route: Route; id: string } | null {
  for (const route of ROUTES) {
    const id = route.method === method ? route.match(path) : null;
    if (id !== null) return { route, id };
  }
  return null;
}

/** An answer as it is told: with what was asked for by `expand`. */
function render({ object, books }: Answer, form: URLSearchParams): Record<string, unknown> {
  const paths = [...form].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path);
  const objects = new Map(books?.objects().map((held) => [held.id, held]));
  return toldOf(object, paths, (id) => objects.get(id));
}
