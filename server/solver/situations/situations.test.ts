import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../check/check";
import { toNumber } from "../expression/rational";
import { solve } from "../solve";
import { solveSituation } from "./situation";

/** The answer to a story; null when it is not understood. */
function answer(text: string): number | null {
  const solved = solveSituation(text);
  return "unread" in solved ? null : toNumber(solved.answer.value);
}

const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 7, numRuns: 60 });
const size = fc.integer({ min: 2, max: 60 });
const thing = fc.constantFrom("beads", "mugs", "pears", "stickers", "boxes", "pencils", "shells", "coins");
const person = fc.constantFrom("Ida", "Omar", "Nora", "Leo", "Pia");
const gain = fc.constantFrom("bought", "found", "picked", "collected", "won");
const loss = fc.constantFrom("lost", "sold", "used", "broke", "dropped");

describe("what is had and what changes", () => {
  const told = fc.record({ who: person, things: thing, got: gain, went: loss, a: size, b: size, c: size });
  const WORDINGS: readonly ((
    told: { who: string; things: string; got: string; went: string },
    n: readonly number[],
  ) => string)[] = [
    ({ who, things, got, went }, [a, b, c]) =>
      `${who} had ${a} ${things}. Then ${who} ${got} ${b} ${things} and ${went} ${c} ${things}. How many ${things} does ${who} have now?`,
    ({ who, things, got, went }, [a, b, c]) =>
      `${who} had ${a} ${things}, ${got} ${b} more and ${went} ${c} of them. How many ${things} does ${who} have left?`,
    ({ who, things, got, went }, [a, b, c]) =>
      `${who} starts with ${a} ${things}. ${who} ${got} ${b}. Later, ${who} ${went} ${c}. How many ${things} does ${who} end with?`,
    ({ who, things, got, went }, [a, b, c]) =>
      `If ${who} had ${a} ${things}, then ${got} ${b} ${things} and ${went} ${c} ${things}, how many ${things} would ${who} have?`,
    ({ who, things, got, went }, [a, b, c]) =>
      `${who.toLowerCase()} had ${a} ${things}. ${who.toLowerCase()} ${got} ${b} more and then ${went} ${c}. how many now`,
  ];
  it("comes to the same in every wording, or is not answered", () => {
    check(
      fc.property(told, fc.constantFrom(...WORDINGS), ({ a, b, c, ...words }, write) => {
        const text = write(words, [a + c, b, c]);
        expect([a + b, null]).toContain(answer(text));
      }),
    );
  });

  it("is answered in each wording", () => {
    const words = { who: "Ida", things: "beads", got: "bought", went: "lost" };
    for (const write of WORDINGS) expect(answer(write(words, [20, 5, 8])), write(words, [20, 5, 8])).toBe(17);
  });

  it("leaves out what is told of another thing", () => {
    check(
      fc.property(told, size, ({ who, a, b, got }, other) => {
        const text = `${who} has ${a} kites and ${other} balls. ${who} ${got} ${b} kites. How many kites does ${who} have?`;
        expect([a + b, null]).toContain(answer(text));
      }),
    );
  });

  it("never has less than nothing", () => {
    check(
      fc.property(person, thing, size, size, (who, things, a, more) => {
        expect(
          answer(
            `${who} has ${a} ${things}. ${who} lost ${a + more} ${things}. How many ${things} does ${who} have?`,
          ),
        ).toBeNull();
      }),
    );
  });

  it("goes from one to the other", () => {
    check(
      fc.property(thing, size, size, size, (things, a, b, given) => {
        const text = `Ida has ${a + given} ${things}. Omar has ${b} ${things}. Ida gives Omar ${given} ${things}.`;
        expect(answer(`${text} How many ${things} does Ida have now?`)).toBe(a);
        expect(answer(`${text} How many ${things} does Omar have now?`)).toBe(b + given);
      }),
    );
  });
});

