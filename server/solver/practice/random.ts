/** Numbers that look drawn by chance and are the same for the same seed, wherever they are drawn. */
export interface Random {
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  /** The same, and never 0. */
  nonzero(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** 1 or -1. */
  sign(): 1 | -1;
}

/** @param seed any text: two that differ give streams that have nothing to do with each other */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const nonzero = (low: number, high: number): number => {
    const drawn = int(low, high - 1);
    return drawn >= 0 ? drawn + 1 : drawn;
  };
  return {
    int,
    nonzero: (low, high) => (low <= 0 && high >= 0 ? nonzero(low, high) : int(low, high)),
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    sign: () => (next() < 0.5 ? 1 : -1),
  };
}

/** A text as a whole number of 32 bits (FNV-1a, mixed once more). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
