const FENCED =
  /^([ \t]*)(`{3,}|~{3,})[ \t]*(?:math|latex|tex|katex)[ \t]*\n([\s\S]*?)\n?[ \t]*\2[`~]*[ \t]*$/gim;
const OPEN_FENCE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:math|latex|tex|katex)?[ \t]*$/i;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/;
/** LaTeX that is a document, or a part of one, and no formula. */
const DOCUMENT = /\\(?:documentclass|usepackage|begin\s*\{(?:document|itemize|enumerate|tabular|figure)\})/;
const DELIMITERS = /^\s*(?:\$\$([\s\S]*)\$\$|\\\[([\s\S]*)\\\]|\$([^$]*)\$)\s*$/;

/** A Markdown text with its formulas in fences ("```math") written between `\[` and `\]`, like those without. A document
 * in LaTeX stays what it is: code. */
export function withoutFences(markdown: string): string {
  if (!/`{3}|~{3}/.test(markdown)) return markdown;
  return markdown.replace(FENCED, (whole, indent: string, _fence: string, content: string) => {
    if (DOCUMENT.test(content) || content.trim() === "") return whole;
    return formulasIn(content)
      .map((latex) => `${indent}\\[${latex}\\]`)
      .join("\n\n");
  });
}

/** Lines that are formulas each are set one below the other; those that hang together stay together. */
function formulasIn(content: string): string[] {
  const lines = bare(content)
    .split("\n")
    .flatMap((line) => line.trim() || []);
  const alone = lines.every((line) => isBalanced(line) && !/\\begin|\\end|\\\\|^&|&$/.test(line));
  return alone ? lines.map(bare) : [lines.join("\n")];
}

function bare(latex: string): string {
  const [, inDollars, inBrackets, inline] = DELIMITERS.exec(latex) ?? [];
  return (inDollars ?? inBrackets ?? inline ?? latex).trim();
}

function isBalanced(line: string): boolean {
  let depth = 0;
  for (const [sign] of line.matchAll(/\\.|[{}]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/\\left\b(?!.*\\right\b)/.test(line);
}

/** A text that is still being written, without a formula whose fence has begun and not ended. */
export function withoutOpenFence(text: string): string {
  let at = 0;
  let opened: { at: number; line: string } | null = null;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) opened = opened ? null : { at, line };
    at += line.length + 1;
  }
  return opened && isFormula(opened.line) ? text.slice(0, opened.at) : text;
}

const isFormula = (line: string): boolean => OPEN_FENCE.test(line) && /[a-z]/i.test(line);
