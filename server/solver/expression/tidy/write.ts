import { table } from "../../table";
import type { Budget } from "../../types";
import type { Expression } from "../ast";
import { int, negation, number, power, product, quotient, root, sum, symbol } from "../build";
import { integerPower } from "../integer";
import { absolute, fromInt, isOne, lcm, rational } from "../rational";
import { type Base, type Form, isZeroForm, negateForm, type Power, scaleForm } from "./form";
import { collect, expandForm, letterDegree } from "./sum";

/** A numerator is multiplied out when it stays this short; else it keeps its brackets. */
const MOST_TERMS = 6;
const HIGHEST_EXPANDED = 2n;

/** A form as it is written by hand: one term, a sum, or a fraction. */
export function writeForm(form: Form, budget: Budget): Expression {
  if (isZeroForm(form)) return int(0);
  const { above, below } = parted(form);
  const terms = expandedTerms(above, budget);
  if (!terms) return writeTerm(form, budget);
  if (terms.length === 1) return writeTerm(joined(terms[0] as Form, below), budget);
  const isSplit = below.length === 0 ? isPlainSum(terms) : below.every(isPlainPower) && isPlainSum(terms);
  if (isSplit || (below.length === 0 && terms.every(({ coefficient }) => coefficient.d === 1n))) {
    return writeSum(
      terms.map((term) => joined(term, below)),
      budget,
    );
  }
  const common = terms.reduce((d, { coefficient }) => lcm(d, coefficient.d), 1n);
  const whole = terms.map((term) => scaleForm(term, fromInt(common)));
  const negative = whole.every(({ coefficient }) => coefficient.n < 0n);
  const top = writeSum(negative ? whole.map(negateForm) : whole, budget);
  const bottom = product([...(common === 1n ? [] : [int(common)]), ...written(below, budget)]);
  return negative ? negation(quotient(top, bottom)) : quotient(top, bottom);
}

/** What stands above and below the fraction line. Powers of e and of numbers go above, negative exponents and all. */
function parted(form: Form): { above: Form; below: Power[] } {
  const powers = new Map<string, Power>();
  const below: Power[] = [];
  for (const [key, { base, exponent }] of form.powers) {
    if (exponent.n > 0n || isExponential(base)) powers.set(key, { base, exponent });
    else below.push({ base, exponent: rational(-exponent.n, exponent.d) });
  }
  return { above: { coefficient: form.coefficient, powers }, below };
}

const isExponential = (base: Base): boolean => base.kind === "exponential" && base.key !== "e^";

function joined(term: Form, below: readonly Power[]): Form {
  const powers = new Map(term.powers);
  for (const { base, exponent } of below) {
    const before = powers.get(base.key);
    powers.set(base.key, {
      base,
      exponent: before
        ? rational(
            before.exponent.n * exponent.d - exponent.n * before.exponent.d,
            before.exponent.d * exponent.d,
          )
        : rational(-exponent.n, exponent.d),
    });
    if (powers.get(base.key)?.exponent.n === 0n) powers.delete(base.key);
  }
  return { coefficient: term.coefficient, powers };
}

/** The terms of a numerator when its brackets are to be multiplied out; null when they stay. */
function expandedTerms(above: Form, budget: Budget): Form[] | null {
  const sums = [...above.powers.values()].filter(
    ({ base, exponent }) => base.kind === "sum" && exponent.d === 1n,
  );
  if (sums.length === 0) return [above];
  if (sums.some(({ exponent }) => exponent.n > HIGHEST_EXPANDED)) return null;
  if (sums.length === 1 && sums.every(({ base }) => base.kind === "sum" && base.terms.length > MOST_TERMS)) {
    return sums[0]?.exponent.n === 1n ? expandForm(above, budget) : null;
  }
  const size = sums.reduce(
    (count, { base, exponent }) =>
      count * (base.kind === "sum" ? base.terms.length : 1) ** Number(exponent.n),
    1,
  );
  if (size > MOST_TERMS * MOST_TERMS) return null;
  const terms = collect(expandForm(above, budget));
  return terms.length <= MOST_TERMS || sums.length === 1 ? terms : null;
}

/** Letters, numbers and π only: then every term gets its own denominator. */
const isPlainSum = (terms: readonly Form[]): boolean =>
  terms.every(({ powers }) => [...powers.values()].every(isPlainPower)) &&
  terms.some(({ powers }) => powers.size > 0);

const isPlainPower = ({ base }: Power): boolean =>
  base.kind === "symbol" || base.kind === "number" || base.key === "π" || base.key === "e^";

function writeSum(terms: readonly Form[], budget: Budget): Expression {
  if (terms.length === 0) return int(0);
  return sum(ordered(terms).map((term) => writeTerm(term, budget)));
}

/** Descending in the letters where there are letters only; then a positive term comes first if there is one. */
function ordered(terms: readonly Form[]): readonly Form[] {
  const plain = terms.every(({ powers }) => [...powers.values()].every(isPlainPower));
  const sorted = plain ? [...terms].sort((a, b) => letterDegree(b) - letterDegree(a) || byName(a, b)) : terms;
  if ((sorted[0] as Form).coefficient.n > 0n) return sorted;
  if (plain && sorted.length === 2) return [...sorted].reverse();
  if (plain) return sorted;
  const first = sorted.findIndex(({ coefficient }) => coefficient.n > 0n);
  return first < 1 ? sorted : [sorted[first] as Form, ...sorted.filter((_, at) => at !== first)];
}

