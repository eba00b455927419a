import type { Meaning } from "../../problem/story/ledger/meanings";
import { words } from "../../word-list";
import type { Formula, StoryLaw } from "./law";

const formula = (equation: string, says: string): Formula => ({ equation, says });

/** A base b, the part p of it that a rate r in percent says, and where they are put together, the result s. */
const SHARE: readonly Formula[] = [
  formula("p = b*r/100", "The part is the percent of the whole."),
  formula("r = p/b*100", "The percent is the part out of the whole, times 100."),
  formula("b = p*100/r", "The whole is the part divided by its percent, times 100."),
];
const DOWN: readonly Formula[] = [
  formula("p = b - s", "The discount is what is taken off."),
  formula("s = b - p", "The discount is taken off."),
  formula("b = s + p", "The discount was taken off."),
  formula("b = s*100/(100 - r)", "What is left is the rest of the percent, out of 100."),
  formula("b = s*100/q", "The price is so many percent of the one before."),
  formula("b = s/h", "The price is such a part of the one before."),
  formula("s = b*h", "The price is such a part of the one before."),
];
const UP: readonly Formula[] = [
  formula("p = s - b", "What is put on is what the price rises by."),
  formula("s = b + p", "It is put on the price."),
  formula("b = s - p", "It was put on the price."),
  formula("b = s*100/(100 + r)", "What it comes to is 100 and the percent, out of 100."),
];

const allows = (...meanings: readonly Meaning[]): ReadonlySet<Meaning> => new Set(meanings);

const NEW = "new/reduced/discounted/final/selling price";
const PAYS =
  "how much * pay, how much * cost now, how much * cost after, how much will * cost, how much * pay now";

const SALE: StoryLaw = {
  id: "sale",
  outcomes: "to",
  isDirect: true,
  scene: words("discount discounted off sale reduced marked"),
  bars: words("tax tip commission per every then additional further second another coupon"),
  allows: allows("trade", "past", "start", "now", "fraction", "group"),
  formulas: [...SHARE, ...DOWN],
  roles: {
    b: {
      measure: "money",
      before:
        "original/regular/list/normal/usual/old price, lists for, regularly/normally/usually/originally sells/sell/sold for, price, originally cost/costs, normally/usually costs, costs, that cost, priced at",
      asks: "original/regular/list/old price, price before",
    },
    s: {
      measure: "money",
      before: `sale price, on sale for, ${NEW}, paid/pays, now cost/costs/sells`,
      after: "on sale, after a/the/an",
      asks: `sale price, ${NEW}, ${PAYS}`,
    },
    p: {
      measure: "money",
      before: "discount of, a saving of, reduced by, marked down by",
      after: "off, discount",
      asks: "amount of discount, amount of the discount, discount amount, how much is/was the discount, how much * save, difference between the regular/original price and the sale price, how much * saved",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "discount, off",
      asks: "discount rate, rate of discount, percent of discount, percent discount, discount percent",
    },
    q: { measure: "percent", after: "of the original/regular/list price, of its original/regular price" },
    h: {
      measure: "bare",
      after: "of the/its original/regular/list/usual price, the original/regular price",
    },
  },
};

const MARK_UP: StoryLaw = {
  id: "mark-up",
  outcomes: "to",
  isDirect: true,
  scene: words("mark markup marked"),
  bars: words("discount discounted off down tax commission additional second another"),
  allows: allows("trade", "past", "start", "now", "each", "total", "fraction"),
  formulas: [...SHARE, ...UP],
  roles: {
    b: {
      measure: "money",
      before: "original/wholesale cost, cost, costs, paid, bought * for, bought * * for, bought * at",
      asks: "original cost, wholesale cost",
    },
    s: {
      measure: "money",
      before: "list/selling/retail/new price, sells/sold * for",
      asks: "list/selling/retail/new price",
    },
    p: {
      measure: "money",
      before: "mark up of/was/is",
      after: "mark up, markup",
      asks: "amount of the mark up, amount of mark up, amount of the markup, how much is/was the mark up",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "mark up, markup",
      asks: "mark up rate, rate of mark up, percent mark up",
    },
  },
};

