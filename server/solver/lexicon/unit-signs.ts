import { table } from "../table";

/** Units by the signs and spellings that are no other form of their names. */
export const UNIT_SIGNS: Readonly<Record<string, string>> = table({
  kg: "kilogram",
  g: "gram",
  l: "liter",
  ml: "milliliter",
  ft: "foot",
  yd: "yard",
  mi: "mile",
  km: "kilometer",
  cm: "centimeter",
  mm: "millimeter",
  m: "meter",
  metre: "meter",
  kilometre: "kilometer",
  centimetre: "centimeter",
  h: "hour",
  hr: "hour",
  s: "second",
  sec: "second",
  min: "minute",
});
