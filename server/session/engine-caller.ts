import "server-only";
import type { Deps } from "../deps";
import { personOf, type Scope } from "./scope";

/** Who is behind a request. */
export interface EngineRequester {
  /** Null for a visitor without one. */
  readonly scope: Scope | null;
  readonly address: string;
  readonly requestId: string | null;
}

/** What a service takes, with the engine working for anyone who asks: their share of its time, and their request's number
 * in the log. */
export function workingFor<Given extends Pick<Deps, "engine">>(
  deps: Given,
  { scope, address, requestId }: EngineRequester,
): Given {
  const person = scope && personOf(scope);
  const engine = deps.engine.as({ person, isAccount: scope?.kind === "user", address, requestId });
  return { ...deps, engine };
}
