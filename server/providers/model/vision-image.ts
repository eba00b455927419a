import "server-only";
import { cleanJpeg } from "./vision-jpeg";
import { cleanPng } from "./vision-png";
import { cleanWebp } from "./vision-webp";

/** A picture with nothing in it but the picture: no place, time, device, thumbnail or remark. */
export interface CleanImage {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Tells by its content what kind of picture it is, and takes out whatever is not needed to show it.
 * @returns null for what is no whole JPEG, PNG or still WebP */
export function cleanImage(bytes: Uint8Array): CleanImage | null {
  return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes);
}
