import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { readConsent } from "./consent";
import type { OauthUser } from "./oauth-user";

interface Grant {
  readonly user: OauthUser;
  readonly clientId: string;
  readonly redirectUri: string;
}

export interface GithubState {
  user: OauthUser;
  denied: boolean;
  /** Codes that wait to be exchanged, each once. */
  readonly codes: Map<string, Grant>;
  readonly tokens: Map<string, OauthUser>;
}

/** GitHub's side, as GitHub Enterprise serves it.
 * @returns whether the request was for it */
export function answerAsGithub(
  state: GithubState,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const url = new URL(request.url ?? "/", "http://provider.invalid");
  switch (`${request.method} ${url.pathname}`) {
    case "GET /login/oauth/authorize":
      authorize(state, url.searchParams, response);
      return true;
    case "POST /login/oauth/access_token":
      void exchange(state, request, response);
      return true;
    case "GET /api/v3/user":
      answerFor(state, request, response, ({ sub, name }) => ({
        id: Number(sub),
        login: `user-${sub}`,
        name,
      }));
      return true;
    case "GET /api/v3/user/emails":
      answerFor(state, request, response, ({ email, emailVerified = true }) => [
        { email, primary: true, verified: emailVerified },
      ]);
      return true;
    default:
      return false;
  }
}

function authorize(state: GithubState, asked: URLSearchParams, response: ServerResponse): void {
  const target = new URL(asked.get("redirect_uri") ?? "");
  target.searchParams.set("state", asked.get("state") ?? "");
  const { user, denied } = readConsent(asked) ?? state;
  if (denied) target.searchParams.set("error", "access_denied");
  else {
    const code = randomUUID();
    const clientId = asked.get("client_id") ?? "";
    state.codes.set(code, { user, clientId, redirectUri: asked.get("redirect_uri") ?? "" });
    target.searchParams.set("code", code);
  }
  response.writeHead(302, { location: target.toString() }).end();
}

async function exchange(
  state: GithubState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const code = form.get("code") ?? "";
  const grant = state.codes.get(code);
  state.codes.delete(code);
  const fits =
    grant?.clientId === form.get("client_id") &&
    grant?.redirectUri === form.get("redirect_uri") &&
    Boolean(form.get("client_secret"));
  if (!grant || !fits) return json(response, 200, { error: "bad_verification_code" });
  const token = randomUUID();
  state.tokens.set(token, grant.user);
  json(response, 200, { access_token: token, token_type: "bearer", scope: "user:email" });
}

function answerFor(
  state: GithubState,
  request: IncomingMessage,
  response: ServerResponse,
  show: (user: OauthUser) => unknown,
): void {
  const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  const user = state.tokens.get(token);
  if (user) json(response, 200, show(user));
  else json(response, 401, { message: "Bad credentials" });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
