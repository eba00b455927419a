import type { Said } from "@/server/features/practice/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { Drawing } from "../solve/drawing";
import { SheetRow } from "../solve/sheet-row";

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
  wrong: "caution",
  form: "caution",
  unread: "wash",
  hint: "wash",
  revealed: "wash",
} as const;

/** What is said of the last answer: the error by its name where it is known. */
export function Feedback({ view }: { readonly view: Said }) {
  const { outcome, misconception, message, counterexample, hint, read } = view;
  return (
    <SheetRow tone={TONES[outcome]}>
      <div role="status">
        <h2 className="font-serif text-[22px] leading-tight">
          {TITLES[outcome]}
          {misconception &&
            `: ${misconception.title.slice(0, 1).toLowerCase()}${misconception.title.slice(1)}`}
        </h2>
        {read && <MathLine latex={read} label="Your answer as read" />}
        {[misconception ? misconception.explanation : message, counterexample, hint].map(
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
  );
}
