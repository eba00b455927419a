/** A stream of random choices that a seed decides, so that a run can be repeated. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True with a chance of one in `n`. */
  oneIn(n: number): boolean;
}

/** mulberry32: 32 bits of state, good enough to wander through a grammar. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    oneIn: (n) => below(n) === 0,
  };
}
