import "server-only";

/** Another way to write a number, as it is asked for. */
export const FORM_WANTED =
  /\b(?:(?:as|in|into|to|with|using|make (?:it|that|this)|turn (?:it|that|this)) (?:an? |the )?|(?:want|need) an? )(decimals?|(?:mixed |improper )?fractions?|mixed numbers?|percent(?:age)?s?|scientific notation|standard form)\b/i;
