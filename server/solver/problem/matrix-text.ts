import type { Expression } from "../expression/ast";
import type { Limits } from "../limits";
import { readMatrixRows, readTypedRows } from "../parser/matrix";
import type { NamedMatrix } from "../tasks/matrix";

/** A text with its matrices read: @A stands for the matrix A, @s for the equations of a system. */
export interface MatrixText {
  readonly words: string;
  readonly matrices: readonly NamedMatrix[];
  /** Every matrix was given a name in the text. */
  readonly named: boolean;
  /** Between bars: the determinant is meant. */
  readonly bars: ReadonlySet<string>;
  readonly systems: readonly string[];
}

const ENVIRONMENT =
  /(?:\\left\s*)?[[(|]?\s*\\begin\{([bpvBV]?matrix|array)\}(?:\s*\{[^{}]*\})?((?:(?!\\begin)[\s\S])*?)\\end\{\1\}(?:\s*\\begin\{matrix\}((?:(?!\\begin)[\s\S])*?)\\end\{matrix\})?\s*(?:\\right\s*)?[\])|]?/g;
const SYSTEM =
  /(?:\\left\s*\\\{\s*)?\\begin\{(cases|matrix|array|aligned)\}(?:\s*\{[^{}]*\})?((?:(?!\\begin)[\s\S])*?=(?:(?!\\begin)[\s\S])*?)\\end\{\1\}(?:\s*\\right\s*\.)?/g;
const TYPED = /\[\s*(\[[^[\]]*\](?:\s*,?\s*\[[^[\]]*\])*)\s*\]|\[([^[\];]+(?:;[^[\];]+)+)\]/g;
const FREE_NAMES = ["P", "Q", "R", "S", "U", "V", "W"];

/** Takes matrices and systems out of a text.
 * @throws {ParseError} when one cannot be read; {LimitReached} */
export function matrixText(text: string, limits: Limits): MatrixText {
  const systems: string[] = [];
  const matrices: { name: string; rows: Expression[][] }[] = [];
  const bars = new Set<string>();
  const put = (rows: Expression[][], isBars: boolean) => {
    const name = FREE_NAMES[matrices.length] ?? "Z";
    matrices.push({ name, rows });
    if (isBars) bars.add(name);
    return ` @${name} `;
  };
  const marked = text
    .replace(SYSTEM, (_, _kind, body: string) => ` @s${systems.push(body) - 1} `)
    .replace(ENVIRONMENT, (all, kind: string, body: string, extra: string | undefined) => {
      const rows = readMatrixRows(body, limits);
      const column = extra === undefined ? null : readMatrixRows(extra, limits);
      return put(
        column ? rows.map((row, i) => [...row, ...(column[i] ?? [])]) : rows,
        /^v/i.test(kind) || /^(?:\\left\s*)?\|/.test(all),
      );
    })
    .replace(TYPED, (_, nested: string | undefined, flat: string | undefined) =>
      put(readTypedRows(nested ?? flat ?? "", limits), false),
    );
  return { ...renamed(plain(marked), matrices, bars), systems };
}

const plain = (text: string): string =>
  text
    .replace(/\$|\\(?:left|right|,|;|!|quad|displaystyle)(?![a-z])/g, " ")
    .replace(/\\(?:text|mathrm|mathbf)\{([^{}]*)\}/g, " $1 ")
    .replace(/\\times/g, "x")
    .replace(/[–−]/g, "-")
    .replace(/’/g, "'")
    .replace(/[.,;:?\]]+(?=\s|$|[A-Z] ?= ?@)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A matrix that is introduced as "A = …" gets that name, also where the same letter stands in the text. */
function renamed(
  words: string,
  matrices: readonly { name: string; rows: Expression[][] }[],
  bars: ReadonlySet<string>,
): Omit<MatrixText, "systems"> {
  const names = new Map<string, string>();
  const rest = words.replace(
    /(?<![\w@])([A-Z]) ?= ?@([A-Z])(?: and(?= [A-Z] ?= ?@))?/g,
    (_, given: string, mark: string) => {
      names.set(mark, given);
      return ` @=${mark} `;
    },
  );
  const shown = (mark: string) => names.get(mark) ?? mark;
  return {
    words: rest
      .replace(/@(=?)([A-Z])/g, (_, defines: string, mark: string) => (defines ? "" : `@${shown(mark)}`))
      .replace(/ +/g, " ")
      .trim(),
    matrices: matrices.map(({ name, rows }) => ({ name: shown(name), rows })),
    named: matrices.length > 0 && matrices.every(({ name }) => names.has(name)),
    bars: new Set([...bars].map(shown)),
  };
}
