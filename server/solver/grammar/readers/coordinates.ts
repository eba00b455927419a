import type { Concept } from "../../lexicon/lexicon";
import { polar, rectangular } from "../../problem/recognise-polar";
import { inRadians } from "../../problem/recognise-vector";
import type { Recognition } from "../../problem/sentence";
import { type Place, placeholder, placeTold, type System } from "../faces-polar";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";
import type { Context } from "../sentence";

/** The names of the two systems, which this reader asks for. */
export const SYSTEMS: ReadonlyMap<Concept | null, System> = new Map<Concept | null, System>([
  ["polar", "polar"],
  ["to-polar", "polar"],
  ["rectangular", "rectangular"],
  ["to-rectangular", "rectangular"],
]);
const otherThan = (system: System): System => (system === "polar" ? "rectangular" : "polar");

/** Words that say nothing of which system is which, or whose place says it. */
const KNOWN: ReadonlySet<Concept | null> = new Set<Concept | null>([
  ...SYSTEMS.keys(),
  "skip",
  "now",
  "ask",
  "is",
  "given",
  "and",
  "of",
  "for",
  "with",
  "from",
  "in",
  "to",
  "as",
  "there",
  "thing",
  "suppose",
  "question-word",
  "auxiliary",
  "convert",
  "leave",
  "point",
  "complex",
  "notation",
  "angle",
  "to-radians",
  "corresponding",
]);
const OWNING: ReadonlySet<string> = new Set(["with", "having", "has", "have", "whose", "by", "using"]);
const DIRECTED: ReadonlySet<string> = new Set(["to", "into", "as"]);

/** What the words around the name of a system make of it: what is told in it, or asked in it. "in" leaves it open. */
type Role = "source" | "target" | "in" | "object" | null;

interface Mention {
  readonly system: System;
  readonly role: Role;
  /** The verb that governs it. */
  readonly verb: Verb;
}

/** A verb of finding asks for its object; one of converting is told of it; one of writing may be either. */
type Verb = "find" | "convert" | "write" | null;

const isWord = (item: Item | undefined): item is WordItem => item?.kind === "word";

function verbOf({ concept, text }: WordItem): Verb {
  if (concept === "convert") return "convert";
  if (concept === "leave") return "write";
  if (concept !== "ask") return null;
  return text.startsWith("write") || text.startsWith("give") ? "write" : "find";
}

const isSystem = (item: Item): boolean => isWord(item) && SYSTEMS.has(item.concept);

/** The items of the clause before a place, the nearest first, fillers aside. */
function clauseBefore(items: readonly Item[], at: number): readonly Item[] {
  const start = items.slice(0, at).findLastIndex((item) => item.kind === "break");
  return items
    .slice(start + 1, at)
    .filter((item) => !(isWord(item) && item.concept === "skip" && !OWNING.has(item.text)))
    .reverse();
}

const isNamed = (item: Item | undefined, ...concepts: Concept[]): boolean =>
  isWord(item) && item.concept !== null && concepts.includes(item.concept);

function mentionAt(items: readonly Item[], at: number, system: System): Mention {
  const before = clauseBefore(items, at);
  const governing = before.find((item): item is WordItem => isWord(item) && verbOf(item) !== null);
  const verb = governing ? verbOf(governing) : null;
  return { system, verb, role: roleAt(items, at, before) };
}

function roleAt(items: readonly Item[], at: number, before: readonly Item[]): Role {
  const [nearest] = before;
  const own = items[at] as WordItem;
  const [first = ""] = own.text.split(" ");
  const preposition = isNamed(nearest, "to", "in", "as") ? (nearest as WordItem).text : first;
  if (preposition === "from" || isNamed(nearest, "from", "given")) return "source";
  if (DIRECTED.has(preposition)) return "target";
  if (preposition === "in" || preposition === "within") return "in";
  if (isWord(nearest) && OWNING.has(nearest.text)) return "source";
  const isFirst = before.every((item) => !isWord(item) || verbOf(item) === null);
  if (isFirst && isToldBehind(items, at)) return "source";
  const direct = before.findIndex((item) => isWord(item) && verbOf(item) !== null);
  const between = before.slice(0, Math.max(direct, 0));
  const isObject =
    direct >= 0 &&
    between.every((item) => isNamed(item, "complex", "corresponding", "and") || isSystem(item));
  return isObject ? "object" : null;
}

