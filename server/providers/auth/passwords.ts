import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { compare, hash } from "@node-rs/bcrypt";
import { problem } from "./protocol";

const LENGTH_MIN = 8;
const LENGTH_MAX = 256;
/** Worked on the thread pool: a hash costs tens of milliseconds, which would be everyone's on the thread that answers. The
 * auth server hashes new passwords there too: package.json puts this package in the place of the one it names. */
const ROUNDS = 10;
/** bcrypt reads no more of what it is given. */
const BCRYPT_BYTES = 72;

/** The shape of a condensed password, which nobody types. Taken for a password of before, it would open an account to
 * anyone who knows no more than that. */
const CONDENSED = /^[A-Za-z0-9+/]{43}=$/;

/** What is handed to bcrypt in a password's place: all of the password counts, however long it is and in whatever
 * script. 44 characters of base64; the prefix keeps digests of other systems from fitting here. */
export function condense(password: string): string {
  return createHash("sha256")
    .update(`classmate password\0${password.normalize("NFKC")}`)
    .digest("base64");
}

/** @returns the refusal of a password that nobody may choose, in the protocol's own words, or null */
export function refuseLength(password: string): Response | null {
  const length = [...password].length;
  if (length < LENGTH_MIN) return weak(`Password should be at least ${LENGTH_MIN} characters.`);
  return length > LENGTH_MAX ? weak(`Password cannot be longer than ${LENGTH_MAX} characters.`) : null;
}

function weak(msg: string): Response {
  const body = { code: 422, error_code: "weak_password", msg, weak_password: { reasons: ["length"] } };
  return Response.json(body, { status: 422, headers: { "x-sb-error-code": "weak_password" } });
}

/** The refusal of an address and password that do not belong together, whatever is wrong with them. */
export const invalidCredentials = (): Response =>
  problem(400, "invalid_credentials", "Invalid login credentials");

let nobodys: Promise<string> | undefined;

/** Whether a password is the one that was hashed. Takes the same work when there is none to compare it with. */
export async function isSame(password: string, hashed: string | null | undefined): Promise<boolean> {
  nobodys ??= hash(randomUUID(), ROUNDS);
  const same = await compare(condense(password), hashed || (await nobodys));
  return Boolean(hashed) && same;
}

/** The same for a hash of before passwords were condensed. */
export async function isSameUncondensed(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hash(randomUUID(), ROUNDS);
  const fits = Buffer.byteLength(password) <= BCRYPT_BYTES && !CONDENSED.test(password);
  const same = await compare(fits ? password : "", hashed || (await nobodys));
  return Boolean(hashed) && fits && same;
}

/** A password as it is kept. */
export const hashOf = (password: string): Promise<string> => hash(condense(password), ROUNDS);
