import "server-only";
import { isBareAnswer } from "../built-in/claim";
import { type Reader, withoutLead } from "./read-move";

const TELLING = /^(?:says|said|thinks|thought|reckons|claims|got|gets|shows|has|wants)$/;

/** "my friend says it's 18": an answer of somebody else's. */
export const reported: Reader = ({ words, core }) => {
  const said = words.findIndex((word) => TELLING.test(word));
  return said > 0 && isBareAnswer(core) && words.slice(0, said).some((word) => OTHERS.has(word))
    ? { kind: "check", claim: core }
    : null;
};

const OTHERS: ReadonlySet<string> = new Set(
  "friend mate teacher book textbook calculator sister brother mum mom dad he she they key google classmate app everyone tutor cousin".split(
    " ",
  ),
);

/** "i got 7 but the book says 8": two answers that do not agree. */
export const disagreed: Reader = ({ words, tokens, text }) => {
  const turn = words.findIndex((word) => /^(?:but|and|though|while)$/.test(word));
  if (turn < 2 || !words.slice(turn).some((word) => OTHERS.has(word))) return null;
  const [own, theirs] = [tokens.slice(0, turn), tokens.slice(turn)].map((part) => {
    const maths = part.filter(({ kind }) => kind === "maths");
    return maths.length === 0 ? "" : text.slice(maths[0]?.start, maths.at(-1)?.end);
  });
  const isOwn = words.slice(0, turn).some((word) => /^(?:i|my|mine|we)$/.test(word));
  return own && theirs && isOwn && isBareAnswer(own) && isBareAnswer(theirs)
    ? { kind: "check", claim: own, against: theirs }
    : null;
};

const QUESTION = /^(?:question|problem|exercise|task|it|this|that|they|i|we)$/;
const WANTING = /^(?:want|wants|ask|asks|asking|wanting|supposed|find|looking|meant)$/;
const LEAVING = /^(?:mean|get|do(?=ne)|wrong|this one|harder|easier)$/;

/** "what does the question even want", "what am i supposed to find". */
export const askedFor: Reader = ({ words, core, has }) => {
  const said = withoutLead(words);
  const isAsked =
    said[0] === "what" &&
    /^(?:does|do|is|am|are)$/.test(said[1] ?? "") &&
    said.length <= 9 &&
    said.some((word) => QUESTION.test(word)) &&
    said.some((word) => WANTING.test(word));
  return isAsked && core === "" && !has("step") && !said.some((word) => LEAVING.test(word))
    ? { kind: "asked" }
    : null;
};
