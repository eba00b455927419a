import { inTableSpelling } from "./element-spellings";
import { type Rational, rational } from "./rational";

/** A chemical element: its standard atomic mass as periodic tables print it, and the number of protons. */
export interface Element {
  readonly symbol: string;
  readonly name: string;
  readonly number: number;
  readonly mass: Rational;
  /** The mass as it is printed: "15.999". */
  readonly written: string;
}

/** Symbol, name and conventional atomic mass in order of the atomic number; for elements without stable isotopes
 * the mass number of the longest-lived one. */
const TABLE = `
H hydrogen 1.008; He helium 4.0026; Li lithium 6.94; Be beryllium 9.0122; B boron 10.81;
C carbon 12.011; N nitrogen 14.007; O oxygen 15.999; F fluorine 18.998; Ne neon 20.180;
Na sodium 22.990; Mg magnesium 24.305; Al aluminium 26.982; Si silicon 28.085; P phosphorus 30.974;
S sulfur 32.06; Cl chlorine 35.453; Ar argon 39.948; K potassium 39.098; Ca calcium 40.078;
Sc scandium 44.956; Ti titanium 47.867; V vanadium 50.942; Cr chromium 51.996; Mn manganese 54.938;
Fe iron 55.845; Co cobalt 58.933; Ni nickel 58.693; Cu copper 63.546; Zn zinc 65.38;
Ga gallium 69.723; Ge germanium 72.630; As arsenic 74.922; Se selenium 78.971; Br bromine 79.904;
Kr krypton 83.798; Rb rubidium 85.468; Sr strontium 87.62; Y yttrium 88.906; Zr zirconium 91.224;
Nb niobium 92.906; Mo molybdenum 95.95; Tc technetium 97; Ru ruthenium 101.07; Rh rhodium 102.91;
Pd palladium 106.42; Ag silver 107.87; Cd cadmium 112.41; In indium 114.82; Sn tin 118.71;
Sb antimony 121.76; Te tellurium 127.60; I iodine 126.90; Xe xenon 131.29; Cs caesium 132.91;
Ba barium 137.33; La lanthanum 138.91; Ce cerium 140.12; Pr praseodymium 140.91; Nd neodymium 144.24;
Pm promethium 145; Sm samarium 150.36; Eu europium 151.96; Gd gadolinium 157.25; Tb terbium 158.93;
Dy dysprosium 162.50; Ho holmium 164.93; Er erbium 167.26; Tm thulium 168.93; Yb ytterbium 173.05;
Lu lutetium 174.97; Hf hafnium 178.49; Ta tantalum 180.95; W tungsten 183.84; Re rhenium 186.21;
Os osmium 190.23; Ir iridium 192.22; Pt platinum 195.08; Au gold 196.97; Hg mercury 200.59;
Tl thallium 204.38; Pb lead 207.2; Bi bismuth 208.98; Po polonium 209; At astatine 210;
Rn radon 222; Fr francium 223; Ra radium 226; Ac actinium 227; Th thorium 232.04;
Pa protactinium 231.04; U uranium 238.03; Np neptunium 237; Pu plutonium 244; Am americium 243;
Cm curium 247; Bk berkelium 247; Cf californium 251; Es einsteinium 252; Fm fermium 257;
Md mendelevium 258; No nobelium 259; Lr lawrencium 262;
`;

function exact(written: string): Rational {
  const [whole = "0", fraction = ""] = written.split(".");
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

/** The elements up to lawrencium, by symbol. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  TABLE.split(";")
    .map((row) => row.trim().split(" "))
    .filter((row) => row.length === 3)
    .map(([symbol = "", name = "", written = ""], i) => [
      symbol,
      { symbol, name, number: i + 1, mass: exact(written), written },
    ]),
);

const BY_NAME: ReadonlyMap<string, Element> = new Map(
  [...ELEMENTS.values()].map((element) => [element.name, element]),
);

/** The element of an English name; null for any other word. */
export const elementNamed = (name: string): Element | null => BY_NAME.get(inTableSpelling(name)) ?? null;
