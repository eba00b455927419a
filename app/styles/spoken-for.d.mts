import type { Plugin } from "postcss";

export function wordsOfTexts(folder: string): ReadonlySet<string>;
export function spokenFor(words: ReadonlySet<string>): Plugin;
