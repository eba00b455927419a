import { WRONG_RULES } from "../check/misconceptions/rules";
import type { Misconception } from "../check/types";
import { SLIP_IDS, slipOf } from "./slips";

const KNOWN: ReadonlyMap<string, Misconception> = new Map(
  [...WRONG_RULES, ...SLIP_IDS.map(slipOf)].map(({ id, title, explanation }) => [
    id,
    { id, title, explanation },
  ]),
);

/** What the errors with these ids are called; those that nobody knows are left out. */
export const knownErrors = (ids: readonly string[]): readonly Misconception[] =>
  ids.flatMap((id) => KNOWN.get(id) ?? []);
