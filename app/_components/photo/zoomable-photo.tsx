import Image from "next/image";
import { useState } from "react";
import type { ShownPhoto } from "./use-photo-reading";

/** The photo, small beside what was read, or large to look at a detail. */
export function ZoomablePhoto({ url, width, height }: ShownPhoto) {
  const [large, setLarge] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={large}
      aria-label={large ? "Show the photo smaller" : "Show the photo larger"}
      onClick={() => setLarge(!large)}
      className={`photo-frame mt-4 ${large ? "photo-large" : ""}`}
    >
      <Image unoptimized src={url} width={width} height={height} alt="Your photo" />
    </button>
  );
}
