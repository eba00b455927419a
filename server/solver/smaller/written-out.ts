import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../expression/build";
import { sameStructure } from "../expression/same-structure";
import { some, symbolsOf } from "../expression/walk";
import { sameValue } from "./changed-part";
import { asPower, splitOff } from "./in-parts";
import { powersDerived } from "./of-calculus";
import { onTheCircle } from "./of-circle";
import { workedNumbers } from "./worked-numbers";
import type { Writing } from "./writing";

/** What a part of a line becomes before it is worked out, by its shape and by what it comes to: lines of the same value. */
export function writtenOut(from: Expression, to: Expression): readonly Writing[] {
  const isNumber = symbolsOf(from).length === 0;
  const ways = isNumber ? [onTheCircle, splitOff, asPower, workedNumbers, ...WAYS] : WAYS;
  for (const way of ways) {
    const lines = way(from, to).filter(([line]) => !sameStructure(line, from) && sameValue(line, from));
    // The last may be what is to come, with a reason of its own.
    if (lines.some(([line]) => !sameStructure(line, to))) return lines;
  }
  return [];
}

type Way = (from: Expression, to: Expression) => readonly Writing[];

const WAYS: readonly Way[] = [
  factored,
  withoutBracket,
  multipliedOut,
  overOneBottom,
  likeTerms,
  eachOverTheBottom,
  cancelled,
  powersTogether,
  eachFactorsPower,
  factorsUnderRoot,
  oneLogarithm,
  powersDerived,
];

const factorsOf = (node: Expression): readonly Expression[] =>
  node.kind === "product" ? node.factors : [node];
const termsOf = (node: Expression): readonly Expression[] => (node.kind === "sum" ? node.terms : [node]);
const isSum = ({ kind }: Expression): boolean => kind === "sum";
const isSquare = (node: Expression): node is Extract<Expression, { kind: "power" }> =>
  node.kind === "power" && sameStructure(node.exponent, int(2));

const hasBracket = (node: Expression): boolean =>
  some(node, (part) => part.kind === "product" && part.factors.some(isSum));

/** A factor and a term, and the sign of the term before both. */
const times = (factor: Expression, term: Expression): Expression => {
  if (term.kind === "negation") return negation(times(factor, term.operand));
  if (factor.kind === "negation") return negation(times(factor.operand, term));
  return product([factor, term], true);
};
const withSign = (term: Expression): Expression =>
  term.kind === "negation" && term.operand.kind === "negation" ? term.operand.operand : term;

/** Every term of one times every term of the other. */
const spread = (one: Expression, other: Expression): Expression =>
  sum(termsOf(one).flatMap((a) => termsOf(other).map((b) => withSign(times(a, b)))));

/** A sum that becomes a product: the product multiplied out stands between. */
function factored(from: Expression, to: Expression): readonly Writing[] {
  if (from.kind !== "sum" || to.kind === "sum" || hasBracket(from)) return [];
  const sums = factorsOf(to).filter(isSum);
  const rest = factorsOf(to).filter((factor) => !isSum(factor));
  if (isSquare(to)) return squared(to.base);
  const [one, other] = sums;
  if (!one)
    return rest.some(isSquare)
      ? rest
          .filter(isSquare)
          .flatMap(({ base }) =>
            squared(base).map(
              ([line, why]): Writing => [product([...rest.filter((each) => !isSquare(each)), line]), why],
            ),
          )
      : [];
  if (!other)
    return rest.length > 0
      ? [[spread(product(rest), one), `Every term holds the factor that stands before the bracket.`]]
      : [];
  if (sums.length > 2 || rest.length > 0) return [];
  const [a, b] = [termsOf(one), termsOf(other)];
  const [first, second] = a;
  if (a.length !== 2 || b.length !== 2 || !first || !second) return [];
  if (sameStructure(first, b[0]) && sameValue(sum([second, b[1] as Expression]), int(0))) {
    const size = second.kind === "negation" ? second.operand : second;
    return [[sum([power(first, int(2)), negation(power(size, int(2)))]), "Each term is a square."]];
  }
  return [
    [spread(one, other), "Split the middle term into two whose product is that of the outer terms."],
    [
      sum([
        times(first, other),
        second.kind === "negation" ? negation(product([second.operand, other])) : product([second, other]),
      ]),
      "Take out what each pair of terms shares.",
    ],
  ];
}

/** (a + b)²: a² + 2ab + b². */
function squared(base: Expression): readonly Writing[] {
  if (base.kind !== "sum" || base.terms.length !== 2) return [];
  const [a, b] = base.terms as readonly [Expression, Expression];
  const size = b.kind === "negation" ? b.operand : b;
  const middle = product([int(2), a, size], true);
  const line = sum([
    power(a, int(2)),
    b.kind === "negation" ? negation(middle) : middle,
    power(size, int(2)),
  ]);
  return [[line, "The square of the first, twice their product, and the square of the second."]];
}

