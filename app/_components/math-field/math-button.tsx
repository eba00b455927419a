"use client";

interface MathButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the field in which mathematics is written as on paper. */
export function MathButton({ open, onToggle }: MathButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label="Write mathematics"
      title="Write mathematics"
      onClick={onToggle}
      className="button button-quiet tool needs-script"
    >
      √x
    </button>
  );
}
