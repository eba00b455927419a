import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../expression/rational";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";

/** The answer to a story; null when it is not understood. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  return "unread" in solved ? null : toNumber(solved.answer.value);
}

const size = fc.integer({ min: 2, max: 40 });
const settings = { seed: 5, numRuns: 25 };

describe("a list of things, each with its own price or content", () => {
  it("adds them up", () => {
    fc.assert(
      fc.property(size, size, size, size, (a, p, b, q) => {
        const bought = `Nora bought ${a} shirts at $${p} each and ${b} caps at $${q} each.`;
        expect(answer(`${bought} How much did she spend?`)).toBe(a * p + b * q);
      }),
      settings,
    );
  });

  it("does not mix groups of two sizes", () => {
    expect(
      answer("Leo bought 3 packs of 8 pens. Later he bought 2 packs of 5 pens. How many pens did Leo buy?"),
    ).toBeNull();
  });
});

describe("what goes on through time", () => {
  it("lasts as long as the question says", () => {
    fc.assert(
      fc.property(size, size, (a, weeks) => {
        expect(answer(`Ida reads ${a} pages a day. How many pages does she read in ${weeks} weeks?`)).toBe(
          7 * a * weeks,
        );
      }),
      settings,
    );
  });

  it("takes away what is spent and adds what is earned", () => {
    expect(answer("Omar has $90. He spends $7 every week. How much money will he have after 5 weeks?")).toBe(
      55,
    );
    expect(answer("Omar has $90. He saves $7 every week. How much money will he have after 5 weeks?")).toBe(
      125,
    );
  });

  it("says nothing of what is had where it is only done", () => {
    expect(
      answer("Omar has 90 pages. He reads 7 pages a day. How many pages will he have after 5 days?"),
    ).toBe(null);
  });
});

describe("kinds of a whole", () => {
  it("are parts of it, and what is in none of them is the rest", () => {
    const jar = "There are 80 sweets in a jar. 25% of them are red, 12 are blue and the rest are green.";
    expect(answer(`${jar} How many sweets are red?`)).toBe(20);
    expect(answer(`${jar} How many green sweets are there?`)).toBe(48);
  });

  it("have parts of their own", () => {
    const club = "There are 30 students in a club. 60% of them are girls. A third of the girls wear glasses.";
    expect(answer(`${club} How many girls wear glasses?`)).toBe(6);
  });
});

describe("prices", () => {
  it("are read the same in signs and in words, and never as things that money holds", () => {
    fc.assert(
      fc.property(size, size, fc.constantFrom("$#", "# dollars"), (count, price, money) => {
        const each = money.replace("#", String(price));
        const told = `Tom has ${money.replace("#", String(count * price + 7))}. He buys ${count} pens at ${each} each.`;
        expect([count * price, null]).toContain(answer(`${told} How much does Tom spend?`));
        expect([7, null]).toContain(answer(`${told} How much money does Tom have left?`));
      }),
      { seed: 1 },
    );
  });
});

describe("comparisons", () => {
  it("compare things and times as well as people", () => {
    expect(
      answer("A garden has 3 times as many roses as tulips. There are 9 tulips. How many roses are there?"),
    ).toBe(27);
    expect(
      answer("Mia sold 8 mugs on Friday and twice as many on Saturday. How many mugs did Mia sell?"),
    ).toBe(24);
    expect(
      answer(
        "Mia sold 9 mugs on Friday and 4 mugs on Sunday. How many more mugs did she sell on Friday than on Sunday?",
      ),
    ).toBe(5);
  });

  it("compare heights in one unit only", () => {
    expect(answer("Ben is 64 inches tall. Ann is 3 inches shorter than Ben. How tall is Ann?")).toBe(61);
    expect(answer("Ben is 5 feet tall. Ann is 3 inches taller than Ben. How tall is Ann?")).toBeNull();
  });
});

describe("verbs that no table has", () => {
  it("are acts, which are counted and change nothing that is had", () => {
    const told = "Ida zorbed 12 hills on Monday and 5 hills on Tuesday.";
    expect(answer(`${told} How many hills did Ida zorb?`)).toBe(17);
    expect(answer("Ida has 12 hills. Ida zorbs 5 hills. How many hills does Ida have?")).toBeNull();
  });
});

describe("what is left over", () => {
  it("is what fills no group", () => {
    fc.assert(
      fc.property(size, size, (all, group) => {
        const told = `Ida has ${all} roses. She puts ${group} roses in each vase.`;
        expect([all % group, null]).toContain(answer(`${told} How many roses are left over?`));
      }),
      settings,
    );
    expect(
      answer(
        "A florist has 50 roses. She makes bouquets with 7 roses in each. How many roses are left over?",
      ),
    ).toBe(1);
  });
});

describe("what two have", () => {
  it("is told of both together, and of one by the other", () => {
    expect(
      answer("Ann has 5 more mugs than Ben. Together they have 31 mugs. How many mugs does Ben have?"),
    ).toBe(13);
    expect(answer("Ann has 5 more mugs than Ben. Ann has 31 mugs. How many mugs does Ben have?")).toBe(26);
    expect(answer("Ann is 5 years older than Ben. Together they are 31 years old. How old is Ann?")).toBe(18);
  });

  it("is not told by another amount that is only said to be the same", () => {
    const told = "Ann has a basket of 20 pears. She picked 9 more baskets with the same number of pears.";
    expect(answer(`${told} How many pears does Ann have?`)).toBeNull();
  });
});

describe("what money is spent on", () => {
  const told = "Tia spent $45 on a jacket and $18 on a belt. Her friend spent $30 on a hat.";
  it("is kept apart where one of them is asked for", () => {
    const apart = solveSituation(`${told} How much more did Tia spend on the jacket than on the belt?`);
    expect(
      "unread" in apart ? null : [toNumber(apart.answer.value), replay(apart, apart.answer.value)],
    ).toEqual([27, "holds"]);
  });

  it("comes out of what there is", () => {
    const left = solveSituation("Tia had $60. She spent $25 on a game. How much money does Tia have now?");
    expect("unread" in left ? null : [toNumber(left.answer.value), replay(left, left.answer.value)]).toEqual([
      35,
      "holds",
    ]);
  });
});

describe("what is still to be done", () => {
  it("is what there is without what was done", () => {
    const told = "A cook peeled 18 carrots. There were 40 carrots in the sack.";
    expect(answer(`${told} How many carrots does he still have to peel?`)).toBe(22);
    expect(answer("Ida invited 20 friends, but only 13 came. How many friends did not come?")).toBe(7);
  });
});

describe("an answer of a kind", () => {
  it("is not given where something told may be of that kind or not", () => {
    expect(answer("Ida has 2 dogs, 3 cats and 4 skinks. How many pets does Ida have?")).toBeNull();
    expect(answer("Ida has 2 dogs, 3 cats and 4 tractors. How many animals does Ida have?")).toBe(5);
  });
});

describe("a price that is less", () => {
  it("is what each costs without what is taken off", () => {
    const told = "Each carton of milk costs 6 dollars. There is a discount of 2 dollars on each carton.";
    expect(answer(`${told} How much do you have to pay for each carton?`)).toBe(4);
  });
});
