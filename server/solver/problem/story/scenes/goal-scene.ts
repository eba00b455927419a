import { allSaid, many, markIn, onlySaid, type Scene, wordsIn } from "./scene";

const AIM = "( wants / want / would like / needs / hopes / plans )";
const LEAST = "[at least]";
const RATE = "( each / apiece / per $t / for each $t / for every $t / a $t / an $t / each $t )";

/** So much for each thing and a sum to reach: how many there have to be at the least. */
export const goalScene: Scene = {
  cues: [" earn", " profit", " save", " have enough", " raise", " make"],
  clauses: {
    rate: [
      `%w (sells / sell / is selling) [$x] $t [~] for #r:M ${RATE}`,
      `%w (sells / sell / is selling) $t [~] at #r:M ${RATE}`,
      `%w (charges / charge) [$x] #r:M ${RATE}`,
      `%w (charges / charge) [$x] #r:M to (wash / mow / clean / repair / walk / paint / detail) (a / their / each) $t`,
      `%w (charges / charge) #r:M for (washing / mowing / cleaning / repairing / walking / each) [a] $t`,
      `%w (earns / earn / makes / make / gets / is paid) #r:M ${RATE}`,
      `%w works as a $x and (earns / charges) #r:M ${RATE}`,
    ],
    costs: [
      "(his / her / their) [monthly / weekly / yearly] (expenses / costs) are #e:M",
      "%w has [monthly / weekly / yearly] (expenses / costs) of #e:M",
    ],
    ask: [
      `how many $u must %w (sell / wash / mow / clean / work / repair / walk / tutor / paint / detail) [~] [next $y / this $y] (if %w ${AIM} to (earn / make / raise / save) ${LEAST} #g:M / to (earn / make / raise / save) ${LEAST} #g:M / if (his / her / their) goal is to (earn / make / raise / save) ${LEAST} #g:M)`,
      `how many $u (does / do / will) %w (need to / have to) (sell / wash / mow / clean / work / repair / walk / tutor / paint / detail) [~] to (earn / make / raise / save) ${LEAST} #g:M`,
    ],
    "ask profit": [
      `how many $u must %w (sell / wash / mow / clean / repair / paint / work) [~] (in order to / to / if %w ${AIM} to) make a profit of ${LEAST} #g:M`,
    ],
  },
  build(told, reading) {
    const [rate, question] = [onlySaid(told, "rate"), onlySaid(told, "ask", "ask profit")];
    if (!rate || !question || allSaid(told, "costs").length > 1) return null;
    const costs = onlySaid(told, "costs");
    // Expenses lessen a profit, and not what is earned.
    if ((question.says === "ask profit") !== (costs !== null)) return null;
    const [thing, asked] = [wordsIn(rate, "t").at(-1), wordsIn(question, "u").at(-1)];
    if (thing === undefined || thing !== asked) return null;
    const each = reading.take(markIn(rate, "r")).text;
    const goal = reading.take(markIn(question, "g")).text;
    const more = costs ? ` + ${reading.take(markIn(costs, "e")).text}` : "";
    reading.ask({ value: `(${goal}${more})/${each}`, unit: many(wordsIn(question, "u")) });
    return reading.done({ whole: "up" });
  },
};
