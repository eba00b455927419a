import { charge } from "../../ledger";
import type { Budget } from "../../types";
import { bounded } from "../bounded-power";
import { add, fromInt, gcd, lcm, multiply, ONE, type Rational, rational, subtract } from "../rational";
import { divideForms } from "./division";
import {
  type Base,
  type Form,
  formKey,
  isZeroForm,
  monomialKey,
  multiplyPowers,
  negateForm,
  ONE_FORM,
  type Power,
  powerForm,
  scaleForm,
  ZERO_FORM,
} from "./form";
import { withoutSquares } from "./pythagoras";

/** A power of a sum is multiplied out only while it has at most this many terms. */
const MOST_TERMS = 120;

/** The sum of forms as one form: common factors in front, the rest as one sum without a common factor. */
export function addForms(forms: readonly Form[], budget: Budget): Form {
  const present = forms.filter((form) => !isZeroForm(form));
  budget.spend(present.length);
  const [first] = present;
  if (!first) return ZERO_FORM;
  if (present.length === 1) return first;
  const common = commonPowers(present);
  const inverse = invertedPowers(common);
  const cofactors = present.map((form) => multiplyPowers([form, inverse]));
  const terms = withoutSquares(collect(cofactors.flatMap((form) => expandForm(form, budget))), collect);
  return multiplyForms([common, sumForm(terms)], budget);
}

/** One form for a list of collected terms. */
export function sumForm(terms: readonly Form[]): Form {
  const [only] = terms;
  if (!only) return ZERO_FORM;
  if (terms.length === 1) return only;
  const common = commonPowers(terms);
  const inverse = invertedPowers(common);
  const content = contentOf(terms);
  const primitive = terms.map((term) =>
    scaleForm(multiplyPowers([term, inverse]), rational(content.d, content.n)),
  );
  const { base, negated } = sumBase(primitive);
  const coefficient = negated ? fromInt(-1) : ONE;
  return multiplyPowers([
    common,
    { coefficient: multiply(content, coefficient), powers: new Map([[base.key, { base, exponent: ONE }]]) },
  ]);
}

/** The base for a primitive sum, with the sign that makes its leading term positive. */
function sumBase(terms: readonly Form[]): { base: Base; negated: boolean } {
  const lead = [...terms].sort(leading)[0] as Form;
  const negated = lead.coefficient.n < 0n;
  return { base: baseOf(negated ? terms.map(negateForm) : terms), negated };
}

/** The same sum with this very sign, for roots. */
export function baseOf(terms: readonly Form[]): Base {
  charge(terms.length);
  return { kind: "sum", key: `(${terms.map(formKey).sort().join("+")})`, terms };
}

function leading(a: Form, b: Form): number {
  const difference = letterDegree(b) - letterDegree(a);
  if (difference !== 0) return difference;
  const [left, right] = [monomialKey(a), monomialKey(b)];
  return left > right ? -1 : Number(left < right);
}

/** The degree in the plain letters, for ordering only. */
export function letterDegree(form: Form): number {
  let degree = 0;
  for (const { base, exponent } of form.powers.values()) {
    if (base.kind === "symbol") degree += Number(exponent.n) / Number(exponent.d);
  }
  return degree;
}

/** Like terms together, in the order in which they first occur. */
export function collect(terms: readonly Form[]): Form[] {
  const byKey = new Map<string, Form>();
  for (const term of terms) {
    const key = monomialKey(term);
    const known = byKey.get(key);
    byKey.set(
      key,
      known ? { ...known, coefficient: bounded(add(known.coefficient, term.coefficient)) } : term,
    );
  }
  return [...byKey.values()].filter((term) => !isZeroForm(term));
}

/** Every base with its lowest exponent among the forms, 0 where it is missing. */
function commonPowers(forms: readonly Form[]): Form {
  const powers = new Map<string, Power>();
  const keys = new Set(forms.flatMap((form) => [...form.powers.keys()]));
  for (const key of keys) {
    let lowest: Power | null = null;
    for (const form of forms) {
      const found = form.powers.get(key);
      if (!found) lowest = lowest && lowest.exponent.n < 0n ? lowest : null;
      if (found && (!lowest || isLess(found.exponent, lowest.exponent))) lowest = found;
    }
    const everywhere = forms.every((form) => form.powers.has(key));
    if (lowest && (everywhere || lowest.exponent.n < 0n)) powers.set(key, lowest);
  }
  return { coefficient: ONE, powers };
}

const isLess = (a: Rational, b: Rational): boolean => subtract(a, b).n < 0n;

function invertedPowers({ powers }: Form): Form {
  const inverse = new Map<string, Power>();
  for (const [key, { base, exponent }] of powers) {
    inverse.set(key, { base, exponent: rational(-exponent.n, exponent.d) });
  }
  return { coefficient: ONE, powers: inverse };
}

function contentOf(terms: readonly Form[]): Rational {
  const n = terms.reduce((common, { coefficient }) => gcd(common, coefficient.n), 0n);
  return rational(
    n,
    terms.reduce((common, { coefficient }) => lcm(common, coefficient.d), 1n),
  );
}

