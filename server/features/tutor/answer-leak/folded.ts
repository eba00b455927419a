import "server-only";

/** A text in small letters without their marks. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/ı/g, "i")
    .replace(/ł/g, "l")
    .toLowerCase();
