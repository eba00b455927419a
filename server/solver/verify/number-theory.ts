import { evaluateExact } from "../expression/evaluate-exact";
import { integerPower } from "../expression/integer";
import { isInteger } from "../expression/rational";
import type { AnswerValue, Budget, Check, Problem, Verification } from "../types";
import { isPrime, PROVED_BELOW } from "./primality";
import { primesIn, wholesIn } from "./whole-numbers";

/** Checks what is said of primes, factors, multiples and remainders from the meaning of the words. */
export function verifyNumberTheory(problem: Problem, value: AnswerValue, budget: Budget): Check {
  switch (problem.task) {
    case "prime-factorisation":
      return factorisationCheck(problem.number, value, budget);
    case "prime-factors":
      return primeFactorsCheck(problem.number, value, budget);
    case "common-factor":
      return commonFactorCheck(problem.numbers, value, budget);
    case "common-multiple":
      return commonMultipleCheck(problem.numbers, value, budget);
    case "remainder":
      return remainderCheck(problem.dividend, problem.divisor, wholesIn(value)?.[0]);
    case "divisibility": {
      const rest = restByDigits(problem.number, problem.divisor);
      return wordCheck(value, rest === 0n, `Long division digit by digit leaves $${rest}$.`);
    }
    case "primality":
      return primalityCheck(problem.number, problem.asks, value);
    case "multiples":
      return multiplesCheck(problem.of, problem.count, wholesIn(value));
    case "divisors":
      return divisorsCheck(problem.number, wholesIn(value), budget);
    default:
      return refuted("This is no question about whole numbers.");
  }
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const proved = (sentence: string, numbers: readonly bigint[] = []): Verification => ({
  status: numbers.every((number) => number < PROVED_BELOW) ? "verified" : "partial",
  evidence: [sentence],
});

function factorisationCheck(number: bigint, value: AnswerValue, budget: Budget): Check {
  if (value.kind !== "expression") return refuted("The answer is no product.");
  const product = evaluateExact(value.expression, new Map(), budget);
  const primes = primesIn(value.expression);
  if (!product || !isInteger(product) || product.n !== number || !primes)
    return refuted("The product is another number.");
  if (!primes.every(isPrime)) return refuted("A factor is not prime.");
  return proved(`The product of the factors is $${number}$ again, and every factor is prime.`, primes);
}

function primeFactorsCheck(number: bigint, value: AnswerValue, budget: Budget): Check {
  const primes = wholesIn(value);
  if (!primes || new Set(primes).size !== primes.length || !primes.every(isPrime))
    return refuted("A number listed is not a prime.");
  let rest = number;
  for (const prime of primes) {
    if (rest % prime !== 0n) return refuted("A number listed does not divide.");
    for (; rest % prime === 0n; rest /= prime) budget.spend();
  }
  if (rest !== 1n) return refuted("A prime factor is missing.");
  return proved(`Divided by these primes as often as they go, $${number}$ comes down to $1$.`, primes);
}

function commonFactorCheck(numbers: readonly bigint[], value: AnswerValue, budget: Budget): Check {
  const factor = wholesIn(value)?.[0];
  if (!factor || factor <= 0n || numbers.some((number) => number % factor !== 0n))
    return refuted("It does not divide every number.");
  const quotients = numbers.map((number) => number / factor);
  if (binaryGcd(quotients, budget) !== 1n) return refuted("A larger number divides them all.");
  return proved(
    `$${factor}$ divides every number, and the quotients $${quotients.join(",\\ ")}$ have no common factor but $1$.`,
  );
}

/** The least common multiple is the common multiple whose quotients share nothing. */
function commonMultipleCheck(numbers: readonly bigint[], value: AnswerValue, budget: Budget): Check {
  const multiple = wholesIn(value)?.[0];
  if (!multiple || multiple <= 0n || numbers.some((number) => multiple % number !== 0n))
    return refuted("It is no multiple of every number.");
  const quotients = numbers.map((number) => multiple / number);
  if (binaryGcd(quotients, budget) !== 1n) return refuted("A smaller multiple exists.");
  return proved(
    `$${multiple}$ divided by the numbers gives $${quotients.join(",\\ ")}$: whole numbers without a common factor, so no smaller multiple works.`,
  );
}

/** The greatest common divisor by halving and subtracting, without division. */
function binaryGcd(numbers: readonly bigint[], budget: Budget): bigint {
  return numbers.reduce((left, right) => {
    let [a, b] = [left, right];
    let twos = 0n;
    for (; a !== b; budget.spend()) {
      if (a % 2n === 0n && b % 2n === 0n) [a, b, twos] = [a / 2n, b / 2n, twos + 1n];
      else if (a % 2n === 0n) a /= 2n;
      else if (b % 2n === 0n) b /= 2n;
      else if (a > b) a -= b;
      else b -= a;
    }
    return a * integerPower(2n, twos);
  });
}

/** Long division: the remainder so far, with one digit after the other brought down. */
function restByDigits(dividend: bigint, divisor: bigint): bigint {
  const by = divisor < 0n ? -divisor : divisor;
  return [...String(dividend).replace("-", "")].reduce((rest, digit) => {
    let left = rest * 10n + BigInt(digit);
    for (let times = 0; times < 10 && left >= by; times += 1) left -= by;
    return left;
  }, 0n);
}

function remainderCheck(dividend: bigint, divisor: bigint, answer: bigint | undefined): Check {
  if (answer === undefined || restByDigits(dividend, divisor) !== answer)
    return refuted("The division leaves another remainder.");
  return proved(
    `$${dividend} - ${answer} = ${dividend - answer}$ is a multiple of $${divisor}$, and $${answer} < ${divisor}$.`,
  );
}

function wordCheck(
  value: AnswerValue,
  holds: boolean,
  evidence: string,
  proof: readonly bigint[] = [],
): Check {
  const said = value.kind === "word" ? value.word.toLowerCase() : "";
  const right = holds ? /^(?:yes|true)$/ : /^(?:no|false)$/;
  return right.test(said) ? proved(evidence, proof) : refuted("It is the other way round.");
}

function primalityCheck(number: bigint, asks: string, value: AnswerValue): Check {
  const prime = number > 1n && isPrime(number);
  const evidence = prime
    ? `$${number}$ passes the Miller–Rabin test, which no composite number of this size passes.`
    : number < 2n
      ? "Prime and composite numbers begin at $2$."
      : `$${number}$ fails the Miller–Rabin test, which every prime passes.`;
  if (asks === "which") {
    const right = value.kind === "word" && value.word === (prime ? "prime" : "composite") && number > 1n;
    return right ? proved(evidence, [number]) : refuted("It is the other kind.");
  }
  return wordCheck(value, asks === "prime" ? prime : !prime && number > 1n, evidence, [number]);
}

function multiplesCheck(of: bigint, count: number, listed: readonly bigint[] | null): Check {
  const right =
    listed?.length === count &&
    listed[0] === of &&
    listed.every((multiple, at) => at === 0 || multiple - (listed[at - 1] as bigint) === of);
  return right
    ? proved(`The list begins with $${of}$ and goes up by $${of}$ each time.`)
    : refuted("A multiple is missing or out of place.");
}

/** The number of divisors from the exponents of the primes. */
function divisorsCheck(number: bigint, listed: readonly bigint[] | null, budget: Budget): Check {
  if (
    !listed ||
    new Set(listed).size !== listed.length ||
    listed.some((each) => each <= 0n || number % each !== 0n)
  )
    return refuted("A number listed does not divide.");
  let count = 1;
  let rest = number;
  for (const prime of listed.filter((each) => each > 1n && isPrime(each))) {
    let exponent = 0;
    for (; rest % prime === 0n; rest /= prime) {
      exponent += 1;
      budget.spend();
    }
    count *= exponent + 1;
  }
  if (rest !== 1n || count !== listed.length) return refuted("A factor is missing.");
  return proved(`Each of them divides $${number}$, and from its primes it must have $${count}$ factors.`, [
    number,
  ]);
}
