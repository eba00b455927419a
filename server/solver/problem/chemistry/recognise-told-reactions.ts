import { budget } from "../../limits";
import type { Recognition, Source } from "../sentence";
import { plainChemistry } from "./formula";
import { readGasAmounts } from "./gas-amounts";
import { readHess } from "./hess";
import { readMassAction } from "./mass-action";
import { isChemical } from "./recognise-chemistry";

/** Reactions with what is told of them: heats that add up, an equilibrium, volumes of gases. */
export function recogniseToldReactions(source: Source): Recognition | null {
  if (!isChemical(source)) return null;
  return (
    readHess(source) ??
    readMassAction(source) ??
    readGasAmounts(plainChemistry(source.text), budget(source.limits))
  );
}
