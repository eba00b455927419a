import { expect, it } from "vitest";
import { problemsOnPage } from "./problems-on-page";

it("finds the problems that are marked, each with all its lines", () => {
  expect(problemsOnPage("Solve.\n1) 2x + 3 = 7\n2) x + y = 3\nx - y = 1\n3) 5x = 20")).toEqual([
    "2x + 3 = 7",
    "x + y = 3\nx - y = 1",
    "5x = 20",
  ]);
  expect(problemsOnPage("a. 3/4 + 1/2\nb. 7/8 - 1/4")).toEqual(["3/4 + 1/2", "7/8 - 1/4"]);
});

it("takes lines for problems where none is marked, and no heading for one", () => {
  expect(problemsOnPage("Homework\n2x + 3 = 7\n\n5x = 20")).toEqual(["2x + 3 = 7", "5x = 20"]);
});

it("leaves a story whole that runs over several lines", () => {
  const story =
    "Mia has 12 hamsters and gives 5 of them\nto Ben. She then buys 3 new hamsters in\nthe shop. How many has she now?";
  expect(problemsOnPage(story)).toEqual([]);
  expect(problemsOnPage(`${story}\n2x + 3 = 7`)).toEqual([story, "2x + 3 = 7"]);
});

it("finds none where there is only one", () => {
  expect(problemsOnPage("2x + 3 = 7")).toEqual([]);
  expect(problemsOnPage("1) 2x + 3 = 7")).toEqual([]);
  expect(problemsOnPage("")).toEqual([]);
});
