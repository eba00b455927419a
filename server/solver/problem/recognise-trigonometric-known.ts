import type { Expression } from "../expression/ast";
import { rational } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { table } from "../table";
import type { Arc, GivenValue } from "../tasks/trigonometry";
import { type AngleQuestion, hasCircular } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const QUADRANTS: Readonly<Record<string, bigint>> = table({
  i: 0n,
  ii: 1n,
  iii: 2n,
  iv: 3n,
  first: 0n,
  second: 1n,
  third: 2n,
  fourth: 3n,
  "1st": 0n,
  "2nd": 1n,
  "3rd": 2n,
  "4th": 3n,
});
const PLACE =
  /(?:(?:and|with|where|if) )*(#\d+|[a-zA-Z])?(?: is| lies| lying)?(?: in)? (?:the )?(?:quadrant (i{1,3}|iv)|(first|second|third|fourth|1st|2nd|3rd|4th) quadrant)(?= |$)/i;
const ACUTE = /(?:and|with|where) (#\d+|[a-zA-Z])(?: and (#\d+|[a-zA-Z]))?(?: both)? in (?:the )?interval @/;
/** What may stand between the given values, the quadrant and what is asked. */
const SMALL_WORDS =
  /^(?:(?:if|given|that|and|with|where|find|what|is|the|exact|values?|of|then|for|also|evaluate|transformed|functions|expression|following) )*$/;

/** "If sin t = 3/5 and t is in quadrant II, find cos t": every word must be one that joins such parts. */
export function recogniseKnown(text: AngleText): AngleQuestion | null {
  const arcs: Arc[] = [];
  let words = text.words.replace(
    /\b(?:evaluate the (?:transformed functions|expression)|use the given information) (?=if|given)/g,
    "",
  );
  const place = PLACE.exec(words);
  if (place) {
    const quarter = QUADRANTS[(place[2] ?? place[3] ?? "").toLowerCase()] ?? 0n;
    arcs.push({
      letter: letterOf(place[1], text),
      low: rational(quarter, 2n),
      high: rational(quarter + 1n, 2n),
    });
    words = words.replace(place[0], " ");
  }
  const acute =
    text.interval?.low.n === 0n && text.interval.high.n === 1n && text.interval.high.d === 2n
      ? ACUTE.exec(words)
      : null;
  if (acute) {
    for (const mark of [acute[1], acute[2]]) {
      if (mark) arcs.push({ letter: letterOf(mark, text), low: rational(0n), high: rational(1n, 2n) });
    }
    words = words.replace(acute[0], " ");
  }
  const spoken = spokenGivens(words, text);
  const rest = spoken.words.replace(/#\d+/g, " ").replace(/ +/g, " ").trim();
  if (!SMALL_WORDS.test(`${rest} `.trimStart()) || !/\b(?:find|what|evaluate)\b/.test(rest)) return null;
  const statements = [...spoken.words.matchAll(/#(\d+)/g)].flatMap(([, at]) => text.maths[Number(at)] ?? []);
  const relations = statements.flatMap((each) => (each.kind === "relation" ? [each] : []));
  const asked = statements.flatMap((each) => (each.kind === "relation" ? [] : [each]));
  const givens = [
    ...spoken.givens,
    ...relations.flatMap(({ operator, left, right }) => givenFrom(operator, left, right)),
  ];
  if (givens.length === 0 || givens.length !== relations.length + spoken.givens.length) return null;
  if (asked.length === 0 || asked.some((e) => !hasCircular(e) || symbolsOf(e).length === 0)) return null;
  return {
    question: { kind: "known", givens, arcs, asked, approximate: text.approximate },
    instruction: "Find the value from what is known",
    shown: [...relations, ...asked],
  };
}

function letterOf(mark: string | undefined, { maths }: AngleText): string {
  if (!mark) return "";
  const [only] = mark.startsWith("#") ? (maths[Number(mark.slice(1))] ?? []) : [];
  if (only?.kind === "symbol") return only.name;
  return mark.startsWith("#") ? "" : mark;
}

/** "#0 is #1" for a function and its value. */
function spokenGivens(words: string, { maths }: AngleText): { words: string; givens: GivenValue[] } {
  const givens: GivenValue[] = [];
  const rest = words.replace(/#(\d+) is #(\d+)(?= |$)/, (whole, a: string, b: string) => {
    const [call, value] = [maths[Number(a)]?.[0], maths[Number(b)]?.[0]];
    if (!call || !value || call.kind !== "function" || value.kind === "relation") return whole;
    givens.push({ call, value });
    return " ";
  });
  return { words: rest, givens };
}

function givenFrom(operator: string, left: Expression, right: Expression): GivenValue[] {
  return operator === "=" && left.kind === "function" && symbolsOf(right).length === 0
    ? [{ call: left, value: right }]
    : [];
}
