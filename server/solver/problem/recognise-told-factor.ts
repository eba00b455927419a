import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Piece } from "./piece";
import { segment } from "./segment";
import type { SourceRecogniser } from "./sentence";

const NAMES = new Set(["trinomial", "binomial", "polynomial", "expression"]);
const ASKED =
  /(?:^| )(?:completely |fully )?(?:factor|factori[sz]e) (?:completely |fully )?(?:(?:out )?the greatest common factor (?:from|of|out of) )?(?:the|this) (trinomial|binomial|polynomial|expression)(?: completely| fully)?$/;

/** A story that hands over one polynomial by its name and ends in "Factor the trinomial". */
export const recogniseToldFactor: SourceRecogniser = ({ text, limits }) => {
  const pieces = segment(text);
  const words = pieces.flatMap((piece) => (piece.kind === "word" ? [piece.text] : []));
  const asked = ASKED.exec(words.slice(-12).join(" "))?.[1];
  const told = pieces.flatMap((piece, i) => (isNamed(pieces, i) ? [piece] : []));
  const [only, ...others] = told;
  if (!asked || !only || others.length > 0 || pieces.at(-1)?.kind !== "word") return null;
  if (pieces[pieces.indexOf(only) - 1]?.text !== asked) return null;
  const [polynomial, ...rest] = parseStatements(only.text, limits, {
    ...DEFAULT_NOTATION,
    trailingFactor: true,
  });
  if (!polynomial || rest.length > 0 || polynomial.kind !== "sum" || !isOneLetter(polynomial)) return null;
  return {
    mathematics: { task: "factor", expression: polynomial },
    instruction: `Factorise the ${asked}`,
    latex: toLatex(polynomial),
  };
};

/** Mathematics right after the word for what it is. */
const isNamed = (pieces: readonly Piece[], i: number): boolean =>
  pieces[i]?.kind === "maths" && NAMES.has(pieces[i - 1]?.text ?? "");

const isOneLetter = (e: Expression): boolean => symbolsOf(e).length === 1;
