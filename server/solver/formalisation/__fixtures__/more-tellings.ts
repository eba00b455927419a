import { change, compare, has, question, slot, type Telling, told, transfer } from "./builders";

/** More of them. */
export const MORE_TELLINGS: readonly Telling[] = [
  ({ a, things, n: [x, y] }) =>
    told(
      `${a} was the lucky owner of ${x + y} ${things} until the flood swept away some ${things}. Now ${a} has ${y} ${things} left. How many ${things} were swept away?`,
      x,
      {
        facts: [
          has({
            quote: `${a} was the lucky owner of ${x + y} ${things}`,
            who: a,
            what: things,
            number: String(x + y),
          }),
          change({
            quote: `until the flood swept away some ${things}`,
            who: a,
            what: things,
            verb: "swept",
            way: "less",
            number: null,
          }),
          has({
            quote: `Now ${a} has ${y} ${things} left`,
            who: a,
            what: things,
            number: String(y),
            time: "end",
          }),
        ],
        question: question({
          quote: `How many ${things} were swept away?`,
          ask: "done",
          who: "",
          what: things,
          verb: "swept",
        }),
      },
    ),
  ({ a, things, n: [x, y, z] }) =>
    told(
      `Some ${things} belonged to ${a} at first. A kind aunt slipped ${a} ${y} ${things}, then ${a} squandered ${z} ${things}, and now ${a} is down to ${x + y} ${things}. How many ${things} did ${a} have at first?`,
      x + z,
      {
        facts: [
          has({
            quote: `Some ${things} belonged to ${a} at first`,
            who: a,
            what: things,
            number: null,
            time: "start",
          }),
          change({
            quote: `A kind aunt slipped ${a} ${y} ${things}`,
            who: a,
            what: things,
            verb: "slipped",
            way: "more",
            number: String(y),
          }),
          change({
            quote: `${a} squandered ${z} ${things}`,
            who: a,
            what: things,
            verb: "squandered",
            way: "less",
            number: String(z),
          }),
          has({
            quote: `now ${a} is down to ${x + y} ${things}`,
            who: a,
            what: things,
            number: String(x + y),
            time: "end",
          }),
        ],
        question: question({
          quote: `How many ${things} did ${a} have at first?`,
          ask: "start",
          who: a,
          what: things,
        }),
      },
    ),
  ({ a, b, things, n: [x, y] }) =>
    told(
      `At the flea market stand of ${a} lie ${x + y} ${things}, while the stand of ${b} shows off ${y} ${things}. How many more ${things} does ${a} have than ${b}?`,
      x,
      {
        facts: [
          has({
            quote: `At the flea market stand of ${a} lie ${x + y} ${things}`,
            who: a,
            what: things,
            number: String(x + y),
          }),
          has({
            quote: `the stand of ${b} shows off ${y} ${things}`,
            who: b,
            what: things,
            number: String(y),
          }),
        ],
        question: question({
          quote: `How many more ${things} does ${a} have than ${b}?`,
          ask: "difference",
          who: a,
          what: things,
          than: slot(b, things),
        }),
        scene: ["while"],
      },
    ),
  ({ a, things, n: [x, y] }) =>
    told(
      `It was a rainy afternoon. ${a} is blessed with ${x} red ${things} and cherishes ${y} blue ${things} as well. How many ${things} does ${a} have altogether?`,
      x + y,
      {
        facts: [
          has({
            quote: `${a} is blessed with ${x} red ${things}`,
            who: a,
            what: things,
            kind: ["red"],
            number: String(x),
          }),
          has({
            quote: `cherishes ${y} blue ${things} as well`,
            who: a,
            what: things,
            kind: ["blue"],
            number: String(y),
          }),
        ],
        question: question({
          quote: `How many ${things} does ${a} have altogether?`,
          ask: "together",
          who: a,
          what: things,
        }),
        scene: ["It was a rainy afternoon"],
      },
    ),
  ({ a, things, n: [x] }) =>
    told(
      `${a} had amassed ${3 * x} ${things} by May. Then ${a} squandered a third of the ${things}. How many ${things} does ${a} have left?`,
      2 * x,
      {
        facts: [
          has({
            quote: `${a} had amassed ${3 * x} ${things} by May`,
            who: a,
            what: things,
            number: String(3 * x),
          }),
          change({
            quote: `${a} squandered a third of the ${things}`,
            who: a,
            what: things,
            verb: "squandered",
            way: "less",
            number: "a third",
            share: true,
          }),
        ],
        question: question({
          quote: `How many ${things} does ${a} have left?`,
          ask: "now",
          who: a,
          what: things,
        }),
      },
    ),
  ({ a, b, n: [x, y] }) =>
    told(
      `By the family Bible, ${a} is ${y} years older than ${b}. ${b}, the baby of the house, is ${x} years old. How old is ${a}?`,
      x + y,
      {
        facts: [
          compare({
            quote: `${a} is ${y} years older than ${b}`,
            who: a,
            what: "age",
            than: slot(b, "age"),
            by: "more",
            number: String(y),
          }),
          has({
            quote: `${b}, the baby of the house, is ${x} years old`,
            who: b,
            what: "age",
            number: String(x),
          }),
        ],
        question: question({ quote: `How old is ${a}?`, ask: "now", who: a, what: "age" }),
        scene: ["By the family Bible"],
      },
    ),
  ({ a, b, things, n: [x, y, z] }) =>
    told(
      `${a} keeps ${x + z} ${things} in a tin. ${b} wheedled ${z} ${things} from ${a}, and afterwards ${a} unearthed ${y} ${things}. How many ${things} does ${a} have now?`,
      x + y,
      {
        facts: [
          has({
            quote: `${a} keeps ${x + z} ${things} in a tin`,
            who: a,
            what: things,
            number: String(x + z),
          }),
          transfer({
            quote: `${b} wheedled ${z} ${things} from ${a}`,
            from: a,
            to: b,
            what: things,
            verb: "wheedled",
            number: String(z),
          }),
          change({
            quote: `${a} unearthed ${y} ${things}`,
            who: a,
            what: things,
            verb: "unearthed",
            way: "more",
            number: String(y),
          }),
        ],
        question: question({
          quote: `How many ${things} does ${a} have now?`,
          ask: "now",
          who: a,
          what: things,
        }),
        scene: ["afterwards"],
      },
    ),
];
