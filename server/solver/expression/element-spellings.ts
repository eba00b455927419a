/** How the tables of elements and compounds spell what is spelt in two ways: as chemists' international names do, which
 * British schools use as well. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\baluminum\b/g, "aluminium"],
  [/\bcesium\b/g, "caesium"],
  [/sulph(?=ur|id|it|at)/g, "sulf"],
];

/** A name in small letters in the spelling of the tables, in whichever it is written: "aluminum sulphate" is "aluminium
 * sulfate". */
export const inTableSpelling = (name: string): string =>
  OTHERWISE.reduce((rest, [other, ours]) => rest.replace(other, ours), name);
