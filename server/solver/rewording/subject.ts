const LETTER = String.raw`\$?(?<letter>\\?[a-zA-Z]+(?:_\{?\w+\}?)?)\$?`;
const FORMULA = String.raw`(?:the )?(?:(?:formula|equation):? )?(?<formula>\S.*=.*\S)`;

/** The ways in which books ask for a letter to stand alone. */
const WAYS: readonly RegExp[] = [
  `make ${LETTER} the subject(?: of)?[:,]? ${FORMULA}`,
  `(?:rearrange|transpose) ${FORMULA},? (?:to make|so that) ${LETTER} (?:is )?the subject`,
  `(?:rearrange|transpose) ${FORMULA} for ${LETTER}`,
  `change the subject of ${FORMULA} to ${LETTER}`,
  `isolate ${LETTER} in ${FORMULA}`,
].map((way) => new RegExp(`^${way}[.!]?$`, "i"));

/** A Latin letter, with or without an index, or a Greek one. */
const NAME = /^(?:[a-z](?:_\{?\w+\}?)?|\\?(?:alpha|beta|gamma|delta|theta|lambda|mu|rho|sigma|phi|omega))$/i;

/** "Make a the subject of v = u + at" as "Solve v = u + at for a"; null where no letter is to stand alone. */
export function inSolveWords(text: string): string | null {
  for (const way of WAYS) {
    const { letter, formula } = way.exec(text.trim())?.groups ?? {};
    if (letter && formula && NAME.test(letter)) return `Solve ${formula} for ${letter}`;
  }
  return null;
}
