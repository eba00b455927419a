import "server-only";

/** A picture with nothing in it but the picture: no place, time, device, thumbnail or remark. */
export interface CleanImage {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
