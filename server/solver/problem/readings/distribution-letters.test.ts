import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const found = (text: string) => solve(text);

describe("the letters of a distribution", () => {
  it.each([
    ["P(Z<1.2)", "0.8849"],
    ["P(-2<Z<2)", "0.9545"],
    ["X~N(70,4^2) find P(X>74)", "0.1587"],
    ["X~N(70,1) find P(X>71)", "0.1587"],
    ["X~Po(2) find P(X=0)", "0.1353"],
    ["X~Bin(4,0.5), find P(X=2)", "0.375"],
    ["poisson mean 2 find P(X=0)", "0.1353"],
    ["heights are normal with mean 150 sd 10 find prob that someone is taller than 160", "0.1587"],
    ["binomial n=4 p=0.5 P(X=2)", "0.375"],
  ])("say which it is: %s", (text, answer) => {
    const outcome = found(text);
    expect(outcome.status === "solved" ? outcome.answer : outcome.status).toBe(answer);
  });

  it.each([3, 4, 7, 9, 16, 2.5, 144])(
    "leave open whether %d is a variance, and the student is asked",
    (second) => {
      expect(found(`X~N(60,${second}) find P(X<65)`).status).toBe("ambiguous");
      expect(found(`x ~ N(60, ${second}). Find P(x < 65)`).status).toBe("ambiguous");
      expect(found(`x~n(60,${second}) find p(x<65)`).status).toBe("ambiguous");
    },
  );

  it.each([
    "poisson mean 3 sd 2 find P(X=2)",
    "heights are not normal with mean 170 sd 8 find prob that someone is taller than 180",
    "Z is uniform. Find P(Z<0.5)",
    "Z has a t distribution. find P(Z<0.5)",
  ])("name no standard normal variable where something else is told: %s", (text) => {
    expect(found(text).status).not.toBe("solved");
  });
});
