/** Areas under the curves of statistics, in doubles, from series and continued fractions (about 12 digits). */

const SMALLEST = 1e-300;
const ENOUGH = 1e-15;
const MOST_TERMS = 2000;

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const y = x - 1;
  const t = y + 7.5;
  const series = LANCZOS.reduce((total, c, i) => total + c / (y + i + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(series);
}

/** The lower incomplete gamma function over Γ(a), for a > 0. */
export function gammaShare(a: number, x: number): number {
  if (x <= 0) return 0;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? front * gammaSeries(a, x) : 1 - front * gammaFraction(a, x);
}

function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; n < MOST_TERMS && Math.abs(term) > Math.abs(total) * ENOUGH; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total;
}

function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / SMALLEST;
  let d = 1 / b;
  let result = d;
  for (let i = 1; i < MOST_TERMS; i += 1) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / away(numerator * d + b);
    c = away(b + numerator / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return result;
}

const away = (value: number): number => (Math.abs(value) < SMALLEST ? SMALLEST : value);

/** The share of the standard normal curve to the left of z. */
export function normalShare(z: number): number {
  const half = gammaShare(0.5, (z * z) / 2) / 2;
  if (z < -1) return gammaTail(0.5, (z * z) / 2) / 2;
  return z < 0 ? 0.5 - half : 0.5 + half;
}

/** 1 − gammaShare without losing digits far out. */
const gammaTail = (a: number, x: number): number =>
  x < a + 1 ? 1 - gammaShare(a, x) : Math.exp(a * Math.log(x) - x - logGamma(a)) * gammaFraction(a, x);

/** The z with this share of the standard normal curve to its left, for 0 < share < 1. */
export const normalPoint = (share: number): number => invert(normalShare, share, 40);

/** The regularised incomplete beta function, for a, b > 0 and 0 ≤ x ≤ 1. */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return result;
}

/** The share of Student's t curve to the left of t. */
export function studentShare(t: number, degrees: number): number {
  const tail = betaShare(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
  return t < 0 ? tail : 1 - tail;
}

/** The t with this share of Student's curve to its left, for 0 < share < 1. */
export const studentPoint = (share: number, degrees: number): number =>
  invert((t) => studentShare(t, degrees), share, 1e4);

/** Where a rising function takes a value, by halving from −reach to reach. */
function invert(rising: (x: number) => number, target: number, reach: number): number {
  let [low, high] = [-reach, reach];
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
