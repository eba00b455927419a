import type { Problem } from "../types";

/** What a question is worked with where it does not say it: 3.14 for π. */
const TAKEN_FOR: readonly {
  readonly n: bigint;
  readonly d: bigint;
  readonly name: "pi";
  readonly said: RegExp;
}[] = [{ n: 157n, d: 50n, name: "pi", said: /3\.14|\b22\s*\/\s*7|frac\s*\{?22/ }];

/** The problem with exact constants for rounded ones that its text does not ask for; null where there are none. */
export function withExactConstants(problem: Problem): Problem | null {
  let found = false;
  const exact = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null || part instanceof Map || part instanceof Set) return part;
    const constant = TAKEN_FOR.find((each) => isNumber(part, each) && !each.said.test(problem.text));
    if (constant) {
      found = true;
      return { kind: "constant", name: constant.name };
    }
    if (Array.isArray(part)) return part.map(exact);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, exact(value)]));
  };
  const replaced = exact(problem) as Problem;
  return found ? replaced : null;
}

function isNumber(part: object, { n, d }: { readonly n: bigint; readonly d: bigint }): boolean {
  if (!("kind" in part) || part.kind !== "number" || !("value" in part)) return false;
  const value = part.value as { readonly n: bigint; readonly d: bigint };
  return value.n === n && value.d === d;
}
