import { decimalValue } from "./figures";
import { multiply, type Rational, rational } from "./rational";

/** Powers of metre, kilogram, second, ampere, kelvin and mole. */
export type Dimension = readonly [number, number, number, number, number, number];

/** One row of the table of units. */
export interface TableUnit {
  readonly names: readonly string[];
  /** So many coherent SI units make one of it. */
  readonly size: Rational;
  /** The kelvins at its zero, for scales of temperature. */
  readonly zero: Rational;
  readonly dimension: Dimension;
  /** Its names are signs that take a prefix (k, m), or words that take one in full (kilo, milli). */
  readonly prefix: "sign" | "word" | null;
  /** Calendar units count months: how many days those have is not fixed. */
  readonly months?: Rational;
  /** Units of one system are whole multiples of each other. */
  readonly system: "metric" | "us" | "time" | "science";
}

const BASES = ["m", "kg", "s", "A", "K", "mol"] as const;

/** "kg·m^2·s^-3" as powers of the base units; "" for a pure number. */
export function dimensionNamed(text: string): Dimension {
  const powers = new Map(
    text
      .split("·")
      .filter((part) => part !== "")
      .map((part) => {
        const [base = "", power = "1"] = part.split("^");
        return [base, Number(power)] as const;
      }),
  );
  return BASES.map((base) => powers.get(base) ?? 0) as unknown as Dimension;
}

export const PREFIXES: readonly (readonly [word: string, signs: string, exponent: number])[] = [
  ["tera", "T", 12],
  ["giga", "G", 9],
  ["mega", "M", 6],
  ["kilo", "k", 3],
  ["hecto", "h", 2],
  ["deka", "da", 1],
  ["deca", "da", 1],
  ["deci", "d", -1],
  ["centi", "c", -2],
  ["milli", "m", -3],
  ["micro", "µ μ", -6],
  ["nano", "n", -9],
  ["pico", "p", -12],
  ["femto", "f", -15],
];

/** π to fifty digits: far more than any figure that is printed, so that angles in turns and degrees have sizes. */
const PI = decimalValue("3.14159265358979323846264338327950288419716939937511");
const sizeNamed = (text: string): Rational => {
  const [number = "1", turn] = text.split("π");
  const [top = "1", bottom = "1"] = number.split("/");
  const value = multiply(decimalValue(top), { n: decimalValue(bottom).d, d: decimalValue(bottom).n });
  return turn === undefined ? value : multiply(value, PI);
};

type System = TableUnit["system"];

/** Names (fl_oz has a space) | size | base units | system; an asterisk before the names says that they take prefixes. */
const rows = (system: System, text: string): TableUnit[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", size = "1", dimension = "", months] = line.split("|").map((part) => part.trim());
      const prefix = names.startsWith("*") ? "sign" : names.startsWith("+") ? "word" : null;
      return {
        names: names
          .replace(/^[*+] /, "")
          .split(" ")
          .map((name) => name.replace("_", " ")),
        size: sizeNamed(size),
        zero: rational(0n),
        dimension: dimensionNamed(dimension),
        prefix,
        ...(months ? { months: decimalValue(months) } : {}),
        system,
      };
    });

/** Customary units by their definitions of 1959 and 1893: an inch is 2.54 cm, a pound 453.59237 g, a gallon 231 in³, an acre
 * 43,560 ft². */
const CUSTOMARY = `
inch inches in in. | 0.0254 | m
foot feet ft | 0.3048 | m
yard yards yd yds | 0.9144 | m
mile miles mi | 1609.344 | m
acre acres | 4046.8564224 | m^2
ounce ounces oz | 0.028349523125 | kg
pound pounds lb lbs | 0.45359237 | kg
ton tons | 907.18474 | kg
teaspoon teaspoons tsp | 0.00000492892159375 | m^3
tablespoon tablespoons tbsp | 0.00001478676478125 | m^3
fluid_ounce fluid_ounces fl_oz | 0.0000295735295625 | m^3
cup cups | 0.0002365882365 | m^3
pint pints pt | 0.000473176473 | m^3
quart quarts qt | 0.000946352946 | m^3
gallon gallons gal | 0.003785411784 | m^3`;

const METRIC = `
+ meter meters metre metres | 1 | m
* m | 1 | m
nautical_mile nautical_miles nmi | 1852 | m
hectare hectares ha | 10000 | m^2
+ gram grams | 0.001 | kg
* g | 0.001 | kg
tonne tonnes t | 1000 | kg
+ liter liters litre litres | 0.001 | m^3
* L l | 0.001 | m^3`;

