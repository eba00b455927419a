import { words } from "../word-list";

/** Nouns of a way to work, or of a tool to work with: "the guidelines for …", "a graphing utility". */
export const WAYS_OF_WORKING: ReadonlySet<string> = words(
  "guideline guidelines method methods technique techniques rule rules formula formulas formulae theorem theorems test tests law laws " +
    "approach strategy strategies procedure substitution substitutions identity identities property properties utility technology calculator " +
    "software system cas example examples step steps fact facts integration differentiation information",
);

/** Verbs of a sentence that only tells how to work or how to be sure of it. */
export const VERBS_OF_WORKING: ReadonlySet<string> = words(
  "use using apply applying confirm check verify justify support note remember recall choose choosing require requires need needs may " +
    "might try consider simplify rewrite indicate identify help make be",
);

/** What else such sentences are made of. */
export const AROUND_WORKING: ReadonlySet<string> = words(
  "a an the this that these those it its you your yourself we our one some all any each every both either other another most not no only " +
    "and or but if when where whenever before after while then also as by in on of for to from with without which what whether how is are " +
    "be been being can could must should will would do does have has had there here first next finally carefully sure necessary needed " +
    "appropriate possible useful convenient helpful simplest easiest correct previous given graphing graphical computer algebra algebraic " +
    "answer answers result results work solution solutions problem problems exercise exercises question questions expression expressions " +
    "reason reasoning conclusion u v dv du easier way ways using such so than more function functions integrand integral integrals limit " +
    "limits derivative derivatives parts trigonometric provided",
);

/** Verbs that ask for a picture. */
export const DRAWING: ReadonlySet<string> = words("draw sketch graph plot shade");
