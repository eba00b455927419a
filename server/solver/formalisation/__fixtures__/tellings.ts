import {
  change,
  compare,
  has,
  question,
  rate,
  slot,
  type Telling,
  together,
  told,
  transfer,
} from "./builders";

/** Stories in wordings of their own, each with the facts in it. */
export const TELLINGS: readonly Telling[] = [
  ({ a, things, n: [x, y, z] }) =>
    told(
      `${a} had ${x + z} ${things} in a shoebox. Over the holidays ${a} scrounged up ${y} ${things} and mislaid ${z} ${things}. How many ${things} does ${a} have now?`,
      x + y,
      {
        facts: [
          has({ quote: `${a} had ${x + z} ${things}`, who: a, what: things, number: String(x + z) }),
          change({
            quote: `${a} scrounged up ${y} ${things}`,
            who: a,
            what: things,
            verb: "scrounged",
            way: "more",
            number: String(y),
          }),
          change({
            quote: `mislaid ${z} ${things}`,
            who: a,
            what: things,
            verb: "mislaid",
            way: "less",
            number: String(z),
          }),
        ],
        question: question({
          quote: `How many ${things} does ${a} have now?`,
          ask: "now",
          who: a,
          what: things,
        }),
        scene: ["in a shoebox", "Over the holidays"],
      },
    ),
  ({ a, b, things, n: [x, y, z] }) =>
    told(
      `${a} owns ${x + z} ${things}, the pride of the street. Yesterday ${a} presented ${z} ${things} to ${b}, who was already proud of ${y} ${things}. How many ${things} does ${b} have now?`,
      y + z,
      {
        facts: [
          has({ quote: `${a} owns ${x + z} ${things}`, who: a, what: things, number: String(x + z) }),
          has({
            quote: `${b}, who was already proud of ${y} ${things}`,
            who: b,
            what: things,
            number: String(y),
            time: "start",
          }),
          transfer({
            quote: `${a} presented ${z} ${things} to ${b}`,
            from: a,
            to: b,
            what: things,
            verb: "presented",
            number: String(z),
          }),
        ],
        question: question({
          quote: `How many ${things} does ${b} have now?`,
          ask: "now",
          who: b,
          what: things,
        }),
        scene: ["the pride of the street", "Yesterday"],
      },
    ),
  ({ a, b, things, n: [x, y] }) =>
    told(
      `${a} boasts ${y} more ${things} than ${b}. On ${b}'s windowsill sit ${x} ${things}. How many ${things} does ${a} have?`,
      x + y,
      {
        facts: [
          compare({
            quote: `${a} boasts ${y} more ${things} than ${b}`,
            who: a,
            what: things,
            than: slot(b, things),
            by: "more",
            number: String(y),
          }),
          has({ quote: `On ${b}'s windowsill sit ${x} ${things}`, who: b, what: things, number: String(x) }),
        ],
        question: question({ quote: `How many ${things} does ${a} have?`, ask: "now", who: a, what: things }),
      },
    ),
  ({ a, b, things, n: [x, y] }) =>
    told(
      `Compared by their mother, ${a} has ${y} fewer ${things} than ${b}. The shelf of ${b} holds ${x + y} ${things}. How many ${things} does ${a} have?`,
      x,
      {
        facts: [
          compare({
            quote: `${a} has ${y} fewer ${things} than ${b}`,
            who: a,
            what: things,
            than: slot(b, things),
            by: "less",
            number: String(y),
          }),
          has({
            quote: `The shelf of ${b} holds ${x + y} ${things}`,
            who: b,
            what: things,
            number: String(x + y),
          }),
        ],
        question: question({ quote: `How many ${things} does ${a} have?`, ask: "now", who: a, what: things }),
        scene: ["Compared by their mother"],
      },
    ),
  ({ a, b, things, n: [x, y] }) =>
    told(
      `In the cupboard of ${b} there are ${x} ${things}; ${a} brags of having ${y} times as many ${things} as ${b}. How many ${things} does ${a} have?`,
      x * y,
      {
        facts: [
          has({
            quote: `In the cupboard of ${b} there are ${x} ${things}`,
            who: b,
            what: things,
            number: String(x),
          }),
          compare({
            quote: `${a} brags of having ${y} times as many ${things} as ${b}`,
            who: a,
            what: things,
            than: slot(b, things),
            by: "times",
            number: String(y),
          }),
        ],
        question: question({ quote: `How many ${things} does ${a} have?`, ask: "now", who: a, what: things }),
      },
    ),
  ({ a, b, things, n: [x, y] }) =>
    told(
      `Between them, as everybody in the village knows, ${a} and ${b} have ${x + y} ${things} together. ${a} has ${x} ${things}. How many ${things} does ${b} have?`,
      y,
      {
        facts: [
          together({
            quote: `${a} and ${b} have ${x + y} ${things} together`,
            who: [a, b],
            what: things,
            number: String(x + y),
          }),
          has({ quote: `${a} has ${x} ${things}`, who: a, what: things, number: String(x) }),
        ],
        question: question({ quote: `How many ${things} does ${b} have?`, ask: "now", who: b, what: things }),
        scene: ["Between them, as everybody in the village knows"],
      },
    ),
  ({ a, things, n: [x, y] }) =>
    told(
      `The caretaker, ${a}, has hauled in ${x} crates. Every crate is crammed with ${y} ${things}. How many ${things} does ${a} have?`,
      x * y,
      {
        facts: [
          has({ quote: `${a}, has hauled in ${x} crates`, who: a, what: "crates", number: String(x) }),
          rate({
            quote: `Every crate is crammed with ${y} ${things}`,
            what: things,
            per: "crate",
            number: String(y),
          }),
        ],
        question: question({ quote: `How many ${things} does ${a} have?`, ask: "now", who: a, what: things }),
        scene: ["The caretaker"],
      },
    ),
];
