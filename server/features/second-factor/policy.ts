import { CODE_DIGITS, CODE_PAGE } from "./constants";
import type { CodeKind } from "./types";

/** Which kind of code was typed, by its length. */
export const kindOf = (code: string): CodeKind => (code.length === CODE_DIGITS ? "app" : "recovery");

/** Sixteen letters in groups of four, as they are read out and typed.
 * @example groupedCode("ABCDEFGHIJKLMNOP") // "ABCD-EFGH-IJKL-MNOP" */
export const groupedCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

/** Where the code is asked for.
 * @param next the page to go on to, a path of this site */
export const codePageOf = (next: string): string =>
  next === "/" ? CODE_PAGE : `${CODE_PAGE}?${new URLSearchParams({ next })}`;