/** "The polar coordinates of a point are given", "… are (2, π)". */
function isToldBehind(items: readonly Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && item.kind === "break");
  const behind = items.slice(at + 1, end < 0 ? items.length : end);
  return behind.some(
    (item, index) =>
      isNamed(item, "is") && (isNamed(behind[index + 1], "given") || behind[index + 1]?.kind === "maths"),
  );
}

/** The system that is asked for, where the sentence says it in one way only. */
function targetOf(mentions: readonly Mention[]): System | null {
  const told = (role: Role) => mentions.filter((each) => each.role === role).map(({ system }) => system);
  const found = mentions.filter(({ role, verb }) => role === "object" && verb === "find");
  const targets = new Set([...told("target"), ...found.map(({ system }) => system)]);
  const sources = new Set(told("source"));
  for (const { system, role, verb } of mentions)
    if (role === "object" && verb === "convert") sources.add(system);
  if (targets.size === 0) for (const system of openTargets(mentions, sources)) targets.add(system);
  const asked = new Set([...targets, ...[...sources].map(otherThan)]);
  const [target] = asked;
  const isAsked = targets.size > 0 || mentions.some(({ verb }) => verb === "convert");
  return asked.size === 1 && target && isAsked ? target : null;
}

/** Where nothing points at a system, "in" does, and the object of a verb of writing; unless both are there. */
function openTargets(mentions: readonly Mention[], sources: ReadonlySet<System>): readonly System[] {
  const within = mentions.filter(({ role, verb }) => role === "in" && verb !== "convert");
  const written = mentions.filter(({ role, verb }) => role === "object" && verb === "write");
  const open = new Set([...within, ...written].map(({ system }) => system));
  if (open.size === 1) return [...open].filter((system) => !sources.has(system));
  return [];
}

/** "Polar form of 3 + 3i": what is named by itself, of something, is asked for. */
function aloneTarget([only, other]: readonly Mention[], items: readonly Item[]): System | null {
  if (!only || other || only.role !== null || only.verb !== null) return null;
  const at = items.findIndex((item) => isWord(item) && SYSTEMS.has(item.concept));
  return isNamed(items[at + 1], "of", "for") ? only.system : null;
}

/** The one place that is told; null where there are several, or something else is told. */
function onlyPlace(items: readonly Item[], context: Context): Place | null {
  const maths = items.filter((item) => item.kind === "maths");
  const places = maths.flatMap((item) => placeTold(item, context) ?? []);
  const isAll = maths.every((item) => placeTold(item, context) !== null || placeholder(item, context));
  return isAll && places.length === 1 ? (places[0] ?? null) : null;
}

function converted({ first, second, complex, system }: Place, to: System): Recognition | null {
  if ((system ?? otherThan(to)) === to) return null;
  return to === "polar"
    ? polar({ x: first, y: second, complex })
    : rectangular({ radius: first, angle: inRadians(second), complex });
}

/** A point, or a complex number, from one of the two systems to the other: which is which follows from the sentence, or
 * there is no reading. */
export const coordinatesReader: ItemReader = (items, context) => {
  const words = items.filter(isWord);
  if (!words.some(({ concept }) => SYSTEMS.has(concept))) return null;
  if (!words.every(({ concept, text }) => KNOWN.has(concept) || OWNING.has(text))) return null;
  const mentions = items.flatMap((item, at) => {
    const system = isWord(item) ? SYSTEMS.get(item.concept) : undefined;
    return system ? [mentionAt(items, at, system)] : [];
  });
  const target = targetOf(mentions) ?? aloneTarget(mentions, items);
  const place = target && onlyPlace(items, context);
  const recognition = target && place && converted(place, target);
  return recognition && { recognition, weight: words.length };
};
