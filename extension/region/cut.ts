/** A part of a picture, each side as a share of its width or height, from its upper left corner. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Region = { left: 0, top: 0, right: 1, bottom: 1 };

/** No side may be shorter than this share: a slip of the hand is no region. */
const SIDE_MIN = 0.02;

const inside = (share: number): number => Math.min(1, Math.max(0, share));

/** The region between two corners, in whichever order they came; the whole where they are too close together.
 * @example between({ x: 0.9, y: 0.2 }, { x: 0.1, y: 0.5 }) // left 0.1, top 0.2, right 0.9, bottom 0.5 */
export function between(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): Region {
  const [left = 0, right = 1] = [inside(one.x), inside(other.x)].sort((a, b) => a - b);
  const [top = 0, bottom = 1] = [inside(one.y), inside(other.y)].sort((a, b) => a - b);
  return right - left < SIDE_MIN || bottom - top < SIDE_MIN ? WHOLE : { left, top, right, bottom };
}

/** The region with one side elsewhere, which never passes the opposite one. */
export function withSide(region: Region, side: keyof Region, share: number): Region {
  const at = inside(share);
  switch (side) {
    case "left":
      return { ...region, left: Math.min(at, region.right - SIDE_MIN) };
    case "right":
      return { ...region, right: Math.max(at, region.left + SIDE_MIN) };
    case "top":
      return { ...region, top: Math.min(at, region.bottom - SIDE_MIN) };
    case "bottom":
      return { ...region, bottom: Math.max(at, region.top + SIDE_MIN) };
  }
}

/** Cuts a region out of a picture, in the picture's own pixels. */
export async function cutOut(picture: string, { left, top, right, bottom }: Region): Promise<Blob> {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const [x, y] = [Math.round(left * bitmap.width), Math.round(top * bitmap.height)];
  const width = Math.max(1, Math.round(right * bitmap.width) - x);
  const height = Math.max(1, Math.round(bottom * bitmap.height) - y);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/png" });
}
