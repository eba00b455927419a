import { greyOf, openPhoto, PhotoProblem } from "@/app/_components/photo/open-photo";
import { readOnDevice } from "@/app/_components/photo/read-on-device";

/** What came of reading a picture: its text, or why there is none, for the student. */
export type Reading = { readonly text: string } | { readonly problem: string };

const FAILED = "This part of the page could not be read. Try another one, or type the problem.";

/** Reads a picture inside the extension. It is a script of its own, which is loaded when it is first wanted.
 * @param onProgress is told how far it is, from 0 to 1 */
export async function readPicture(picture: Blob, onProgress: (share: number) => void): Promise<Reading> {
  try {
    const { signal } = new AbortController();
    return await readOnDevice(greyOf(await openPhoto(picture)), { signal, onProgress });
  } catch (error) {
    return { problem: PhotoProblem.isInstance(error) ? error.message : FAILED };
  }
}
