import { rational } from "../../expression/rational";
import { TIMES } from "../../lexicon/nouns";
import { PAYING, TAKING_IN } from "../../lexicon/story-verbs";
import { isConstructing, isHaving, isSameAct, signOf } from "../../lexicon/verbs";
import { table } from "../../table";
import { words } from "../../word-list";
import { difference, minus, over, plus, times, told } from "../amount";
import type { Fact, Question, Sign, Slot } from "../facts";
import { isSameThing } from "../match";
import { Unclear } from "../unclear";
import { fitsThing, isMoney, isVery } from "./fitting";
import { countOf, sharesFact, termsOf } from "./flow";
import { marked } from "./markups";
import { withNature } from "./nature";
import type { Network } from "./network";
import { partAsked } from "./portions";
import type { Found, Link, Term } from "./quantities";

type Of<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;

/** What a question asks for, from everything that is told. */
export function askedOf(net: Network, question: Question): Found {
  const found = plainlyAsked(net, question);
  return net.markups.length === 0 ? found : marked(net, question, found);
}

function plainlyAsked(net: Network, question: Question): Found {
  withNature(net, question.kind === "difference" ? question.left : question.slot);
  if (question.kind === "state") return state(net, question);
  if (question.kind === "event") return event(net, question);
  if (question.kind === "difference") return gap(net, question);
  if (question.kind === "each") return each(net, question);
  if (question.kind === "missing") return missing(net, question);
  if (question.kind === "sum")
    return joined([
      done(net, question.slot, question.verb, question),
      done(net, question.also, question.verb, question),
    ]);
  return partAsked(net, question.slot, question.part, question.isNegated);
}

const facts = (terms: readonly Term[]): readonly Fact[] => terms.flatMap(({ from }) => from);
const joined = (all: readonly Found[]): Found => ({
  amount: plus(all.map(({ amount }) => amount)),
  from: all.flatMap(({ from }) => from),
});

function state(net: Network, question: Of<"state">): Found {
  const { slot, time, remains, over: isOver } = question;
  if (isOver) throw new Unclear("over");
  if (time === "start") return atFirst(net, slot);
  if (net.parts.length > 0) return partAsked(net, slot);
  const terms = pricedIn(net, slot, termsOf(net, slot));
  if (terms.length === 0) return groups(net, slot, "have");
  return settle(terms, slot, remains === true);
}

/** The same terms, where every price that is told has a part in them: one that another is told by is paid as well. */
function pricedIn(net: Network, slot: Slot, terms: readonly Term[]): readonly Term[] {
  const isPaid = (link: Link): boolean => terms.some(({ via }) => via.includes(link));
  if (isMoney(slot) && net.links.some((each) => isMoney(each.of) && !isPaid(each)))
    throw new Unclear("price");
  return terms;
}

/** What there is in the end of all that came and went. */
function settle(terms: readonly Term[], slot: Slot, remains: boolean): Found {
  const moving = terms.filter(({ verb, sign }) => !(sign === 0 && isKept(verb)));
  if (moving.some(({ isSum, sign }) => isSum || sign === 0)) throw new Unclear(slot.entity);
  if (moving[0] && moving.every(({ sign }) => sign === -1)) throw new Unclear(slot.entity);
  if (remains && moving.every(({ sign }) => sign === 1)) throw new Unclear(slot.entity);
  const gains = new Set(moving.flatMap((each) => (each.sign === 1 ? [each.amount] : [])));
  // What one of them gave another is still there among all of them: whose is meant is not said.
  if (moving.some((each) => each.sign === -1 && gains.has(each.amount))) throw new Unclear(slot.entity);
  return {
    amount: plus(moving.map(({ amount, sign }) => (sign === -1 ? minus(amount) : amount))),
    from: facts(terms),
  };
}

const isKept = (verb: string): boolean => ["save", "keep", "leave", "take"].includes(verb);

