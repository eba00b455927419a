const ASKS_WHETHER = /^\s*(?:is|are|was|were|does|do|did|can|could|has|have|will)\b/i;
const JUDGED = { True: "Yes", False: "No" } as const;

/** An answer as a teacher says it: a question that begins with its verb is answered with yes or no. */
export function answerInWords({ text, latex }: { readonly text: string; readonly latex: string }): string {
  if (!ASKS_WHETHER.test(text)) return latex;
  return latex.replace(
    /^\\text\{(True|False)\}$/,
    (_, word: keyof typeof JUDGED) => `\\text{${JUDGED[word]}}`,
  );
}

/** The same in the steps that come to it. */
export const stepsInWords = <Step extends { readonly latex: string }>({
  text,
  steps,
}: {
  readonly text: string;
  readonly steps: readonly Step[];
}): Step[] => steps.map((step) => ({ ...step, latex: answerInWords({ text, latex: step.latex }) }));
