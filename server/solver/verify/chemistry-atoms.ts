/** Counts the atoms of a written formula with a stack of brackets, from its letters alone.
 * @param written plain or LaTeX: "Ca(NO3)2", "Ca(NO_{3})_{2}"
 * @returns null when a bracket does not close */
export function countAtoms(written: string): Map<string, number> | null {
  const [main = "", water] = written.replace(/[_{}\s]|\^.*$/g, "").split(/·|\\cdot/);
  const counts = countPart(main);
  if (!counts || water === undefined) return counts;
  const [, times = "", rest = ""] = /^(\d*)(.*)$/.exec(water) ?? [];
  const more = countPart(rest);
  if (!more) return null;
  for (const [symbol, count] of more)
    counts.set(symbol, (counts.get(symbol) ?? 0) + count * Number(times || 1));
  return counts;
}

function countPart(text: string): Map<string, number> | null {
  const stack: Map<string, number>[] = [new Map()];
  for (const [token, symbol, , count = ""] of text.matchAll(/([A-Z][a-z]?)()(\d*)|[([]|[)\]](\d*)/g)) {
    if (token === "(" || token === "[") stack.push(new Map());
    else if (symbol) put(stack.at(-1), symbol, Number(count || 1));
    else {
      const closed = stack.pop();
      const outer = stack.at(-1);
      if (!closed || !outer) return null;
      for (const [each, inner] of closed) put(outer, each, inner * Number(token.slice(1) || 1));
    }
  }
  return stack.length === 1 ? (stack[0] as Map<string, number>) : null;
}

function put(counts: Map<string, number> | undefined, symbol: string, more: number): void {
  counts?.set(symbol, (counts.get(symbol) ?? 0) + more);
}
