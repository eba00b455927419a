import { base } from "../methods/base/method";
import { choose } from "../methods/choose/method";
import { clockTime } from "../methods/clock-time/method";
import { comparisonSign } from "../methods/comparison-sign/method";
import { divideWithRemainder } from "../methods/divide-with-remainder/method";
import { equivalentFractions } from "../methods/equivalent-fractions/method";
import { numberKind } from "../methods/number-kind/method";
import { numberOrder } from "../methods/number-order/method";
import { numberTheory } from "../methods/number-theory/method";
import { numberWords } from "../methods/number-words/method";
import { placeValue } from "../methods/place-value/method";
import { radicalForm } from "../methods/radical-form/method";
import { rootBounds } from "../methods/root-bounds/method";
import { selectNumbers } from "../methods/select-numbers/method";
import { statementKind } from "../methods/statement-kind/method";
import { temperature } from "../methods/temperature/method";
import { unitConversion } from "../methods/unit-conversion/method";
import { CLOSEST_NUMBER, RANKED_NUMBER, RELATION_TRUTH } from "../verify/choice";
import { CLOCK_TIME } from "../verify/clock-time";
import { COMPARISON_SIGN } from "../verify/comparison-sign";
import {
  BASE_ARITHMETIC,
  BASE_CONVERSION,
  DIGIT_PLACE,
  NAME_NUMBER,
  PLACE_DIGIT,
  WRITE_DIGITS,
} from "../verify/digits";
import { DIVIDE_WITH_REMAINDER } from "../verify/divide-with-remainder";
import { EQUIVALENT_FRACTIONS } from "../verify/equivalent-fractions";
import { NUMBER_KIND } from "../verify/number-kind";
import { DIVISORS, MULTIPLES, PRIME_FACTORS } from "../verify/number-lists";
import { NUMBER_ORDER } from "../verify/number-order";
import {
  COMMON_FACTOR,
  COMMON_MULTIPLE,
  DIVISIBILITY,
  DIVISOR_COUNT,
  PRIMALITY,
  PRIME_FACTORISATION,
  REMAINDER,
} from "../verify/number-theory";
import { RADICAL_FORM } from "../verify/radical-form-task";
import { ROOT_BOUNDS } from "../verify/root-bounds";
import { SELECT_NUMBERS } from "../verify/select-numbers";
import { STATEMENT_KIND } from "../verify/statement-kind";
import { TEMPERATURE } from "../verify/temperature";
import { UNIT_CONVERSION } from "../verify/unit-conversion";
import type { Topic } from "./topic";

/** Digits, divisors and kinds of numbers, units and times. */
export const NUMBERS: Topic<"numbers"> = {
  methods: [
    comparisonSign,
    rootBounds,
    statementKind,
    divideWithRemainder,
    equivalentFractions,
    numberKind,
    numberOrder,
    selectNumbers,
    numberTheory,
    placeValue,
    numberWords,
    base,
    choose,
    radicalForm,
    unitConversion,
    temperature,
    clockTime,
  ],
  verifiers: {
    "comparison-sign": COMPARISON_SIGN,
    "root-bounds": ROOT_BOUNDS,
    "statement-kind": STATEMENT_KIND,
    "divide-with-remainder": DIVIDE_WITH_REMAINDER,
    "equivalent-fractions": EQUIVALENT_FRACTIONS,
    "number-kind": NUMBER_KIND,
    "number-order": NUMBER_ORDER,
    "radical-form": RADICAL_FORM,
    "select-numbers": SELECT_NUMBERS,
    "prime-factorisation": PRIME_FACTORISATION,
    "prime-factors": PRIME_FACTORS,
    "common-factor": COMMON_FACTOR,
    "common-multiple": COMMON_MULTIPLE,
    remainder: REMAINDER,
    divisibility: DIVISIBILITY,
    primality: PRIMALITY,
    multiples: MULTIPLES,
    divisors: DIVISORS,
    "divisor-count": DIVISOR_COUNT,
    "place-digit": PLACE_DIGIT,
    "digit-place": DIGIT_PLACE,
    "write-digits": WRITE_DIGITS,
    "name-number": NAME_NUMBER,
    "base-conversion": BASE_CONVERSION,
    "base-arithmetic": BASE_ARITHMETIC,
    "ranked-number": RANKED_NUMBER,
    "closest-number": CLOSEST_NUMBER,
    "relation-truth": RELATION_TRUTH,
    "unit-conversion": UNIT_CONVERSION,
    temperature: TEMPERATURE,
    "clock-time": CLOCK_TIME,
  },
};
