import { conversion, isSynonym } from "../../lexicon/nouns";
import { signOf } from "../../lexicon/verbs";
import { type Amount, plus, times, told } from "../amount";
import type { Fact, Sign, Slot } from "../facts";
import { isWorkingTime } from "../match";
import { Unclear } from "../unclear";
import { fitsOwner, fitsThing, fitsTime, isMoney, isVery } from "./fitting";
import type { Network } from "./network";
import type { Found, Link, Quantity, Term } from "./quantities";

/** Everything told that comes to what is meant, straight or by links. */
export function termsOf(net: Network, meant: Slot): readonly Term[] {
  const isPlaced = net.quantities.some(({ slot }) => slot.owner !== "" && slot.owner === meant.place);
  const own = net.quantities.filter(
    ({ slot }) =>
      fitsOwner(meant.owner, slot) &&
      fitsTime(meant, slot) &&
      (!isPlaced || slot.owner === meant.place || slot.place === meant.place),
  );
  const terms = [...own.flatMap((each) => reach(net, meant, start(each))), ...singles(net, meant)];
  assertApart(terms, meant);
  return terms;
}

/** What groups hold beside what is counted outright, or what is nobody's beside what is somebody's: whether one is among
 * the other is not said. */
function assertApart(terms: readonly Term[], meant: Slot): void {
  const had = terms.filter(({ isHad }) => isHad);
  const owners = new Set(had.map(({ slot }) => slot.owner));
  const isMixed = owners.size > 1 && owners.has("");
  const isBoth =
    !isMoney(meant) && had.some(({ via }) => via.length > 0) && had.some(({ via }) => via.length === 0);
  if (isMixed || isBoth || isPaidTwice(terms)) throw new Unclear(meant.entity);
}

/** "$10 to start and $5 an hour. Ann rode 3 hours and Ben 2": how often what is paid once was paid is not said. */
function isPaidTwice(terms: readonly Term[]): boolean {
  const isOnce = terms.some(({ from: [fact] }) => fact?.kind === "change" && fact.isFee);
  const links = terms.flatMap(({ via }) => via);
  return isOnce && new Set(links).size < links.length;
}

const start = ({ slot, amount, sign, verb, isHad, from, isSum }: Quantity): Term => ({
  slot,
  amount,
  sign,
  verb,
  isHad,
  from,
  isSum,
  via: [],
});

/** The thing itself, or what links make of it; nothing where none leads there. */
function reach(net: Network, meant: Slot, term: Term): readonly Term[] {
  if (fitsThing(meant, term.slot)) return fitsOwner(meant.owner, term.slot) || isOfAll(term) ? [term] : [];
  const converted = inUnit(meant, term);
  if (converted) return [converted];
  const links = nearest(
    net.links.filter(
      (each) =>
        !term.via.includes(each) &&
        (applies(each, term.slot) || isOccasion(each, term)) &&
        isAmong(net, each, meant),
    ),
    term,
  );
  if (links.length === 0) return reachByUnit(net, meant, term);
  return links.flatMap((link) => {
    const each = link.among === undefined ? null : countOf(net, link.among);
    if (link.among !== undefined && !each && meant.owner !== link.among) throw new Unclear(link.among);
    const amount = times(term.amount, each ? (times(each.amount, link.amount) ?? link.amount) : link.amount);
    const from = each ? [...term.from, ...each.from] : term.from;
    return amount ? reach(net, meant, linked({ ...term, from }, link, amount)) : [];
  });
}

/** By links told of another unit: words a minute, where the hours are told. */
function reachByUnit(net: Network, meant: Slot, term: Term): readonly Term[] {
  const units = new Set(net.links.filter((each) => !term.via.includes(each)).map(({ per }) => per.entity));
  const [found, ...more] = [...units].flatMap(
    (entity) => inUnit({ owner: "", entity, attributes: [] }, term) ?? [],
  );
  if (!found) return [];
  if (more.length > 0) throw new Unclear(meant.entity);
  return net.links.some((each) => applies(each, found.slot)) ? reach(net, meant, found) : [];
}

/** "rode it 7 times", where "each ride" costs so much. */
const isOccasion = ({ per }: Link, { slot, verb }: Term): boolean =>
  slot.entity === "time" && per.entity === verb;

/** Told of each of so many, whoever has them. */
const isOfAll = ({ via }: Term): boolean => via.some(({ among }) => among !== undefined);

/** "How many do the cats eat": what is told of each cat, and not of each dog. */
const isAmong = ({ links }: Network, { among }: Link, { owner }: Slot): boolean =>
  among === undefined || among === owner || !links.some((each) => each.among === owner);

/** Of links that say how much of the same goes to the same, the one of the kind that is counted, of who does it, or told
 * in one breath with the quantity. */
