/** A name in small letters in the spelling of the tables, in whichever it is written: "aluminum sulphate" is "aluminium
 * sulfate". They spell as chemists' international names do, which British schools use as well. */
export const inTableSpelling = (name: string): string =>
  name.replace("aluminum", "aluminium").replace("cesium", "caesium").replaceAll("sulph", "sulf");
