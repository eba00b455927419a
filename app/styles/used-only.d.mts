import type { Plugin } from "postcss";

export function wordsOfTexts(folder: string): ReadonlySet<string>;
export function usedOnly(words: ReadonlySet<string>): Plugin;