describe("stories told each in its own way", () => {
  it.each([
    [
      "Nora had 12 ripe plums and 30 green plums. She ate 4 ripe plums. How many ripe plums does she have left?",
      8,
    ],
    ["Six yellow mugs and three white mugs are on the shelf. How many mugs are on the shelf?", 9],
    ["Omar has six more kites than Ida. Ida has nine kites. How many kites does Omar have?", 15],
    ["A spider has 8 legs. How many legs do 6 spiders have?", 48],
    ["Ida has a pond with 212 fish. She wants to buy 68 more fish. How many fish would Ida have then?", 280],
    ["Each stool costs 15 dollars. How much did Omar spend for the 12 stools he bought?", 180],
    ["Dan has $3 left after he bought a snack. If he had $10 at the start, how much did the snack cost?", 7],
    [
      "The wheel in the park has 14 seats. Each seat can hold 6 people. How many people can ride the wheel at the same time?",
      84,
    ],
    [
      "Lena is baking a cake. The recipe calls for 8 cups of flour. She already put in 3 cups. How many more cups does she need to add?",
      5,
    ],
    ["There were 58 girls and 12 boys in a school. How many more girls than boys does the school have?", 46],
    ["After Dan gave away 5 stamps he had 10 stamps left. How many stamps did Dan have at first?", 15],
    [
      "Ben has 16 marbles. He wants to share them equally among 4 friends. How many marbles does each friend get?",
      4,
    ],
    ["A teacher has 40 pencils. She puts them in boxes of 6. How many boxes does she need?", 7],
    ["9 birds were on a branch. 5 flew away. How many birds are on the branch now?", 4],
    ["Mia is 4 years younger than Tom. Tom is 10 years old. How old is Mia?", 6],
    ["there are 31 kids on a bus. 9 get off and 4 get on how many are there now?", 26],
    ["leo had some cards. he lost 12 and now has 29. how many did he have at first", 41],
    ["Rob read 36 pages, thats 3 times as many as Ben. how many pages did ben read", 12],
    ["in a box there r 60 pens. 2/5 of them are red. how many arent red", 36],
    ["Tim planted 6 rows of tulips with 9 tulips in each row. 39 tulips died. How many tulips are left?", 15],
    ["There are 20 children in the class. 9 of them are boys. How many are girls?", 11],
    ["Eva had 5 dolls. Her mother bought her 8 more dolls. How many dolls does Eva have now?", 13],
    ["A car travels 180 miles in 3 hours. How many miles does it travel per hour?", 60],
    ["Paul needs 20 dollars. He has 6 dollars. How much more money does he need?", 14],
    ["Pia has $20. She buys 4 pens for $2 each. How much money does Pia have left?", 12],
    ["Sara saved 11 quarters. How many cents does Sara have?", 275],
    ["Mia spent 300 minutes on her project. How many hours did Mia spend on her project?", 5],
  ])("%s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });
});

describe("a speed", () => {
  it.each([
    ["A train travels 180 km in 2 hours. How fast is it?", "90 km per hour"],
    ["A boat sails 60 miles in 4 hours. How many miles does it sail per hour?", "15 miles per hour"],
    ["A runner runs 300 meters in 50 seconds. How fast does he run?", "6 meters per second"],
  ])("has a unit of length for each unit of time: %s", (text, expected) => {
    expect(solve(text).answer).toBe(expected);
  });

  it("is not what a length is, when a student answers", () => {
    const text = "A train travels 180 km in 2 hours. How fast is it?";
    const verdicts = ["90 km/h", "1.5 km per minute", "90 km"].map(
      (given) => checkAnswer(text, given).verdict,
    );
    expect(verdicts).toEqual(["right", "right", "wrong"]);
  });
});

describe("what is not understood is not answered", () => {
  it.each([
    "Ida had 20 beads. She lost 4 beads. Half of the boxes were full. How many beads does she have now?",
    "Ida has 20 beads. She doubles her beads. How many beads does Ida have?",
    "Ida buys 3 cakes for $12 each and splits the cost with her brother. How much did she pay?",
    "A shop sold 30 pounds of flour and 5 cups of flour. How many pounds of flour did the shop have?",
    "Omar can carry 3 bags on each trip. His brother can carry the same amount. How many trips do they need for 30 bags?",
    "Tim had 12 cards. He gave his sister 5 cards. How many cards does his sister have?",
    "Ida has 20 bags. Each bag holds 8 mugs. A friend eats one of the mugs. How many mugs does Ida have?",
    "Ida had $40. She spent a quarter of it on a hat and some on a scarf. How much does she have left?",
    "A jar holds 40 sweets. Ida ate 5 sweets a day. How many sweets are left?",
    "Ida has 20 mugs. How many mugs does she have if the small ones break?",
    "Ida is 30 and Omar is 44. How old was Ida when Omar moved to Rome?",
    "Omar scored 6 goals worth 4 points and 9 shots worth 2 points. How many points did he score?",
  ])("%s", (text) => {
    expect(answer(text)).toBeNull();
  });
});

describe("any text", () => {
  it("is read or refused, and never fails", () => {
    const word = fc.constantFrom(
      "5",
      "0/0",
      "1/0",
      "1/2",
      "$3",
      "12%",
      "0.5",
      "half",
      "of",
      "them",
      "beads",
      "Ida",
      "has",
      "gave",
      "each",
      "more",
      "than",
      "how many",
      "how much",
      "are left",
      "?",
      ".",
      ",",
      "and",
      "'s",
      "-",
      "a dozen",
      "constructor",
      "twice as many",
      "there",
      "cost",
      "in",
      "boxes",
    );
    check(
      fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
        expect(() => solveSituation(words.join(" "))).not.toThrow();
      }),
    );
  });
});

describe("groups", () => {
  it("are counted, filled and shared", () => {
    check(
      fc.property(size, size, person, (each, groups, who) => {
        const held = `${who} has ${groups} bags. There are ${each} marbles in each bag.`;
        expect(answer(`${held} How many marbles does ${who} have?`)).toBe(each * groups);
        const all = `${who} has ${each * groups} marbles. Each bag holds ${each} marbles.`;
        expect(answer(`${all} How many bags does ${who} need?`)).toBe(groups);
        const shared = `${who} shares ${each * groups} marbles among ${groups} friends.`;
        expect(answer(`${shared} How many marbles does each friend get?`)).toBe(each);
      }),
    );
  });
});
