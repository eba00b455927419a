import "server-only";
import type { OpenRequest } from "@/server/request/open-request";
import type { Deps } from "@/server/request/types";

/** What every procedure may use. Identity is read when a procedure asks for it. */
export interface ApiContext {
  readonly deps: Deps;
  readonly request: OpenRequest;
}