function nearest(links: readonly Link[], term: Term): readonly Link[] {
  return links.filter((link) => {
    const rivals = links.filter(
      (each) =>
        each.of.entity === link.of.entity &&
        each.of.unit === link.of.unit &&
        each.verb === link.verb &&
        each.among === link.among,
    );
    if (rivals.length < 2 || areListed(rivals)) return true;
    const own = TESTS.map((test) => rivals.filter((each) => test(each, term))).find(
      (each) => each.length === 1,
    );
    if (!own) throw new Unclear(link.of.entity);
    return own[0] === link;
  });
}

/** "2 ballet classes and 1 jazz class a week": each of them goes to the same. */
const areListed = (links: readonly Link[]): boolean =>
  links.every((one, at) =>
    links.slice(at + 1).every((other) => !isVery(one.of, other.of) && sharesFact(one.from, other.from)),
  );

export const sharesFact = (one: readonly Fact[], other: readonly Fact[]): boolean =>
  one.some((each) => other.some((beside) => isAtOnce(each, beside)));

const TESTS: readonly ((link: Link, term: Term) => boolean)[] = [
  ({ of, per }, { slot }) =>
    of.attributes.length + per.attributes.length > 0 &&
    [...of.attributes, ...per.attributes].every((each) => slot.attributes.includes(each)),
  ({ doer }, { slot }) => doer !== undefined && doer === slot.owner,
  ({ from }, term) => sharesFact(from, term.from),
];

const isAtOnce = (one: Fact, other: Fact): boolean =>
  one.span.start < other.span.end && other.span.start < one.span.end;

const applies = ({ per, doer }: Link, slot: Slot): boolean =>
  (per.entity === slot.entity || isSynonym(per.entity, slot.entity)) &&
  (per.unit === undefined || per.unit === slot.unit) &&
  (doer === undefined || slot.owner === "" || doer === slot.owner) &&
  (per.attributes.length === 0 ||
    slot.attributes.length === 0 ||
    per.attributes.every((each) => slot.attributes.includes(each)));

function linked(term: Term, link: Link, amount: Amount): Term {
  const { of, per, sign, verb, from, doer } = link;
  const own = verb === undefined ? undefined : (sign ?? signOf(verb));
  const way: Sign = isMoney(of) && !isMoney(term.slot) ? moneyWay(term, own) : own || term.sign;
  return {
    ...term,
    amount,
    sign: way,
    verb: isMoney(of) ? term.verb : (verb ?? term.verb),
    isHad: term.isHad && (verb === undefined || own === 0),
    via: [...term.via, link],
    slot: {
      ...of,
      owner: term.slot.owner || (link.among === undefined ? (doer ?? "") : ""),
      place: term.slot.place,
      when: term.slot.when,
      attributes: [
        ...new Set([...of.attributes, ...per.attributes, ...term.slot.attributes, term.slot.entity]),
      ],
    },
    from: [...term.from, ...from],
  };
}

/** What is sold brings money, what is bought costs it; of other things it is not said. */
function moneyWay({ verb }: Term, own: Sign | undefined): Sign {
  if (SELLING.has(verb)) return 1;
  if (BUYING.has(verb)) return -1;
  return own ?? 0;
}

/** How many there are of those of each of whom something is told; null where they are not counted. */
export function countOf(net: Network, entity: string): Found | null {
  const own = net.quantities.filter(({ slot }) => slot.entity === entity);
  const owners = new Set(own.map(({ slot }) => slot.owner));
  if (owners.size > 1 || own.some(({ sign, isSum }) => sign !== 1 || isSum)) throw new Unclear(entity);
  return own.length === 0
    ? null
    : { amount: plus(own.map(({ amount }) => amount)), from: own.flatMap(({ from }) => from) };
}

const SELLING: ReadonlySet<string> = new Set(["sell", "auction", "vend"]);
const BUYING: ReadonlySet<string> = new Set(["buy", "purchase", "order", "rent", "get", "need"]);

/** The same in another unit. */
function inUnit(meant: Slot, term: Term): Term | null {
  const { slot } = term;
  const [from, to] = [slot.unit ?? slot.entity, meant.unit ?? meant.entity];
  const factor = from === to || isWorkingTime(from) !== isWorkingTime(to) ? null : conversion(from, to);
  if (!factor) return null;
  const thing = { ...slot, unit: meant.unit, entity: slot.unit === undefined ? meant.entity : slot.entity };
  const amount = fitsThing(meant, thing) ? times(term.amount, told(factor)) : null;
  return amount && { ...term, amount, slot: thing };
}

/** Prices of single things of which no number is told. */
const singles = (net: Network, meant: Slot): readonly Term[] =>
  net.links.flatMap((link): readonly Term[] => {
    const isCounted = net.quantities.some(({ slot }) => applies(link, slot));
    if (!link.isSingle || isCounted || !isMoney(link.of) || !fitsThing(meant, link.of)) return [];
    const { of: slot, amount, from } = link;
    return [{ slot, amount, from, sign: -1, verb: "cost", isHad: false, via: [link] }];
  });
