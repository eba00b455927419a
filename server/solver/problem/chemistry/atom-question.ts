import { ELEMENTS } from "../../expression/elements";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { readElement } from "./substance";

const PARTICLES =
  /^(?:determine|find|what is|give) (?:the )?number of (protons|neutrons|electrons) (?:are )?in (?:an? |the )?(?:atom of |neutral atom of |ion |isotope |following: )?(.+?)[.?]?$|^how many (protons|neutrons|electrons) (?:are|are there|does) ?(?:in )?(?:an? |the )?(?:atom of |neutral atom of |ion |isotope )?(.+?)(?: have| contain)?[.?]?$/i;
const NUCLIDE =
  /^\^?\{?\(?_?\{?(\d{0,3})\}?\^(\d{1,3}) ?([A-Z][a-z]?)(?:\^(\d?)([+-]))?$|^\^(\d{1,3}) ?([A-Z][a-z]?)(?:\^(\d?)([+-]))?$|^([A-Za-z]+)-(\d{1,3})$/;
const CONFIGURATION =
  /^(?:write|give|what is|determine) the (complete |full |ground[- ]state |abbreviated |noble[- ]gas )?electron configuration (?:of|for) (?:each of )?(?:the following )?(?:atoms?: |elements?: )?(?:an? |the )?(?:atom of |neutral )?([A-Za-z]+)(?: atom)?[.?]?$/i;

/** Counting particles in an atom, and where its electrons are. */
export function readAtomQuestion(text: string): ChemistryQuestion | null {
  return particles(text) ?? configuration(text);
}

function particles(text: string): ChemistryQuestion | null {
  const found = PARTICLES.exec(text);
  if (!found) return null;
  const which = (found[1] ?? found[3] ?? "").toLowerCase() as "protons" | "neutrons" | "electrons";
  const nuclide = NUCLIDE.exec((found[2] ?? found[4] ?? "").trim());
  if (!nuclide) return null;
  const symbol = nuclide[10] ? readElement(nuclide[10]) : (nuclide[3] ?? nuclide[7] ?? null);
  const mass = Number(nuclide[2] ?? nuclide[6] ?? nuclide[11]);
  const element = symbol ? ELEMENTS.get(symbol) : undefined;
  const stated = nuclide[1] ? Number(nuclide[1]) : element?.number;
  if (!symbol || !element || stated !== element.number || mass < element.number) return null;
  const size = Number(nuclide[4] || nuclide[8] || "1");
  const sign = nuclide[5] ?? nuclide[9];
  const charge = sign === undefined ? 0 : sign === "-" ? -size : size;
  return { ask: "particles", symbol, mass, charge, which };
}

function configuration(text: string): ChemistryQuestion | null {
  const found = CONFIGURATION.exec(text);
  const symbol = found ? readElement(found[2] as string) : null;
  if (!found || !symbol) return null;
  return { ask: "electron-configuration", symbol, short: /^(?:abbreviated|noble)/i.test(found[1] ?? "") };
}
