/** Every way to say one of these with one of those behind it. */
const each = (firsts: string, seconds: string): string =>
  firsts
    .split(" ")
    .flatMap((first) => seconds.split("|").map((second) => `${first} ${second}`))
    .join("|");

/** The ways to say that a number is wanted in a base: "to binary", "as a binary number", "binary form of". */
const wantedAs = (...names: readonly string[]): string =>
  names
    .flatMap((name) => [
      ...["to", "into", "in", "as"].flatMap((lead) => [
        `${lead} ${name}`,
        `${lead} ${name} number`,
        `${lead} ${name} form`,
      ]),
      ...[
        "of",
        "for",
        "form of",
        "form for",
        "representation of",
        "equivalent of",
        "value of",
        "version of",
      ].map((link) => `${name} ${link}`),
    ])
    .join("|");

/** What arithmetic, percentages, ratios, rounding, units and whole numbers are called. */
export const NUMBERS = {
  digit: "digit|the digit",
  roman: "roman numeral|roman numerals|roman|roman number",
  "in-digits":
    "in figures|in digits|in numerals|in numbers|using digits|using figures|with digits|in number form|as a number|to a number|into a number",
  "how-many":
    "how many|how many are|how many are there|how many are there in|how many does|how many do|howmany|number of",
  convert:
    "convert|converted|converting|conversion|change|changed|turn|switch|transform|express as|same as|equal how many|equals how many|equivalent to",
  "common-factor":
    "hcf|gcf|gcd|hcd|highest common factor|highest common factor hcf|greatest common factor|greatest common factor gcf|" +
    "greatest common divisor|greatest common divisor gcd|largest common factor|biggest common factor|highest common divisor|" +
    "greatest factor in common",
  "common-multiple":
    "lcm|lowest common multiple|lowest common multiple lcm|least common multiple|least common multiple lcm|smallest common multiple",
  "common-denominator":
    "lcd|lowest common denominator|least common denominator|least common denominator lcd|common denominator",
  "prime-factorisation":
    "prime factorisation|prime factorization|prime factorise|prime factorize|product of prime factors|product of its prime factors|" +
    "product of primes|product of prime numbers|prime decomposition|prime factor decomposition|prime factor form|" +
    "factor tree|into prime factors|into primes|break down into primes|break into primes|decompose into primes",
  "index-notation":
    "index notation|index form|in index form|in index notation|with exponents|using exponents|exponents|using powers|with powers|in powers|as powers|in exponential notation",
  "prime-factors": "prime factors|prime factor|distinct prime factors|different prime factors|prime divisors",
  "factor-count":
    "how many factors|how many divisors|number of factors|number of divisors|" +
    "count factors|how many different factors",
  divisors: "factors|divisors|factors of|divisors of|whole number factors",
  multiples: "multiples|multiple|multiples of|multiple of",
  prime: "prime|prime number|prime numbers|a prime",
  composite: "composite number",
  divisible: "divisible|divisible by|evenly divisible by|exactly divisible by|goes into|go into",
  "factor-of": "factor of|a factor of|divisor of",
  remainder: "remainder|rest when|left over when|remainder of|remainder when",
  "with-remainder":
    "with remainder|with remainders|with any remainder|as quotient and remainder|and state any remainder|and give any remainder",
  "check-by-multiplying":
    "check by multiplying|check your answer by multiplying|check answer by multiplying|check your work by multiplying|check your answers by multiplying",
  modulo: "mod|modulo",
  "is-divided-by": "is divided by|gets divided by",
  binary: "binary|binary number|base two",
  octal: "octal|octal number",
  hexadecimal: "hexadecimal|hex|hexadecimal number|hex number",
  denary: "denary|denary number|base ten",
  "to-binary": wantedAs("binary", "base two"),
  "to-octal": wantedAs("octal"),
  "to-hexadecimal": wantedAs("hexadecimal", "hex"),
  "to-denary": wantedAs("denary", "base ten"),
  base: "base|number base|base length",
  "to-base": "to base|into base|to number base",
  /** An angle that is told in turns; alone the word asks for a conversion. */
  turns: "of turn|of full turn|of complete turn|full turn|full turns|complete turn|complete turns|turns",
  increase:
    "increase|increased|raise|raised|rise|rises|rose|goes up|go up|went up|gone up|going up|grow|grows|grew|grown|marked up|markup|mark up|appreciates|appreciated",
  decrease:
    "decrease|decreased|reduced|loses|lose|losing|loses value|lose value|lower|lowered|fall|falls|fell|fallen|drop|drops|dropped|goes down|go down|went down|gone down|going down|marked down|depreciates|depreciated",
  off: "off|discount|discounted|a discount of|discount of|reduction",
  "percent-change":
    "percent change|percentage change|percent of change|relative change in percent|percentage difference",
  "percent-increase":
    "percent increase|percentage increase|percentage rise|percent rise|percentage profit|percent profit|percentage gain|percent gain",
  "percent-decrease":
    "percent decrease|percentage decrease|percentage drop|percent drop|percentage fall|percentage loss|percent loss|percentage reduction|percent reduction|percentage discount|percent discount",
  original:
    "original|original price|original cost|original value|original number|original amount|usual price|normal price|full price|before discount|before sale|price before|originally|before increase|before decrease",
  "new-price":
    "sale price|discounted price|new price|reduced price|final price|selling price|price after discount|price now|new value|new amount|total price|total cost|new cost|final cost|final amount|final value|new salary|new total|" +
    "how much is it now|how much does it cost now|what does it cost now|what is it now|how much now|how much is it then",
  price: "price|prices|cost|costs|costing|priced|priced at|worth|sells for|sold for",
  tax: "tax|sales tax|vat|gst|tip|gratuity|service charge",
  after: "after|following a|with a",
  compare: "compare|comparing",
  "how-many-times": "how many times|how many times does|how many times can|how many times will",
  "long-division": "long division|polynomial long division|synthetic division|polynomial division",
  /** Between what there was before and what there is now. */
  went: "went|goes|go|gone|going|changes|changing|moved|jumped|jumps|climbed|climbs",
  "out-of": "out of|outof|from a group of|from group of|from a set of|from a class of|from a club of",
  "simple-interest": "simple interest|simple intrest|simple|simple rate",
  "compound-interest": "compound interest|compound intrest",
  /** How interest is reckoned; it names nothing that is asked for. */
  compounded: "compounded|compound|compounding|interest compounded|interest is compounded",
  /** The interest by itself is asked for. */
  "compound-interest-on":
    "compound interest on|compound intrest on|find compound interest|find compound interest on|calculate compound interest|calculate compound interest on",
  interest:
    "in interest|amount of interest|find amount of interest|what is amount of interest|whats amount of interest|interest|intrest|interest earned|interest paid|interest do i get|interest do i pay|interest is earned",
  /** It names something else than the whole: "the amount of tax". */
  "amount-of":
    "find amount of|what is amount of|whats amount of|find final amount of|what is final amount of",
  "total-amount":
    "total amount|find total amount|find amount|what is amount|whats amount|find final amount|what is final amount|whats final amount|find value of investment|what is total amount|whats total amount|balance|final balance|amount in account|total value|money will there be|money is there|money will i have|money do i have|money in total|amount at end|how much will i have|how much do i have|how much will it be worth|how much will there be|how much money will i have|how much money will there be|future value|total to pay back|total to repay|total in account",
  invest:
    "i invest|i invested|i deposit|i deposited|i borrow|i borrowed|i put|i save|invest|invested|investing|deposit|deposited|borrow|borrowed|loan|loan of|mortgage|mortgage of|car loan|home loan|student loan|principal|principal of|" +
    "bank|bank account|account|savings account|interest rate|interest rate of|rate|rate of|at rate of|yearly rate|annual interest rate|nominal|nominal rate|nominal annual rate|nominal interest rate|apr|investment|" +
    "money|annual rate|annual",
  /** What stands behind it is the interest, not what it is paid on. */
  earn: "i have to pay|i pay|earn|earns|earned|pay|pays|paid",
  /** More is put in each time. */
  "invest-again": each(
    "invested deposited saved added",
    "each year|every year|yearly|annually|each month|every month|monthly|each quarter|quarterly|each week|weekly",
  ),
  /** Asks for what interest is paid on. */
  "principal-asked":
    "what is principal|what was principal|whats principal|find principal|principal needed|how much was borrowed|how much was invested|how much was deposited|how much was loan|how much did i borrow|how much did i invest|how much did i deposit|how much is borrowed|how much is invested|how much money was borrowed|how much money was invested|how much money was deposited|what amount was borrowed|what amount was invested|how much must be invested|how much should be invested|how much must i invest|how much should i invest|how much do i need to invest|what was loan|what is loan|whats loan|find loan|how big was loan|how big is loan|how much is loan|size of loan|amount of loan|" +
    "what principal|which principal|what sum was invested|what did i put in|what did i invest|what did i deposit|what did i borrow|how much did i put in|what was put in|what was invested|what was deposited|what was borrowed|how much was put in",
  "each-year": "per annum|p a|pa|per year|a year|per yr|each year|every year",
  /** What something has become after some time. */
  "worth-then":
    "whats it worth|what is it worth|what will it be worth|what would it be worth|how much is it worth|" +
    "what will it be|what is its value|what will its value be|what will it cost|how much will it cost|" +
    "what will the population be|what is the population",
  /** Asks for all that is paid. */
  "total-asked":
    "whats total|what is total|find total|what total|how much in total|whats total cost|what is total cost|find total cost|whats total price|" +
    "what is total price|how much is it in total|how much do i pay|how much do i pay in total|whats final price|what is final price",
  /** Behind a number it is money. */
  dollars: "dollars|dollar|bucks|usd",
  "regular-payment":
    "payment|payments|repayment|repayments|instalment|instalments|installment|installments|monthly payment|monthly payments|monthly repayment|monthly repayments|monthly instalment|monthly installment|payment each month|payment per month|regular payment",
  repaid: "repaid|paid back|paid off|to be repaid|amortized|amortised",
  "effective-rate":
    "effective rate|effective annual rate|effective interest rate|effective annual interest rate|effective rate of interest|effective annual yield|effective yield|annual percentage yield|apy",
  "how-long":
    "how long does it take|how long will it take|how long would it take|how long|how many years will it take|how many years does it take|how many years",
  doubling:
    "doubling time|time to double|to double|to double in value|to double itself|until it doubles|until money doubles",
  continuously: "continuously|continuous|compounded continuously",
  "map-scale": "map scale|scale of map|scale",
  map: "map|on map|map drawn|map uses|map has|real life|actual|actually|reality|apart|apart on map|towns|cities|villages|houses|places",
  represents: "represent|stands for|stand for|corresponds to",
  annually: "annually|yearly|once a year|annual compounding",
  semiannually:
    "semiannually|semi annually|half yearly|twice a year|every six months|biannually|every half year",
  quarterly: "quarterly|every quarter|every three months|four times a year",
  monthly: "monthly|every month|each month|twelve times a year|per month",
  weekly: "weekly|every week",
  daily: "daily|every day",
  share: "share|shared|split|sharing|splitting|divided up",
  ratio: "ratio|in ratio|in the ratio|ratio of|in ratio of|proportion|in proportion",
  "smallest-share": "smallest|smallest share|smallest part|smaller|smaller share|smaller part|least",
  "largest-share":
    "largest|largest share|largest part|larger|larger share|larger part|biggest share|bigger share|biggest",
  "varies-directly":
    "directly proportional to|proportional to|varies directly as|varies directly with|varies directly to|varies as|varies with|" +
    "is in direct proportion to|in direct proportion to|in direct proportion with|direct variation with|direct variation of|directly proportional with",
  "varies-inversely":
    "inversely proportional to|inversely proportional with|varies inversely as|varies inversely with|varies inversely to|in inverse proportion to|" +
    "indirectly proportional to|in indirect proportion to|inverse variation with",
  twice: "twice|double of|twice as much as|two times",
  treble: "triple|treble|tripled|trebled",
  halve: "halve|halved|halving|cut in half",
  reciprocal: "reciprocal|reciprocal of|multiplicative inverse|multiplicative inverse of",
  "additive-inverse": "additive inverse|additive inverse of",
  "square-of": "square of|the square of|squared of",
  "cube-of": "cube of|the cube of",
  constant:
    "constant of proportionality|constant of variation|proportionality constant|variation constant|constant k|the constant",
  estimate:
    "estimate|estimating|estimation|estimate for|rough estimate|approximate answer to|approximate value of",
  /** Beside the root that lies between them. */
  consecutive: "consecutive|consecutive whole numbers|consecutive integers|consecutive numbers",
  "lies-between": "lie|lies between|falls between|fall between|lie between",
  "square-root": "square root|square root of|sq root|sqrt of|sqroot|squareroot",
  /** A number has several; the sign of a root names one. */
  "square-roots": "square roots|square roots of",
  "cube-roots": "cube roots|cube roots of",
  "cube-root":
    "cube root|cube root of|cubed root|cubed root of|cuberoot|cbrt of|third root|third root of|cubic root",
  root: "root|root of",
  "to-the-power":
    "to the power of|to the power|raised to the power of|raised to the power|raised to|to power|^ of|power",
  "single-power": "single power of|single power|one power of|one power|power of",
  ordinary:
    "ordinary number|ordinary form|ordinary notation|ordinary decimal|normal number|normal form|written out normally|out normally|written out in full|" +
    "out in full|in full|normally|as a normal number|expanded number|long form|without exponents|without powers of ten",
  celsius: "celsius|celcius|centigrade|degrees celsius|degrees celcius|degrees c|degree celsius|°c|deg c",
  fahrenheit:
    "fahrenheit|farenheit|fahrenhiet|degrees fahrenheit|degrees farenheit|degrees f|degree fahrenheit|°f|deg f",
  kelvin: "kelvin|kelvins|degrees kelvin",
  ascending:
    "ascending|ascending order|in ascending order|increasing order|in increasing order|smallest to largest|smallest to biggest|least to greatest|lowest to highest|smallest first|from least to greatest|from smallest to largest|from smallest to biggest|from lowest to highest|low to high",
  descending:
    "descending|descending order|in descending order|decreasing order|in decreasing order|largest to smallest|biggest to smallest|greatest to least|highest to lowest|largest first|biggest first|from greatest to least|from largest to smallest|from biggest to smallest|from highest to lowest|high to low",
  order: "order|in order|sort|arrange|put in order|rank|place in order|place",
  starts: "starts|start|started|begins|begin|began|leaves|leave at|starts at|begins at|starting at",
  ends: "end|ends|finish|finishes|finished|ending|what time|time|arrive|arrives|get there|gets there|end time",
  lasts: "lasts|lasted|takes|took|long|runs for|goes on for|long is it",
  later: "later|past",
  earlier: "earlier|before",
} as const;
