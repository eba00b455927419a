/** Whether two answers are written alike, but for spaces, delimiters and how they are typeset. */
export function isSameWriting(a: string, b: string): boolean {
  const [left, right] = [bare(a), bare(b)];
  return left !== "" && left === right;
}

const bare = (text: string): string =>
  text
    .replace(/\\(?:text|textrm|mathrm|mbox|operatorname)\s*\{([^{}]*)\}/g, "$1")
    .replace(/\\(?:left|right|displaystyle|q?quad)(?![a-zA-Z])|\\[()[\],;:! ]|\$/g, "")
    .replace(/\\dfrac|\\tfrac/g, "\\frac")
    .replace(/[−–]/g, "-")
    .replace(/(?<![\s.])[\s.]+$/, "")
    .replace(/\s+/g, "")
    .replace(/\\%/g, "%");
