import { compare, rational } from "../../../expression/rational";
import { effectsOf } from "./effects";
import type { Account } from "./entries";
import { lemmas } from "./lemmas";
import { pieceOf, questionOf } from "./pieces";

/** What the question asks about the amounts is what the story says of them: of the seats that are taken when those are
 * counted, of what is left when something is taken away. The word that is said instead; null when they agree. */
export const otherPredicate = (account: Account): string | null =>
  otherShare(account) ?? takenAwayAsked(account);

const VERBS = /\b(?:is|are|was|were|has|have|had|will|can|do|does|did)\b/;

/** "3/4 of the seats are taken": a question about a part of the seats speaks of taken ones. */
function otherShare({ story, asked, conditions }: Account): string | null {
  const question = questionOf(story);
  if (conditions.length > 0 || !/\bhow (?:many|much)\b/.test(question)) return null;
  for (const { at, scales } of effectsOf(asked)) {
    const { kind, value } = story.quantities[at] ?? {};
    const isShare = kind === "P" || (kind === "N" && value && compare(value, rational(1n)) < 0);
    const found = new RegExp(`^(.*)<[NP]${at}>(?: times)? of (.*)$`).exec(pieceOf(story, at).text);
    if (!scales || !isShare || !found) continue;
    const [, before = "", after = ""] = found;
    const verb = VERBS.exec(after);
    // Without a verb after it, what is done with the share stands around the name of the whole.
    const around = `${before} ${after.split(" ").slice(2).join(" ")}`;
    const said = lemmas(verb ? after.slice(verb.index + verb[0].length) : around);
    if (said.size > 0 && ![...said].some((word) => lemmas(question).has(word))) return [...said][0] as string;
  }
  return null;
}

const LEFT = /\b(?:left|remain\w*|still|now|than|difference|more|fewer|less|after|then)\b/;

/** "Ana ate 3 of 20 cookies. How many did she eat?" asks for what is taken away, not for what is left. */
function takenAwayAsked({ story, asked }: Account): string | null {
  const question = questionOf(story);
  if (LEFT.test(question)) return null;
  const words = lemmas(question);
  for (const { at, negative, scales, divides } of effectsOf(asked)) {
    if (!negative || scales || divides) continue;
    const ahead = pieceOf(story, at).text.split(/<[A-Z]\d+>/)[0] ?? "";
    const verb = ahead.trim().split(" ").at(-1) ?? "";
    if ([...lemmas(verb)].some((word) => words.has(word))) return verb;
  }
  return null;
}
