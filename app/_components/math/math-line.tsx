import { Typeset } from "./typeset";

interface MathLineProps {
  readonly latex: string;
  /** What the line is, for someone who reaches it with the keyboard to scroll it. */
  readonly label: string;
  readonly size?: keyof typeof SIZES;
}

/** From so many signs on, a line may be wider than a telephone. */
const LONG = { normal: 16, answer: 12, listed: 14 } as const;
const SIZES = {
  normal: "text-[21px] sm:text-[22px]",
  answer: "text-[28px] sm:text-[32px]",
  listed: "text-[22px] sm:text-[26px]",
} as const;

/** Mathematics on a line of its own. A long one scrolls sideways, with the keyboard too. */
export function MathLine({ latex, label, size = "normal" }: MathLineProps) {
  const reachable = signsOf(latex) > LONG[size] ? { tabIndex: 0, role: "group", "aria-label": label } : {};
  return (
    <div {...reachable} className={`math-line ${SIZES[size]}`}>
      <Typeset latex={latex} display />
    </div>
  );
}

const TEXT = /\\(?:text|mathrm)\{([^{}]*)\}/g;
const LAYOUT = /\\(?:[dt]?frac|left|right|sqrt)(?![a-z])|[{}^_&\s]|\\[,;:! ]/gi;
const COMMAND = /\\[a-z]+/gi;

/** How many signs are drawn side by side, those of a fraction's two parts counted both. */
export const signsOf = (latex: string): number =>
  latex.replace(TEXT, "$1").replace(LAYOUT, "").replace(COMMAND, "m").length;