/** What there was before all that came and went, where what there is in the end is told. */
function atFirst(net: Network, slot: Slot): Found {
  const [end, ...more] = net.ends.filter((each) => fitsThing(slot, each.slot));
  const terms = termsOf(net, slot);
  if (!end || more.length > 0 || terms.some(({ sign, isHad }) => sign === 0 || isHad))
    throw new Unclear(slot.entity);
  return {
    amount: plus([end.amount, ...terms.map(({ amount, sign }) => (sign === -1 ? amount : minus(amount)))]),
    from: [...end.from, ...facts(terms)],
  };
}

function event(net: Network, question: Of<"event">): Found {
  const { slot, verb } = question;
  if (question.priced) return priceOf(net, question.priced, slot);
  if (net.parts.length > 0) return partAsked(net, slot);
  const terms = termsOf(net, slot);
  return terms.length > 0 ? done(net, slot, verb, question) : groups(net, slot, verb);
}

/** The price of each of those that were bought together with others, whose prices are told. */
function priceOf(net: Network, priced: Slot, money: Slot): Found {
  const bought = net.quantities.filter(({ slot, verb }) => fitsThing(priced, slot) && isSameAct(verb, "buy"));
  const terms = termsOf(net, { ...money, owner: "" });
  const [sum, ...more] = terms.filter(({ via }) => via.length === 0);
  const parts = terms.filter(({ via }) => via.length > 0);
  const [own, ...others] = bought;
  if (!sum || !own || more.length + others.length > 0 || sum.sign !== -1) throw new Unclear(priced.entity);
  const isAmong = ({ from }: Term | typeof own): boolean => sharesFact(from, sum.from);
  if (!isAmong(own) || !parts.every((each) => each.sign === -1 && isAmong(each)))
    throw new Unclear(priced.entity);
  const left = plus([sum.amount, ...parts.map(({ amount }) => minus(amount))]);
  const price = over(left, own.amount);
  if (!price) throw new Unclear(priced.entity);
  return { amount: price, from: [...sum.from, ...facts(parts), ...own.from] };
}

/** How much was done in all. */
function done(net: Network, slot: Slot, verb: string, question: Question): Found {
  const terms = pricedIn(net, slot, termsOf(net, slot));
  const [first] = terms;
  if (!first || terms.some(({ isSum }) => isSum)) throw new Unclear(slot.entity);
  if (isMoney(slot) && isNet(terms, verb)) return settle(terms, slot, true);
  // "She plants twice as many. If she plants 9, how many does she need?"
  const isMade = ({ isHad, sign, verb: own }: Term): boolean => !isHad && sign === 1 && own === first.verb;
  if (verb === "need" && isConstructing(first.verb) && terms.every(isMade)) return settle(terms, slot, false);
  const isPlain = (term: Term): boolean =>
    isMoney(slot)
      ? isPaid(term, verb)
      : isHaving(verb) || verb === "do"
        ? term.isHad || (verb === "do" && terms.every((each) => each.verb === term.verb))
        : isDone(term, verb, question);
  if (!terms.every(isPlain)) throw new Unclear(verb);
  // What was paid for is not said, beside things whose prices are told.
  const isUnsaid = ({ via, slot: own }: Term): boolean =>
    via.length === 0 && (own.purpose ?? own.paidFor) === undefined;
  if (isMoney(slot) && terms.some(({ via }) => via.length > 0) && terms.some(isUnsaid))
    throw new Unclear(slot.entity);
  // Acts of several kinds add up where all of them do the same to what is had.
  if (new Set(terms.map(({ sign }) => sign)).size > 1 && !isMoney(slot)) throw new Unclear(verb);
  return { amount: plus(terms.map(({ amount }) => amount)), from: facts(terms) };
}

/** What is earned and what is spent are told: a profit, or what is saved, is what is left of the one. */
const isNet = (terms: readonly Term[], verb: string): boolean =>
  (verb === "profit" || (verb === "save" && !terms.some((each) => isSameAct(each.verb, "save")))) &&
  terms.some(({ sign }) => sign === 1) &&
  terms.some(({ sign }) => sign === -1) &&
  !terms.some(({ isHad }) => isHad);

