import "server-only";
import type { Deps } from "@/server/deps";
import type { ApiRequest } from "@/server/request-context/api-context";

/** What every procedure may use. Identity is read when a procedure asks for it. */
export interface ApiContext {
  readonly deps: Deps;
  readonly request: ApiRequest;
}
