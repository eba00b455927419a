import { table } from "../table";
import type { Picture } from "./types";

/** The axes of a drawing whose origin is at (x, y). */
const axes = (x: number, y: number): string => `M6 ${y}H114M${x} 74V6`;

export const FRACTION_PIECES: Picture = {
  shows: "A bar cut into six equal pieces: three and two of them make five.",
  lines: "M10 30H110V50H10ZM26.7 30V50M43.3 30V50M60 30V50M76.7 30V50M93.3 30V50",
  area: "M10 30H93.3V50H10Z",
  dashes: "M60 24V56",
  labels: [
    [35, 22, "½ = 3⁄6"],
    [77, 66, "⅓ = 2⁄6"],
  ],
};

export const ABSOLUTE_VALUE: Picture = {
  shows: "A number line: −a and a are equally far from 0.",
  lines: "M6 48H114M24 43V53M60 43V53M96 43V53",
  dashes: "M24 34H60M60 34H96",
  labels: [
    [24, 66, "−a"],
    [60, 66, "0"],
    [96, 66, "a"],
    [42, 28, "|a|"],
    [78, 28, "|a|"],
  ],
};

export const SCALES: Picture = table({
  shows: "A pair of scales in balance: what is taken from one pan is taken from the other.",
  lines: "M60 70V24M44 70H76M20 24H100M20 24L10 46H30ZM100 24L90 46H110Z",
  area: "M13 40H27V46H13ZM93 40H107V46H93Z",
  labels: [
    [20, 60, "left"],
    [100, 60, "right"],
    [60, 16, "="],
  ],
});

export const RECTANGLE_PARTS: Picture = {
  shows: "A rectangle cut into four: each part of one side meets each part of the other.",
  lines: "M30 14H100V68H30ZM74 14V68M30 48H100",
  area: "M30 14H74V48H30Z",
  labels: [
    [52, 10, "a"],
    [87, 10, "b"],
    [22, 34, "c"],
    [22, 61, "d"],
    [52, 34, "ac"],
    [87, 34, "bc"],
    [52, 61, "ad"],
    [87, 61, "bd"],
  ],
};

export const DIFFERENCE_OF_SQUARES: Picture = {
  shows:
    "A square with a smaller square cut from its corner: what is left makes a rectangle of a + b by a − b.",
  lines: "M30 8H94V72H30ZM70 48H94M70 48V72",
  area: "M30 8H94V48H70V72H30Z",
  dashes: "M70 8V48",
  labels: [
    [22, 42, "a"],
    [82, 63, "b²"],
    [50, 42, "a² − b²"],
  ],
};

export const COMPLETED_SQUARE: Picture = {
  shows: "A square and two equal strips: a small square in the corner is missing.",
  lines: "M32 8H76V72M32 8V72H76M76 8H96V52M32 52H96M76 52V8",
  area: "M76 52H96V72H76Z",
  dashes: "M96 52V72H76",
  labels: [
    [54, 34, "x²"],
    [86, 34, "p x"],
    [54, 66, "p x"],
    [86, 66, "p²"],
  ],
};

export const ZEROS: Picture = {
  shows: "A parabola that meets the x-axis at the two zeros.",
  lines: `${axes(20, 50)}M34 10Q62 110 90 10`,
  labels: [
    [40, 60, "x₁"],
    [86, 60, "x₂"],
  ],
};

export const CROSSING_LINES: Picture = {
  shows: "Two lines that cross: one point lies on both.",
  lines: `${axes(18, 66)}M22 18L108 58M26 62L100 14`,
  dashes: "M64.6 37.8V66M64.6 37.8H18",
  labels: [
    [65, 75, "x"],
    [11, 40, "y"],
  ],
};

export const TURNED_LINE: Picture = {
  shows: "A number line: changing the signs mirrors it, so the order of two numbers turns round.",
  lines: "M6 40H114M60 35V45M80 35V45M100 35V45M40 35V45M20 35V45",
  dashes: "M80 30Q60 10 40 30M100 50Q60 84 20 50",
  labels: [
    [60, 56, "0"],
    [80, 56, "2"],
    [103, 34, "3"],
    [38, 56, "−2"],
    [16, 34, "−3"],
  ],
};

