import "server-only";
import { BrandedError } from "@/server/errors/branded-error";

/** Bytes of JSON that are looked through before everyone else's requests get their turn. */
export const BYTES_AT_ONCE = 128 * 1024;

/** How deep lists and objects may stand in one another. */
export const DEPTH_MAX = 64;

/** Bytes of one text or number, its escapes as they are written. */
export const TOKEN_BYTES_MAX = 1024 * 1024;

/** Places that one text may be cut at. */
export const PIECES_MAX = 250_000;

/** What may be made of a JSON text at once. */
export interface PieceLimits {
  readonly bytes: number;
  /** Values altogether: texts, numbers, lists, objects; each name of an object brings one. */
  readonly values: number;
}

/** A JSON text that is larger, deeper or in more pieces than anything honest. Nothing of it was made. */
export class JsonTooLarge extends BrandedError {
  static readonly brand = "JsonTooLarge";
}
