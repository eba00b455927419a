import { PROBLEM_FIELD, SHARED_FILES, SHARED_PICTURE } from "./constants";

/** Takes what another app has handed over into the field of the front page, and out of the address.
 * @returns whether it came without what was shared, because the service worker was not there to receive it */
export async function takeShared(): Promise<boolean> {
  const shared = new URLSearchParams(location.hash.slice(1));
  const text = shared.get("shared");
  const field = document.querySelector<HTMLTextAreaElement>(PROBLEM_FIELD);
  if (text === null || !field) return false;
  history.replaceState(history.state, "", location.pathname);
  if (text) {
    // Not as if typed: that would cut off what is too long without a word.
    field.setRangeText(text, 0, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const picture = await pictureShared();
  if (picture) paste(picture, field);
  field.focus();
  return shared.has("missed");
}

/** The picture is handed on once. */
async function pictureShared(): Promise<File | null> {
  const files = await caches.open(SHARED_FILES);
  const kept = await files.match(SHARED_PICTURE);
  await caches.delete(SHARED_FILES);
  if (!kept) return null;
  const picture = await kept.blob();
  return new File([picture], "shared", { type: picture.type });
}

/** A picture comes into the field in one way, however it got to the device. */
function paste(picture: File, field: HTMLTextAreaElement): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(picture);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