export const SLOPE: Picture = {
  shows: "A line with a right triangle below it: the run goes along, the rise goes up.",
  lines: `${axes(14, 70)}M18 68L108 14`,
  area: "M40 54.8H90V24.8Z",
  labels: [
    [65, 65, "run"],
    [102, 42, "rise"],
  ],
};

export const PERPENDICULAR: Picture = {
  shows: "Two lines at right angles: the slope triangle of one is that of the other, turned.",
  lines: "M12 62L108 14M44 8L78 76M62 44L66 52L74 48L70.5 40.2L62 44",
  area: "M20 58H48V44Z",
  labels: [
    [30, 68, "m"],
    [94, 66, "−1⁄m"],
  ],
};

export const RIGHT_TRIANGLE: Picture = {
  shows:
    "A right triangle with a square on each side: the two smaller squares together are as large as the big one.",
  lines: "M46 50H70V32ZM46 50V74H70V50M70 50H88V32H70M46 50L28 26L52 8L70 32",
  area: "M46 50H70V32Z",
  labels: [
    [58, 65, "a²"],
    [79, 44, "b²"],
    [49, 32, "c²"],
  ],
};

export const HALF_WAY: Picture = {
  shows: "Two points and the one half-way: half-way along and half-way up.",
  lines: `${axes(14, 70)}M28 60L100 18`,
  dashes: "M28 60V70M64 39V70M100 18V70",
  labels: [
    [28, 54, "A"],
    [62, 32, "M"],
    [104, 14, "B"],
  ],
};

export const PARABOLA_AXIS: Picture = {
  shows: "A parabola and its axis of symmetry through the vertex.",
  lines: `${axes(16, 66)}M36 12Q64 104 92 12`,
  dashes: "M64 6V74",
  labels: [[74, 54, "vertex"]],
};

export const CIRCLE: Picture = {
  shows: "A circle with its centre and a radius.",
  lines: `${axes(16, 70)}M38 40A28 28 0 1 0 94 40A28 28 0 1 0 38 40M66 40L86 20`,
  dashes: "M66 40V70M66 40H16",
  labels: [
    [72, 26, "r"],
    [66, 78, "h"],
    [10, 43, "k"],
  ],
};

export const ASYMPTOTE: Picture = {
  shows: "A curve of two branches that come ever closer to two dashed lines.",
  lines: "M62 8Q64 36 110 38M10 42Q52 44 54 74",
  dashes: "M58 4V76M6 40H114",
  labels: [],
};

export const MIRRORED: Picture = table({
  shows: "A curve and its mirror image in the line y = x.",
  lines: `${axes(24, 70)}M26 66Q70 62 80 10M28 68Q36 24 96 18`,
  dashes: "M18 76L88 6",
  labels: [
    [88, 10, "f"],
    [104, 22, "f⁻¹"],
  ],
});

export const UNIT_CIRCLE: Picture = {
  shows: "The unit circle: the point at an angle has the cosine as x and the sine as y.",
  lines:
    "M6 40H114M60 76V4M28 40A32 32 0 1 0 92 40A32 32 0 1 0 28 40M60 40L82.6 17.4M72 40A12 12 0 0 0 68.5 31.5",
  area: "M60 40H82.6V17.4Z",
  labels: [
    [71, 49, "cos"],
    [95, 28, "sin"],
    [66, 26, "1"],
  ],
};

export const TRIANGLE_SIDES: Picture = {
  shows: "A right triangle: opposite and adjacent are named as seen from the angle A.",
  lines: "M16 62H98V14ZM90 62V54H98",
  labels: [
    [32, 58, "A"],
    [57, 73, "adjacent"],
    [50, 30, "hypotenuse"],
    [109, 40, "opp."],
  ],
};