function isPaid(term: Term, verb: string): boolean {
  if (PAYING.has(verb)) return term.sign === -1 || (term.sign === 0 && !isEarned(term));
  if (TAKING_IN.has(verb)) return (term.sign === 1 && !term.isHad) || (term.sign === 0 && !isPaying(term));
  return isSameAct(term.verb, verb);
}

const isEarned = ({ verb }: Term): boolean => TAKING_IN.has(verb);
const isPaying = ({ verb }: Term): boolean => PAYING.has(verb);

const isDone = (term: Term, verb: string, question: Question): boolean =>
  isSameAct(term.verb, verb) ||
  (question.kind === "event" && question.together === true && (term.isHad || term.sign === question.sign));

function gap(net: Network, question: Of<"difference">): Found {
  const { left, right, verb, against, sign } = question;
  const own = side(net, left, verb, question);
  const other = side(net, right, against ?? verb, question);
  const [more, less] = sign === 1 ? [own, other] : [other, own];
  return { amount: difference(more.amount, less.amount), from: [...own.from, ...other.from] };
}

function side(net: Network, slot: Slot, verb: string, question: Question): Found {
  if (!isHaving(verb)) return done(net, slot, verb, question);
  const terms = termsOf(net, slot);
  if (terms.length === 0) throw new Unclear(slot.entity);
  return settle(terms, slot, false);
}

/** So much for each of so many: shared, or what one costs of which so many were paid for. */
function each(net: Network, question: Of<"each">): Found {
  const { slot, per, verb } = question;
  const things = { ...slot, owner: "" };
  const counts = net.quantities.filter(
    ({ slot: own }) =>
      (isSameThing(own.entity, per) || (own.unit === per && isMoney(slot))) &&
      !isMoney(own) &&
      own.entity !== slot.entity,
  );
  const terms = termsOf(net, things);
  const days = counts.length === 0 ? namedTimes(terms, per) : [];
  if (counts.length === 0 && days.length === 0) throw new Unclear(per);
  const count =
    days.length > 0 ? told(rational(BigInt(days.length))) : plus(counts.map(({ amount }) => amount));
  const sums = terms.filter(({ isSum }) => isSum);
  const all =
    sums.length > 0
      ? rest(terms)
      : isMoney(slot)
        ? paidOnce(terms, counts.length, done(net, things, verb, question))
        : days.length > 0
          ? { amount: plus(terms.map(({ amount }) => amount)), from: facts(terms) }
          : settle(terms, things, false);
  // "Ann has 6 and Ben has 9. He shares them": whose are shared is not said.
  const holders = new Set(
    terms.flatMap(({ isHad, slot: own }) => (isHad && own.owner !== "" ? [own.owner] : [])),
  );
  if (holders.size > 1) throw new Unclear(slot.entity);
  const share = over(all.amount, count);
  if (!share) throw new Unclear(per);
  return { amount: share, from: [...all.from, ...counts.flatMap(({ from }) => from)] };
}

/** "20 pages on Monday and 35 on Tuesday. How many per day?" As many days as are told of by name. */
function namedTimes(terms: readonly Term[], per: string): readonly string[] {
  const names = terms.map(({ slot }) => slot.when ?? "");
  const isNamed = names.every((each) => NAMED[per]?.has(each));
  return names.length > 1 && isNamed && new Set(names).size === names.length ? names : [];
}

const NAMED: Readonly<Record<string, ReadonlySet<string>>> = table({
  day: words("monday tuesday wednesday thursday friday saturday sunday"),
  month: words("january february march april may june july august september october november december"),
});

/** The price of each of so many is told by what was paid for them, and not by other prices on top of it. */
function paidOnce(terms: readonly Term[], counts: number, found: Found): Found {
  const priced = terms.filter(({ via }) => via.length > 0);
  // "4 books at $5 each and 6 at $10 each. What is the average price?" All of them at their own prices.
  const isMean = counts > 1 && priced.length === counts && priced.length === terms.length;
  if (priced.length > 0 && !isMean) throw new Unclear("price");
  return found;
}

