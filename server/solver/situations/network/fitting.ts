import { MONEY } from "../../lexicon/nouns";
import { words } from "../../word-list";
import type { Slot } from "../facts";
import { isSameThing } from "../match";

/** Whether what is told is of what is meant: the same thing or a kind of it, with everything that is said of it. */
export const fitsThing = (meant: Slot, told: Slot): boolean =>
  (isSameThing(told.entity, meant.entity) ||
    told.unit === meant.entity ||
    isPieceOf(told, meant) ||
    (told.entity === meant.unit && told.attributes.includes(meant.entity))) &&
  (meant.unit === undefined || told.unit === undefined || meant.unit === told.unit) &&
  meant.attributes.every((each) => told.attributes.includes(each) || told.entity === each);

/** "boxes of candy with 8 pieces in each": pieces of candy. */
const isPieceOf = ({ entity, attributes }: Slot, meant: Slot): boolean =>
  PIECES.has(entity) && attributes.includes(meant.entity);
const PIECES: ReadonlySet<string> = words("piece item");

/** Whether it is of those who are meant: of theirs, of nobody's, or in the place that is meant. */
export function fitsOwner(meant: string, { owner, place }: Slot): boolean {
  if (meant === "" || meant === "*" || owner === "" || owner === meant || place === meant) return true;
  const all = meant.split("&");
  return owner.split("&").every((each) => all.includes(each));
}

export const fitsTime = (meant: Slot, told: Slot): boolean =>
  meant.when === undefined || told.when === undefined || meant.when === told.when;

/** "in the yard" is not on the street; what is told of no place may be in either. */
export const fitsPlace = (meant: Slot, { place, owner }: Slot): boolean =>
  meant.place === undefined || place === undefined || place === meant.place || owner === meant.place;

/** The very thing: nothing is said of one that is not said of the other. */
export const isVery = (one: Slot, other: Slot): boolean =>
  one.entity === other.entity &&
  one.unit === other.unit &&
  one.attributes.length === other.attributes.length &&
  one.attributes.every((each) => other.attributes.includes(each));

export const isMoney = ({ entity }: Slot): boolean => entity in MONEY;
