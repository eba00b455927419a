import type { ReactNode } from "react";

interface SheetRowProps {
  readonly children: ReactNode;
  /** What is in the margin: the label of a part, or a sign. */
  readonly margin?: ReactNode;
  readonly tone?: "plain" | "checked" | "caution" | "wrong" | "wash";
}

const TONES = {
  plain: "",
  checked: "sheet-body-checked",
  caution: "sheet-body-caution",
  wrong: "sheet-body-wrong",
  wash: "sheet-body-wash",
} as const;

/** One part of the solution sheet, beside its margin. */
export function SheetRow({ children, margin, tone = "plain" }: SheetRowProps) {
  return (
    <div className="sheet-row">
      <div className="sheet-margin">{margin}</div>
      <div className={`sheet-body ${TONES[tone]}`}>{children}</div>
    </div>
  );
}
