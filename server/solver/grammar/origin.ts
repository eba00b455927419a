import type { Token } from "../lexicon/tokens";

/** The origin as the point it is, with its article. */
export function withOrigin(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (token.text === "the" && isOrigin(tokens[at + 1])) return [];
    if (!isOrigin(token)) return [token];
    const before = tokens[at - 1];
    const start = before?.text === "the" ? before.start : token.start;
    return [{ ...token, kind: "maths", text: "(0, 0)", as: "(0, 0)", start }];
  });
}

const isOrigin = (token: Token | undefined): boolean => token?.kind === "word" && token.text === "origin";
