/** A formula in a field of text while it is still being written: what is in the field is always what has been written so
 * far, so that the field can be handed in at any moment. */
export class LiveFormula {
  readonly #replaced: string;
  #start: number;
  #written: string;
  #length: number;

  constructor(private readonly field: HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, value } = field;
    this.#start = selectionStart;
    this.#replaced = value.slice(selectionStart, selectionEnd);
    this.#written = this.#replaced;
    this.#length = value.length;
    field.addEventListener("input", this.#follow);
  }

  /** The text on both sides of the formula. */
  get place(): { readonly before: string; readonly after: string } {
    const { value } = this.field;
    return { before: value.slice(0, this.#start), after: value.slice(this.#end) };
  }

  /** Puts what is written now in the place of what was written before. */
  show(text: string): void {
    const { field } = this;
    field.setRangeText(text, this.#start, this.#end, "end");
    this.#written = text;
    this.#length = field.value.length;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Leaves the text as it was before, with the same part of it selected. */
  takeBack(): void {
    this.show(this.#replaced);
    this.field.setSelectionRange(this.#start, this.#end);
  }

  /** The text no longer follows. */
  end(): void {
    this.field.removeEventListener("input", this.#follow);
  }

  get #end(): number {
    return this.#start + this.#written.length;
  }

  /** What is typed before the formula moves it along; a text that is cleared begins again. */
  readonly #follow = (): void => {
    const { value, selectionEnd } = this.field;
    const more = value.length - this.#length;
    this.#length = value.length;
    if (more === 0) return;
    if (selectionEnd <= this.#start + Math.max(more, 0)) this.#start += more;
    this.#start = Math.min(Math.max(this.#start, 0), value.length);
    if (!value.startsWith(this.#written, this.#start)) this.#written = "";
  };
}
