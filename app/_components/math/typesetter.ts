import { ownTypesetter } from "#typesetter";

/** Markup of a formula; a promise of it where others get a turn first. */
export type Typesetter = (latex: string, display: boolean) => string | Promise<string>;

let atHand: Typesetter | null = ownTypesetter;
let loading: Promise<Typesetter> | null = null;

/** Null in a browser that has not fetched it yet. */
export const typesetterAtHand = (): Typesetter | null => atHand;

/** For code that has fetched it with itself. */
export function bringTypesetter(typesetter: Typesetter): void {
  atHand = typesetter;
}

/** The same promise each time, so that a component can wait for it. */
export function fetchTypesetter(): Promise<Typesetter> {
  loading ??= import("@/server/typeset/set-latex").then(
    ({ setLatex }) => {
      atHand = setLatex;
      return setLatex;
    },
    (error) => {
      // Without a network: whoever asks later asks anew.
      loading = null;
      throw error;
    },
  );
  return loading;
}
