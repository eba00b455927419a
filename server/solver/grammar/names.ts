import { type Concept, TABLES_BY_FIELD } from "../lexicon/lexicon";
import { words } from "../word-list";

/** Concepts of the fields by which no frame is known: they only stand beside a head. */
const BESIDE: ReadonlySet<string> = words(
  "about absolute acute along amount-of any-way approximating aside at-least at-most classify colour component-form " +
    "composition constant constants continuously corresponding daily data definition differential-equation dollars " +
    "earn ends-of-diameter equal-parts factor-kind factoring-way fifth-degree first-degree first-quadrant fourth-degree " +
    "fourth-quadrant from-above from-below general-solution goes-on guess halve how-long if-it-exists implicit in-terms-of " +
    "inclusive index-notation inequality initial-condition interval invest invest-again isosceles iterative-method letters lies " +
    "line-integral local log-laws logarithm made-of matrix measures multiple-integral near neither new-price object obtuse " +
    "of-them or-less or-more order order-of-equation other-one pair parameter particular-solution people petal point " +
    "point-slope polar-curve position power-series principal-asked quadrant rate-of-change rationalise rectangular-region region " +
    "regular repaid represents roman satisfies scored second-degree second-quadrant segment sided split-up square-units " +
    "standard-units step-size sum-of-rectangles surface system term-count third-degree third-quadrant throw transformation " +
    "treble trigonometric triple-product turns unit-circle vector-valued vessel weekly went x-axis x-values y-axis",
);

const { PLAIN: _plain, FORMS: _forms, ...FIELDS } = TABLES_BY_FIELD;

/** What a question can ask for by its name: the heads of all frames but words of every field, which name nothing by
 * themselves. They are told here because the frames come to a device only when a text gets to them. */
export const NAMES: ReadonlySet<Concept> = new Set(
  Object.values(FIELDS)
    .flatMap((table) => Object.keys(table) as Concept[])
    .filter((concept) => !BESIDE.has(concept)),
);
