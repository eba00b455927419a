/** Where a problem stands on its paper, written so that it can be no mathematics: "#4", "Q7.", "Question 3:", "b)", and
 * "12." before anything but a digit. */
const LABEL =
  /^\s*(?:(?:#\s?|(?:q|qn|question|problem|ex|exercise|no|number)\.?\s?#?)\d{1,3}[a-z]?\s*[.:)]?(?=\s)|(?:[a-h]|[ivx]{1,4}|\d{1,3})\)(?=\s)|\d{1,3}\.(?=\s+[a-z$\\(|√]))(?=\s+\S)/i;

/** A problem with spaces for its label, so that every place in it stays where it is. */
export const withoutLabel = (text: string): string =>
  text.replace(LABEL, (label) => " ".repeat(label.length));
