"use client";

import { type ChangeEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icons";

const PhotoDialog = lazy(() => import("./photo-dialog"));

interface PhotoButtonProps {
  /** The field that what was read is put into, and into which a picture can be pasted. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Takes a photo of a problem: chosen, shot or pasted. */
export function PhotoButton({ field }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [photo, setPhoto] = useState<Blob | null>(null);

  useEffect(() => {
    const target = field.current;
    const onPaste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData;
      const picture = [...(pasted?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      // Programs that copy text put a picture of it beside it.
      if (!picture || pasted?.types.includes("text/plain")) return;
      event.preventDefault();
      setPhoto(picture);
    };
    target?.addEventListener("paste", onPaste);
    return () => target?.removeEventListener("paste", onPaste);
  }, [field]);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setPhoto(currentTarget.files?.[0] ?? null);
    // The same file can be chosen again.
    currentTarget.value = "";
    menu.current?.hidePopover();
  };
  const open = () => {
    if (window.matchMedia("(pointer: coarse)").matches) menu.current?.showPopover();
    else input.current?.click();
  };

  return (
    <>
      <button
        type="button"
        aria-label="Read a photo"
        title="Read a photo"
        onClick={open}
        className="button button-quiet tool camera needs-script"
      >
        <Icon>
          <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
          <circle cx="12" cy="13" r="3.4" />
        </Icon>
      </button>
      {/* A telephone asks whether the camera is meant or the album. */}
      <div ref={menu} popover="auto" className="menu fixed inset-[auto_16px_16px] w-auto">
        <label className="menu-item">
          Take a photo
          <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
        </label>
        <label className="menu-item">
          Choose a picture
          <input ref={input} type="file" accept="image/*" onChange={choose} className="sr-only" />
        </label>
      </div>
      {photo && (
        <Suspense>
          <PhotoDialog
            photo={photo}
            field={field}
            onClose={() => setPhoto(null)}
            onAnother={() => {
              setPhoto(null);
              open();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
