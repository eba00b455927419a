import type { Draft } from "../draft";
import type { Quantity } from "../story";
import { markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const MEAN = "( mean / average )";
const SOME = "( &c:numbers|scores|marks|tests|exams|values|grades / $t [~] )";
const NTH =
  "[a / an / another / the / one] [&o:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|extra|more|new] &x:number|score|mark|value|grade|test|person|student|player|boy|girl|member";

/** The mean of so many numbers, and what it becomes when one comes or goes. */
export const meanScene: Scene = {
  cues: ["mean", "average"],
  clauses: {
    mean: [
      `(in / on) [the first] #n:N $t %a (averaged / scored an average of / had an average of) #m`,
      `the ${MEAN} [age / score / mark / height / weight / value / salary] of #n:N ${SOME} is #m`,
      `the ${MEAN} of %a 's #n:N ${SOME} is #m`,
      `#n:N ${SOME} have (a / an) ${MEAN} [age / score / height / weight] of #m`,
      `%a (has / had) (a / an) ${MEAN} [score / mark] (of / on) #m (on / over / in / after / for) [the / %p] [first] #n:N ${SOME}`,
      `after #n:N ${SOME} [,] %a (has / had) (a / an) ${MEAN} [score] of #m`,
      `on #n:N ${SOME} [,] %a has (a / an) ${MEAN} [score] of #m`,
    ],
    group: [
      `[and] the ${MEAN} [age / score / mark / height / weight] of (#n:N other $t / the other #n:N $t / the other #n:N) is #m`,
      `(in / on) the (next / other) #n:N $t %a (averaged / scored an average of / had an average of) #m`,
    ],
    comes: [
      `(when / if / after) ${NTH} (is / was) (added / included / taken) [,] (the / their / this) [new] ${MEAN} [age / score] (becomes / became / is / rises to / increases to / falls to / drops to / goes up to / changes to) #k`,
      `${NTH} (is / was) added and (the / their / this) [new] ${MEAN} [age / score] (becomes / became / is / rises to / increases to / falls to / drops to / goes up to / changes to) #k`,
      `(when / if / after) ${NTH} (joins / joined) [them / the $g] [,] (the / their / this) [new] ${MEAN} [age / score] (becomes / became / is / rises to / increases to / falls to / drops to / goes up to / changes to) #k`,
      `after ${NTH} (the / their) ${MEAN} (becomes / became / is) #k`,
      `including ${NTH} [,] the ${MEAN} is #k`,
    ],
    "comes with": [
      `${NTH} [,] (of #v / #v) [,] (is / was) (added / included)`,
      `(when / if / after) ${NTH} [,] (of #v / #v) [,] (is / was) (added / included)`,
    ],
    goes: [
      `[when / if / after] (a / one / one of the / one of them) [&x:number|numbers|score|person|student|player] (is / was) (removed / taken away / dropped / left out) [,] [and] (the / their) ${MEAN} [of the (remaining / other) (numbers / scores)] (becomes / became / is / rises to / falls to / drops to) #k`,
      `[when / if] one (person / student / player / of them) leaves [,] [and] the ${MEAN} [age] (becomes / is / rises to / falls to / drops to) #k`,
    ],
    "ask next": [
      `(what is / @ask / what was) (the / this / that) [&o:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|extra|new|added|other] [&x:number|score|mark|value|grade] [that was (added / removed / taken away)]`,
      "(what / which) number was (added / removed / taken away / dropped)",
      `how old is (the / this) [&o:new|sixth|fifth|fourth|eleventh|tenth] &x:person|student|player|member|boy|girl`,
      "(what is / @ask) the age of the [&o:new|fourth|fifth|sixth|eleventh|tenth] &x:person|student|player|member",
    ],
    "ask wanted": [
      `what (must / does / should / would / will) [%a] [the / %p] [&o:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last] [&x:score|test|mark|grade|number] [have] [to] be (for / so that / to make / if) [the / %p] ${MEAN} [score] [to / of] [be / is] [all] [#z:N] [&y:scores|tests|numbers] [is / be / to be] #k`,
      `what [score / mark] (must / does / should / would) %a (need / get / score / need to get / have to get / have to score) (on / in) (the / his / her / their / my) [&o:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next] &x:test|exam|game|quiz (to / for) (have / get / raise the / raise her / raise his / bring the / bring her / bring his / an / a) [an / a] ${MEAN} [score] (of / to) #k`,
    ],
    "ask all": [
      `(what is / @ask / what was) (the / his / her) ${MEAN} [age / score / mark / height / weight] (of / for / over / on) all [the] [#z:N] [$t]`,
    ],
    "ask new": [
      `(what is / @ask / what does) the (new ${MEAN} / ${MEAN} now / ${MEAN} then / ${MEAN}) [of (the / all) #z:N $t] [now / then / become]`,
    ],
    "ask sum": [`(what is / @ask) (the / their) (sum / total) [of (the / these / all) [#z:N] ${SOME}]`],
  },
  build(told, reading) {
    if (onlySaid(told, "ask new")) return withOneMore(told, reading);
    const [mean, change] = [onlySaid(told, "mean"), onlySaid(told, "comes", "goes")];
    const question = onlySaid(told, "ask next", "ask wanted", "ask sum", "ask all");
    if (!mean || !question) return null;
    const [count, old] = [reading.take(markIn(mean, "n")), reading.take(markIn(mean, "m"))];
    const before = `${count.text}*${old.text}`;
    const z = markIn(question, "z");
    const group = onlySaid(told, "group");
    if (
      (group !== null) !== (question.says === "ask all") ||
      told.filter(({ says }) => says === "group").length > 1
    )
      return null;
    if (group) return ofBoth({ before, count, group, z }, reading);
    const isNext = question.says === "ask next";
    if (isNext !== (change !== null)) return null;
    const ordinal = [...told]
      .flatMap((each) => wordsIn(each, "o"))
      .map((word) => ORDER.indexOf(word))
      .filter((at) => at >= 0);
    const size = Number(count.value.n);
    const after = change?.says === "goes" ? size - 1 : size + 1;
    if (ordinal.some((at) => at + 1 !== size + 1) || count.value.d !== 1n || size < 2) return null;
    if (question.says === "ask sum") {
      if (z !== undefined && !reading.counts(z, size)) return null;
      reading.ask({ value: before });
      return reading.done();
    }
    if (z !== undefined && !reading.counts(z, after)) return null;
    const value = reading.take(markIn(change ?? question, "k"));
    if (value.kind !== old.kind) return null;
    const then = `(${count.text} ${change?.says === "goes" ? "-" : "+"} 1)*${value.text}`;
    reading.ask({
      value: change?.says === "goes" ? `${before} - ${then}` : `${then} - ${before}`,
      unit: unitOf(old.unit),
    });
    return reading.done();
  },
};

/** "A sixth number, 18, is added": the mean of one more. */
function withOneMore(told: readonly Told[], reading: Draft) {
  const [mean, added, question] = [
    onlySaid(told, "mean"),
    onlySaid(told, "comes with"),
    onlySaid(told, "ask new"),
  ];
  if (!mean || !added || !question || told.length !== 3) return null;
  const [count, old, value] = [
    reading.take(markIn(mean, "n")),
    reading.take(markIn(mean, "m")),
    reading.take(markIn(added, "v")),
  ];
  const size = Number(count.value.n);
  const [order] = wordsIn(added, "o");
  const at = ORDER.indexOf(order ?? "");
  if (count.value.d !== 1n || value.kind !== old.kind || (at >= 0 && at !== size)) return null;
  const z = markIn(question, "z");
  if (z !== undefined && !reading.counts(z, size + 1)) return null;
  reading.ask({
    value: `(${count.text}*${old.text} + ${value.text})/(${count.text} + 1)`,
    unit: unitOf(old.unit),
  });
  return reading.done();
}

interface Both {
  readonly before: string;
  readonly count: Quantity;
  readonly group: Told;
  /** How many there are in all, where the question says it. */
  readonly z: string | undefined;
}

/** The mean of two groups is all of it over all of them, and no mean of the means. */
function ofBoth({ before, count, group, z }: Both, reading: Draft) {
  const [more, mean] = [reading.take(markIn(group, "n")), reading.take(markIn(group, "m"))];
  if (z !== undefined && !reading.counts(z, Number(count.value.n + more.value.n))) return null;
  reading.ask({ value: `(${before} + ${more.text}*${mean.text})/(${count.text} + ${more.text})` });
  return reading.done();
}

const ORDER = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh".split(" ");
const unitOf = (unit: string): string => (unit === "years" ? "years" : unit);
