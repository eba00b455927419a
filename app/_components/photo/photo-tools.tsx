import { useState } from "react";
import { type PhotoEdit, type Side, UNTOUCHED } from "./open-photo";

interface PhotoToolsProps {
  readonly edit: PhotoEdit;
  readonly onEdit: (edit: PhotoEdit) => void;
}

const SIDES: readonly (readonly [Side, string])[] = [
  ["left", "Left"],
  ["right", "Right"],
  ["top", "Top"],
  ["bottom", "Bottom"],
];
/** Of a side, in percent: opposite sides never meet. */
const CUT_MAX = 45;
const STEP = 5;

/** Turns a photo by a quarter, and cuts off what is not wanted; it is read again afterwards. */
export function PhotoTools({ edit, onEdit }: PhotoToolsProps) {
  const [cut, setCut] = useState(edit.cut);
  const isChanged = SIDES.some(([side]) => cut[side] !== edit.cut[side]);
  const turn = () => {
    setCut(UNTOUCHED.cut);
    onEdit({ turns: (edit.turns + 1) % 4, cut: UNTOUCHED.cut });
  };
  return (
    <div className="mt-2 flex flex-wrap items-start gap-2">
      <button type="button" onClick={turn} className="button button-quiet">
        Turn the photo
      </button>
      <details className="min-w-0 flex-1 open:basis-60">
        <summary className="button button-quiet">Cut off the edges</summary>
        <div className="mt-2 grid grid-cols-2 gap-x-4">
          {SIDES.map(([side, name]) => (
            <label key={side} className="text-[15px]">
              {name}: {Math.round(cut[side] * 100)}%
              <input
                type="range"
                min={0}
                max={CUT_MAX}
                step={STEP}
                value={Math.round(cut[side] * 100)}
                onChange={(event) => setCut({ ...cut, [side]: Number(event.target.value) / 100 })}
                className="block h-11 w-full accent-accent"
              />
            </label>
          ))}
        </div>
        <button
          type="button"
          disabled={!isChanged}
          onClick={() => onEdit({ ...edit, cut })}
          className="button mt-2"
        >
          Read this part
        </button>
      </details>
    </div>
  );
}
