/** What is asked of angles and circular functions. */
export const TRIGONOMETRY = {
  "to-degrees":
    "in degrees|to degrees|into degrees|as degrees|to degree|to deg|into deg|to degree measure|degrees from radians|how many degrees|how many degrees are in|from radians to degrees",
  "to-radians":
    "in radians|to radians|into radians|as radians|to radian|to rad|into rad|to radian measure|how many radians|how many radians are in|from degrees to radians",
  period: "period|period of",
  amplitude: "amplitude|amplitude of",
  midline: "midline",
  "phase-shift": "phase shift",
  acute: "acute|acute angle|first quadrant angle",
  obtuse: "obtuse|obtuse angle",
  "first-quadrant": "quadrant i|quadrant one|first quadrant|qi|lies in quadrant i|in first quadrant",
  "second-quadrant": "quadrant ii|quadrant two|second quadrant|qii|q2",
  "third-quadrant": "quadrant iii|quadrant three|third quadrant|qiii",
  "fourth-quadrant": "quadrant iv|quadrant four|fourth quadrant|qiv|q4",
  quadrant: "quadrant|quad",
  lies: "lies|lies in|is in|lying in|terminates|ends in|belongs to",
  "reference-angle": "reference angle|reference angle of|reference angle for",
  coterminal: "coterminal|coterminal angle|coterminal with|coterminal to|coterminal angle with",
  trigonometric: "trig|trigonometric|trig function|trig functions|trigonometric functions|trig equation",
  identity: "identity|identities",
  "six-functions":
    "six trig functions|six trigonometric functions|all six trig functions|all six trigonometric functions|all trig ratios|six trig ratios",
  "one-wave": "single sine wave|single wave|single sine function|single cosine function",
  sine: "sine|sine of|sin of",
  cosine: "cosine|cosine of|cos of",
  tangent: "tangent of|tan of",
  "product-to-sum":
    "product to sum formula|product to sum formulas|product to sum identity|product to sum identities|product as sum|product as sum or difference|" +
    "product as difference|as sum of functions|as sum of sines|as sum of cosines|as sum of two functions|as sum or difference of functions|functions as sum or difference|as sum",
  "sum-to-product":
    "sum to product formula|sum to product formulas|sum to product identity|sum to product identities|sum as product|difference as product|" +
    "sum or difference as product|as product of functions|as product of sines|as product of cosines|as product",
} as const;