export const LAW_OF_COSINES: Picture = {
  shows: "A triangle whose sides a, b and c lie opposite the angles A, B and C.",
  lines: "M14 64H106L70 12Z",
  labels: [
    [9, 72, "A"],
    [112, 72, "B"],
    [70, 8, "C"],
    [94, 38, "a"],
    [36, 38, "b"],
    [60, 74, "c"],
  ],
};

export const CIRCLE_ARC: Picture = {
  shows: "A sector of a circle: the angle at the centre, two radii and the arc between them.",
  lines: "M28 68H96A68 68 0 0 0 76 19.9L28 68M44 68A16 16 0 0 0 39.3 56.7",
  area: "M28 68H96A68 68 0 0 0 76 19.9Z",
  labels: [
    [52, 62, "θ"],
    [46, 38, "r"],
    [100, 44, "s"],
  ],
};

export const POLAR_POINT: Picture = {
  shows: "A point, its distance from the origin and its angle to the x-axis.",
  lines: `${axes(24, 64)}M24 64L88 20M42 64A18 18 0 0 0 38.8 53.8`,
  dashes: "M88 20V64M88 20H24",
  labels: [
    [52, 36, "r"],
    [50, 59, "θ"],
    [88, 74, "x"],
    [16, 24, "y"],
  ],
};

export const TANGENT: Picture = {
  shows: "A curve with the line that touches it at one point.",
  lines: `${axes(14, 70)}M20 64Q64 66 96 10`,
  dashes: "M36 74L106 20",
  labels: [[76, 36, "P"]],
};

export const AREA_UNDER_CURVE: Picture = {
  shows: "A curve above the x-axis: the area between two bounds is tinted.",
  lines: `${axes(14, 66)}M18 56C44 8 74 20 108 30`,
  area: "M36 66V33.5C52 18.5 72 20 92 25.5V66Z",
  labels: [
    [36, 75, "a"],
    [92, 75, "b"],
  ],
};

export const RISE_AND_FALL: Picture = {
  shows: "A curve that rises to a top, falls to a bottom and rises again; at both its tangent is level.",
  lines: "M10 70C36 -16 50 12 62 42S88 84 110 10",
  dashes: "M20 18H52M70 62H102",
  labels: [
    [36, 11, "top"],
    [86, 74, "bottom"],
  ],
};

export const BELL: Picture = {
  shows: "A bell curve around the mean, with the area up to one value tinted.",
  lines: "M6 68H114M8 66C40 64 44 14 60 14S80 64 112 66",
  area: "M8 68V66C40 64 44 14 60 14C68 14 72 28 76 40V68Z",
  dashes: "M60 14V68",
  labels: [
    [60, 77, "mean"],
    [82, 77, "x"],
  ],
};

export const BOX_PLOT: Picture = {
  shows: "A box from the first to the third quartile with a line at the median, and whiskers to the ends.",
  lines: "M10 40H36M36 26H82V54H36ZM58 26V54M82 40H110M10 34V46M110 34V46",
  area: "M36 26H82V54H36Z",
  labels: [
    [36, 20, "Q₁"],
    [58, 66, "median"],
    [82, 20, "Q₃"],
  ],
};

export const OVERLAP: Picture = {
  shows: "Two overlapping circles: the overlap belongs to both.",
  lines: "M20 40A26 26 0 1 0 72 40A26 26 0 1 0 20 40M48 40A26 26 0 1 0 100 40A26 26 0 1 0 48 40",
  area: "M60 18A26 26 0 0 1 60 62A26 26 0 0 1 60 18",
  labels: [
    [34, 43, "A"],
    [86, 43, "B"],
    [60, 43, "both"],
  ],
};

export const PARALLELOGRAM: Picture = {
  shows: "The parallelogram that the two rows span; its area is the determinant.",
  lines: `${axes(14, 68)}M14 68L72 54L102 16L44 30Z`,
  area: "M14 68L72 54L102 16L44 30Z",
  labels: [
    [76, 60, "(a, b)"],
    [32, 26, "(c, d)"],
  ],
};
