/** Where a problem stands on its paper, written so that it can be no mathematics: "#4", "Q7.", "Question 3:",
 * "question 4 -", "b)", "4b)", "4(b)" before a word, and "12." before anything but a digit. A dash with a space behind it sets the label off; one
 * that touches what follows is a minus sign. */
const LABEL =
  /^\s*(?:(?:#\s?|(?:q|qn|ques|question|prob|problem|ex|exercise|no|number)\.?\s?#?)\d{1,3}[a-z]?(?:\s*[.:)–—-]+)?(?=\s)|(?:[a-h]|[ivx]{1,4}|\d{1,3})\)(?=\s)|\d{1,3}\s?[a-h]\)(?=\s)|\d{1,3}\s?\([a-h]\)(?=\s+[a-z]{2})|\d{1,3}[a-h]?\.(?=\s+[a-z$\\(|√]))(?=\s+\S)/i;

/** "[2]", "(3 marks)", set apart at the end of words: what an exercise counts for. */
const WORTH = /(?<=[^-+*/=×÷,(\s])\s+(?:\[\d{1,2}(?: ?marks?)?\]|\(\d{1,2} ?marks?\))\s*$/;
const WORD = /[a-z]{3}/i;

/** A problem without what it counts for, and with spaces for its label, so that every place in it stays where it is. */
export const withoutLabel = (text: string): string => {
  const bare = text.replace(LABEL, (label) => " ".repeat(label.length));
  return WORD.test(bare) ? bare.replace(WORTH, "") : bare;
};