const TAX: StoryLaw = {
  id: "sales tax",
  outcomes: "to",
  isDirect: true,
  scene: words("tax"),
  bars: words("discount discounted off income property per each every tip salary earns earned commission"),
  allows: allows("trade", "total", "fraction", "now"),
  formulas: [...SHARE, ...UP],
  roles: {
    b: {
      measure: "money",
      before: "cost, costs, price, priced at, bought * for, buys * for, purchased * for, purchase of, for",
      asks: "price before tax, original price",
    },
    s: {
      measure: "money",
      before: "total cost/price/bill of/was/is, including tax",
      after: "including, comma including, with, after",
      asks: `total cost, total price, total bill, full price, cost with tax, ${PAYS}`,
    },
    p: {
      measure: "money",
      before: "sales tax, tax",
      after: "sales tax, tax, in sales tax, in tax",
      asks: "sales tax, amount of sales tax, amount of the sales tax, amount of tax, how much tax, tax",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "sales tax, tax, in tax",
      asks: "sales tax rate, tax rate, rate of sales tax",
    },
  },
};

const COMMISSION: StoryLaw = {
  id: "commission",
  outcomes: "to",
  isDirect: true,
  scene: words("commission"),
  bars: words("salary base wage plus tax discount per each every first above over bonus hour week month"),
  allows: allows("trade", "total", "fraction"),
  formulas: SHARE,
  roles: {
    b: {
      measure: "money",
      before: "sold, sells, selling, sale of, sales of, sales were, sale was, sales totaling, for",
      after: "of/in/worth sales",
      asks: "sales, how much * sell",
    },
    p: {
      measure: "money",
      before: "commission of, commission was, commission is, earned, earns, received, receives",
      after: "commission",
      asks: "commission, how much commission, amount of commission",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "commission",
      asks: "commission rate, rate of commission, percent commission",
    },
  },
};

const TIP: StoryLaw = {
  id: "tip",
  outcomes: "to",
  isDirect: true,
  scene: words("tip tipped"),
  bars: words("tax discount per each every hour hourly split plus driver"),
  allows: allows("trade", "total", "fraction"),
  formulas: SHARE,
  roles: {
    b: {
      measure: "money",
      before:
        "bill, bill was/is, bill came to, check was/is, meal cost/costs, dinner cost/costs, lunch cost/costs",
      after: "bill, meal, check, dinner, lunch, restaurant/dinner/lunch bill",
    },
    p: {
      measure: "money",
      before: "tip of, tip was",
      after: "tip, as a tip, for a tip",
      asks: "how much should/will/would * leave, how much should/will the tip be, how much is the tip, the tip, amount of the tip",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "tip",
      asks: "what percent tip, what percentage tip, what percent",
    },
  },
};

const RAISE: StoryLaw = {
  id: "raise",
  outcomes: "to",
  isDirect: true,
  scene: words("raise increase increased rose went"),
  bars: words(
    "tax discount sale off per each every then another more interest decreased decrease than from to",
  ),
  allows: allows("now", "past", "start", "fraction", "trade", "each", "more"),
  formulas: [...SHARE, ...UP],
  roles: {
    b: {
      measure: "money",
      before: "salary of/is/was, rent of/is/was, wage of/is/was, bill of/is/was, pay of/is/was",
      asks: "original amount, original rent/salary/price/wage/pay, rent/salary/wage/pay before",
    },
    s: {
      measure: "money",
      before: "new salary/rent/wage/pay/price is/was",
      asks: "new salary/rent/wage/pay/bill/price",
    },
    p: {
      measure: "money",
      before: "increase was/is, raise was/is, increase of",
      after: "raise, increase",
      asks: "how much is/was the increase/raise, amount of the increase/raise",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after: "raise, increase",
      asks: "percent increase, percent raise",
    },
  },
};

const INTEREST: StoryLaw = {
  id: "simple interest",
  outcomes: "to",
  isDirect: true,
  scene: words("interest"),
  bars: words(
    "compound compounded compounding average monthly daily quarterly continuously month months rest each total tax twice double including withdraw withdraws withdrew balance altogether left",
  ),
  allows: allows("trade", "now", "fraction"),
  formulas: [
    formula("j = b*r/100*t", "Simple interest is principal times rate times years."),
    formula("r = j/(b*t)*100", "Simple interest is principal times rate times years."),
    formula("b = j*100/(r*t)", "Simple interest is principal times rate times years."),
    formula("t = j*100/(b*r)", "Simple interest is principal times rate times years."),
  ],
  roles: {
    b: {
      measure: "money",
      isBareToo: true,
      before:
        "invested/invests/invest, principal of/is/was, deposited/deposits/deposit, borrowed/borrows/borrow, loaned/loans, lent/lends, loan of, puts/put, on, loan of",
      after:
        "she/he/they borrowed, is/was/are deposited/invested/borrowed/lent, is/was charged, in a savings account",
      asks: "how much did * borrow, how much was borrowed, how much had * deposited, how much had been deposited/borrowed/invested, how much did * invest, how much did * deposit, how much was the loan, principal",
    },
    j: {
      measure: "money",
      before: "interest of/is/was, pay",
      after: "interest, simple interest, in interest, in simple interest, of interest, of simple interest",
      asks: "how much interest, simple interest, interest, amount of interest",
    },
    r: {
      measure: "percent",
      isAlone: true,
      after:
        "interest, simple interest, per/a year/annum, interest per/a year/annum, simple interest per/a year/annum",
      asks: "rate of interest, interest rate, rate if, what rate, what percent",
    },
    t: { measure: "time", isAlone: true, name: "years", asks: "how long, how many years" },
  },
};

