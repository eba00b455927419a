import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const dollars = (value: number): string => {
  const shown = value.toFixed(2);
  return `\\$${shown.endsWith(".00") ? shown.slice(0, -3) : shown}`;
};

const DRAWN = [
  [500, 3, 4],
  [2000, 5, 3],
  [1250, 8, 2],
] as const;
const ASKING = [
  "Find the amount.",
  "What is the final amount?",
  "Find the final amount.",
  "What is the balance?",
];

describe("the amount of what is invested", () => {
  it.each(DRAWN)("is the principal and its interest: $%i at %i % for %i years", (principal, rate, years) => {
    const told = `$${principal} is invested at ${rate}%`;
    for (const asked of ASKING) {
      expect(answer(`${told} simple interest for ${years} years. ${asked}`)).toBe(
        dollars(principal * (1 + (rate * years) / 100)),
      );
      expect(answer(`${told} compounded annually for ${years} years. ${asked}`)).toBe(
        dollars(principal * (1 + rate / 100) ** years),
      );
    }
  });

  it.each(DRAWN)("is not that of its interest: $%i at %i % for %i years", (principal, rate, years) => {
    const told = `on $${principal} at ${rate}% simple interest for ${years} years`;
    for (const asked of ["What is the amount of interest", "Find the amount of interest"])
      expect(answer(`${asked} ${told}`)).toBe(dollars((principal * rate * years) / 100));
    expect(answer(`Find the amount of tax ${told}`)).toBe("unsupported");
  });
});

describe("interest that is told", () => {
  it.each(DRAWN)("is not what it is paid on: of $%i at %i % for %i years", (principal, rate, years) => {
    const interest = dollars((principal * rate * years) / 100).replace("\\", "");
    const told = `${interest} simple interest at ${rate}%`;
    expect(answer(`A loan earned ${told} in ${years} years. How much was borrowed?`)).toBe(
      dollars(principal),
    );
    expect(answer(`An account earned ${told} in ${years} years. What was the principal?`)).toBe(
      dollars(principal),
    );
    for (const asked of ["How much was the deposit?", "What was the balance?", "How big was it?"])
      expect(["unsupported", dollars(principal)]).toContain(
        answer(`An account earned ${told} in ${years} years. ${asked}`),
      );
  });
});

describe("a rate that hangs on another", () => {
  it.each([
    ["grows", "grow"],
    ["increases", "increase"],
    ["expands", "increase"],
  ])("is told in any tense: %s", (told, asked) => {
    expect(
      answer(
        `The radius of a circle ${told} at 2 cm/s. How fast does its area ${asked} when the radius is 5 cm?`,
      ),
    ).toBe("20\\pi");
    expect(
      answer(`The radius of a circle ${told} at 2 cm/s. How fast does its area ${asked} when r = 5 cm?`),
    ).toBe("20\\pi");
    expect(
      answer(`The radius of a circle ${told} at 2 cm/s. How fast does its area ${asked} when h = 5 cm?`),
    ).toBe("unsupported");
  });
});

describe("what is asked of interest", () => {
  it.each(DRAWN)(
    "is what is put in, not what comes of it: $%i at %i % for %i years",
    (principal, rate, years) => {
      const interest = (principal * rate * years) / 100;
      const [told, grown] = [dollars(interest), dollars(principal + interest)].map((each) => each.slice(1));
      const right = ["unsupported", dollars(principal)];
      for (const text of [
        `What principal gives ${told} interest in ${years} years at ${rate}% simple interest?`,
        `Which principal brings ${told} in interest in ${years} years at ${rate}% simple interest?`,
        `What sum gives ${told} of interest at ${rate}% simple interest in ${years} years?`,
        `After ${years} years at ${rate}% simple interest I have ${grown}. What did I put in?`,
        `After ${years} years at ${rate}% simple interest I have ${grown}. How much did I put in?`,
        `After ${years} years at ${rate}% simple interest I have ${grown}. What did I deposit?`,
      ])
        expect(right, text).toContain(answer(text));
    },
  );

  it.each(DRAWN)(
    "is not what one sum becomes where more is put in each time: $%i at %i %",
    (principal, rate) => {
      for (const puts of [
        "invested each year",
        "deposited every year",
        "deposited annually",
        "saved each year",
      ])
        expect(
          answer(`$${principal} is ${puts} at ${rate}% compounded annually. What is it worth after 2 years?`),
        ).toBe("unsupported");
    },
  );
});

describe("what stands behind a percentage with “which is”", () => {
  it("is what the percentage comes to, and not what it is taken of", () => {
    for (const [rate, part, before] of [
      [20, 10, 50],
      [5, 4, 80],
    ] as const)
      for (const thing of ["price", "rent", "fee"]) {
        const right = ["unsupported", dollars(before + part)];
        expect(right).toContain(answer(`A ${thing} rose by ${rate}%, which is $${part}. What is it now?`));
        const left = ["unsupported", dollars(before - part)];
        expect(left).toContain(answer(`A ${thing} fell by ${rate}%, which is $${part}. What is it now?`));
      }
  });
});
