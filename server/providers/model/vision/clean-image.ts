import "server-only";
import { cleanJpeg } from "./clean-jpeg";
import { cleanPng } from "./clean-png";
import { cleanWebp } from "./clean-webp";
import type { CleanImage } from "./image";

/** Tells by its content what kind of picture it is, and takes out whatever is not needed to show it.
 * @returns null for what is no whole JPEG, PNG or still WebP */
export function cleanImage(bytes: Uint8Array): CleanImage | null {
  return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes);
}
