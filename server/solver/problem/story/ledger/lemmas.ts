import { table } from "../../../table";
import { stem } from "../wording";

const IRREGULAR: Readonly<Record<string, string>> = table(
  Object.fromEntries(
    "ran:run rode:ride drove:drive ate:eat bought:buy sold:sell gave:give went:go grew:grow wrote:write swam:swim flew:fly caught:catch made:make won:win lost:lose spent:spend drew:draw threw:throw took:take saw:see found:find drank:drink wore:wear slept:sleep built:build sang:sing brought:bring taught:teach hid:hide broke:break rang:ring held:hold kept:keep left:leave paid:pay sent:send met:meet fed:feed dug:dig shot:shoot weight:weigh weighs:weigh height:tall length:long cost:cost"
      .split(" ")
      .map((pair) => pair.split(":") as [string, string]),
  ),
);

const FUNCTION_WORDS = new Set(
  "the a an did do does done is are was were be been of in on to that than how many much and at for with by from there it its this those these which who what".split(
    " ",
  ),
);

/** Whether a word tells what somebody did: "swam", "collected". */
export const isPastVerb = (word: string): boolean =>
  word in IRREGULAR || (word.length > 4 && /[a-z]ed$/.test(word));

/** "Students rode": after the name of many things or people, what they did. */
export const isVerbAfter = (before: string | undefined, word: string): boolean =>
  /s$|^(?:people|children|men|women)$/.test(before ?? "") && isPastVerb(word);

/** The stems of the words, verbs in the form in which a question has them. */
export const lemmas = (text: string): ReadonlySet<string> =>
  new Set(
    (text.replace(/<[A-Z]\d+>/g, " ").match(/[a-z]+/g) ?? [])
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => stem(IRREGULAR[word] ?? word)),
  );
