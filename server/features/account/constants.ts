/** Characters of the name a student gives themselves. */
export const DISPLAY_NAME_MAX = 80;
