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
  "first-quadrant": "quadrant i|quadrant one|first quadrant|qi|q1|lies in quadrant i|in first quadrant",
  "second-quadrant": "quadrant ii|quadrant two|second quadrant|qii|q2",
  "third-quadrant": "quadrant iii|quadrant three|third quadrant|qiii|q3",
  "fourth-quadrant": "quadrant iv|quadrant four|fourth quadrant|qiv|q4",
  quadrant: "quadrant|quad",
  lies: "lies|lies in|is in|lying in|terminates|ends in|belongs to",
  "reference-angle": "reference angle|reference angle of|reference angle for",
  coterminal: "coterminal|coterminal angle|coterminal with|coterminal to|coterminal angle with",
  trigonometric: "trig|trigonometric|trig function|trig functions|trigonometric functions|trig equation",
  identity: "identity|identities",
  "six-functions":
    "six trig functions|six trigonometric functions|all six trig functions|all six trigonometric functions|all trig ratios|six trig ratios",
  sine: "sine|sine of|sin of",
  cosine: "cosine|cosine of|cos of",
  tangent: "tangent of|tan of",
} as const;