/** 3(x - 2): 3 · x - 3 · 2. */
function multipliedOut(from: Expression): readonly Writing[] {
  if (from.kind === "negation")
    return multipliedOut(from.operand).map(([line, why]) => [negation(line), why]);
  if (isSquare(from)) return squared(from.base);
  if (from.kind === "sum")
    return from.terms.some((term) => multipliedOut(term).length > 0)
      ? [
          [
            sum(from.terms.flatMap((term) => flat(multipliedOut(term)[0]?.[0] ?? term))),
            "Each bracket by itself.",
          ],
        ]
      : [];
  if (from.kind !== "product" || !from.factors.some(isSum)) return [];
  const at = from.factors.findIndex(isSum);
  const bracket = from.factors[at] as Expression;
  const rest = from.factors.filter((_, place) => place !== at);
  const [other] = rest;
  return [
    [
      spread(rest.length === 1 && other ? other : product(rest), bracket),
      "Multiply each term of one by each term of the other.",
    ],
  ];
}

const flat = (node: Expression): readonly Expression[] => {
  if (node.kind === "negation" && node.operand.kind === "sum")
    return node.operand.terms.map((term) => withSign(negation(term)));
  return termsOf(node);
};

/** a - (b - c): a - b - (-c). */
function withoutBracket(from: Expression): readonly Writing[] {
  const whole = termsOf(from);
  if (!whole.some((term) => term.kind === "negation" && isSum(term.operand))) return [];
  const terms = whole.flatMap((term) =>
    term.kind === "negation" && term.operand.kind === "sum"
      ? term.operand.terms.map((each) => negation(each))
      : [term],
  );
  return [[{ kind: "sum", terms }, "The minus before the bracket goes to every term in it."]];
}

/** 3x + 4 + 2x: the numbers before the same letters in one bracket. */
function likeTerms(from: Expression, to: Expression): readonly Writing[] {
  if (from.kind !== "sum" || hasBracket(to)) return [];
  const groups = new Map<string, { readonly rest: Expression | null; readonly counts: Expression[] }>();
  for (const term of from.terms) {
    const { count, rest } = countOf(term);
    const key = JSON.stringify(rest, (_, value) => (typeof value === "bigint" ? `${value}` : value));
    const group = groups.get(key) ?? { rest, counts: [] };
    group.counts.push(count);
    groups.set(key, group);
  }
  if (groups.size === from.terms.length) return [];
  const parts = [...groups.values()].map(({ rest, counts }) => {
    const [only] = counts;
    if (counts.length === 1 && only) return rest ? counted(only, rest) : only;
    return rest ? product([sum(counts), rest]) : sum(counts);
  });
  return [[sum(parts), "Terms with the same letters are counted together."]];
}

/** A term as so many times something; null of a number alone. */
function countOf(term: Expression): { readonly count: Expression; readonly rest: Expression | null } {
  if (term.kind === "negation") {
    const { count, rest } = countOf(term.operand);
    return { count: withSign(negation(count)), rest };
  }
  if (symbolsOf(term).length === 0 && term.kind !== "root" && term.kind !== "product")
    return { count: term, rest: null };
  const [first, ...others] = factorsOf(term);
  if (first && others.length > 0 && (first.kind === "number" || first.kind === "quotient"))
    return { count: first, rest: product(others) };
  return { count: int(1), rest: term };
}

function counted(count: Expression, rest: Expression): Expression {
  if (count.kind === "negation") return negation(counted(count.operand, rest));
  return sameStructure(count, int(1)) ? rest : product([count, rest]);
}

/** (a + b)/c: a/c + b/c. */
function eachOverTheBottom(from: Expression, to: Expression): readonly Writing[] {
  if (from.kind !== "quotient" || from.numerator.kind !== "sum" || to.kind === "quotient") return [];
  const { numerator, denominator } = from;
  const over = (term: Expression): Expression =>
    term.kind === "negation" ? negation(over(term.operand)) : quotient(term, denominator);
  return [[sum(numerator.terms.map(over)), "Each term over the bottom by itself."]];
}

/** a/c + b/c: (a + b)/c, and the top multiplied out. */
function overOneBottom(from: Expression): readonly Writing[] {
  if (from.kind !== "sum") return [];
  const parts = from.terms.map((term) => (term.kind === "negation" ? term.operand : term));
  const [first] = parts;
  if (first?.kind !== "quotient") return [];
  const { denominator } = first;
  if (!parts.every((part) => part.kind === "quotient" && sameStructure(part.denominator, denominator)))
    return [];
  const top = sum(
    parts.map((part, at) => {
      const above = part.kind === "quotient" ? part.numerator : part;
      return from.terms[at]?.kind === "negation" ? negation(above) : above;
    }),
  );
  const line: Writing = [
    quotient(top, denominator),
    "The denominators are the same: work with the numerators.",
  ];
  return [line, ...multipliedOut(top).map(([out, why]): Writing => [quotient(out, denominator), why])];
}

