import "server-only";
import { z } from "zod";
import type { Lite } from "./lite";
import { type AuthCall, emailOf, forward, problem, textOf } from "./protocol";

const PASSWORD_LENGTH_MAX = 72;

const ownerSchema = z.object({ email: z.string().optional() });

async function tellOwner(lite: Lite, answer: Response): Promise<void> {
  const { email } = ownerSchema.parse(await answer.json());
  if (email) lite.tellOfPassword(email);
}

/** Changes a signed-in person's password or address. A new address counts once its owner has opened the link sent
 * there; one that is taken is answered like any other. */
export async function changeUser(lite: Lite, call: AuthCall): Promise<Response> {
  const [email, password] = [emailOf(call), textOf(call, "password")];
  if (password.length > PASSWORD_LENGTH_MAX) {
    return problem(422, "weak_password", `Password cannot be longer than ${PASSWORD_LENGTH_MAX} characters`);
  }
  const answer = await lite.fetch(
    forward(call, { body: { ...(email && { email }), ...(password && { password }) } }),
  );
  if (answer.ok && password) await tellOwner(lite, answer.clone());
  if (answer.headers.get("x-sb-error-code") !== "email_exists") return answer;
  const user = await lite.fetch(forward({ ...call, endpoint: "GET user" }));
  if (!user.ok) return user;
  const body = z.looseObject({}).parse(await user.json());
  return Response.json({ ...body, new_email: email, email_change_sent_at: new Date().toISOString() });
}
