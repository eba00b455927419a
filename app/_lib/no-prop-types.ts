/** In the place of `prop-types` in a browser: React 19 checks no property by it, and the progress bar's library still
 * describes its own with it. */
const unchecked = () => unchecked;

export const { string, number, bool, oneOfType } = {
  string: unchecked,
  number: unchecked,
  bool: unchecked,
  oneOfType: unchecked,
};