/** A year is 365.25 days where seconds are asked for. */
const TIME = `
+ second seconds | 1 | s
* s | 1 | s
sec secs | 1 | s
msec msecs | 0.001 | s
minute minutes min mins | 60 | s
hour hours h hr hrs | 3600 | s
day days d | 86400 | s
week weeks | 604800 | s
month months | 2629800 | s | 1
year years yr yrs y | 31557600 | s | 12
decade decades | 315576000 | s | 120
century centuries | 3155760000 | s | 1200
millennium millennia millenniums | 31557600000 | s | 12000`;

/** SI units and those accepted beside them. Sizes are defined, but for u and its like, which CODATA gives. At the end
 * stand short forms that people type and no book prints. */
const SCIENCE = `
* A | 1 | A
+ ampere amperes amp amps | 1 | A
K kelvin kelvins | 1 | K
* mol | 1 | mol
+ mole moles | 1 | mol
Å | 1e-10 | m
ly | 9460730472580800 | m
AU | 149597870700 | m
u | 1.66053906892e-27 | kg
* N | 1 | kg·m·s^-2
+ newton newtons | 1 | kg·m·s^-2
* J | 1 | kg·m^2·s^-2
+ joule joules | 1 | kg·m^2·s^-2
* eV | 1.602176634e-19 | kg·m^2·s^-2
* cal | 4.184 | kg·m^2·s^-2
+ calorie calories | 4.184 | kg·m^2·s^-2
kWh | 3600000 | kg·m^2·s^-2
* W | 1 | kg·m^2·s^-3
+ watt watts | 1 | kg·m^2·s^-3
hp horsepower | 745.69987158227022 | kg·m^2·s^-3
* Pa | 1 | kg·m^-1·s^-2
+ pascal pascals | 1 | kg·m^-1·s^-2
atm atmosphere atmospheres | 101325 | kg·m^-1·s^-2
torr mmHg | 101325/760 | kg·m^-1·s^-2
* bar | 100000 | kg·m^-1·s^-2
psi | 6894.757293168361 | kg·m^-1·s^-2
* Hz | 1 | s^-1
+ hertz | 1 | s^-1
* Bq | 1 | s^-1
+ becquerel becquerels | 1 | s^-1
* Ci | 3.7e10 | s^-1
+ curie curies | 3.7e10 | s^-1
rpm | 1/30π | s^-1
rad radian radians | 1 |
rev revolution revolutions | 2π |
° degree degrees | 1/180π |
* V | 1 | kg·m^2·s^-3·A^-1
+ volt volts | 1 | kg·m^2·s^-3·A^-1
* C | 1 | s·A
+ coulomb coulombs | 1 | s·A
* Ω | 1 | kg·m^2·s^-3·A^-2
+ ohm ohms | 1 | kg·m^2·s^-3·A^-2
* F | 1 | kg^-1·m^-2·s^4·A^2
+ farad farads | 1 | kg^-1·m^-2·s^4·A^2
* T | 1 | kg·s^-2·A^-1
+ tesla teslas | 1 | kg·s^-2·A^-1
G gauss | 0.0001 | kg·s^-2·A^-1
Wb weber webers | 1 | kg·m^2·s^-2·A^-1
* H | 1 | kg·m^2·s^-2·A^-2
+ henry henrys henries | 1 | kg·m^2·s^-2·A^-2
+ sievert sieverts | 1 | m^2·s^-2
+ gray grays | 1 | m^2·s^-2
rem rems | 0.01 | m^2·s^-2
D diopter diopters | 1 | m^-1
* Sv | 1 | m^2·s^-2
* Gy | 1 | m^2·s^-2
M | 1000 | m^-3·mol
% percent | 0.01 |
mph | 0.44704 | m·s^-1
knot knots | 463/900 | m·s^-1
dB | 1 |
mtr mtrs | 1 | m
kms kmtrs | 1000 | m
kgs | 1 | kg
gm gms gr | 0.001 | kg
ltr ltrs | 0.001 | m^3
mps | 1 | m·s^-1
kph kmh kmph | 5/18 | m·s^-1`;

const CELSIUS: TableUnit = {
  names: ["°C", "celsius", "celcius", "centigrade"],
  size: rational(1n),
  zero: rational(27315n, 100n),
  dimension: dimensionNamed("K"),
  prefix: null,
  system: "science",
};
const FAHRENHEIT: TableUnit = {
  ...CELSIUS,
  names: ["°F", "fahrenheit"],
  size: rational(5n, 9n),
  zero: rational(45967n * 5n, 900n),
};

/** Every unit the engine knows, each with its defined size: the only place where a conversion factor stands. */
export const UNIT_TABLE: readonly TableUnit[] = [
  ...rows("metric", METRIC),
  ...rows("us", CUSTOMARY),
  ...rows("time", TIME),
  ...rows("science", SCIENCE),
  CELSIUS,
  FAHRENHEIT,
];
