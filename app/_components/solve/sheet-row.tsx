import type { ReactNode } from "react";

interface SheetRowProps {
  readonly children: ReactNode;
  readonly tone?: "plain" | "checked" | "caution" | "wash";
}

const TONES = {
  plain: "",
  checked: "sheet-body-checked",
  caution: "sheet-body-caution",
  wash: "sheet-body-wash",
} as const;

/** One part of the solution sheet, with its margin left empty. */
export function SheetRow({ children, tone = "plain" }: SheetRowProps) {
  return (
    <div className="sheet-row">
      <div className="sheet-margin" />
      <div className={`sheet-body ${TONES[tone]}`}>{children}</div>
    </div>
  );
}
