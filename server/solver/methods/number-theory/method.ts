import type { CommonWay } from "../../tasks/number-theory";
import type { Method } from "../../types";
import { commonFactor, commonMultiple } from "./common-numbers";
import { divisorCount } from "./count-divisors";
import { divisibility, remainder } from "./divide-exactly";
import { divisors, multiples } from "./enumerate";
import { distinctPrimes, factorisation } from "./factorisation";
import { judgePrimality } from "./judge-primality";

const WAYS: readonly CommonWay[] = ["prime factors", "listing", "Euclid's algorithm"];

/** Primes, factors, multiples and remainders of whole numbers. */
export const numberTheory: Method = {
  id: "number-theory",
  tasks: [
    "prime-factorisation",
    "prime-factors",
    "common-factor",
    "common-multiple",
    "remainder",
    "divisibility",
    "primality",
    "multiples",
    "divisors",
    "divisor-count",
  ],
  ways: WAYS,
  work(problem, budget) {
    const told = WAYS.find((way) => way === problem.method);
    switch (problem.task) {
      case "prime-factorisation":
        return factorisation(problem, budget);
      case "prime-factors":
        return distinctPrimes(problem, budget);
      case "common-factor":
        return commonFactor(problem, told, budget);
      case "common-multiple":
        return commonMultiple(problem, told, budget);
      case "remainder":
        return remainder(problem);
      case "divisibility":
        return divisibility(problem);
      case "primality":
        return judgePrimality(problem, budget);
      case "multiples":
        return multiples(problem, budget);
      case "divisors":
        return divisors(problem, budget);
      case "divisor-count":
        return divisorCount(problem, budget);
      default:
        return null;
    }
  },
};
