import { ELEMENTS } from "../../expression/elements";
import { words } from "../../word-list";
import { type Worked, writtenAnswer } from "./worked";

/** Subshells in the order in which they fill, with their room. */
const ORDER = [
  "1s2",
  "2s2",
  "2p6",
  "3s2",
  "3p6",
  "4s2",
  "3d10",
  "4p6",
  "5s2",
  "4d10",
  "5p6",
  "6s2",
  "4f14",
  "5d10",
  "6p6",
];
const NOBLE: readonly (readonly [string, number, number])[] = [
  ["Xe", 54, 11],
  ["Kr", 36, 8],
  ["Ar", 18, 5],
  ["Ne", 10, 3],
  ["He", 2, 1],
];
/** Elements whose outer electrons do not follow the order of filling. */
const EXCEPTIONS: ReadonlySet<string> = words("Cr Cu Nb Mo Tc Ru Rh Pd Ag La Ce Gd Pt Au");
const LAST_REGULAR = 86;

/** Electrons filled into subshells in order; null for the elements that depart from it. */
export function electronConfiguration(symbol: string, short: boolean): Worked | null {
  const electrons = ELEMENTS.get(symbol)?.number;
  if (!electrons || electrons > LAST_REGULAR || EXCEPTIONS.has(symbol)) return null;
  const core = short ? NOBLE.find(([, size]) => size < electrons) : undefined;
  let left = electrons - (core?.[1] ?? 0);
  const shells: string[] = core ? [`[\\mathrm{${core[0]}}]`] : [];
  for (const shell of ORDER.slice(core?.[2] ?? 0)) {
    if (left <= 0) break;
    const [, name = "", room = "0"] = /^(\d[spdf])(\d+)$/.exec(shell) ?? [];
    const taken = Math.min(left, Number(room));
    shells.push(`${name}^{${taken}}`);
    left -= taken;
  }
  const latex = shells.join(" ");
  return {
    answer: writtenAnswer(latex.replace(/\\mathrm|[{}]/g, "")),
    steps: [
      {
        rule: "fill-subshells",
        title: `Fill $${electrons}$ electrons into the subshells in order of energy.`,
        latex,
        why: "An s subshell holds 2 electrons, a p subshell 6, a d subshell 10 and an f subshell 14.",
      },
    ],
  };
}
