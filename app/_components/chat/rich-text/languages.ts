import { table } from "@/server/solver/table";

/** What a fence may say, and the language it is read as. */
const NAMES: Readonly<Record<string, string>> = table({
  bash: "bash",
  c: "c",
  "c++": "cpp",
  cpp: "cpp",
  css: "css",
  html: "xml",
  java: "java",
  javascript: "javascript",
  js: "javascript",
  json: "json",
  jsx: "javascript",
  py: "python",
  python: "python",
  python3: "python",
  sh: "bash",
  shell: "bash",
  sql: "sql",
  svg: "xml",
  xml: "xml",
});

/** The language of a block of code, from what is behind its fence; null for one that is shown as it is.
 * @example languageOf("py title=x") // "python" */
export function languageOf(info: string | undefined): string | null {
  const name =
    info
      ?.trim()
      .split(/[\s{,:]/)[0]
      ?.toLowerCase() ?? "";
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? null) : null;
}
