"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { typeInto } from "../math-field/insertion";
import { UNTOUCHED } from "./open-photo";
import { PhotoTools } from "./photo-tools";
import { Progress } from "./progress";
import { ReadingEditor } from "./reading-editor";
import { usePhotoReading } from "./use-photo-reading";
import { ZoomablePhoto } from "./zoomable-photo";
import "../ui/dialog.css";
import "./photo.css";

interface PhotoDialogProps {
  readonly photo: Blob;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  /** Another photo is wanted in place of this one. */
  readonly onAnother: () => void;
}

/** Shows a photo and what was read in it, for the student to put right: nothing is solved before. */
export default function PhotoDialog({ photo, field, onClose, onAnother }: PhotoDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [edit, setEdit] = useState(UNTOUCHED);
  const { state, shown } = usePhotoReading(photo, edit);
  const isRead = state.stage === "read";

  useEffect(() => dialog.current?.showModal(), []);
  // What had the focus is gone by then; the heading says what came of the photo.
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);

  const discard = () => {
    dialog.current?.close();
    if (state.stage === "failed") field.current?.focus();
  };
  const use = (text: string) => {
    dialog.current?.close();
    if (field.current) put(field.current, text);
  };

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="dialog photo-dialog">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-serif text-[24px] leading-tight outline-none">
        {HEADINGS[state.stage]}
      </h2>
      {shown && <ZoomablePhoto {...shown} />}
      {shown && (isRead || state.stage === "failed") && <PhotoTools edit={edit} onEdit={setEdit} />}
      {state.stage === "read" ? (
        <ReadingEditor reading={state.reading} onUse={use} onDiscard={discard} />
      ) : (
        <>
          {state.stage === "failed" ? (
            <p role="alert" className="mt-4 text-danger">
              {state.words}
            </p>
          ) : (
            <Progress share={state.stage === "reading" ? state.share : null} />
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <button type="button" onClick={discard} className="button">
              {state.stage === "failed" ? "Type it instead" : "Cancel"}
            </button>
            {state.stage === "failed" && (
              <button type="button" onClick={onAnother} className="button button-primary">
                Another photo
              </button>
            )}
          </div>
        </>
      )}
      {(state.stage === "read" || state.stage === "reading") && (
        <p className="mt-4 text-[14px] text-muted">{WHERE_IT_GOES[state.reader]}</p>
      )}
    </dialog>
  );
}

const HEADINGS = {
  opening: "Reading your photo",
  reading: "Reading your photo",
  read: "Did I read this right?",
  failed: "I couldn’t read this photo",
} as const;

const WHERE_IT_GOES = {
  browser: "The photo stays on this device, which reads print better than handwriting.",
  model: "The photo is sent to the language model and not kept.",
} as const;

/** Puts a reading where the caret is, on a line of its own if there is something before it, and leaves it to be sent. */
function put(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart);
  typeInto(field, before.trim() === "" ? text : `\n${text}`);
}
