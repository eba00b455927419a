import "server-only";

/** A word as the lists have it: in small letters, without apostrophes, accents and letters drawn out. */
export const spelled = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .replaceAll("ß", "ss")
    .replace(/(\p{L})\1{2,}/gu, "$1");
