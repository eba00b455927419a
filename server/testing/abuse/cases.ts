import "server-only";
import path from "node:path";
import type { Composition } from "@/server/composition/compose";
import { createApiHandler } from "@/server/trpc/handler";
import { ACTIONS } from "./actions";
import { listProcedures } from "./endpoints";
import { HANDLERS } from "./handlers";
import { LOADERS } from "./loaders";
import { PROCEDURES } from "./procedures";
import { tryCall, tryRequest } from "./run-case";
import type { Attack, Cases, Endpoint, Sent } from "./types";

type Handler = (request: Request, context: unknown) => Promise<Response>;
type ByFeature = Readonly<Record<string, Readonly<Record<string, Cases>>>>;

const READS = ["GET", "HEAD", "OPTIONS"];

export const actionEndpoints = (): Endpoint[] => byFeature(ACTIONS, { file: "actions", writes: true });
export const loaderEndpoints = (): Endpoint[] => byFeature(LOADERS, { file: "loaders", writes: false });

function byFeature(all: ByFeature, { file, writes }: { readonly file: string; readonly writes: boolean }) {
  return Object.entries(all).flatMap(([feature, functions]) =>
    Object.entries(functions).map(
      ([name, tries]): Endpoint => ({
        name: `server/features/${feature}/${file}.ts ${name}`,
        writes,
        moves: (victim, attacker) =>
          tries(victim, attacker).map(({ run, runWith, ...attempt }) => ({
            ...attempt,
            make: (caller) => tryCall(caller, run),
            makeWith: (caller, input) => tryCall(caller, () => runWith(input)),
          })),
      }),
    ),
  );
}

/** The route handlers, as the tree has them. */
export function handlerEndpoints(): Promise<Endpoint[]> {
  return Promise.all(
    Object.entries(HANDLERS).map(async ([name, attack]) => {
      const [method = "", ...file] = name.split(" ");
      const module = (await import(path.resolve(file.join(" ")))) as Record<string, Handler>;
      const handler = module[method];
      if (!handler) throw new Error(`${name} is not there`);
      return byRequest({ name, handler, method }, attack);
    }),
  );
}

/** The procedures, asked for over the protocol. */
export function procedureEndpoints(composition: Composition): Endpoint[] {
  const handler = createApiHandler(composition);
  const kinds = listProcedures();
  return Object.entries(PROCEDURES).map(([name, attack]) => {
    const method = kinds.get(name) === "query" ? "GET" : "POST";
    const asSent: Attack<Sent> = (victim, attacker) =>
      attack(victim, attacker).map(({ input, about }) => ({ input: asRequest(name, method, input), about }));
    return byRequest({ name, handler, method }, asSent);
  });
}

function byRequest(
  { name, handler, method }: { readonly name: string; readonly handler: Handler; readonly method: string },
  attack: Attack<Sent>,
): Endpoint {
  return {
    name,
    writes: !READS.includes(method),
    moves: (victim, attacker) =>
      attack(victim, attacker).map((attempt) => ({
        ...attempt,
        make: (caller) => tryRequest(caller, handler, { method, sent: attempt.input }),
        makeWith: (caller, input) => tryRequest(caller, handler, { method, sent: input as Sent }),
      })),
  };
}

function asRequest(name: string, method: string, input: unknown): Sent {
  const json = JSON.stringify({ json: input });
  if (method === "POST") {
    return { path: `/api/trpc/${name}`, headers: { "content-type": "application/json" }, body: json };
  }
  return { path: `/api/trpc/${name}${input === undefined ? "" : `?input=${encodeURIComponent(json)}`}` };
}
