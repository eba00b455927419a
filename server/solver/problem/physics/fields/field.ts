import { symbolsOf } from "../../../expression/walk";
import { equationOf, type Law, type Role } from "../law";

/** One equation between quantities of a field. */
export interface Formula {
  /** To follow "Write down": "the definition of power". */
  readonly title: string;
  readonly equation: string;
  /** What the text must speak of for it to hold: "from rest". Absent: it defines a quantity, and always holds. */
  readonly needs?: string;
  /** Words of a situation it is too simple for. */
  readonly not?: string;
  /** Further words of physics that change nothing in it. */
  readonly beside?: string;
  /** It is used by itself only, as its letters mean something else in other formulas. */
  readonly alone?: true;
  readonly terms?: string;
  /** It is used behind another formula only: by itself it is a question of geometry. */
  readonly chained?: true;
  /** Letters of quantities that may be told and change nothing: the mass of what falls freely. */
  readonly idle?: readonly string[];
}

/** A field of physics or chemistry: its quantities, each with one letter, and the formulas between them. */
export interface Field {
  readonly quantities: Readonly<Record<string, Role>>;
  readonly formulas: readonly Formula[];
  /** Words of its scenes that change nothing in any of its formulas. */
  readonly beside: string;
}

/** The formulas of a field as laws: each by itself, and each two that share one quantity, which one of them finds and the
 * other uses. */
export function lawsOf(field: Field): Law[] {
  const single = field.formulas
    .filter(({ chained }) => !chained)
    .map((formula) => lawOf(field, [formula], null));
  const chains = field.formulas.flatMap((first, place) =>
    field.formulas.slice(place + 1).flatMap((second) => {
      const formulas = [first, second];
      return linksOf(field, first, second).map((link) => lawOf(field, formulas, link));
    }),
  );
  return [...single, ...chains].filter(({ roles }) => Object.values(roles).some((role) => role.asked));
}

/** The quantities that two formulas share besides constants; none for pairs that form no chain. */
function linksOf({ quantities }: Field, first: Formula, second: Formula): string[] {
  if (first.alone || second.alone) return [];
  const letters = new Set(symbolsOf(equationOf(first.equation)));
  return symbolsOf(equationOf(second.equation)).filter(
    (letter) => letters.has(letter) && typeof quantities[letter]?.fixed !== "string",
  );
}

function lawOf({ quantities, beside }: Field, formulas: readonly Formula[], link: string | null): Law {
  const used = formulas.flatMap(({ equation }) => symbolsOf(equationOf(equation)));
  const letters = [...new Set([...used, ...formulas.flatMap(({ idle }) => idle ?? [])])];
  const roles = letters.map((letter) => {
    const role = quantities[letter];
    if (!role) throw new RangeError(`no quantity for the letter ${letter}`);
    if (letter === link) return [letter, { name: role.name, unit: role.unit, found: true }] as const;
    const { asked: _asked, fixed: _fixed, ...idle } = role;
    return [letter, used.includes(letter) ? role : idle] as const;
  });
  const nots = formulas.flatMap(({ not }) => not ?? []);
  const terms = formulas.find((formula) => formula.terms)?.terms;
  return {
    title: formulas.map(({ title }) => title).join(" and "),
    equations: formulas.map(({ equation }) => equation),
    about: formulas.flatMap(({ needs }) => needs ?? []),
    ...(nots.length > 0 ? { not: nots.join("|") } : {}),
    roles: Object.fromEntries(roles),
    beside: [beside, ...formulas.map((formula) => formula.beside ?? "")].join(" "),
    ...(terms ? { terms } : {}),
  };
}
