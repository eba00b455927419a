import { ZERO } from "../../../expression/rational";
import type { KnownQuantity } from "../../../tasks/physics";
import { sameDimension, type Unit, unitOf } from "../units";
import { type Item, type SpokenQuantity, siOf } from "./items";
import type { Use } from "./law-words";
import type { Mention, Mentions } from "./mentions";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";
import type { UnitReading } from "./typed-unit";

/** Every quantity in its place, and what is asked for. */
export interface Placing {
  readonly known: readonly KnownQuantity[];
  readonly asked: string;
}

interface Place {
  readonly letter: string;
  readonly reading: UnitReading | null;
}

const TELLING_BEFORE: ReadonlySet<Use> = new Set<Use>(["named", "before"]);
const TELLING_AFTER: ReadonlySet<Use> = new Set<Use>(["named", "after"]);

/** Gives each quantity a place in a law: by its letter, by the words beside it, or by its dimension alone.
 * @returns null where there is no way to do so, or more than one */
export function placingOf(law: SpokenLaw, items: readonly Item[], mentions: Mentions): Placing | null {
  const placer = new Placer(law, items, mentions);
  const all = placer.all();
  const [only, ...others] = all.length > 1 && law.isTwoStates ? all.filter(isInOrder) : all;
  return only && others.length === 0 ? only : null;
}

/** What was before is told before what is after. */
const isInOrder = ({ known }: Placing): boolean =>
  known.every(({ letter }, at) => !letter.endsWith("1") || !known[at - 1]?.letter.endsWith("2"));

class Placer {
  readonly #law: SpokenLaw;
  readonly #items: readonly Item[];
  readonly #said: Mentions;
  /** The places of quantities, in the order of the text. */
  readonly #at: readonly number[];
  /** Phrases that tell the role of a quantity and so ask for nothing. */
  readonly #used = new Set<Mention>();

  constructor(law: SpokenLaw, items: readonly Item[], said: Mentions) {
    this.#law = law;
    this.#items = items;
    this.#said = said;
    this.#at = items.flatMap((item, i) => (item.kind === "quantity" ? [i] : []));
  }

  all(): Placing[] {
    const choices = this.#choices();
    if (!choices) return [];
    const found: Placing[] = [];
    const put = (i: number, taken: readonly KnownQuantity[]): void => {
      const choice = choices[i];
      if (!choice) {
        const placing = this.#complete(taken);
        if (placing) found.push(placing);
        return;
      }
      for (const place of choice)
        if (this.#isFree(place.letter, taken)) put(i + 1, [...taken, this.#knownOf(i, place)]);
    };
    put(0, this.#zeros());
    return found;
  }

  /** Letters that may change places are taken in their order. */
  #isFree(letter: string, taken: readonly KnownQuantity[]): boolean {
    if (taken.some((each) => each.letter === letter)) return false;
    const alike = this.#law.alike ?? [];
    const at = alike.indexOf(letter);
    return at < 1 || taken.some((each) => each.letter === alike[at - 1]);
  }

  /** The places that each quantity can take; null where two phrases or two readings contend for one. */
  #choices(): Place[][] | null {
    const choices: Place[][] = [];
    for (const at of this.#at) {
      const quantity = this.#items[at] as SpokenQuantity;
      const told = this.#toldFor(at);
      if (told === null) return null;
      const isNamed = quantity.letter !== null || this.#nameOf(at);
      if (quantity.units.length === 0 && !isNamed) return null;
      const letters = quantity.letter === null ? told : [quantity.letter];
      const places = this.#placesOf(quantity, letters);
      if (places === null || places.length === 0) return null;
      choices.push(places);
    }
    return choices;
  }

