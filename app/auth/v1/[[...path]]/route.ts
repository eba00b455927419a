import { getAuthProvider } from "@/server/providers/auth";
import { sayWhen } from "@/server/request/say-when";

/** The embedded auth server's protocol. With a hosted one there is nothing here. */
async function answer(request: Request): Promise<Response> {
  const auth = getAuthProvider();
  return auth.handle ? sayWhen(await auth.handle(request)) : new Response("Not found", { status: 404 });
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
