interface Written {
  readonly raw: string;
}

/** Tokens with where each begins among its siblings: a name that stays the same while the text after it grows. */
export function placed<Item extends Written>(tokens: readonly Item[]): { at: number; token: Item }[] {
  let at = 0;
  return tokens.map((token) => {
    const begins = at;
    at += token.raw.length;
    return { at: begins, token };
  });
}
