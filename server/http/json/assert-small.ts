import "server-only";
import { AppError } from "@/server/errors/app-error";
import { cutJson } from "./cut";
import { JsonTooLarge } from "./limits";

/** Bytes of JSON that are parsed at once, whatever they hold. */
const UNSEEN_BYTES_MAX = 64 * 1024;

/** Values that a longer body may hold. What a page sends has a hundredth of it: its bytes are in its texts. */
const VALUES_MAX = 20_000;

/** Looks through a body of JSON before it is parsed at once. What is no JSON is left to the parser, which stops there.
 * @throws {AppError} BAD_REQUEST for what is nested too deep or has too many values */
export async function assertSmallJson(bytes: Uint8Array): Promise<void> {
  if (bytes.length <= UNSEEN_BYTES_MAX) return;
  try {
    const { root } = await cutJson(bytes, {});
    if (root.values > VALUES_MAX) throw new JsonTooLarge("too many values");
  } catch (cause) {
    if (JsonTooLarge.isInstance(cause)) throw new AppError("BAD_REQUEST", { cause });
    if (!(cause instanceof SyntaxError)) throw cause;
  }
}
