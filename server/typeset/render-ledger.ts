import { PAGE_CHARACTERS_MAX, PAGE_COST_MAX } from "./limits";

/** What one page may still cost. All that is set for it draws from the same ledger, so that no page costs more than a
 * stated bound, whatever is stored. */
export interface RenderLedger {
  /** Takes estimated markup, if there is enough left of it.
   * @returns false where there is not: what it was for is shown as it was written */
  takeCost(cost: number): boolean;
  /** Takes characters of stored text.
   * @returns how many of them may be shown */
  takeCharacters(count: number): number;
}

export function openLedger(costMax = PAGE_COST_MAX, charactersMax = PAGE_CHARACTERS_MAX): RenderLedger {
  let cost = costMax;
  let characters = charactersMax;
  return {
    takeCost(wanted) {
      if (wanted > cost) return false;
      cost -= wanted;
      return true;
    },
    takeCharacters(count) {
      const shown = Math.min(count, characters);
      characters -= shown;
      return shown;
    },
  };
}
