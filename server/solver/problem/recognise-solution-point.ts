import type { Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { markedText, pairsIn } from "./marked-text";
import type { SourceRecogniser } from "./sentence";

const FORMS = [
  /^(?:determine|decide|check|find out|tell|verify) (?:whether|if) (?:(?:each|the|this|following|given) )*(?:ordered pairs?|points?) ?(#\d+ )?(?:is|are) (?:a )?solutions? (?:to|of) (?:the|this|each)?(?: ?(?:following|given|linear|system|of))* ?(?:inequality|inequalities) (#\d+)(?: (#\d+))?$/,
  /^is (?:the )?(?:ordered pair |point )?(#\d+) a solution (?:to|of) (?:the )?(?:inequality )?(#\d+)$/,
];

/** "Determine whether (1, 4) is a solution of the inequality y > x + 2." */
export const recogniseSolutionPoint: SourceRecogniser = ({ text, limits }) => {
  if (!/solution/i.test(text)) return null;
  const { words, maths } = markedText(text);
  const found = FORMS.map((form) => form.exec(words)).find((match) => match !== null);
  const piece = (mark: string | undefined) => maths[Number(mark?.trim().slice(1))] ?? "";
  const [first, second, third] = found?.slice(1) ?? [];
  if (!found || (first === undefined) === (third === undefined)) return null;
  const pairs = pairsIn(piece(first ?? third));
  const [pair, ...others] = pairs ?? [];
  const statements = pair && others.length === 0 ? parseStatements(piece(second), limits) : [];
  const relations = statements.filter((each): each is Relation => each.kind === "relation");
  if (!pair || relations.length === 0 || relations.length !== statements.length) return null;
  const letters = [...new Set(relations.flatMap((each) => symbolsOf(each)))].sort();
  if (
    letters.some((name) => name !== "x" && name !== "y") ||
    pair.some((value) => symbolsOf(value).length > 0)
  )
    return null;
  if (!relations.some(({ operator }) => /^[<>]/.test(operator))) return null;
  const at = [
    { name: "x", value: pair[0] },
    { name: "y", value: pair[1] },
  ];
  return {
    mathematics: { task: "function-property", property: "is-solution", relations, at },
    instruction: "Is this point a solution?",
    latex: `(${toLatex(pair[0])}, ${toLatex(pair[1])}), \\quad ${relations.map(toLatex).join(", \\; ")}`,
  };
};
