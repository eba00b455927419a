import "server-only";
import { decodeJwt } from "jose";
import { type AuthCall, emailOf, textOf } from "./protocol";

/** What a guesser tries here before anything else, besides the address and the product's name. */
const OF_THIS_PLACE = ["classmate", "homework", "mathematics", "studyhelp", "tutor"];

let known: Promise<ReadonlySet<string>> | undefined;

interface Around {
  /** Whose password it is to be. */
  readonly email: string;
  /** The product's name. */
  readonly product: string;
}

/** Refuses a call that chooses a password which is easily guessed, no matter who calls: the answer tells nothing of accounts.
 * @param product the product's name
 * @returns the refusal, in the protocol's own words, or null */
export async function refuseGuessed(call: AuthCall, product: string): Promise<Response | null> {
  if (call.endpoint !== "POST signup" && call.endpoint !== "PUT user") return null;
  const password = textOf(call, "password");
  const email = emailOf(call) || emailInToken(call.headers);
  if (!password || !(await isEasilyGuessed(password, { email, product }))) return null;
  const body = {
    code: 422,
    error_code: "weak_password",
    msg: "Password is known to be weak and easy to guess, please choose a different one.",
    weak_password: { reasons: ["pwned"] },
  };
  return Response.json(body, { status: 422, headers: { "x-sb-error-code": "weak_password" } });
}

/** Whose token a call carries; nothing depends on it but what is refused. */
function emailInToken(headers: Headers): string {
  try {
    const { email } = decodeJwt(headers.get("authorization")?.replace(/^Bearer /i, "") ?? "");
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}

/** Whether a password is one that others have and guessers try first: one of the 40,000 most common that are long enough,
 * or a word of this place, the product's name or the address, with digits and signs around it or none. */
export async function isEasilyGuessed(password: string, { email, product }: Around): Promise<boolean> {
  const lower = password.toLowerCase();
  const words = [...OF_THIS_PLACE, product.toLowerCase(), email, email.split("@")[0] ?? ""];
  const bare = (text: string) => text.replace(/[^\p{L}]/gu, "");
  if (words.some((word) => lower === word || (bare(word) !== "" && bare(lower) === bare(word)))) return true;
  known ??= import("popular-passwords/data.json").then(({ default: list }) => new Set(list));
  return (await known).has(lower);
}
