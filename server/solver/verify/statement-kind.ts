import { toLatex } from "../printer/latex";
import { says } from "./claims";
import { refuted, type Verifier } from "./obligations";

/** Looks for the equals sign in what is shown of the problem. */
export const STATEMENT_KIND: Verifier<"statement-kind"> = {
  word: ({ statement }, { word }) => ({
    word: () => {
      if (statement.kind === "relation" && statement.operator !== "=")
        return refuted("It is neither an expression nor an equation.");
      const shown = toLatex(statement);
      return shown.includes("=")
        ? says(word, "equation", `$${shown}$ has an equals sign.`)
        : says(word, "expression", `$${shown}$ has no equals sign.`);
    },
  }),
};
