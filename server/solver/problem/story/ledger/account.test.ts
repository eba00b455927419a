import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { solve } from "../../../solve";

const some = fc.integer({ min: 2, max: 60 });
const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 1, numRuns: drawn(30) });

const pears = (count: number): string => (count === 1 ? "1 pear" : `${count} pears`);
/** So many of a thing that is named by the many of it. */
const many = (count: number, things: string): string =>
  `${count} ${count === 1 ? things.replace(/(?:(?<=x)e)?s$/, "") : things}`;
const shown = (count: number, things: string): string =>
  `${count}\\text{ ${many(count, things).slice(`${count} `.length)}}`;
const noun = fc.constantFrom("beads", "mugs", "pears", "stickers", "boxes", "pencils");
const person = fc.constantFrom("Ida", "Omar", "Nora", "Leo");

interface Told {
  readonly things: string;
  readonly who: string;
  readonly a: number;
  readonly b: number;
}
const told = fc.record({ things: noun, who: person, a: some, b: some });

/** Stories of three kinds that are answered as they stand. */
const PLAIN: readonly ((told: Told) => string)[] = [
  ({ things, who, a, b }) =>
    `${who} has ${a + b} ${things}. ${who} loses ${b} ${things}. MORE How many ${things} does ${who} have now?`,
  ({ things, who, a, b }) =>
    `${who} has ${a} red ${things} and ${b} green ${things}. MORE How many ${things} does ${who} have in all?`,
  ({ things, who, a, b }) =>
    `${who} has ${a} bags. Each bag holds ${b} ${things}. MORE How many ${things} does ${who} have?`,
];
const story = fc.constantFrom(...PLAIN);
const withMore = (text: string, words: string) => text.replace(" MORE", words === "" ? "" : ` ${words}`);

describe("words that can change an answer", () => {
  it("leave the plain stories answered", () => {
    check(
      fc.property(story, told, (write, given) => {
        expect(solve(withMore(write(given), "")).status).toBe("solved");
      }),
    );
  });

  /** What the plain stories come to, and what is left of it where words can be obeyed. */
  const TOTALS: readonly ((told: Told) => number)[] = [
    ({ a }) => a,
    ({ a, b }) => a + b,
    ({ a, b }) => a * b,
  ];
  const OBEYED: Readonly<Record<string, (total: number) => number>> = {
    "A third of the THINGS go to a friend.": (total) => (total * 2) / 3,
    "A friend eats one of the THINGS.": (total) => total - 1,
    "The rest are thrown away.": () => 0,
  };
  const changing = fc.constantFrom(
    "Half of the THINGS are broken.",
    "A third of the THINGS go to a friend.",
    "Then the THINGS are doubled.",
    "A friend brings twice as many.",
    "Some THINGS are given away.",
    "Several of the THINGS break.",
    "All but one of the THINGS are sold.",
    "The rest are thrown away.",
    "A friend brings a couple of THINGS.",
    "There is a discount on THINGS.",
    "The average is lower.",
    "A friend eats one of the THINGS.",
    "No THINGS are left.",
    "Except for the small THINGS, they are given to a friend.",
    "A friend takes a quarter of the THINGS.",
    "More THINGS are bought.",
  );
  it("are obeyed or refused", () => {
    check(
      fc.property(story, told, changing, (write, given, words) => {
        const result = solve(withMore(write(given), words.replaceAll("THINGS", given.things)));
        const obeyed = OBEYED[words]?.(TOTALS[PLAIN.indexOf(write)]?.(given) ?? 0);
        if (result.status === "solved") expect(result.answer).toMatch(new RegExp(`^${obeyed} `));
        else expect(result.reason).toMatch(/\.$/);
      }),
    );
  });

  it("the refusal names the word", () => {
    const { reason } = solve(
      "Ida had 20 beads. She lost 4 beads. A third of the beads are red. How many beads does she have now?",
    );
    expect(reason).toContain("“A third”".toLowerCase());
  });
});

