import { BrandedError } from "@/server/errors/branded-error";
import { PHOTO_SIDE } from "@/server/features/photo/constants";
import type { Grey } from "./layout/types";

/** A photo as it is read: upright, no larger than it need be, and without anything a camera wrote beside it. */
export interface OpenPhoto {
  readonly canvas: HTMLCanvasElement;
  /** The picture again, as a file. */
  readonly file: Blob;
}

/** What the student has done to a photo: quarter turns clockwise, and how much is cut off each side, as shares of the
 * turned picture. */
export interface PhotoEdit {
  readonly turns: number;
  readonly cut: Readonly<Record<Side, number>>;
}

export type Side = "left" | "right" | "top" | "bottom";

export const UNTOUCHED: PhotoEdit = { turns: 0, cut: { left: 0, right: 0, top: 0, bottom: 0 } };

/** Larger files are no photos of an exercise. */
const BYTES_MAX = 40 * 1024 * 1024;
const QUALITY = 0.88;

/** A failure in words for the student. */
export class PhotoProblem extends BrandedError {
  static readonly brand = "PhotoProblem";
}

const TOO_LARGE = "This file is larger than 40 MB. Choose a smaller picture.";
const NO_PICTURE =
  "Your browser cannot open this file as a picture. Choose a JPEG, PNG or WebP file; of a HEIC photo, a screenshot will do.";

/** Decodes a picture, turns it as the camera was held and as the student wants it, cuts it and makes it smaller. Encoding
 * it again leaves out the place, the time and the device that a camera writes into its files.
 * @throws {PhotoProblem} */
export async function openPhoto(chosen: Blob, edit: PhotoEdit = UNTOUCHED): Promise<OpenPhoto> {
  if (chosen.size > BYTES_MAX) throw new PhotoProblem(TOO_LARGE);
  const bitmap = await createImageBitmap(chosen, { imageOrientation: "from-image" }).catch(() => {
    throw new PhotoProblem(NO_PICTURE);
  });
  const canvas = drawn(bitmap, edit);
  bitmap.close();
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!file) throw new PhotoProblem(NO_PICTURE);
  return { canvas, file };
}

function drawn(bitmap: ImageBitmap, { turns, cut }: PhotoEdit): HTMLCanvasElement {
  const isAcross = turns % 2 === 1;
  const [wide, high] = isAcross ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const [left, top] = [wide * cut.left, high * cut.top];
  const [width, height] = [wide * (1 - cut.left - cut.right), high * (1 - cut.top - cut.bottom)];
  const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new PhotoProblem(NO_PICTURE);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  // From the middle of the turned picture, which stays where it is however it is turned.
  context.scale(scale, scale);
  context.translate(wide / 2 - left, high / 2 - top);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return canvas;
}

/** The picture in shades of grey. */
export function greyOf({ canvas }: OpenPhoto): Grey {
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height);
  for (let at = 0; pixels && at < data.length; at++)
    data[at] =
      0.299 * (pixels[at * 4] ?? 0) + 0.587 * (pixels[at * 4 + 1] ?? 0) + 0.114 * (pixels[at * 4 + 2] ?? 0);
  return { width, height, data };
}
