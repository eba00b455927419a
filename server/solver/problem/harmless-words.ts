const GRAMMAR =
  "a an and the of for to in on at is are be was has have it its this that these those each every any all both other " +
  "as by with from into if then so where when whose which what whats there following given below above shown containing contains " +
  "contain also whether respectively based through between via using use or not no another one two three four five";
const MANNERS =
  "please pls plz thanks thank you me my i we us can could would help hi hello hey need want how do does show your work steps step";
const REQUESTS =
  "find determine evaluate calculate compute give state write identify list name convert translate perform rewrite express " +
  "represent represents represented corresponding described defined listing recall note hint example exercises " +
  "solve simplify work out tell decide choose get make consider remember let suppose assume exists exist possible";
const DOING =
  "multiply multiplying divide dividing subtract subtracting add adding check simplifying completing substitute substitution " +
  "eliminate elimination rationalize rationalise clearing classify indicate identifying applying involving using called written " +
  "converting modeled modelled model obtain obtained result results resulting reduce reduced row-reduce eliminating combining " +
  "factoring expanding grouping solving evaluating according gives given obtain before after like same";
const NOUNS =
  "parameter parameters parametric binomial binomials trinomial trinomials monomial monomials logarithm logarithms logarithmic " +
  "exponential radical radicals denominator denominators division multiplication addition subtraction equality constants sign signs conjugates " +
  "reference zeros axis axes symmetry position quadrant technique techniques transformation transformations transformed unit units piece pieces " +
  "otherwise ll cc rr rl lr strategy shape type kind model change-of-base gaussian synthetic cramer's echelon direction magnitude orientation " +
  "number numbers value values expression expressions equation equations inequality inequalities relation relations function " +
  "functions point points pair pairs ordered triple triples set sets line lines segment segments graph graphs curve curves slope slopes " +
  "intercept intercepts coordinate coordinates system systems matrix matrices determinant determinants minor minors row rows " +
  "operation operations augmented circle circles ellipse hyperbola parabola conic conics center centre radius " +
  "angle angles measure measures identity identities formula formulas method methods rule rules property properties definition theorem " +
  "sequence sequences series term terms sum sums difference differences product products quotient quotients ratio ratios " +
  "factor factors multiple multiples divisor divisors derivative derivatives integral integrals limit limits tangent " +
  "vector vectors component components interval intervals domain range information condition conditions problem problems question exercise " +
  "law laws sine sines cosine cosines section sections side sides triangle triangles arc arcs length lengths pattern notation " +
  "calculator index power powers exponent exponents root roots fraction fractions answer answers solution solutions form statement statements sentence sentences phrase phrases word words endpoint endpoints distance midpoint " +
  "variable variables constant coefficient coefficients polynomial polynomials cases end begin bmatrix vmatrix pmatrix array";
const ADJECTIVES =
  "algebraic indicated specified general explicit recursive finite arithmetic geometric linear quadratic square multiplicative " +
  "trigonometric fundamental cartesian rectangular polar transformed slope-intercept point-slope y-intercept x-intercept standard " +
  "passes passing satisfying satisfy satisfies lies product-to-sum sum-to-product half-angle double-angle definite indefinite partial first fully " +
  "completely algebraically oblique central opposite adjacent subtended missing unknown final original resulting appropriate " +
  "necessary needed infinite cis";
/** What these ask for, the answer is held against (see asked-form.ts). */
const ANSWERED_FOR = "exact exactly degrees degree radians radian decimal decimals nearest places place";

/** Words that a formal question may hold without their changing what is asked: grammar, manners, requests, and what
 * mathematics is called. A word that limits an answer (positive, distinct, largest, except) is never among them. */
export const HARMLESS: ReadonlySet<string> = new Set(
  [GRAMMAR, MANNERS, REQUESTS, DOING, NOUNS, ADJECTIVES, ANSWERED_FOR].join(" ").split(" "),
);
