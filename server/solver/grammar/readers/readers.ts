import type { ItemReader } from "../reader";
import { bagReader } from "./bag";
import { complementReader } from "./complement";
import { lettersReader } from "./letters";
import { motionReader } from "./motion";
import { relatedRatesReader } from "./related-rates";
import { romanReader } from "./roman";
import { stepsReader } from "./steps";
import { twoNumbersReader } from "./two-numbers";

/** Sentences with names in them that no table has, and with numbers that are none of the figures. */
export const READERS: readonly ItemReader[] = [
  bagReader,
  complementReader,
  lettersReader,
  twoNumbersReader,
  romanReader,
  stepsReader,
  motionReader,
  relatedRatesReader,
];
