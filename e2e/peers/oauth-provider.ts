import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import { askConsent, readConsent } from "./consent";
import { answerAsGithub, type GithubState } from "./github-protocol";
import type { OauthUser } from "./oauth-user";

export interface OauthProvider {
  /** For GOOGLE_OAUTH_URL and GITHUB_OAUTH_URL. */
  readonly url: string;
  /** Who is at the provider from now on. */
  nextUser(user: OauthUser): void;
  /** Whether that person says no to being signed in from now on. */
  deny(next: boolean): void;
  stop(): Promise<void>;
}

const GOOGLE_ISSUER = "https://accounts.google.com";

/** A provider on loopback that speaks OpenID Connect as Google does and OAuth as GitHub does: codes work once, for the
 * client and the address they were made for.
 * @param options.asks shows a page that asks who one is, for browsers; otherwise the person is whom `nextUser` names */
export async function startOauthProvider({
  port = 0,
  asks = false,
}: {
  port?: number;
  asks?: boolean;
} = {}): Promise<OauthProvider> {
  const state: GithubState & { denied: boolean } = {
    user: { sub: "1001", email: "somebody@provider.example", name: "Somebody" },
    denied: false,
    codes: new Map(),
    tokens: new Map(),
  };
  const { issuer, answer } = await openIdService(state);
  const server = createServer((request, response) => {
    if (asks && askConsent(addressOf(request), response)) return;
    if (answerAsGithub(state, request, response)) return;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer.url = url;
  return {
    url,
    nextUser: (user) => {
      state.user = user;
    },
    deny: (next) => {
      state.denied = next;
    },
    stop: () =>
      new Promise((stopped, failed) => {
        server.close((error) => (error ? failed(error) : stopped()));
        server.closeAllConnections();
      }),
  };
}

function addressOf(request: IncomingMessage): URL {
  return new URL(request.url ?? "/", "http://provider.invalid");
}

/** Google's side: discovery, keys, signed identity tokens. */
async function openIdService(state: GithubState & { denied: boolean }) {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  const people = new Map<string, OauthUser>();

  service.on("beforeAuthorizeRedirect", ({ url }: { url: URL }, request: IncomingMessage) => {
    const code = url.searchParams.get("code") ?? "";
    const { user, denied } = readConsent(addressOf(request).searchParams) ?? state;
    if (!denied) people.set(code, user);
    else {
      url.searchParams.delete("code");
      url.searchParams.set("error", "access_denied");
    }
  });
  service.on(
    "beforeTokenSigning",
    (token: { payload: Record<string, unknown> }, { body }: { body: { code?: string } }) => {
      const user = people.get(body.code ?? "");
      if (!user) return;
      const { sub, email, name, emailVerified = true } = user;
      Object.assign(token.payload, { iss: GOOGLE_ISSUER, sub, email, name, email_verified: emailVerified });
    },
  );
  service.on(
    "beforeResponse",
    (answer: { statusCode: number; body: unknown }, { body }: { body: { code?: string } }) => {
      if (people.delete(body.code ?? "")) return;
      answer.statusCode = 400;
      answer.body = { error: "invalid_grant" };
    },
  );
  const answer = service.requestHandler as (request: IncomingMessage, response: ServerResponse) => void;
  return { issuer, answer };
}
