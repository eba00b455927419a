/** Whether two answers are written alike, but for spaces, delimiters and how they are typeset. */
export function isSameWriting(a: string, b: string): boolean {
  const [left, right] = [bare(a), bare(b)];
  return left !== "" && left === right;
}

const SUBSCRIPT_ZERO = "₀".charCodeAt(0);

const bare = (text: string): string =>
  text
    .replace(/\\(?:text|textrm|mathrm|mbox|operatorname)\s*\{([^{}]*)\}/g, "$1")
    .replace(/\\(?:left|right|displaystyle|q?quad)(?![a-zA-Z])|\\[()[\],;:! ]|\$/g, "")
    .replace(/\\dfrac|\\tfrac/g, "\\frac")
    .replace(/[−–]/g, "-")
    .replace(/\s*(?:→|⟶|⇒|->|=>|\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z]))\s*/g, "→")
    .replace(/[₀-₉]/g, (digit) => `${digit.charCodeAt(0) - SUBSCRIPT_ZERO}`)
    // 2 1/3 is not 21/3.
    .replace(/(?<=\d)\s+(?=\d)/g, "_")
    .replace(/(?<![\s.])[\s.]+$/, "")
    .replace(/\s+/g, "")
    .replace(/\\%/g, "%");
