import { FIXED_CATIONS } from "../../expression/compound-names";
import type { ChemicalFormula } from "../../tasks/chemistry";
import { isAmong, words } from "../../word-list";
import { readFormula } from "./formula";
import { substanceNamed } from "./substance";

/** Acids by the first word of their names, with what their salts are called. */
const ACIDS: readonly (readonly [acid: string, salt: string])[] = [
  ["hydrochloric", "chloride"],
  ["sulfuric", "sulfate"],
  ["nitric", "nitrate"],
  ["phosphoric", "phosphate"],
  ["acetic", "acetate"],
];

const IN_WATER = "lithium sodium potassium rubidium caesium calcium strontium barium";
const IN_ACID = `${IN_WATER} magnesium zinc aluminium`;
const IN_AIR = "lithium magnesium calcium zinc aluminium";
const FALLING = "magnesium calcium strontium barium zinc";
const ANY = FIXED_CATIONS.map(({ name }) => name).join(" ");

/** What becomes of what: M is a metal (or ammonium), HA an acid and A what its salts are called, X another metal. */
const RULES: readonly (readonly [before: string, after: string, metals: string])[] = [
  ["M + HA", "M A + hydrogen", IN_ACID],
  ["M + water", "M hydroxide + hydrogen", IN_WATER],
  ["M hydroxide + HA", "M A + water", ANY],
  ["M oxide + HA", "M A + water", ANY],
  ["M carbonate + HA", "M A + water + carbon dioxide", ANY],
  ["M hydrogen carbonate + HA", "M A + water + carbon dioxide", ANY],
  ["ammonia + HA", "ammonium A", "M"],
  ["M + oxygen", "M oxide", IN_AIR],
  ["M + chlorine", "M chloride", ANY],
  ["M + copper(II) A", "M A + copper", "magnesium zinc aluminium"],
  ["M carbonate", "M oxide + carbon dioxide", FALLING],
];
const HAPPENING = /react|burn|neutrali|dissolv|titrat|treated|added|displac|decompos|heat/i;

/** Both sides of a reaction by the names of what takes part. */
export interface Sides {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const keyOf = ({ atoms, charge }: ChemicalFormula): string =>
  `${[...atoms]
    .map(([symbol, count]) => `${symbol}${count}`)
    .sort()
    .join("")}/${charge}`;

const keys = new Map<string, string>();

/** What a name stands for; the same for all names of one substance. */
function keyNamed(name: string): string {
  const formula = keys.has(name) ? null : substanceNamed(name);
  const key = keys.get(name) ?? (formula ? keyOf(formula) : "");
  keys.set(name, key);
  return key;
}

/** Of names, the longest first. */
const LENGTHS = [3, 2, 1] as const;

/** The substances that a text names, each once. */
function namedIn(text: string): ReadonlySet<string> {
  const all = text.split(/[\s,;:?]+|\.(?=\s|$)/).filter((word) => word !== "");
  const found = new Set<string>();
  for (let at = 0; at < all.length; ) {
    const length = LENGTHS.find((many) => keyNamed(nameAt(all, at, many)) !== "") ?? 0;
    const formula = length === 0 && /^[A-Z(]/.test(all[at] ?? "") ? readFormula(all[at] ?? "") : null;
    if (length > 0) found.add(keyNamed(nameAt(all, at, length)));
    else if (formula && !isAmong(all[at], NO_FORMULA)) found.add(keyOf(formula));
    at += Math.max(1, length);
  }
  return found;
}

const NO_FORMULA = "In I How What If It No A At As";
const nameAt = (all: readonly string[], at: number, many: number): string =>
  at + many > all.length ? "" : lowered(all.slice(at, at + many).join(" "));
const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The reaction that follows by rule from the substances that a text names, where it says that something happens: a metal
 * in acid or water, an acid and a base, what burns, what falls apart by heat. Null where none or several fit, and where a
 * substance is named that takes no part. */
export function reactionByRule(text: string): Sides | null {
  if (!HAPPENING.test(text)) return null;
  const named = new Set(namedIn(text));
  if (/burn/i.test(text)) named.add(keyNamed("oxygen"));
  const found = RULES.flatMap(([before, after, metals]) =>
    [...words(metals)].flatMap((metal) => ACIDS.map((acid) => sidesOf([before, after], metal, acid))),
  ).filter(({ before, after }) => {
    const all = new Set([...before, ...after].map(keyNamed));
    const isTold =
      before.every((name) => named.has(keyNamed(name))) && [...named].every((key) => all.has(key));
    return isTold && (before.length > 1 || /decompos|heat/i.test(text));
  });
  const distinct = found.filter(
    (one, i) => found.findIndex((other) => other.before.join() === one.before.join()) === i,
  );
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}

function sidesOf(
  rule: readonly [string, string],
  metal: string,
  [acid, salt]: readonly [string, string],
): Sides {
  const [before = [], after = []] = rule.map((side) =>
    side
      .split(" + ")
      .map((name) => name.replace("HA", `${acid} acid`).replace(/\bA$/, salt).replace(/^M\b/, metal)),
  );
  return { before, after };
}