/** Graded order among terms of one degree: x², xy, y². */
function byName(a: Form, b: Form): number {
  const names = [...new Set([...a.powers.keys(), ...b.powers.keys()])]
    .filter((key) => key.startsWith("$"))
    .sort();
  for (const name of names) {
    const difference = exponentOf(b, name) - exponentOf(a, name);
    if (difference !== 0) return difference;
  }
  return 0;
}

function exponentOf({ powers }: Form, key: string): number {
  const exponent = powers.get(key)?.exponent;
  return exponent ? Number(exponent.n) / Number(exponent.d) : 0;
}

/** One product or fraction; sums in it keep their brackets. */
function writeTerm(form: Form, budget: Budget): Expression {
  const { coefficient } = form;
  if (coefficient.n < 0n) return negation(writeTerm(negateForm(form), budget));
  const { above, below } = parted(form);
  const top = written([...above.powers.values()], budget);
  const bottom = written(below, budget);
  const size = absolute(coefficient);
  const numerator = top.length > 0 && size.n === 1n ? top : [int(size.n), ...top];
  const denominator = bottom.length > 0 && size.d === 1n ? bottom : [int(size.d), ...bottom];
  if (isOne(rational(size.d)) && bottom.length === 0) return product(numerator);
  return quotient(product(numerator), product(denominator));
}

/** Factors in the order of the exercise book: roots of numbers and constants, letters, brackets, powers of e, functions. */
function written(powers: readonly Power[], budget: Budget): Expression[] {
  const rank = ({ base }: Power): number =>
    base.kind === "number"
      ? 0
      : base.key === "π" || base.key === "e^" || base.key === "i"
        ? 1
        : RANKS[base.kind];
  const meets = powers.some(({ base }) => meetsEuler(base));
  const roots = rootsOfNumbers(powers);
  const letters = powers.filter(
    (part) => !isExponential(part.base) && !(meets && part.base.key === "e^") && !roots.taken.includes(part),
  );
  const sorted = [...letters].sort((a, b) => rank(a) - rank(b) || (a.base.key < b.base.key ? -1 : 1));
  const others = sorted.map((part) => ({ at: rank(part), node: writePower(part, budget) }));
  const growth = exponentialsOf(powers, budget).map((node) => ({ at: RANKS.exponential, node }));
  return [...roots.nodes, ...[...others, ...growth].sort((a, b) => a.at - b.at).map(({ node }) => node)];
}

const RANKS: Readonly<Record<Base["kind"], number>> = table({
  number: 0,
  symbol: 2,
  exponential: 3,
  size: 4,
  atom: 5,
  sum: 6,
  product: 7,
});

/** Roots of one index under one root sign: of numbers, and with them of one letter. */
function rootsOfNumbers(powers: readonly Power[]): { nodes: Expression[]; taken: readonly Power[] } {
  const radicands = new Map<bigint, bigint>();
  const taken = powers.filter(({ base }) => base.kind === "number");
  for (const { base, exponent } of taken) {
    if (base.kind !== "number") continue;
    radicands.set(exponent.d, (radicands.get(exponent.d) ?? 1n) * integerPower(base.value, exponent.n));
  }
  const nodes = [...radicands].map(([index, radicand]) => {
    const letter = powers.find(
      ({ base, exponent }) => base.kind === "symbol" && exponent.n === 1n && exponent.d === index,
    );
    if (letter?.base.kind !== "symbol") return root(int(radicand), index);
    taken.push(letter);
    return root(product([int(radicand), symbol(letter.base.name)]), index);
  });
  return { nodes, taken };
}

/** A power of e with letters in the exponent, which takes a factor e in as well. */
const meetsEuler = (base: Base): boolean => isExponential(base) && base.key.startsWith("e^");

/** e²ˣ · eʸ as e^(2x + y). */
function exponentialsOf(powers: readonly Power[], budget: Budget): Expression[] {
  const byRoot = new Map<string, { root: Expression; exponents: Form[] }>();
  for (const { base, exponent } of powers) {
    if (base.kind !== "exponential") continue;
    if (!isExponential(base) && !powers.some((other) => meetsEuler(other.base))) continue;
    const name = base.key.slice(0, base.key.indexOf("^"));
    const group = byRoot.get(name) ?? { root: base.root, exponents: [] };
    group.exponents.push(scaleForm(base.exponent, exponent));
    byRoot.set(name, group);
  }
  return [...byRoot.values()].map(({ root: base, exponents }) => power(base, writeSum(exponents, budget)));
}

function writePower({ base, exponent }: Power, budget: Budget): Expression {
  const node = writeBase(base, budget);
  if (isOne(exponent)) return node;
  if (exponent.n === 1n) return root(node, exponent.d);
  return power(node, number(exponent));
}

function writeBase(base: Base, budget: Budget): Expression {
  switch (base.kind) {
    case "symbol":
      return symbol(base.name);
    case "number":
      return int(base.value);
    case "atom":
      return base.expression;
    case "exponential":
      return base.key === "e^" ? base.root : power(base.root, writeForm(base.exponent, budget));
    case "sum":
      return writeSum(base.terms, budget);
    case "size":
      return { kind: "absolute", operand: writeBase(base.of, budget) };
    case "product":
      return writeForm(base.form, budget);
  }
}
