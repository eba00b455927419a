import type { Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseExpression, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { MatrixOperation, MatrixRows, NamedMatrix } from "../tasks/matrix";
import { type MatrixText, matrixText } from "./matrix-text";
import { PlaneWords, wordSet } from "./plane-words";
import { rowOperations } from "./row-operations";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const ABOUT =
  /\b(?:matri\w+|determina\w+|minors?|cofactors?|inverse|transpose|rows?)\b|\\begin\{[bpvBV]matrix\}|\[\s*\[|\\begin\{array\}/i;
const LONGEST = 1500;

const FILLERS = wordSet(
  "in for the following exercises exercise each of a an this these that which given below matrix matrices square find then and evaluate compute calculate " +
    "determine perform solve what is are to it by use using work out write use indicated operation operations augmented perform if possible exists " +
    "exist when where with let be as not defined state give on element entry value 2x2 3x3 4x4 please show reduce put bring",
);

/** Determinants, inverses, products and row operations of matrices of numbers. */
export const recogniseMatrix: SourceRecogniser = (source) => {
  if (!ABOUT.test(source.text) || source.text.length > LONGEST) return null;
  const text = matrixText(source.text, source.limits);
  if (text.systems.length > 0) return augmented(text, source);
  const [only] = text.matrices;
  if (!only || text.matrices.some(({ rows }) => rows.flat().some((each) => symbolsOf(each).length > 0)))
    return null;
  const operation = operationIn(text, source);
  return operation && matrixRecognition(text, operation);
};

const INSTRUCTIONS: Readonly<Record<MatrixOperation["kind"], string>> = table({
  combine: "Work out with matrices",
  determinant: "Find the determinant",
  inverse: "Find the inverse",
  transpose: "Find the transpose",
  rank: "Find the rank",
  nullity: "Find how many letters are free",
  "null-space": "Find a basis of the null space",
  trace: "Find the trace",
  characteristic: "Find the characteristic polynomial",
  eigenvalues: "Find the eigenvalues",
  minor: "Find the minor",
  cofactor: "Find the cofactor",
  "row-operations": "Carry out the row operations",
  "clear-column": "Make the first entry below the first row zero",
  reduce: "Find the reduced row echelon form",
});

export function matrixRecognition(
  { matrices, named }: Pick<MatrixText, "matrices" | "named">,
  operation: MatrixOperation,
): Recognition {
  const listed = matrices.map(({ name, rows }) => `${name} = ${rowsLatex(rows)}`).join(", \\quad ");
  const latex =
    operation.kind === "combine"
      ? `${toLatex(operation.expression)}, \\quad ${listed}`
      : rowsLatex(matrices[0]?.rows ?? []);
  return {
    mathematics: { task: "matrix", matrices, operation, named },
    instruction: INSTRUCTIONS[operation.kind],
    latex,
  };
}

const rowsLatex = (rows: MatrixRows): string =>
  `\\begin{bmatrix} ${rows.map((row) => row.map(toLatex).join(" & ")).join(" \\\\ ")} \\end{bmatrix}`;

function operationIn({ words, matrices, bars }: MatrixText, { limits }: Source): MatrixOperation | null {
  const lowered = words.replace(/(?<![@\w])[A-Z][a-z]+/g, (word) => word.toLowerCase());
  const name = matrices[0]?.name ?? "";
  const single = matrices.length === 1 ? about(lowered, { name, isBars: bars.has(name) }) : null;
  return single ?? combination(lowered, matrices, limits);
}

interface One {
  readonly name: string;
  readonly isBars: boolean;
}

/** What is asked about one matrix. */
function about(words: string, { name, isBars }: One): MatrixOperation | null {
  const rest = new PlaneWords(words);
  rest.takeAll(new RegExp(`@${name}(?![\\w])`));
  const operation = rowOperations(rest) ?? singleOperation(rest, { name, isBars });
  rest.takeAll(new RegExp(`(?<![\\w|])${name}(?![\\w^(|])`));
  rest.takeAll(/\b\d ?x ?\d\b/);
  return operation && rest.isOnly(FILLERS) ? operation : null;
}

const INDEX = "_\\{?(\\d)(\\d)?\\}?";

function singleOperation(rest: PlaneWords, { name, isBars }: One): MatrixOperation | null {
  const minor = rest.take(
    new RegExp(
      `\\b(minor|cofactor)s?\\b(?: of| the| indicated| entry| element| for)* (?:([a-e])${INDEX}|[MCA]_\\{?(\\d)(\\d)\\}?)`,
    ),
  );
  if (minor) {
    rest.takeAll(/\bindicated minors?\b|\bminors?\b|\bdeterminants?\b/);
    return entryOf(minor);
  }
  if (rest.take(/\bdetermina(?:nt|te)s?\b/)) {
    rest.take(
      /\bby (?:using )?(?:expanding|expansion)(?: by| of| with| using)? (?:minors|cofactors)(?: (?:along|on|about) the (?:first|second|third) (?:row|column))?/,
    );
    return { kind: "determinant" };
  }
  if (rest.take(new RegExp(`(?:\\|${name}\\||\\\\?det ?\\(?${name}\\)?)`))) return { kind: "determinant" };
  if (isBars) return { kind: "determinant" };
  if (rest.take(/\b(?:multiplicative )?inverse\b/)) return { kind: "inverse" };
  if (rest.take(new RegExp(`\\b${name}\\^\\{?-1\\}?`))) return { kind: "inverse" };
  return null;
}

/** a_2 is the entry of column a in row 2; a_{12} and M_{12} the one in row 1, column 2. */
function entryOf(found: RegExpExecArray): MatrixOperation | null {
  const [, kind, letter, first, second, row, column] = found;
  const asked = kind === "cofactor" ? "cofactor" : "minor";
  const [i, j] =
    row !== undefined ? [row, column] : second !== undefined ? [first, second] : [first, undefined];
  if (j === undefined && letter === undefined) return null;
  const across = j === undefined ? (letter as string).charCodeAt(0) - "a".charCodeAt(0) : Number(j) - 1;
  return { kind: asked, row: Number(i) - 1, column: across };
}

const ASKING =
  /^(?:(?:given|consider|let|use|using)? ?(?:the )?(?:following )?(?:matri(?:x|ces))?(?: below)?(?: (?:and|to))? ?)(?:(?:perform|find|compute|calculate|evaluate|determine|work out|add|subtract|multiply|simplify|what is)(?: the)?(?: (?:given|indicated|following|matrix|scalar|resulting))*(?: (?:sum|difference|product|addition|subtraction|multiplication|operations?|matrix|matrices|or))* ?(?:if possible |if not possible explain why the operation cannot be performed |(?:indicate|state) (?:if|when) the operation is undefined |if the operation is undefined (?:state|explain) (?:so|why) )?(?:for|of|:)? ?)+/;

/** A + B, 3A - 2B, AB: by name or written out. */
function combination(
  words: string,
  matrices: readonly NamedMatrix[],
  limits: Source["limits"],
): MatrixOperation | null {
  const names = matrices.map(({ name }) => name);
  if (new Set(names).size < names.length) return null;
  const bare = words
    .replace(/^(?:for|in) the following exercises /i, "")
    .replace(/(?<![\w@])[A-Z](?: and [A-Z])? (?=(?:find|compute|determine|calculate|evaluate)\b)/, "")
    .replace(/\b(?:where|if|given(?: that)?|when|with|for the matrices|and)$/, "")
    .trim();
  const lead = ASKING.exec(bare)?.[0] ?? "";
  const written = bare
    .slice(lead.length)
    .replace(/ (?:where|if|given(?: that)?|when|with|for)(?: the)?(?: matri(?:x|ces))?$/, "")
    .replace(/@/g, "")
    .replace(/\\cdot|\*/g, " ")
    .replace(/\^\{?T\}?/g, "^{T}");
  if (
    written === "" ||
    !/^[-+\d\s.()A-Z^{}/\\frac]+$/.test(written) ||
    /[a-z]/.test(written.replace(/\\frac/g, ""))
  )
    return null;
  const expression = parseExpression(written, limits, {
    ...DEFAULT_NOTATION,
    imaginary: false,
    functions: new Set(),
  });
  const used = symbolsOf(expression).filter((each) => each !== "T");
  if (used.length === 0 || used.some((each) => !names.includes(each))) return null;
  return { kind: "combine", expression };
}

const AUGMENTED =
  /^(?:in the following exercises )?(?:write|express|give|find|represent) (?:the|each|this) (?:following )?(?:linear )?(?:system(?: of (?:linear )?equations)?|augmented matrix) (?:as|for|of|in) (?:an?|the)? ?(?:(?:augmented )?matrix(?: form)?|(?:following )?(?:linear )?system(?: of (?:linear )?equations)?) ?@s0$/;

function augmented({ words, systems, matrices }: MatrixText, { limits }: Source): Recognition | null {
  const [system] = systems;
  const lowered = words.replace(/(?<![@\w])[A-Z][a-z]+/g, (word) => word.toLowerCase());
  if (
    !system ||
    systems.length > 1 ||
    matrices.length > 0 ||
    !/augmented/.test(lowered) ||
    !AUGMENTED.test(lowered)
  )
    return null;
  const statements = parseStatements(`\\begin{cases}${system.replace(/&/g, " ")}\\end{cases}`, limits);
  const equations = statements.filter(
    (each): each is Relation => each.kind === "relation" && each.operator === "=",
  );
  const unknowns = [...new Set(equations.flatMap((each) => symbolsOf(each)))].sort();
  if (equations.length !== statements.length || equations.length < 2 || unknowns.length < 2) return null;
  return {
    mathematics: { task: "augmented-matrix", equations, unknowns },
    instruction: "Write the augmented matrix",
    latex: `\\begin{cases} ${equations.map((each) => toLatex(each)).join(" \\\\ ")} \\end{cases}`,
  };
}
