import { z } from "zod";
import { isReturnAddress } from "./policy";

/** The number that Chromium gives an extension: 32 letters from a to p. */
export const extensionIdSchema = z.string().regex(/^[a-p]{32}$/);

/** Random bytes or a SHA-256, as 32 bytes are written in an address. */
const digestSchema = z.string().regex(/^[\w-]{43}$/);

/** What the secret half of an exchange looks like (RFC 7636). */
const verifierSchema = z.string().regex(/^[\w.~-]{43,128}$/);

const stateSchema = z.string().regex(/^[\w-]{16,128}$/);

const returnSchema = z.string().max(300);

/** What an extension asks for when it sends a student here to sign it in. */
export const connectSchema = z
  .object({
    response_type: z.literal("code"),
    client_id: extensionIdSchema,
    redirect_uri: returnSchema,
    code_challenge: digestSchema,
    code_challenge_method: z.literal("S256"),
    state: stateSchema,
  })
  .refine(({ client_id, redirect_uri }) => isReturnAddress(redirect_uri, client_id), {
    path: ["redirect_uri"],
    error: "An answer goes to the extension’s own address and to no other.",
  });

/** What an extension sends for its tokens: a code, or the token that renews them. */
export const tokenRequestSchema = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    client_id: extensionIdSchema,
    redirect_uri: returnSchema,
    code: digestSchema,
    code_verifier: verifierSchema,
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    client_id: extensionIdSchema,
    refresh_token: z.string().max(2000),
  }),
]);
