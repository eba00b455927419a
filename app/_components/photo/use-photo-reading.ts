import { useEffect, useState } from "react";
import { isDeviceOnly } from "@/app/_lib/device-only";
import type { PhotoReaderKind, PhotoReading } from "@/server/features/photo/types";
import { greyOf, type OpenPhoto, openPhoto, type PhotoEdit, PhotoProblem } from "./open-photo";
import { askForReader, readByModel } from "./read-by-model";

export type PhotoState =
  | { readonly stage: "opening" }
  | { readonly stage: "reading"; readonly reader: PhotoReaderKind; readonly share: number | null }
  | { readonly stage: "read"; readonly reader: PhotoReaderKind; readonly reading: PhotoReading }
  | { readonly stage: "failed"; readonly words: string };

/** A picture and where it can be shown from, with its size in pixels. */
export interface ShownPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Watch {
  readonly signal: AbortSignal;
  readonly tell: (state: PhotoState) => void;
  readonly show: (photo: OpenPhoto) => void;
}

const FAILED = "The photo could not be read. Try another one, or type the problem.";

/** Reads a photo as soon as there is one, and gives up when the caller goes away.
 * @returns how far it is, and the picture as soon as it is open */
export function usePhotoReading(
  chosen: Blob,
  edit: PhotoEdit,
): {
  readonly state: PhotoState;
  readonly shown: ShownPhoto | null;
} {
  const [state, setState] = useState<PhotoState>({ stage: "opening" });
  const [shown, setShown] = useState<ShownPhoto | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    let url: string | null = null;
    const tell = (next: PhotoState) => {
      if (!gone.signal.aborted) setState(next);
    };
    const show = ({ file, canvas }: OpenPhoto) => {
      url = URL.createObjectURL(file);
      setShown({ url, width: canvas.width, height: canvas.height });
    };
    tell({ stage: "opening" });
    read({ chosen, edit }, { signal: gone.signal, tell, show }).catch((error: unknown) => {
      tell({ stage: "failed", words: PhotoProblem.isInstance(error) ? error.message : FAILED });
    });
    return () => {
      gone.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [chosen, edit]);

  return { state, shown };
}

interface Wanted {
  readonly chosen: Blob;
  readonly edit: PhotoEdit;
}

async function read({ chosen, edit }: Wanted, { signal, tell, show }: Watch): Promise<void> {
  const [photo, reader] = await Promise.all([openPhoto(chosen, edit), readerFor(signal)]);
  signal.throwIfAborted();
  show(photo);
  tell({ stage: "reading", reader, share: null });
  if (reader === "model") {
    tell({ stage: "read", reader, reading: await readByModel(photo.file, signal) });
    return;
  }
  const { readOnDevice } = await import("./read-on-device");
  const onProgress = (share: number) => tell({ stage: "reading", reader, share });
  tell({ stage: "read", reader, reading: await readOnDevice(greyOf(photo), { signal, onProgress }) });
}

/** Who reads the photo: this device, where problems stay on it. */
const readerFor = async (signal: AbortSignal): Promise<PhotoReaderKind> =>
  isDeviceOnly() ? "browser" : askForReader(signal);
