import type { ReactNode } from "react";
import "@/app/_components/ui/dialog.css";

interface QuestionProps {
  readonly id: string;
  /** The button that asks it. */
  readonly opener: { readonly text: string; readonly className: string };
  readonly title: string;
  readonly text: string;
  /** The button that leaves everything as it is. */
  readonly no: string;
  /** The form that does it. */
  readonly children: ReactNode;
}

/** One question over the page before something is done. It needs no JavaScript. */
export function Question({ id, opener, title, text, no, children }: QuestionProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={opener.className}>
        {opener.text}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="dialog"
      >
        <h3 id={`${id}-title`} className="font-serif text-[24px] leading-tight">
          {title}
        </h3>
        <p id={`${id}-text`} className="mt-2 text-muted">
          {text}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button">
            {no}
          </button>
          {children}
        </div>
      </div>
    </>
  );
}
