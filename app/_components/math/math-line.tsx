import { Typeset } from "./typeset";

interface MathLineProps {
  readonly latex: string;
  /** What the line is, for someone who reaches it with the keyboard to scroll it. */
  readonly label: string;
  readonly size?: "normal" | "answer";
}

/** From about here on a line may be wider than a telephone. */
const LONG_LATEX = 26;

/** Mathematics on a line of its own. A long one scrolls sideways, with the keyboard too. */
export function MathLine({ latex, label, size = "normal" }: MathLineProps) {
  const reachable = latex.length > LONG_LATEX ? { tabIndex: 0, role: "group", "aria-label": label } : {};
  return (
    <div
      {...reachable}
      className={`math-line ${size === "answer" ? "text-[28px] sm:text-[32px]" : "text-[21px] sm:text-[22px]"}`}
    >
      <Typeset latex={latex} display />
    </div>
  );
}
