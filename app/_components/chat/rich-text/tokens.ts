import { Marked, type Token, type TokenizerAndRendererExtension } from "marked";
import { withoutFences } from "./fenced-math";
import { mathAt, mathStart, splitMath } from "./math";

export interface MathToken {
  readonly type: "math";
  readonly raw: string;
  readonly latex: string;
  readonly display: boolean;
}

const inlineMath: TokenizerAndRendererExtension = {
  name: "math",
  level: "inline",
  start: (text) => {
    const at = mathStart(text);
    return at < 0 ? undefined : at;
  },
  tokenizer: (text) => {
    const math = mathAt(text);
    return math ? { type: "math", ...math } : undefined;
  },
};

const blockMath: TokenizerAndRendererExtension = {
  name: "mathBlock",
  level: "block",
  start: (text) => {
    const at = text.search(/\$\$|\\\[/);
    return at < 0 ? undefined : at;
  },
  tokenizer: (text) => {
    const math = mathAt(text);
    if (!math?.display) return undefined;
    const rest = /^[ \t]*(?:\n+|$)/.exec(text.slice(math.raw.length));
    return rest ? { ...math, type: "math", raw: math.raw + rest[0] } : undefined;
  },
};

/** Stars and underscores within mathematics are no emphasis. */
const emStrongMask = (text: string): string =>
  splitMath(text)
    .map(({ content, math }) => (math ? "a".repeat(content.length) : content))
    .join("");

const markdown = new Marked({ gfm: true, extensions: [blockMath, inlineMath], hooks: { emStrongMask } });

/** The blocks of a Markdown text with mathematics in it. Raw HTML comes back as text tokens of type "html"; a text nested
 * deeper than it can be read comes back as it was written. */
export function blocksOf(text: string): Token[] {
  try {
    return markdown
      .lexer(withoutFences(text))
      .filter((token) => token.type !== "space" && token.type !== "def");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: "html", raw: text, text }];
  }
}

export const isMath = (token: Token): token is Token & MathToken => token.type === "math";
