import { rational } from "../../expression/rational";
import { COINS, MONEY } from "../../lexicon/nouns";
import { table } from "../../table";
import { told } from "../amount";
import type { Slot } from "../facts";
import { fitsPlace } from "./fitting";
import type { Network } from "./network";

const list = (kinds: string, count: number): readonly (readonly [string, number])[] =>
  kinds.split(" ").map((kind) => [kind, count] as const);
const counts = (...all: readonly (readonly (readonly [string, number])[])[]): ReadonlyMap<string, number> =>
  new Map(all.flat());

/** What nobody tells, because everybody knows how many of them such a thing has. */
const BY_NATURE: Readonly<Record<string, ReadonlyMap<string, number>>> = table({
  leg: counts(
    list("person man woman boy girl child human chicken hen rooster duck goose turkey ostrich emu bird", 2),
    list("dog cat cow horse sheep goat pig lion tiger rabbit elephant donkey deer zebra giraffe", 4),
    list("ant bee beetle butterfly fly insect grasshopper ladybug", 6),
    list("spider tarantula octopus", 8),
  ),
  wing: counts(list("chicken hen duck goose turkey bird eagle parrot", 2)),
  wheel: counts(
    list("bicycle bike motorcycle motorbike moped scooter", 2),
    list("tricycle", 3),
    list("car", 4),
  ),
  finger: counts(list("hand", 5)),
});

/** Lets what is asked for be reached where it is a part that things have by nature, or money and coins are told. */
export function withNature(net: Network, { entity, owner, place }: Slot): void {
  const link = (of: string, per: string, amount: bigint): void => {
    net.links.push({ of: thing(of), per: thing(per), amount: told(rational(amount)), from: [] });
  };
  const isTold = [...net.links.map(({ of }) => of), ...net.quantities.map(({ slot }) => slot)].some(
    (each) => each.entity === entity,
  );
  const all = new Set(
    net.quantities.flatMap(({ slot }) => (fitsPlace({ ...thing(entity), place }, slot) ? slot.entity : [])),
  );
  // "How many legs do the dogs have?" Not those of the birds.
  const things = all.has(owner) ? new Set([owner]) : all;
  for (const each of isTold ? [] : things) {
    const count = BY_NATURE[entity]?.get(each);
    if (count !== undefined) link(entity, each, BigInt(count));
  }
  for (const each of entity in MONEY ? things : []) {
    const worth = COINS[each];
    const isPriced = net.links.some(({ of, per }) => of.entity in MONEY && per.entity === each);
    if (worth !== undefined && !isPriced) link("cent", each, worth);
  }
}

const thing = (entity: string): Slot => ({ owner: "", entity, attributes: [] });
