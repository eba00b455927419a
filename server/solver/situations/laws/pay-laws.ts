import type { Meaning } from "../../problem/story/ledger/meanings";
import { words } from "../../word-list";
import type { Formula, StoryLaw } from "./law";

const formula = (equation: string, says: string): Formula => ({ equation, says });
const allows = (...meanings: readonly Meaning[]): ReadonlySet<Meaning> => new Set(meanings);

const PERIOD = "month/year/week";
const PAY = "The pay is what is fixed and the percent of the sales.";

const PAY_AND_SHARE: StoryLaw = {
  id: "pay and a share of sales",
  isDirect: true,
  scene: words("sales"),
  needs: [["plus", "sales"]],
  bars: words("tax discount first over above hour hourly bonus additional each item items"),
  allows: allows("trade", "total", "each", "bound", "compare", "need", "average", "order", "fraction"),
  formulas: [
    formula("n = (s - f)*100/g", PAY),
    formula("s = f + g*n/100", PAY),
    formula("f = s - g*n/100", PAY),
  ],
  roles: {
    f: { measure: "money", after: `per/a/each ${PERIOD} plus, plus, base, salary plus, comma plus` },
    g: {
      measure: "percent",
      isAlone: true,
      after: "of his/her/their/the/total/all sales, of his/her/their/the total sales, commission on",
    },
    s: {
      measure: "money",
      isAlone: true,
      before: "needs to earn, at least, to earn",
      asks: "how much will/does/did * earn, total pay",
    },
    n: {
      measure: "money",
      before: "sales of/were/was/are, sells, sold",
      after: "in/of sales",
      asks: "total sales, amount of sales, his/her sales, what sales, how much * sell",
    },
  },
};

const AVERAGE_RATE: StoryLaw = {
  id: "average of two rates",
  isDirect: true,
  scene: words("interest"),
  needs: [
    ["average", "rest"],
    ["average", "remaining"],
    ["average", "remainder"],
  ],
  bars: words("compound compounded monthly months month third three"),
  allows: allows("trade", "rest", "total", "each", "single", "average", "more", "fraction"),
  formulas: [
    formula("r = (p*x + q*(t - x))/t", "The interest of the two parts together, out of the whole amount."),
  ],
  inOrder: ["p", "q"],
  roles: {
    t: {
      measure: "money",
      before: "borrowed, borrowed a total of, borrows, invested, invests, total, total of, owes",
    },
    x: { measure: "money", before: "on, on the, interest on the" },
    p: { measure: "percent" },
    q: { measure: "percent" },
    r: { measure: "percent", asks: "average interest rate, average rate, average rate of interest" },
  },
};

const GROWTH_SAYS = "What there is grows by the rate in each of the periods, on what there is by then.";

const GROWTH: StoryLaw = {
  id: "growth at a rate",
  isDirect: true,
  places: 2,
  scene: words("grow grows grew grown growing goes rises"),
  needs: [["rate"], ["return"]],
  bars: words(
    "simple compound compounded continuously monthly quarterly double doubles twice then each another inches feet tall height inch foot",
  ),
  allows: allows("average", "each", "past", "now", "start", "fraction", "trade"),
  formulas: [formula("r = ((z/b)^(1/t) - 1)*100", GROWTH_SAYS), formula("z = b*(1 + r/100)^t", GROWTH_SAYS)],
  roles: {
    b: {
      measure: "any",
      before:
        "from, investment of, population of, town of, city of, village of, contains, containing, account of, bought for, of",
    },
    z: {
      measure: "any",
      before: "to, down to, up to",
      asks: "final value, value after, population after, its population, how much will it be worth, how much is it worth",
    },
    t: { measure: "time", isAlone: true },
    r: {
      measure: "percent",
      isAlone: true,
      before: "rate of",
      asks: "rate of return, average annual growth rate, average growth rate, growth rate, annual rate of growth, rate at which * grow, average return, average rate of return, average annual return",
    },
  },
};

const CHANGED = "For each unit of the one money there is as much of the other.";

const EXCHANGE: StoryLaw = {
  id: "exchange of money",
  isDirect: true,
  scene: words("exchange exchanged exchanges change changed changes exchanging equal worth"),
  needs: [["dollar"], ["dollars"], ["#", "rate"], ["equal", "get"], ["equal", "have"]],
  bars: words(
    "fee commission tax bill coins quarters dimes pays paid back spent spends cost costs discount left",
  ),
  allows: allows("each", "equal", "single", "now", "trade"),
  formulas: [formula("m = n*e/u", CHANGED), formula("w = k/n", CHANGED)],
  roles: {
    u: {
      measure: "money",
      before: "exchange rate is, exchange rate of",
      after: "us/american is/equals/was, us is/was equal, is/was equal, equals, us, us equals, is/was worth",
    },
    e: { measure: "thing", before: "equal to, equals, worth, is, was" },
    n: {
      measure: "money",
      isAlone: true,
      before:
        "change/changed/changes/exchange/exchanged/exchanges, exchanged her/his/their, change her/his/their",
    },
    k: { measure: "thing", before: "into, for" },
    m: { measure: "thing", asks: "how many" },
    w: {
      measure: "thing",
      asks: "how many * for each, how many * for every, how many * per, how many * * for each, how many * * * for each",
    },
  },
};