  /** Whether the name of a role stands beside a quantity: "specific heat 4200". */
  #nameOf(at: number): boolean {
    return (["before", "after"] as const).some((side) => {
      const mention = this.#beside(at, side);
      return mention !== null && lettersOf(mention, NAMES).length > 0;
    });
  }

  /** The roles whose unit a quantity can have, among some letters or all. */
  #placesOf(quantity: SpokenQuantity, letters: readonly string[]): Place[] | null {
    const places: Place[] = [];
    for (const [letter, role] of this.#tellable()) {
      if (role.askedOnly || (letters.length > 0 ? !letters.includes(letter) : role.cued)) continue;
      const own = unitOf(role.unit);
      if (quantity.units.length === 0) {
        if (letters.length > 0 && !role.unitNeeded) places.push({ letter, reading: null });
        continue;
      }
      if (isPure(own) && letters.length === 0) continue;
      const fitting = readingsIn(quantity, own);
      if (fitting.length > 1) return null;
      if (fitting[0]) places.push({ letter, reading: fitting[0] });
    }
    return places;
  }

  #tellable(): [string, SpokenRole][] {
    return Object.entries(this.#law.roles).filter(([, role]) => !role.between);
  }

  #isPossible(at: number, letters: readonly string[]): boolean {
    const item = this.#items[at];
    if (item?.kind !== "quantity" || item.letter !== null) return false;
    return (this.#placesOf(item, letters)?.length ?? 0) > 0;
  }

  /** The letters that the words beside a quantity leave it; empty where they say nothing, null where it is unclear
   * which quantity they speak of. */
  #toldFor(at: number): string[] | null {
    const before = this.#beside(at, "before");
    const after = this.#beside(at, "after");
    const first = before && this.#claims(before, at, "before") ? before : null;
    if (first) return this.#use(first, TELLING_BEFORE);
    const second = after && this.#claims(after, at, "after") ? after : null;
    if (second) return this.#use(second, TELLING_AFTER);
    return before === null && after === null ? [] : this.#unclear(at, before ?? after);
  }

  #use(mention: Mention, uses: ReadonlySet<Use>): string[] {
    this.#used.add(mention);
    return lettersOf(mention, uses);
  }

  /** A phrase beside a quantity that another one claims says nothing of this one; one that nobody claims is unclear. */
  #unclear(at: number, mention: Mention | null): string[] | null {
    if (!mention) return [];
    const isElsewhere = this.#at.some(
      (other) =>
        other !== at &&
        ((this.#beside(other, "before") === mention && this.#claims(mention, other, "before")) ||
          (this.#beside(other, "after") === mention && this.#claims(mention, other, "after"))),
    );
    return isElsewhere ? [] : null;
  }

  /** Whether a phrase between two quantities belongs to this one: the other does without, by its letter or by words of
   * its own. */
  #claims(mention: Mention, at: number, side: "before" | "after"): boolean {
    const other = this.#at.find(
      (each) => each !== at && this.#beside(each, side === "before" ? "after" : "before") === mention,
    );
    if (other === undefined) return true;
    const mine = this.#beside(at, side === "before" ? "after" : "before");
    const others = this.#beside(other, side);
    return others !== null && mine === null;
  }

  /** The phrase next to a quantity that can tell its role. */
  #beside(at: number, side: "before" | "after"): Mention | null {
    const uses = side === "before" ? TELLING_BEFORE : TELLING_AFTER;
    const step = side === "before" ? -1 : 1;
    let place = at + step;
    while (this.#said.joining.has(place)) place += step;
    const found = this.#said.mentions.find((mention) =>
      side === "before" ? mention.end - 1 === place : mention.start === place,
    );
    if (!found || (found.isRequested && side === "after") || this.#isQuestion(found, at)) return null;
    const letters = lettersOf(found, uses);
    return letters.length > 0 && this.#isPossible(at, letters) ? found : null;
  }

  /** "what is the final speed 5 s …" asks; "what is the energy if mass …" has its request elsewhere. */
  #isQuestion(mention: Mention, at: number): boolean {
    return mention.isRequested && mention.end <= at;
  }

  #knownOf(index: number, { letter, reading }: Place): KnownQuantity {
    const quantity = this.#items[this.#at[index] as number] as SpokenQuantity;
    const role = this.#law.roles[letter] as SpokenRole;
    const own = reading ?? { unit: unitOf(role.unit), name: role.unit, isExact: true };
    return {
      letter,
      name: role.name,
      si: siOf(quantity, own, role.difference === true),
      written: own.name === "" ? quantity.number : `${quantity.number} ${own.name}`,
    };
  }

  /** Letters that words say are zero. */
  #zeros(): KnownQuantity[] {
    const letters = new Set(this.#said.mentions.flatMap((mention) => lettersOf(mention, ZEROS)));
    return [...letters].map((letter) => {
      const { name, unit } = this.#law.roles[letter] as SpokenRole;
      return { letter, name, si: ZERO, written: `0 ${unit}` };
    });
  }

  /** What is left open is asked for, and nothing else is. */
  #complete(known: readonly KnownQuantity[]): Placing | null {
    const open = this.#tellable().filter(([letter]) => !known.some((each) => each.letter === letter));
    const needed = open.filter(([, role]) => !isGiven(role));
    if (needed.length > 1) return null;
    const asked = needed.length === 1 ? needed : open.filter(([letter]) => this.#isAsked(letter));
    const [target] = asked;
    return target && asked.length === 1 && this.#isAsked(target[0]) ? { known, asked: target[0] } : null;
  }

  #isAsked(letter: string): boolean {
    const { letters, mentions, units } = this.#said;
    const role = this.#law.roles[letter] as SpokenRole;
    const own = unitOf(role.unit);
    if (role.toldOnly) return false;
    if (units.length > 1 || letters.some((each) => each !== letter)) return false;
    if (units.some((readings) => !readings.some(({ unit }) => sameDimension(unit.dimension, own.dimension))))
      return false;
    const asking = mentions.filter(
      (mention) => !this.#used.has(mention) && lettersOf(mention, ASKING).length > 0,
    );
    const isFor = (mention: Mention) => lettersOf(mention, ASKING).includes(letter);
    if (asking.some((mention) => mention.isRequested && !isFor(mention))) return false;
    return letters.length > 0 || units.length > 0 || asking.some(isFor);
  }
}

const NAMES: ReadonlySet<Use> = new Set<Use>(["named"]);
const ZEROS: ReadonlySet<Use> = new Set<Use>(["zero"]);
const ASKING: ReadonlySet<Use> = new Set<Use>(["named", "asks"]);

const isPure = (unit: Unit): boolean => unit.dimension.every((power) => power === 0);

/** A constant, or a value out of a table. */
export const isGiven = ({ fixed, substance }: SpokenRole): boolean =>
  fixed !== undefined || substance === true;

const lettersOf = ({ meanings }: Mention, uses: ReadonlySet<Use>): string[] => [
  ...new Set(meanings.filter(({ use }) => uses.has(use)).map(({ letter }) => letter)),
];

/** The ways to read a unit that have the dimension of a role: as it is typed, or else in other capitals. */
function readingsIn({ units }: SpokenQuantity, { dimension }: Unit): readonly UnitReading[] {
  const fitting = units.filter(({ unit }) => sameDimension(unit.dimension, dimension));
  const typed = fitting.filter(({ isExact }) => isExact);
  return typed.length > 0 ? typed : fitting;
}
