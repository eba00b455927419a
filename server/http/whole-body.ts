import "server-only";

const bodies = new WeakMap<Request, Buffer<ArrayBuffer>>();

/** Notes of a request that all of its body is in, so that it need not be read from a stream in order to be looked at. */
export function noteWholeBody(request: Request, body: Buffer<ArrayBuffer>): Request {
  bodies.set(request, body);
  return request;
}

/** Null where nobody noted it. */
export const wholeBodyOf = (request: Request): Buffer<ArrayBuffer> | null => bodies.get(request) ?? null;
