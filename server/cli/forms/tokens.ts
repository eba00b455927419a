/** A problem cut into what is prose and what is mathematics, so that a form changes the one and leaves the other. */
export interface Token {
  /** "latex": between dollar signs, which are part of the text. "maths": typed as it comes. */
  readonly kind: "word" | "space" | "mark" | "latex" | "maths";
  readonly text: string;
}

const LATEX = /\$\$[^$]+\$\$|\$(?:[^$]*[^$\s]\$|[^$]+\$(?!\d))|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/y;
const SPACE = /\s+/y;
/** The letter of a choice, which is no factor: "(a) -5 (b) 3". */
const CHOICE = /\([a-e]\)(?=\s)/y;
const ONE_SPACE = / (?! )/y;
const WORD = /[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*|[$€£]?\d[\d.,]*(?:[A-Za-z%]+)?/y;

/** One piece of typed mathematics: a number, a letter by itself, a known function, a sign. */
const PIECE =
  /(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|(?:sqrt|cbrt|sin|cos|tan|log|ln|pi)(?![a-z])|(?<![A-Za-z'’])\d*[a-zA-Z](?:_\d)?(?![A-Za-z'’])|(?<=\d)[a-zA-Z]{1,2}(?![A-Za-z'’])|<=|>=|!=|[-+*/^=<>≤≥≠−×·÷√π²³()|])/y;
const SIGN = /[+*/^=<>≤≥≠×·÷√²³]|[-−]|sqrt/;
/** A sign that makes mathematics of what is around it, which a hyphen or bracket alone does not. */
const TELLING = /[+*^=<>≤≥≠×·÷√²³]|sqrt|\d\s*[-−/]\s*\d|[a-z)]\s*[-−]\s*\d|\d\s*[-−]\s*[a-z(]/;

/** @returns tokens whose texts put together are the problem again */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const found = tokenAt(text, at);
    tokens.push(found);
    at += found.text.length;
  }
  return tokens;
}

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");

function tokenAt(text: string, at: number): Token {
  const latex = matched(LATEX, text, at);
  if (latex && !isProse(latex)) return { kind: "latex", text: latex };
  const space = matched(SPACE, text, at);
  if (space) return { kind: "space", text: space };
  const choice = /(?:^|\s)$/.test(text.slice(0, at)) ? matched(CHOICE, text, at) : null;
  if (choice) return { kind: "mark", text: choice };
  const maths = mathsAt(text, at);
  if (maths) return { kind: "maths", text: maths };
  const word = matched(WORD, text, at);
  return word ? { kind: "word", text: word } : { kind: "mark", text: text[at] as string };
}

/** "$5 and got $": two amounts of money with words between them. */
const isProse = (latex: string): boolean =>
  /(?<![\\a-zA-Z])(?!sin|cos|tan|log)[a-z]{3,}/.test(
    latex.replace(/\\[a-zA-Z]+(?:\s*\{[a-zA-Z ,.]*\})?/g, " "),
  );

function matched(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** The longest run of mathematical pieces that begins here and holds a sign, balanced in its brackets. */
function mathsAt(text: string, at: number): string | null {
  let end = at;
  for (let next = at; next === end || !matched(CHOICE, text, next); ) {
    const piece = matched(PIECE, text, next);
    if (!piece) break;
    end = next + piece.length;
    // What stands apart is no part of it: "solve for x   x/12 = 7".
    next = end + (matched(ONE_SPACE, text, end)?.length ?? 0);
  }
  const run = withoutStrayWords(text.slice(at, end));
  return run !== "" && SIGN.test(run) && TELLING.test(run) && isBalanced(run) ? run : null;
}

/** An article is no letter: "a" at the end of a run with nothing but a space before it. */
const withoutStrayWords = (run: string): string =>
  run.replace(/^[aAI]\s+(?![-+*/^=<>])/, "").length === run.length
    ? run.replace(/(?:\s+[aAI]|\s+[-(])+$/, "")
    : "";

function isBalanced(run: string): boolean {
  let depth = 0;
  for (const character of run) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0 && (run.split("|").length - 1) % 2 === 0;
}

/** A problem with every token changed. */
export const mapTokens = (tokens: readonly Token[], change: (token: Token, at: number) => string): string =>
  tokens.map((token, at) => change(token, at)).join("");

export const isMathematics = ({ kind }: Token): boolean => kind === "latex" || kind === "maths";
