import { type Law, type Role, role } from "./law";

const HYDRONIUM_SOURCES = ["H3O", "hydronium", "hydrogen ion", "HCl", "HBr", "HI", "HNO3", "HClO4"];
const STRONG_ACIDS = "HCl|HBr|HI|HNO3|HClO4";
const STRONG_BASES = ["NaOH", "KOH", "LiOH", "RbOH", "CsOH"];
const HYDROXIDE_SOURCES = ["hydroxide", ...STRONG_BASES];
const WEAK =
  "Ka|K_a|Kb|K_b|weak|buffer|mixed|added|titrat*|dilut*|percent|ionization|dissolv*|mL|L|g|gram|mol|pure|acetic|" +
  "ammonia|%|→|⇌";
/** The ion product of water is known for this temperature alone. */
const ROOM: Role = { name: "temperature", unit: "K", only: "298.15" };
const concentration = (name: string): Role => ({ name: `${name} concentration`, unit: "M" });
const wanted = (name: string, asked: string): Role => ({ ...concentration(name), asked, found: true });
const PH: Role = role("pH", "", "pH", {
  told: "pH @|pH of @|pH is @|pH = @|pH value of @|pH of a … is @|pH of the … is @|pH of this … is @",
});
const POH: Role = role("pOH", "", "pOH", { told: "pOH of … @|pOH is … @|pOH = … @" });
const HYDRONIUM = "hydronium [ion] concentration|hydrogen [ion] concentration";
const HYDROXIDE = "hydroxide [ion] concentration";
const NOT = `${WEAK}|pH and [the] pOH|hydronium and [the] hydroxide`;
const withEach = (name: string, sources: readonly string[]): string =>
  sources.map((source) => `${name} & ${source}`).join("|");

/** Acids and bases in water at 25 °C. */
export const ACIDS: readonly Law[] = [
  {
    title: "the definition of the pH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    figures: "logarithm",
    about: withEach("pH", HYDRONIUM_SOURCES),
    not: `${NOT}|pOH|hydroxide|${STRONG_BASES.join("|")}`,
    roles: { P: { ...PH, found: true }, C: concentration("hydronium ion"), T: ROOM },
  },
  {
    title: "the definition of the pOH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    figures: "logarithm",
    about: withEach("pOH", HYDROXIDE_SOURCES),
    not: `${NOT}|pH|hydronium|${STRONG_ACIDS}`,
    roles: { P: { ...POH, found: true }, C: concentration("hydroxide ion"), T: ROOM },
  },
  {
    title: "the link of pH and pOH",
    equations: ["O = -ln(C/1000)/ln(10)", "P = 14 - O"],
    figures: "logarithm",
    about: withEach("pH", HYDROXIDE_SOURCES),
    not: `${NOT}|pOH|hydronium|${STRONG_ACIDS}`,
    roles: {
      P: { ...PH, found: true },
      O: { name: "pOH", unit: "" },
      C: concentration("hydroxide ion"),
      T: ROOM,
    },
  },
  {
    title: "the definition of the pH",
    equations: ["ln(C/1000) = -P*ln(10)"],
    about: "pH",
    not: `${NOT}|pOH|hydroxide`,
    figures: "power",
    roles: { P: { ...PH, asked: undefined }, C: wanted("hydronium ion", HYDRONIUM), T: ROOM },
  },
  {
    title: "the definition of the pH and the ion product of water",
    equations: ["ln(C/1000) = (P - 14)*ln(10)"],
    about: "pH",
    not: `${NOT}|pOH|hydronium`,
    figures: "power",
    roles: { P: { ...PH, asked: undefined }, C: wanted("hydroxide ion", HYDROXIDE), T: ROOM },
  },
  ...([HYDRONIUM, HYDROXIDE] as const).flatMap((asked, i): Law[] => {
    const [given, other] = i === 0 ? ["hydroxide", "hydronium"] : ["hydronium", "hydroxide"];
    const law = {
      title: "the ion product of water",
      equations: ["A*B = 10^(-8)"],
      not: `${NOT}|pH|pOH|Kw|K_w`,
    };
    const roles = (phrase: string): Law["roles"] => ({
      A: concentration(`${given} ion`),
      B: wanted(`${other} ion`, phrase),
      T: ROOM,
    });
    return [
      { ...law, about: given as string, roles: roles(asked) },
      { ...law, about: `${given} & concentration of [the] ${other}`, roles: roles("concentration") },
    ];
  }),
  {
    title: "the link of pH and pOH",
    equations: ["O = 14 - P"],
    figures: "difference",
    about: "pH & pOH",
    not: `${NOT}|hydronium|hydroxide`,
    roles: { P: PH, O: POH, T: ROOM },
  },
  {
    title: "the half-life of a first-order decay",
    beside: "order reaction",
    equations: ["T = ln(2)/k"],
    about: "half-life & rate constant|decay constant & half-life",
    not: "second-order|second order|zero-order|zero order|first-order|first order|concentration|remain*|initial|percent|activity|mass|%",
    roles: {
      T: role("half-life", "s", "half-life", { told: "half-life … @" }),
      k: role("rate constant", "s^-1", "rate constant|decay constant", { told: "constant … @" }),
    },
  },
];
