interface HintsToggleProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** Steps one at a time, the answer last. Without JavaScript it is a plain checkbox. */
export function HintsToggle({ pressed, onToggle }: HintsToggleProps) {
  return (
    <>
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onToggle}
        className="button button-quiet needs-script whitespace-nowrap"
      >
        Hints first
      </button>
      {pressed && <input type="hidden" name="mode" value="hints" />}
      <noscript>
        <label className="button button-quiet">
          <input type="checkbox" name="mode" value="hints" className="size-5" />
          Hints first
        </label>
      </noscript>
    </>
  );
}