describe("numbers told as a share, a multiple or an amount for each", () => {
  it.each([
    "Omar worked 3 hours for 6 days. How many hours did he work in total?",
    "A card can hold 300 pictures of 8 megabytes each. How many pictures of 6 megabytes each can it hold?",
    "Ann, Ben and Cara each bought 40 cards, which come in packs of 8. How many packs do they have in all?",
  ])("are never only added or taken away: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});

describe("parts, owners and steps", () => {
  it.each([
    [
      "Lee eats one bun per 2 pages. Each bun has 90 calories. How many calories does Lee eat for 12 pages?",
      "540 calories",
    ],
    ["Gina had 24 pears. She gave 1/4 of her pears to Tim. How many pears does Gina have left?", "18 pears"],
    [
      "Gina had 24 pears. She gave 1/3 of them to Tim and ate 2 pears. How many pears does she have left?",
      "14 pears",
    ],
    ["A shop has 31 red mugs and 18 blue mugs. How many red mugs does the shop have in all?", "31 red mugs"],
    ["Ida picked 12 pears and Leo picked 9 pears. How many pears did Ida pick in all?", "12 pears"],
    ["Ida read 12 pages yesterday and 9 pages today. How many pages did Ida read today in total?", "9 pages"],
    [
      "There were 20 buns on a plate. Ana ate 3 buns and her brother ate 4 buns. How many buns did they eat?",
      "7 buns",
    ],
  ])("are read by their facts: %s", (text, expected) => {
    expect(solve(text).answer).toBe(expected);
  });
});

describe("who and what is meant", () => {
  it("counts an amount only to whom it belongs", () => {
    check(
      fc.property(some, some, noun, (a, b, things) => {
        const given = `Ida has ${a + b} ${things}. She gave her brother ${b} ${things}. How many ${things} does Ida have now?`;
        const result = solve(given);
        expect(["", shown(a, things)]).toContain(result.latex);
        const bought = `Ida has ${a + b} ${things}. Leo bought ${b} of Ida's ${things}. How many ${things} does Ida have now?`;
        expect(["", shown(a, things)]).toContain(solve(bought).latex);
      }),
    );
  });

  it.each([
    "There are 80 people on a ship. 25% of them are crew. How many passengers are on the ship?",
    "There were a total of 9 games this year. 4 games were at night. How many games were there in all?",
  ])("refuses what the question does not ask about: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("binds both sides of how many more", () => {
    check(
      fc.property(some, some, (a, b) => {
        const text = `A farm has ${a} cows and ${b} goats. How many more cows than goats are there?`;
        const { latex } = solve(text);
        expect(latex).toBe(a >= b ? shown(a - b, "cows") : "");
      }),
    );
    expect(
      solve("Nora planted 9 trees. In a storm 4 trees died. How many more trees survived than died?").status,
    ).toBe("unsupported");
  });

  it("tells apart what two people have", () => {
    check(
      fc.property(some, some, noun, (b, more, things) => {
        const told = `Ida and Leo have ${2 * b + more} ${things} together. Ida has ${more} more ${things} than Leo.`;
        expect(solve(`${told} How many ${things} does Leo have?`).answer).toBe(many(b, things));
        expect(solve(`${told} How many ${things} does Ida have?`).answer).toBe(many(b + more, things));
      }),
    );
  });
});

describe("what can be an answer", () => {
  it("counts things whole and never below nothing", () => {
    check(
      fc.property(some, some, noun, (a, b, things) => {
        const left = solve(
          `Ida has ${a} ${things}. She loses ${b} ${things}. How many ${things} does she have left?`,
        );
        expect(left.latex).toBe(a >= b ? shown(a - b, things) : "");
        const each = solve(
          `${a} friends share ${b} ${things} equally. How many ${things} does each friend get?`,
        );
        expect(each.latex).toBe(b % a === 0 ? shown(b / a, things) : "");
      }),
    );
  });

  it("measures may come in parts", () => {
    expect(
      solve("Four friends share 6 liters of juice equally. How many liters does each friend get?").answer,
    ).toBe("1 1/2 liters of juice");
  });
});

describe("what is said of the amounts", () => {
  it.each([
    "There are 60 seats. 3/4 of the seats are taken. How many seats are broken?",
    "15 children wear hats and 9 of them wear scarves. How many children are there in all?",
    "There are 12 mugs and 5 of the mugs are red. How many mugs are there in all?",
    "A year has 12 months. How many months are in 2 years and 3 months?",
  ])("is what the question asks: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("answers where the words agree", () => {
    expect(solve("There are 60 seats. 3/4 of the seats are taken. How many seats are taken?").answer).toBe(
      "45 seats",
    );
  });
});

describe("several steps", () => {
  it("are worked in their order when they add and take away", () => {
    check(
      fc.property(some, some, some, (left, found, lost) => {
        const text = `Ida had ${left + lost} beads. She lost ${lost} beads and then found ${found} beads. How many beads does she have now?`;
        expect(solve(text).answer).toBe(`${left + found} beads`);
      }),
    );
  });
});

describe("things in groups that do not come out even", () => {
  it("are rounded up, rounded down or left over, as the question says", () => {
    check(
      fc.property(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 9 }), (size, groups) => {
        for (const rest of [0, 1, size - 1]) {
          const count = size * groups + rest;
          const packed = `${count} pears are packed into boxes of ${size}.`;
          expect(solve(`${packed} How many full boxes are there?`).answer).toBe(`${groups} boxes`);
          expect(solve(`${packed} How many pears are left over?`).answer).toBe(pears(rest));
          const needed = solve(`A box holds ${size} pears. How many boxes are needed for ${count} pears?`);
          expect(needed.answer).toBe(`${groups + (rest > 0 ? 1 : 0)} boxes`);
          const each = solve(
            `${count} pears are packed equally into ${size} boxes. How many pears are in each box?`,
          );
          expect(["", pears(count / size)]).toContain(each.answer);
        }
      }),
    );
  });
});

describe("the person asked about", () => {
  it("is one of whom the story tells", () => {
    check(
      fc.property(story, told, (write, given) => {
        const text = withMore(write(given), "");
        const stranger = text.replace(/ (Ida|Omar|Nora|Leo) (?=have)/, " Zelda ");
        expect(solve(stranger).status).toBe("unsupported");
        const before = text.replace(/(?: now| in all)?\?$/, " before that?");
        const first = `${given.a + given.b} ${given.things}`;
        expect(["", text.includes("loses") ? first : ""]).toContain(solve(before).answer);
      }),
    );
  });
});
