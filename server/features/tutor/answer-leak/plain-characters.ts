import { table } from "@/server/solver/table";
import "server-only";

/** What is seen as one character and written as another, or not seen at all. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u{20e3}/gu;
const VULGAR = /[¼½¾⅐-⅞↉]/g;
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁻"].map((sign, at) => [sign, "0123456789-"[at] ?? ""]),
);
const ENTITY =
  /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(minus|times|nbsp|equals|frac12|frac14|frac34|zwnj|zwj|lt|gt));/gi;
const NAMED: Readonly<Record<string, string>> = table({
  minus: "-",
  times: "*",
  nbsp: " ",
  equals: "=",
  frac12: " 1/2 ",
  frac14: " 1/4 ",
  frac34: " 3/4 ",
  lt: "<",
  gt: ">",
});
/** Digits of every script, and letters that only look like Latin ones. */
const DIGIT = /\p{Nd}/gu;
const LOOKALIKES: Readonly<Record<string, string>> = table({
  х: "x",
  Х: "x",
  χ: "x",
  Χ: "x",
  у: "y",
  У: "y",
  а: "a",
  о: "o",
  О: "o",
  е: "e",
});

/** A text as it is seen, in plain characters: nothing invisible, one way to write each digit, sign and fraction, and
 * no marks of Markdown or LaTeX that only change how it looks. For reading only: places move.
 * @example plainCharacters("x = ①𝟐") // "x = 12" */
export function plainCharacters(text: string): string {
  const decoded = text.replace(ENTITY, (_, decimal, hex, name) =>
    name
      ? (NAMED[String(name).toLowerCase()] ?? "")
      : signOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
  const seen = decoded
    .replace(INVISIBLE, "")
    .replace(VULGAR, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")} `)
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (raised) => `^{${[...raised].map((sign) => RAISED[sign] ?? "").join("")}}`)
    .replace(/[①-⑳]/gu, (sign) => sign.normalize("NFKC"))
    .normalize("NFKC")
    .replace(DIGIT, asciiDigit)
    .replace(/[\u0370-\u04ff]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[−–—‒﹣➖]/g, "-")
    .replace(/[×✕✖⋅·∙•]/g, "*")
    .replace(/[÷➗∕⁄]/g, "/")
    .replace(/[＝═꞊🟰]/gu, "=")
    .replace(/➕/g, "+");
  return withoutDressing(seen);
}

const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

/** Every script's digits are in runs of ten, the zero first. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function withoutDressing(text: string): string {
  return (
    text
      // Cells and lines stay apart.
      .replace(/<\/?(?:t[dhr]|li|p|div|br)\b[^<>]{0,200}>/gi, " ; ")
      .replace(/<\/?[a-zA-Z][^<>]{0,200}>|<!--.*?-->/g, "")
      .replace(
        /\\(?:boxed|text|textbf|textrm|textit|mathrm|mathbf|mathit|mathsf|mbox|bf|color|operatorname|underline|overline|phantom)\s*(?:\{(?:red|blue|green|black)\})?\s*(?=\{)/g,
        "",
      )
      .replace(
        /\\(?:[,;:! ]|q?quad(?![a-zA-Z])|displaystyle|left(?![a-z])|right(?![a-z])|big[lr]?(?![a-z]))|\{,\}|~/gi,
        " ",
      )
      .replace(/\*\*|__|(?<=\s|^)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,;:!?]|$)/g, "")
      .replace(/\\?\$|\\[()[\]]|`/g, " ")
      .replace(/(\d)[ \u00a0](?=\d{3}(?!\d))/g, "$1")
      .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
      .replace(/(^|[^\\\w}^_])\{(-?[\d.]+)\}/g, "$1$2")
      .replace(/\\(?:begin|end)\s*\{[a-z*]+\}(?:\{[a-z|]+\})?|\\\\|&/g, " ; ")
      .replace(/[⇒⟹∴⟺⇔]|=>|\\(?:Rightarrow|Longrightarrow|implies|iff|therefore)(?![a-zA-Z])/g, " ; ")
      .replace(/[→↦⟶]|->|\\(?:to|mapsto|rightarrow)(?![a-zA-Z])/g, " = ")
  );
}
