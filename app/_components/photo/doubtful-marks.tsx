import type { PhotoReading } from "@/server/features/photo/types";
import { stretchesOf } from "./stretches";

interface DoubtfulMarksProps {
  readonly reading: PhotoReading;
  /** The student wants to look at the characters from `from` up to `to`. */
  readonly onPick: (from: number, to: number) => void;
}

/** The reading with what may be something else marked; a mark leads to its place in the field. */
export function DoubtfulMarks({ reading, onPick }: DoubtfulMarksProps) {
  return (
    <div className="mt-4">
      <p className="text-[15px]">Please check the marked characters:</p>
      <p className="photo-marks">
        {stretchesOf(reading).map(({ from, to, isDoubtful }) => {
          const text = reading.text.slice(from, to);
          if (!isDoubtful) return <span key={from}>{text}</span>;
          return (
            <button
              key={from}
              type="button"
              aria-label={`Check ${text}`}
              onClick={() => onPick(from, to)}
              className="photo-doubt"
            >
              <mark>{text}</mark>
            </button>
          );
        })}
      </p>
    </div>
  );
}