/** What an amount has become, where the text says that its interest is simple. */
const BALANCE: StoryLaw = {
  ...INTEREST,
  id: "amount with simple interest",
  needs: [["simple"]],
  formulas: [formula("s = b + b*r/100*t", "The amount and its simple interest come together.")],
  roles: {
    ...INTEREST.roles,
    s: {
      measure: "money",
      asks: "how much is/was in the account, how much will be in the account, how much * pay back, how much * have to pay back, how much * repay",
    },
  },
};

const CHANGE: StoryLaw = {
  id: "percent change",
  outcomes: "to",
  isDirect: true,
  scene: words("percent percentage"),
  bars: words("discount tax interest another then more less than"),
  allows: allows("fraction", "past", "start", "each", "single", "trade", "now", "more", "unheld"),
  formulas: [
    formula("u = (z - b)/b*100", "The percent of change compares the change with what there was before."),
    formula("v = (b - z)/b*100", "The percent of change compares the change with what there was before."),
    formula("u = c/b*100", "The percent of change compares the change with what there was before."),
    formula("v = c/b*100", "The percent of change compares the change with what there was before."),
  ],
  inOrder: ["b", "z"],
  hasYears: true,
  roles: {
    b: { measure: "any", before: "from" },
    z: { measure: "any", before: "to" },
    c: { measure: "any", before: "by" },
    u: { measure: "percent", asks: "percent increase, percentage increase, percent change" },
    v: { measure: "percent", asks: "percent decrease, percentage decrease, percent change" },
  },
};

const INCOME: StoryLaw = {
  id: "share of an income",
  outcomes: "to",
  isDirect: true,
  scene: words("earns earned paid pay paycheck salary income makes"),
  bars: words(
    "tax tip commission discount sale hour hourly interest more less than remaining rest left raise increase increased decrease plus another both deducted",
  ),
  allows: allows("trade", "total", "each", "fraction", "now", "more"),
  formulas: SHARE,
  roles: {
    b: {
      measure: "money",
      before:
        "gets/is/was/get paid, earns, earned, makes, salary is/was/of, income is/was/of, paycheck is/was/of",
      asks: "how much is/was his/her/their/the paycheck/salary/income",
    },
    p: {
      measure: "money",
      before: "she/he/they pays/pay/paid, spends, spent, saves, saved",
      asks: "how much money is/was deposited/saved, how much is/was deposited/saved, how much money was put into savings, how much did/does/will * save",
    },
    r: { measure: "percent", isAlone: true, asks: "what percent of * pay/salary/income/paycheck" },
  },
};

const PORTION: StoryLaw = {
  id: "part of an amount",
  outcomes: "to",
  isDirect: true,
  isOfOne: true,
  scene: words("percent which"),
  bars: words("remaining rest left more less than other another increase increased decrease plus both not"),
  allows: allows("single", "each", "now", "total", "fraction"),
  formulas: SHARE,
  roles: {
    b: { measure: "any", isAlone: true, asks: "total recommended/daily/amount, recommended daily" },
    p: {
      measure: "any",
      after: "* comma which is/was, * are/is/was/were/come/comes/came from, * will be from",
    },
    r: {
      measure: "percent",
      after: "of the/a/his/her recommended/daily/total",
      asks: "what percent of the total, what percent of the",
    },
  },
};

/** Percents of amounts of money, of parts and of what changes, and simple interest. */
export const MONEY_LAWS: readonly StoryLaw[] = [
  SALE,
  MARK_UP,
  TAX,
  COMMISSION,
  TIP,
  RAISE,
  INTEREST,
  BALANCE,
  CHANGE,
  INCOME,
  PORTION,
];
