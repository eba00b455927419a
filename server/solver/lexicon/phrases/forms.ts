import { table } from "../../table";
/** How an answer is to be written, and the way that is to be taken. */
export const FORMS = table({
  exact: "exact|exact value|exact form|exactly|in exact form|leave exact|exact answer",
  "mixed-number": "mixed number|mixed numbers|mixed fraction|mixed numeral",
  "as-fraction":
    "fraction|simplified fraction|improper fraction|common fraction|fraction in simplest form|fraction in lowest terms|" +
    "ratio of two integers|ratio of two whole numbers|ratio of integers|quotient of two integers|quotient of integers|fraction in its simplest form|fraction in its lowest terms|single fraction|proper fraction",
  "as-decimal": "decimal|decimal form|decimal number|decimal notation",
  "as-percent": "percent|percentage|per cent|pct|%",
  scientific: "scientific notation|scientific form|sci notation|standard index form",
  "standard-form": "standard form|standard notation",
  "surd-form":
    "surd form|as a surd|surd|radical form|simplest radical form|simplified radical form|simplest surd form",
  "in-pi": "in terms of pi|in terms of π|as a multiple of pi|as a multiple of π|multiple of pi",
  "in-i": "in terms of i|using i",
  "a-bi": "a + bi|form a + bi|a + bi form|a + ib|a + ib form|standard form a + bi|rectangular form a + bi",
  "interval-notation": "interval notation|using intervals|interval form|as an interval",
  "set-notation": "set notation|set builder notation|inequality notation",
  "positive-exponents":
    "positive exponents|positive exponents only|only positive exponents|without negative exponents|no negative exponents|no negative indices|no negative powers|" +
    "without negative indices|without negative powers|positive indices|positive powers",
  "no-brackets": "without parentheses|without brackets|no brackets|no parentheses|without the brackets",
  "lowest-terms":
    "lowest terms|simplest form|simplified form|simplest terms|its simplest form|its lowest terms|reduced form|simplest possible form",
  decimals:
    "decimal place|decimal places|dp|d p|dps|decimals|places of decimals|digits after the decimal point|d.p",
  figures:
    "significant figure|significant figures|sig figs|sig fig|sf|s f|sigfigs|significant digits|significant digit|s.f",
  nearest: "nearest|the closest",
  "whole-number": "whole number|integer|whole numbers|integers|unit|units|whole|ones",
  tenth: "tenth|tenths",
  hundredth: "hundredth|hundredths|cent|penny",
  thousandth: "thousandth|thousandths",
  "ten-thousandth": "ten thousandth|ten thousandths",
  ten: "ten|tens",
  hundred: "hundred|hundreds",
  thousand: "thousand|thousands",
  million: "million|millions",
  round:
    "round|rond|roud|ruond|rounded|round off|rounded off|rounding|correct|approximate|approximated|approx|accurate",
  leave:
    "leave|leave it|leave your answer|leave answer|leave ur answer|keep|express|express it|give your answer|write your answer|write answer|write ur answer|give answer|give ur answer|put|put it|write it|rewrite|rewritten|written|give it",
  degrees: "degrees|degree|deg",
  radians: "radians|radian|rads|rad",
  "completing-square":
    "completing the square|complete the square method|completing the square method|complete the square|completing square|by completing the square",
  "quadratic-formula":
    "quadratic formula|the quadratic formula|quad formula|abc formula|quadratic equation formula",
  "by-factoring": "factoring|factorising|factorizing|factorisation|factorization",
  "by-grouping": "grouping",
  "by-substitution": "substitution|substitution method",
  "by-elimination": "elimination|elimination method",
  "order-of-operations": "bidmas|bodmas|pemdas|bedmas|order of operations|gemdas",
} as const);
