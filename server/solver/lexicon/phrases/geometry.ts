/** Shapes, what is measured on them, and how they lie. */
export const GEOMETRY = {
  square: "square|square shape",
  rectangle: "rectangle|oblong",
  triangle: "triangle|triangular|triangle abc",
  "equilateral-triangle": "equilateral triangle|equilateral",
  "right-triangle":
    "right triangle|right angled triangle|right angle triangle|rt triangle|right angled|right triangular",
  "triangle-law": "law of sines|law of cosines|sine rule|cosine rule|sine law|cosine law|sin rule|cos rule",
  pythagoras:
    "pythagoras|pythagorean theorem|pythagoras theorem|theorem of pythagoras|pythagorean|pythag|pythagoras rule",
  parallelogram: "parallelogram",
  trapezium: "trapezium|trapezoid",
  rhombus: "rhombus|kite",
  semicircle: "semicircle|semi circle|semi - circle|half circle|half a circle",
  "quarter-circle": "quarter circle|quadrant of circle|quarter of circle",
  sector: "sector|sector of circle|circular sector",
  ring: "ring|annulus|circular ring",
  "regular-pentagon": "regular pentagon",
  "regular-hexagon": "regular hexagon",
  "regular-octagon": "regular octagon",
  cube: "cube|cubic box|cubical",
  box: "box|cuboid|rectangular prism|rectangular box|rectangular solid|rectangular tank|right rectangular prism",
  cylinder: "cylinder|cylindrical|right circular cylinder|cylindrical can|cylindrical tank",
  cone: "cone|conical|right circular cone|circular cone",
  sphere: "sphere|spherical|ball",
  hemisphere: "hemisphere|half sphere",
  pyramid: "pyramid",
  "square-pyramid":
    "square pyramid|square based pyramid|pyramid with square base|right square pyramid|square base pyramid",
  prism: "prism|right prism|triangular prism",
  area: "area|total area|area of",
  perimeter: "perimeter|perimetre|distance around",
  circumference: "circumference|distance around circle",
  volume: "volume|capacity|vol",
  "surface-area": "surface area|total surface area|tsa|surface|entire surface area",
  "lateral-area":
    "lateral surface area|lateral area|curved surface area|csa|curved surface|lateral surface|curved area",
  length: "length|lengths|length of",
  width: "width|wide|breadth|broad",
  height:
    "height|tall|high|altitude|deep|depth|perpendicular height|vertical height|perpendicular distance between them|distance between parallel sides",
  side: "side|sides|two sides|three sides|two sides of length|two of its sides|side length|side lengths|length of side|length of each side|length of one side|each side|one side|sides of length|sides of lengths|edge|edges|edge length|each edge|one edge|side measuring|sides measuring|each side length|length of its sides|length of sides|length of edge",
  hypotenuse: "hypotenuse|hyp|hypoteneuse|length of hypotenuse|longest side|hypotenuse of length",
  leg: "leg|one leg|legs|shorter sides|two shorter sides|legs of length|legs measuring|two legs|legs of lengths",
  "third-side":
    "third side|missing side|other side|unknown side|remaining side|length of third side|length of missing side|length of other side|other leg|length of other leg|missing leg|third side length|missing length|unknown leg",
  "parallel-sides":
    "parallel sides|bases|two parallel sides|parallel sides of length|parallel sides measuring",
  diagonals: "diagonal|diagonals|length of diagonal|diagonal length",
  "slant-height": "slant height|slant length|slant",
  "base-area":
    "base area|area of base|cross sectional area|area of cross section|cross section area|cross section of area",
  "arc-length": "arc length|length of arc|arc|length of arc of circle",
  angle:
    "angle|angles|angle of|included angle|angle included|angle between them|angle between those sides|angle between two sides|angle between sides|two angles|three angles|four angles|both angles|its angles|all angles|two acute angles|angle measures|angle measure|one angle measures|measures of angles|measures of two angles|measures of three angles|measure of angle",
  /** Between an angle and its size. */
  measures: "measures|measuring|has measure|has measure of",
  "other-one": "other",
  "central-angle":
    "central angle|angle at center|angle at centre|sector angle|subtended by angle|subtended by central angle|center angle|centre angle",
  "outer-radius": "outer radius|external radius|larger radius|bigger radius",
  "inner-radius": "inner radius|internal radius|smaller radius",
  "square-units": "square units|cubic units|sq units|units squared|units cubed|units long",
  subtends: "subtended by|subtends|subtended|opens",
  "third-angle":
    "third angle|missing angle|other angle|unknown angle|remaining angle|last angle|fourth angle|measure of third angle|size of third angle|size of missing angle|fifth angle|measure of other angle|other acute angle|size of other angle",
  quadrilateral: "quadrilateral|four sided figure|four sided shape",
  pentagon: "pentagon",
  hexagon: "hexagon",
  heptagon: "heptagon",
  octagon: "octagon",
  nonagon: "nonagon",
  decagon: "decagon",
  polygon: "polygon|sided polygon|sided shape|- sided polygon",
  isosceles: "isosceles|isosceles triangle",
  regular: "regular",
  "interior-angle":
    "interior angle|each interior angle|size of each interior angle|size of interior angle|measure of each interior angle|measure of interior angle|internal angle|one interior angle|size of one interior angle",
  "exterior-angle":
    "exterior angle|each exterior angle|size of each exterior angle|size of exterior angle|measure of each exterior angle|measure of exterior angle|external angle|one exterior angle",
  "interior-angle-sum":
    "sum of interior angles|sum of angles|interior angle sum|angle sum|sum of internal angles|total of interior angles|interior angles add up to|sum of measures of interior angles|sum of all interior angles|sum of all angles|sum of angle measures",
  "how-many-sides": "how many sides|number of sides",
  "on-a-line":
    "on straight line|straight line angles|angles on straight line|along straight line|form straight line|form straight angle|make straight line|on line|lie on straight line|linear pair|angles of straight line|supplementary|supplementary angles",
  "around-a-point":
    "around point|round point|at a point|about point|angles around point|angles at point|around a full turn|round a point|meet at point",
  complementary: "complementary|complementary angles|in right angle|make right angle|form right angle",
  complement: "complement|complement of",
  supplement: "supplement|supplement of",
  similar:
    "similar|similar triangles|similar rectangles|similar shapes|similar figures|similar polygons|are similar|mathematically similar",
  corresponding:
    "corresponding|correspond|correspond to each other|corresponding side|corresponding sides|another|another side|corresponding length|matching side",
  smaller:
    "small|smaller one|small one|smaller triangle|small triangle|smaller rectangle|small rectangle|smaller shape|small shape|smaller figure",
  larger:
    "large|bigger|big|larger one|large one|bigger one|big one|larger triangle|large triangle|bigger triangle|big triangle|larger rectangle|large rectangle|bigger rectangle|larger shape|large shape|bigger shape|big shape|larger figure",
  opposite: "opposite|opp|opposite side|side opposite|length of opposite side|side opposite angle",
  adjacent: "adjacent|adj|adjacent side|side adjacent|length of adjacent side|side adjacent to angle",
} as const;
