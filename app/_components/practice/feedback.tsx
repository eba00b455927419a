import type { ReactNode } from "react";
import type { Said } from "@/server/features/practice/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { Drawing } from "../solve/drawing";
import { SheetRow } from "../solve/sheet-row";
import { CheckedIcon, WrongIcon } from "../ui/icons";

const TITLES = {
  right: "Right",
  wrong: "Not yet",
  form: "Right, but not in the form asked",
  unread: "I could not read that",
  hint: "A hint",
  revealed: "The solution",
} as const;

const TONES = {
  right: "checked",
  wrong: "wrong",
  form: "caution",
  unread: "wash",
  hint: "wash",
  revealed: "wash",
} as const;

/** Beside the colours, for those who do not tell them apart. */
const SIGNS: Partial<Record<Said["outcome"], ReactNode>> = {
  right: (
    <span className="inline-flex pt-1 text-checked">
      <CheckedIcon />
    </span>
  ),
  wrong: (
    <span className="inline-flex pt-1 text-danger">
      <WrongIcon />
    </span>
  ),
};

/** What is said of the last answer: the error by its name where it is known. */
export function Feedback({ view }: { readonly view: Said }) {
  const { outcome, misconception, message, counterexample, hints, read } = view;
  return (
    <>
      {read && (
        <SheetRow>
          <p className="text-sm text-muted">You wrote</p>
          <MathLine latex={read} label="Your answer as read" />
        </SheetRow>
      )}
      <SheetRow tone={TONES[outcome]} margin={SIGNS[outcome]}>
        <div role="status">
          <h2 className="font-serif text-[22px] leading-tight">
            {TITLES[outcome]}
            {misconception &&
              `: ${misconception.title.slice(0, 1).toLowerCase()}${misconception.title.slice(1)}`}
          </h2>
          {[
            misconception ? misconception.explanation : outcome === "right" ? "" : message,
            counterexample,
            ...hints,
          ].map(
            (text) =>
              text && (
                <p key={text} className="math-sentence mt-1 text-[15px]">
                  <MathText text={text} />
                </p>
              ),
          )}
          {misconception?.picture && <Drawing picture={misconception.picture} />}
        </div>
      </SheetRow>
    </>
  );
}