/** What is left of a sum that is told, less its parts that are told. */
function rest(terms: readonly Term[]): Found {
  const [sum, ...more] = terms.filter(({ isSum }) => isSum);
  const parts = terms.filter(({ isSum }) => !isSum);
  if (!sum || more.length > 0 || parts.some(({ sign }) => sign !== sum.sign)) throw new Unclear("sum");
  return {
    amount: plus([sum.amount, ...parts.map(({ amount }) => minus(amount))]),
    from: [...sum.from, ...facts(parts)],
  };
}

/** How many groups so much makes. */
function groups(net: Network, slot: Slot, verb: string): Found {
  const link = joint(net.links.filter(({ per }) => fitsThing(slot, per)).map((each) => ofAll(net, each)));
  const things: Slot = { ...link.of, owner: slot.owner || (link.doer ?? ""), when: slot.when };
  const terms = termsOf(net, things).filter(({ from }) => !from.some((one) => link.from.includes(one)));
  // "Ann eats 2 a day and Ben eats 3": how often he does is not said.
  const isUntimed = (term: Term): boolean =>
    !term.isHad && link.verb !== undefined && isSameAct(term.verb, link.verb);
  if (TIMES.has(link.per.entity) && terms.some(isUntimed)) throw new Unclear(verb);
  // "4 large planters hold 20 seeds each": what other groups can hold is not what there is.
  if (terms.some(({ via }) => via.some(({ per }) => per.entity === link.per.entity)))
    throw new Unclear(slot.entity);
  const all =
    beyondFee(terms) ??
    (isMoney(link.of) && terms.some(({ isSum }) => isSum) ? rest(terms) : settle(terms, things, false));
  const amount = over(all.amount, link.amount);
  if (!amount) throw new Unclear(verb);
  return { amount, from: [...all.from, ...link.from], isGrouped: true };
}

/** "plus a fee of $7. He paid $27": what is paid for each is what is left of it. */
function beyondFee(terms: readonly Term[]): Found | null {
  const isFee = ({ from: [fact] }: Term): boolean => fact?.kind === "change" && fact.isFee === true;
  const [fee, ...fees] = terms.filter(isFee);
  const [paid, ...more] = terms.filter((each) => !isFee(each));
  if (!fee || !paid || fees.length + more.length > 0 || paid.sign === 0) return null;
  return { amount: difference(paid.amount, fee.amount), from: facts([paid, fee]) };
}

/** "each dog eats 2 cups a day": what all the dogs eat in it. */
function ofAll(net: Network, link: Link): Link {
  if (link.among === undefined) return link;
  const count = countOf(net, link.among);
  const amount = count && times(count.amount, link.amount);
  if (!count || !amount) throw new Unclear(link.among);
  return { ...link, amount, from: [...link.from, ...count.from] };
}

/** What all of them do in one time is what goes in that time: "she eats 3 and gives away 2 a week". */
function joint(links: readonly Link[]): Link {
  const [link, ...more] = links;
  if (!link) throw new Unclear("group");
  const isOne = (each: Link): boolean =>
    TIMES.has(each.per.entity) &&
    isVery(each.of, link.of) &&
    isVery(each.per, link.per) &&
    wayOf(each) === -1 &&
    wayOf(link) === -1;
  if (!more.every(isOne)) throw new Unclear(link.per.entity);
  const from = links.flatMap((each) => each.from);
  return more.length === 0 ? link : { ...link, from, amount: plus(links.map(({ amount }) => amount)) };
}

const wayOf = ({ sign, verb }: Link): Sign => sign ?? signOf(verb ?? "");

/** What is needed over what there is. */
function missing(net: Network, { slot }: Of<"missing">): Found {
  const terms = termsOf(net, slot);
  const needs = terms.filter(({ verb }) => verb === "need" || verb === "cost");
  const own = terms.filter((each) => !needs.includes(each));
  if (needs.length === 0 || own.length === 0) throw new Unclear(slot.entity);
  const there = settle(own, slot, false);
  return {
    amount: difference(plus(needs.map(({ amount }) => amount)), there.amount),
    from: [...facts(needs), ...there.from],
  };
}
