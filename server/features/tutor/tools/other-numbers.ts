import "server-only";

/** Numbers that may be others: not exponents, indices, parts of names, nor the 0 and 1 that a form needs. */
const NUMBER = /(?<![\w.^_²³]|[\^_]\{|\\frac)\d+(?:\.\d+)?/g;

/** A problem with other numbers of the same size.
 * @param attempt from 0; each leads to others, always the same
 * @returns null when there is no number to change */
export function withOtherNumbers(problem: string, attempt: number): string | null {
  const next = numbers(attempt + 1);
  let changed = false;
  const other = problem.replace(NUMBER, (written) => {
    const value = Number(written);
    if (value <= 1) return written;
    changed = true;
    return likeNumber(written, value, next);
  });
  return changed ? other : null;
}

function likeNumber(written: string, value: number, next: () => number): string {
  const decimals = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  if (value > 20 && value % 10 === 0) return String(10 * (1 + Math.floor(next() * (value / 5))));
  const [low, high] = value <= 20 ? [2, Math.max(9, value + 3)] : [Math.ceil(value / 2), value * 2];
  const other = low + next() * (high - low);
  return decimals > 0 ? other.toFixed(decimals) : String(Math.round(other));
}

/** Numbers from 0 up to 1 that look like chance and are the same each time.
 * @source Park & Miller's generator, Communications of the ACM 31 (1988) */
function numbers(seed: number): () => number {
  let state = (seed * 48_271) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