const GOAL: StoryLaw = {
  id: "at least so much",
  isDirect: true,
  whole: "up",
  counts: "n",
  scene: words("least goal"),
  bars: words(
    "plus minus profit expenses cost costs already savings saved discount tax commission percent more less than both first fee dozen pack packs box boxes month's hours hour salary",
  ),
  allows: allows("bound", "each", "trade", "need", "now", "only"),
  formulas: [formula("n = s/p", "So many at that price come to at least as much.")],
  roles: {
    p: {
      measure: "money",
      isAlone: true,
      before: "for, charges, charges * *, at, sells * for, sells * * for, sells * * * for, charge",
      after: "each, per, apiece, to, a, an, for each",
    },
    s: {
      measure: "money",
      before: "at least, earn at least, make at least, goal is, goal of, goal is to earn, goal is to make",
    },
    n: { measure: "bare", asks: "how many" },
  },
};

const MOST = "So many come to no more than that.";

const LIMIT: StoryLaw = {
  id: "at most so much",
  isDirect: true,
  isOfOne: true,
  whole: "down",
  counts: "n",
  scene: words("most maximum greatest budget capacity safely limit"),
  bars: words(
    "profit expenses already savings saved discount percent less least both first dozen same fewer empty tax tip per-mile squared area perimeter volume function",
  ),
  allows: allows(
    "bound",
    "each",
    "need",
    "now",
    "average",
    "single",
    "more",
    "compare",
    "not",
    "trade",
    "total",
  ),
  formulas: [formula("n = (s - f)/p", MOST), formula("n = s/p", MOST)],
  roles: {
    p: {
      measure: "any",
      before:
        "average weight of # * is, average weight of * is, average weight of * * is, average weight of * * * is, each * weighs, each * weigh, a * weighs, each * costs, plus",
      after: "per, each, a/an person/guest/ticket/student/child/adult/crate/box, pounds/kilograms per",
    },
    f: { measure: "money", after: `per/a/each ${PERIOD} plus, plus, comma plus` },
    s: {
      measure: "any",
      before:
        "at most, maximum of, maximum load of, load of, load is, capacity of, capacity is, maximum capacity of, budget is, budget of, budget * is, budget * * is, budget * * * is, no more than, carry up to, hold up to, limit of, limit is, carry a maximum of, hold a maximum of",
    },
    n: {
      measure: "bare",
      asks: "how many, maximum number of, greatest number of, largest number of, most",
    },
  },
};

const WITH_TAX: StoryLaw = {
  id: "price with its tax",
  isDirect: true,
  scene: words("tax"),
  needs: [["including"], ["included"], ["includes"]],
  bars: words("discount discounted off income property per each every tip salary commission percent"),
  allows: allows("trade", "total", "past", "start"),
  formulas: [
    formula("b = s - p", "The tax was put on the price."),
    formula("p = s - b", "The tax was put on it."),
  ],
  roles: {
    s: { measure: "money", before: "paid, pays, cost, costs, total of, bill was, total was" },
    p: {
      measure: "money",
      after: "tax, sales tax, in tax, in sales tax, of tax, of sales tax, for tax",
      asks: "how much tax, amount of tax",
    },
    b: {
      measure: "money",
      asks: "price before tax, price * before tax, price * * before tax, price of, cost before tax, cost * before tax, cost of, how much * cost before tax, price",
    },
  },
};

const TIMES_AND: StoryLaw = {
  id: "so many times an earlier amount",
  isDirect: true,
  hasYears: true,
  scene: words("times"),
  needs: [
    ["this", "less", "than"],
    ["this", "more", "than"],
    ["which", "less", "than"],
    ["which", "more", "than"],
  ],
  bars: words("together total sum percent each per rectangle length width perimeter years age old"),
  allows: allows("average", "multiple", "compare", "more", "now", "past"),
  formulas: [
    formula("b = (s + l)/k", "The one amount is so many times the other, less something."),
    formula("b = (s - m)/k", "The one amount is so many times the other, and something."),
    formula("b = s/k", "The one amount is so many times the other."),
  ],
  roles: {
    s: { measure: "any", before: "was, is, costs, cost, of", after: "today" },
    l: { measure: "any", after: "less than" },
    m: { measure: "any", after: "more than" },
    k: { measure: "bare", after: "times" },
    b: {
      measure: "any",
      asks: "what was/is the average * in, what was/is the median * in, what was/is the * in, what was/is the average *, what was/is the *, what was/is the population",
    },
  },
};

/** What is earned, lent, changed and paid, and how many of something come to an amount at least or at most. */
export const PAY_LAWS: readonly StoryLaw[] = [
  PAY_AND_SHARE,
  AVERAGE_RATE,
  GROWTH,
  EXCHANGE,
  GOAL,
  LIMIT,
  WITH_TAX,
  TIMES_AND,
];
