import "server-only";

/** Another way to write a number, as it is asked for. */
export const FORM_WANTED =
  /\b(?:as|in|into|to|with|using) (?:an? |the )?(decimals?|(?:mixed |improper )?fractions?|mixed numbers?|percent(?:age)?s?|scientific notation|standard form)\b/i;