/** What a top and a bottom share, as a fraction of its own, which is 1. */
function cancelled(from: Expression): readonly Writing[] {
  if (from.kind !== "quotient") return [];
  const [top, bottom] = [factorsOf(from.numerator), factorsOf(from.denominator)];
  const shared = top.find((factor) => bottom.some((other) => sameStructure(factor, other)));
  if (!shared) return [];
  const without = (factors: readonly Expression[]) => {
    const at = factors.findIndex((factor) => sameStructure(factor, shared));
    return factors.filter((_, place) => place !== at);
  };
  const [above, below] = [without(top), without(bottom)];
  const rest = below.length > 0 ? quotient(product(above), product(below)) : product(above);
  if (above.length === 0 && below.length === 0) return [];
  return [[product([quotient(shared, shared), rest], true), "The same above and below is 1."]];
}

/** x³ · x⁴: x³⁺⁴, and x⁵/x²: x⁵⁻². */
function powersTogether(from: Expression): readonly Writing[] {
  const raised = (node: Expression) => (node.kind === "power" ? node : { base: node, exponent: int(1) });
  if (from.kind === "quotient") {
    const [a, b] = [raised(from.numerator), raised(from.denominator)];
    if (!sameStructure(a.base, b.base) || symbolsOf(a.base).length === 0) return [];
    const taken = b.exponent.kind === "negation" ? b.exponent.operand : negation(b.exponent);
    return [
      [power(a.base, sum([a.exponent, taken])), "Same base: take the exponent below from the one above."],
    ];
  }
  if (from.kind !== "product") return [];
  const groups: { readonly base: Expression; readonly exponents: Expression[] }[] = [];
  const numbers: Expression[] = [];
  for (const factor of from.factors) {
    const { base, exponent } = raised(factor);
    const group = groups.find((each) => sameStructure(each.base, base));
    if (symbolsOf(factor).length === 0 && factor.kind !== "power") numbers.push(factor);
    else if (group) group.exponents.push(exponent);
    else groups.push({ base, exponents: [exponent] });
  }
  const raisedAgain = groups.map(({ base, exponents }) => power(base, sum(exponents)));
  if (groups.every(({ exponents }) => exponents.length === 1) && numbers.length < 2) return [];
  const shown = groups.map(({ base, exponents }, at) =>
    exponents.length === 1 && sameStructure(exponents[0], int(1)) ? base : (raisedAgain[at] as Expression),
  );
  return [
    [
      product([...numbers, ...shown], numbers.length > 1),
      "Numbers with numbers; add the exponents of the same base.",
    ],
  ];
}

/** (3x²)⁴: 3⁴ · (x²)⁴, and (x²)⁴: x^(2 · 4). */
function eachFactorsPower(from: Expression): readonly Writing[] {
  if (from.kind !== "power") return [];
  const { base, exponent } = from;
  if (base.kind === "product")
    return [
      [product(base.factors.map((factor) => power(factor, exponent))), "The exponent goes to every factor."],
    ];
  if (base.kind === "quotient")
    return [
      [
        quotient(power(base.numerator, exponent), power(base.denominator, exponent)),
        "The exponent goes to the top and to the bottom.",
      ],
    ];
  if (base.kind === "power")
    return [
      [
        power(base.base, product([base.exponent, exponent], true)),
        "A power of a power: multiply the exponents.",
      ],
    ];
  return [];
}

/** √(64x²): √64 · √(x²). */
function factorsUnderRoot(from: Expression): readonly Writing[] {
  if (from.kind !== "root") return [];
  const { radicand, index } = from;
  if (radicand.kind === "product")
    return [
      [
        product(radicand.factors.map((factor) => root(factor, index))),
        "The root of a product is the product of the roots.",
      ],
    ];
  if (radicand.kind === "quotient")
    return [
      [
        quotient(root(radicand.numerator, index), root(radicand.denominator, index)),
        "The root goes to the top and to the bottom.",
      ],
    ];
  if (radicand.kind !== "power" || radicand.exponent.kind !== "number") return [];
  const whole = radicand.exponent.value.n / index;
  if (radicand.exponent.value.d !== 1n || whole < 2n || radicand.exponent.value.n % index !== 0n) return [];
  return [
    [
      root(power(power(radicand.base, int(whole)), int(index)), index),
      "Write it as a power that the root undoes.",
    ],
  ];
}

/** log a - log b: log(a/b). */
function oneLogarithm(from: Expression): readonly Writing[] {
  if (from.kind !== "sum") return [];
  const isLog = (node: Expression) => node.kind === "function" && (node.name === "log" || node.name === "ln");
  const parts = from.terms.map((term) => (term.kind === "negation" ? term.operand : term));
  const [first] = parts;
  if (first?.kind !== "function" || !parts.every(isLog)) return [];
  const argument = (place: number) => (parts[place] as typeof first).args[0] as Expression;
  const above = from.terms.flatMap((term, place) => (term.kind === "negation" ? [] : [argument(place)]));
  const below = from.terms.flatMap((term, place) => (term.kind === "negation" ? [argument(place)] : []));
  const joined =
    below.length > 0 ? quotient(product(above, true), product(below, true)) : product(above, true);
  return [
    [{ ...first, args: [joined] }, "Sums of logarithms are products inside, differences are quotients."],
  ];
}
