const GRAMMAR =
  "a an and the of for to in on at is are be was has have it its this that these those each every any all both other " +
  "as by with from into if then so where when whose which what whats there following given below above shown containing contains " +
  "contain also whether respectively based through between via using use or no another one two three four five";
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
/** What people say around a question, and where it comes from. */
const AROUND =
  "thx ty tysm asap kindly quick quickly appreciate appreciated grateful homework hw assignment worksheet exam quiz test class teacher " +
  "professor tutor stuck confused struggling understand idea idk wondering trying tried guys anyone someone anybody sir dear friend " +
  "again really actually basically today tomorrow tonight due urgent chapter page textbook book lesson module practice review " +
  "math maths mathematics algebra precalculus calculus geometry trigonometry trig course unit subject topic " +
  "such that's it's let's i'm im i've ive there's you're he she they them his her their will would should must may might shall got " +
  "getting come comes upon onto toward towards because since thus hence therefore while here now too";
/** How something is done or said, and by whose rule; none of it changes what comes out. */
const WAYS =
  "explore investigate examine analyze analyse study provide present report record select answer answering obtain derive construct " +
  "formulate setup define denote denotes denoted label labelled labeled named specify restate transform rearrange rearranging manipulate " +
  "manipulating combine distribute distributing cancel cancelling canceling isolate isolating rewriting writing finding calculating " +
  "computing determining working looking treating noting noticing recalling remembering assuming supposing considering require requires " +
  "required requiring involve involves involved illustrate illustrated depicted drawn plotted graphed lying positioned situated placed " +
  "formed made makes making created constructed produced generated defines describes describe satisfied holds hold appears appear " +
  "occurs occur connect connects connecting joins joining joined integration differentiation antiderivative antiderivatives " +
  "u-substitution power-reducing pythagorean descartes euclid euclid's euclidean euler euler's newton newton's leibniz l'hopital's " +
  "l'hospital's heron's moivre's demoivre's pascal's horner's gauss gauss-jordan jordan sarrus laplace cofactor cofactors expansion chain " +
  "commutative associative distributive zero-product theory theorems principle principles concept convention criterion algorithm " +
  "procedure process approach approaches trick shortcut tool tools technology software computer hand manually mentally directly clearly " +
  "carefully neatly explicitly precisely correctly accordingly together separately simultaneously analytic analytical analytically";
/** What questions are made of. */
const THINGS =
  "quantity quantities figure figures diagram plane grid unknowns parentheses brackets letter letters symbol symbols operator operators " +
  "example scenario situation context description blank stage theme simple basic ordinary usual respective various certain particular " +
  "special correct valid suitable relevant subsequent elementary intermediate familiar convenient new known";
/** What these ask for, the answer is held against (see asked-form.ts). */
const ANSWERED_FOR =
  "round rounded rounding exact exactly degrees degree radians radian decimal decimals nearest places place";

/** Words that a formal question may hold without their changing what is asked: grammar, manners, requests, and what
 * mathematics is called. A word that limits an answer (positive, distinct, largest, except) is never among them. */
export const HARMLESS: ReadonlySet<string> = new Set(
  [GRAMMAR, MANNERS, REQUESTS, DOING, NOUNS, ADJECTIVES, AROUND, WAYS, THINGS, ANSWERED_FOR]
    .join(" ")
    .split(" "),
);
