import "server-only";
import type { z } from "zod";
import { assertRoom } from "@/server/admission/runtime";
import { type ActionResult, toActionFailure } from "@/server/errors/to-result";
import type { Deps } from "../deps";
import type { LimitName } from "../rate-limits/rate-limits";
import { takeRate } from "../rate-limits/take-rate";
import { workingFor } from "../session/engine-caller";
import { type Scope, type UserScope, userOf } from "../session/scope";
import { type ActionContext, openActionContext } from "./action-context";

interface ActionOptions<Schema extends z.ZodType> {
  /** For the log: the domain and the action, "solve.create". */
  readonly name: string;
  readonly schema: Schema;
  /** As it came from the form or the caller. */
  readonly input: unknown;
  readonly limit: LimitName;
}

interface ActionCall<Schema extends z.ZodType, Who extends Scope> {
  readonly deps: Deps;
  readonly scope: Who;
  readonly input: z.output<Schema>;
  readonly request: ActionContext;
}

type Authorise<Who extends Scope> = (request: ActionContext) => Promise<Who>;

/** Runs a server action for a guest or an account: parse, authorise, count, then the service.
 * @returns the service's answer, or a failure as a value; what Next throws to redirect passes through */
export function runAction<Schema extends z.ZodType, Data>(
  options: ActionOptions<Schema>,
  work: (call: ActionCall<Schema, Scope>) => Promise<Data>,
): Promise<ActionResult<Data>> {
  return run(options, (request) => request.scopeOrGuest(), work);
}

/** The same for an account only; a guest gets UNAUTHORIZED. */
export function runUserAction<Schema extends z.ZodType, Data>(
  options: ActionOptions<Schema>,
  work: (call: ActionCall<Schema, UserScope>) => Promise<Data>,
): Promise<ActionResult<Data>> {
  return run(options, requireUser, work);
}

async function run<Schema extends z.ZodType, Who extends Scope, Data>(
  { name, schema, input, limit }: ActionOptions<Schema>,
  authorise: Authorise<Who>,
  work: (call: ActionCall<Schema, Who>) => Promise<Data>,
): Promise<ActionResult<Data>> {
  const request = await openActionContext();
  const { deps, requestId, address } = request;
  try {
    assertRoom(requestId);
    const parsed = schema.parse(input);
    const scope = await authorise(request);
    await takeRate(deps, limit, { scope, address });
    const working = workingFor(deps, { scope, address, requestId });
    return { ok: true, data: await work({ deps: working, scope, input: parsed, request }) };
  } catch (error) {
    return toActionFailure(error, { log: deps.log, requestId, operation: name });
  }
}

/** @throws {AppError} UNAUTHORIZED for a guest */
export async function requireUser(request: ActionContext): Promise<UserScope> {
  return userOf((await request.session()).scope);
}