/** The terms of a form when its sums are multiplied out; powers of sums that would grow too long, and roots of
 * sums, stay as they are. */
export function expandForm(form: Form, budget: Budget): Form[] {
  let terms: Form[] = [{ coefficient: form.coefficient, powers: new Map() }];
  for (const part of form.powers.values()) {
    terms = times(terms, expandedPower(part, budget), budget);
  }
  return collect(terms);
}

function expandedPower({ base, exponent }: Power, budget: Budget): readonly Form[] {
  const whole = exponent.n > 0n ? exponent.n / exponent.d : 0n;
  if (base.kind !== "sum" || whole === 0n || !isShort(base.terms.length, whole)) {
    return [powerForm(base, exponent)];
  }
  let terms: readonly Form[] = [powerForm(base, rational(exponent.n - whole * exponent.d, exponent.d))];
  for (let k = 0n; k < whole; k += 1n) terms = collect(times(terms, base.terms, budget));
  return terms;
}

/** Whether a sum of `count` terms to this power has few terms enough. */
function isShort(count: number, exponent: bigint): boolean {
  if (exponent > BigInt(MOST_TERMS)) return false;
  let size = 1;
  for (let k = 1; k < count; k += 1) size = (size * (Number(exponent) + k)) / k;
  return size <= MOST_TERMS;
}

function times(left: readonly Form[], right: readonly Form[], budget: Budget): Form[] {
  budget.spend(left.length * right.length);
  return left.flatMap((a) =>
    right.flatMap((b) => {
      const product = multiplyPowers([a, b]);
      return holdsWholeSum(product) ? expandForm(product, budget) : [product];
    }),
  );
}

/** √(x + 1) times √(x + 1) makes a sum that is to be multiplied out in its turn. */
const holdsWholeSum = ({ powers }: Form): boolean =>
  [...powers.values()].some(
    ({ base, exponent }) =>
      base.kind === "sum" && exponent.n >= exponent.d && isShort(base.terms.length, exponent.n / exponent.d),
  );

/** The product of forms: unlike multiplyPowers it also cancels a sum against another that divides it, and takes
 * products apart again once no root is left over them. */
export function multiplyForms(forms: readonly Form[], budget: Budget): Form {
  budget.spend(forms.length);
  return cancelled(withOneSign(withoutProducts(multiplyPowers(forms))), budget);
}

function withoutProducts(form: Form): Form {
  const parts: Form[] = [{ coefficient: form.coefficient, powers: new Map() }];
  let found = false;
  for (const { base, exponent } of form.powers.values()) {
    if (base.kind !== "product" || exponent.d !== 1n) parts.push(powerForm(base, exponent));
    else {
      found = true;
      parts.push(wholePower(base.form, exponent.n));
    }
  }
  return found ? multiplyPowers(parts) : form;
}

/** A form to a whole power other than 0; a coefficient of ±1 is what such forms have. */
function wholePower({ coefficient, powers }: Form, k: bigint): Form {
  const raised = new Map<string, Power>();
  for (const [key, { base, exponent }] of powers) {
    raised.set(key, { base, exponent: rational(exponent.n * k, exponent.d) });
  }
  return { coefficient: k % 2n === 0n ? ONE : coefficient, powers: raised };
}

/** Beside √(1 − x) the factor x − 1 is written −(1 − x), so that they are powers of one base. */
function withOneSign(form: Form): Form {
  for (const { base, exponent } of form.powers.values()) {
    if (base.kind !== "sum" || exponent.d === 1n) continue;
    const opposite = baseOf(base.terms.map(negateForm));
    const found = form.powers.get(opposite.key);
    if (found?.exponent.d !== 1n) continue;
    const powers = new Map(form.powers);
    powers.delete(opposite.key);
    const sign = fromInt(found.exponent.n % 2n === 0n ? 1 : -1);
    return multiplyPowers([
      { coefficient: multiply(form.coefficient, sign), powers },
      powerForm(base, found.exponent),
    ]);
  }
  return form;
}

function cancelled(form: Form, budget: Budget): Form {
  const sums = [...form.powers.values()].filter(
    ({ base, exponent }) => base.kind === "sum" && exponent.d === 1n,
  );
  const below = sums.filter(({ exponent }) => exponent.n < 0n);
  if (below.length === 0) return form;
  for (const top of sums) {
    if (top.exponent.n <= 0n) continue;
    for (const bottom of below) {
      const quotient = divideForms(termsOf(top), termsOf(bottom), budget);
      if (!quotient) continue;
      const rest = new Map(form.powers);
      rest.delete(top.base.key);
      const without: Form = { coefficient: form.coefficient, powers: rest };
      const once = multiplyPowers([
        without,
        powerForm(top.base, fromInt(top.exponent.n - 1n)),
        powerForm(bottom.base, ONE),
        ...(quotient.length === 0 ? [ONE_FORM] : [sumForm(quotient)]),
      ]);
      return cancelled(withOneSign(once), budget);
    }
  }
  return form;
}

const termsOf = ({ base }: Power): readonly Form[] => (base.kind === "sum" ? base.terms : []);
