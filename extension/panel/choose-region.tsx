import { type PointerEvent, useState } from "react";
import { between, type Region, WHOLE, withSide } from "../region/cut";

interface Corner {
  readonly x: number;
  readonly y: number;
}

interface ChooseRegionProps {
  /** The picture's address. */
  readonly picture: string;
  readonly read: (region: Region) => void;
  readonly cancel: () => void;
}

const SIDES = ["left", "right", "top", "bottom"] as const;
const SIDE_WORDS = {
  left: "Left side",
  right: "Right side",
  top: "Upper side",
  bottom: "Lower side",
} as const;
const PERCENT = 100;

/** A picture of the page, and a frame in it: drawn with the pointer, or moved side by side. */
export function ChooseRegion({ picture, read, cancel }: ChooseRegionProps) {
  const [region, setRegion] = useState<Region>(WHOLE);
  const [from, setFrom] = useState<Corner | null>(null);

  function begin(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(cornerAt(event));
  }

  return (
    <section className="sheet" aria-label="The part to read">
      <p className="muted">Draw a frame around the problem, or move its sides below.</p>
      <div
        className="picture"
        onPointerDown={begin}
        onPointerMove={(event) => from && setRegion(between(from, cornerAt(event)))}
        onPointerUp={() => setFrom(null)}
      >
        {/* biome-ignore lint/performance/noImgElement: it is on this device already */}
        <img src={picture} alt="The page as it is shown" draggable={false} />
        <div className="frame" style={insetOf(region)} />
      </div>
      {SIDES.map((side) => (
        <label key={side}>
          {SIDE_WORDS[side]}
          <input
            type="range"
            min={0}
            max={PERCENT}
            value={Math.round(region[side] * PERCENT)}
            onChange={({ target }) => setRegion(withSide(region, side, target.valueAsNumber / PERCENT))}
          />
        </label>
      ))}
      <div className="row">
        <button type="button" className="primary" onClick={() => read(region)}>
          Read this part
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}

function cornerAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Corner {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const percent = (share: number): string => `${share * PERCENT}%`;

const insetOf = ({ left, top, right, bottom }: Region) => ({
  inset: [top, 1 - right, 1 - bottom, left].map(percent).join(" "),
});
