"use client";

export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className="button needs-script">
      Print
    </button>
  );
}
