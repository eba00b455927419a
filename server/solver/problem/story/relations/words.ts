import { words } from "../../../word-list";

export const ARTICLES = words("the a an its their this that these those his her each both");
export const COPULAS = words("is are was were equals equal be");
export const MORE = words(
  "more greater longer larger bigger higher taller wider broader deeper older bigger above over",
);
export const LESS = words("less fewer smaller shorter narrower lower below under");
export const PLUS = words("plus");
export const MINUS = words("minus less");
/** Between two statements of a sentence. */
export const JOINTS = words(", ; : and but while if then so where when in given");
/** After what is spoken of, before what is said of it. */
export const RELATIVE = words("whose with which that who has have having");
export const ASKING = words("find determine calculate compute give state what whats");
/** Before what they are of: "the measure of the angle". */
export const FILLERS = words("measure measures value values size sizes length lengths exact");
export const PRONOUNS = words("they them");

/** Names of one of several that belong together: a row has those that mean the same one. */
export const PLACES: readonly ReadonlySet<string>[] = [
  words("one first 1st"),
  words("other another second 2nd"),
  words("third 3rd"),
  words("larger greater bigger largest greatest biggest longer longest"),
  words("smaller lesser smallest least shorter shortest"),
  words("middle"),
];
/** Rows of the greatest and of the least. */
export const GREATEST = 3;
export const LEAST = 4;

export const NUMBER_NOUNS = words("number numbers integer integers");
export const ANGLE_NOUNS = words("angle angles");
export const SIDE_NOUNS = words("side sides");
export const KINDS_OF_ANGLE = words("complementary supplementary small acute");
export const KINDS_OF_NUMBER = words("positive natural whole negative real");
