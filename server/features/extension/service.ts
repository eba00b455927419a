import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { passWithSession } from "@/server/features/second-factor/service";
import { hasEnded, openExtensionSession, renewExtensionSession } from "@/server/features/session/service";
import {
  ACCESS_SECONDS,
  type RenewalClaims,
  readRenewalToken,
  writeAccessToken,
  writeRenewalToken,
} from "@/server/session/extension-token";
import type { UserScope } from "@/server/session/scope";
import { noteSecurity } from "@/server/session/security-log";
import { CODE_MS } from "./constants";
import { answerAddress } from "./policy";
import { insertCode, type StoredCode, takeCode } from "./repository";
import type { Connect, ExtensionTokens, TokenRequest } from "./types";

const CODE_BYTES = 32;
const NO_CODE = "This sign-in has run out or was used already. Start it again in the extension.";
const NO_RENEWAL = "The extension is signed out. Sign in again in the extension.";

type CodeRequest = Extract<TokenRequest, { grant_type: "authorization_code" }>;
type RenewalRequest = Extract<TokenRequest, { grant_type: "refresh_token" }>;

/** Where a request for tokens came from. */
interface Visit {
  readonly address: string;
  readonly requestId: string;
  readonly userAgent: string | null;
}

/** Lets an extension in, as the account's owner has asked: once, within a minute, and by the secret that it keeps.
 * @returns the address that hands the extension its code */
export async function allowExtension(
  { db, now }: Pick<Deps, "db" | "now">,
  scope: UserScope,
  asked: Connect,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString("base64url");
  const time = now();
  const kept: StoredCode = {
    digest: digestOf(code),
    userId: scope.userId,
    email: scope.email,
    provider: scope.provider,
    allowedIn: scope.sessionId,
    extensionId: asked.client_id,
    redirectUri: asked.redirect_uri,
    challenge: asked.code_challenge,
    expiresAt: new Date(time.getTime() + CODE_MS),
  };
  await insertCode(await db(), kept, time);
  return answerAddress(asked.redirect_uri, { code, state: asked.state });
}

/** Gives an extension the tokens of a session of its own, for a code or for the token that renews them.
 * @throws {AppError} UNAUTHORIZED for a code or a token that is not good, or no longer */
export async function grantTokens(deps: Deps, asked: TokenRequest, visit: Visit): Promise<ExtensionTokens> {
  return asked.grant_type === "authorization_code" ? takeIn(deps, asked, visit) : renew(deps, asked, visit);
}

async function takeIn(deps: Deps, asked: CodeRequest, visit: Visit): Promise<ExtensionTokens> {
  const taken = await takeCode(await deps.db(), digestOf(asked.code));
  const isGood = taken !== null && isFor(taken, asked) && taken.expiresAt > deps.now();
  const note = (ok: boolean) =>
    noteSecurity({ ...visit, deps }, { what: "extension", ok, email: taken?.email });
  // Who has signed out since lets nobody in any more.
  if (!isGood || (await hasEnded(deps, taken.allowedIn))) {
    note(false);
    throw new AppError("UNAUTHORIZED", { message: NO_CODE });
  }
  const { userId, email, provider, extensionId } = taken;
  const id = deps.newId();
  await openExtensionSession(deps, { id, userId, extensionId, userAgent: visit.userAgent });
  // It was let in by a session that owed no code.
  await passWithSession(deps, { userId, sessionId: id });
  note(true);
  return tokensOf(deps, { id, userId, email, provider, extensionId, generation: 0 });
}

/** Whether a code was made for the one who hands it in. */
function isFor(taken: StoredCode, asked: CodeRequest): boolean {
  const challenge = createHash("sha256").update(asked.code_verifier).digest("base64url");
  return (
    taken.extensionId === asked.client_id &&
    taken.redirectUri === asked.redirect_uri &&
    timingSafeEqual(Buffer.from(digestOf(taken.challenge)), Buffer.from(digestOf(challenge)))
  );
}

async function renew(deps: Deps, asked: RenewalRequest, visit: Visit): Promise<ExtensionTokens> {
  const claims = readRenewalToken(deps.extensionSeal, asked.refresh_token);
  if (!claims || claims.extensionId !== asked.client_id)
    throw new AppError("UNAUTHORIZED", { message: NO_RENEWAL });
  const outcome = await renewExtensionSession(deps, claims);
  if (outcome === "renewed") return tokensOf(deps, { ...claims, generation: claims.generation + 1 });
  noteSecurity({ ...visit, deps }, { what: "renewal", ok: false, email: claims.email, code: outcome });
  throw new AppError("UNAUTHORIZED", { message: NO_RENEWAL });
}

function tokensOf(
  { extensionSeal, now }: Pick<Deps, "extensionSeal" | "now">,
  claims: RenewalClaims,
): ExtensionTokens {
  return {
    access_token: writeAccessToken(extensionSeal, claims, now()),
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    refresh_token: writeRenewalToken(extensionSeal, claims),
    email: claims.email ?? "",
  };
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
