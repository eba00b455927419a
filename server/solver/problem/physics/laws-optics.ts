import { type Law, role } from "./law";

const INDEX = {
  name: "index of refraction",
  unit: "",
  asked: "[refractive] index|index of refraction",
  told: "index … @|n = @|n … @",
} as const;
const OBJECT = {
  name: "distance of the object",
  unit: "m",
  told: "object … @|@ … from|@ in front|@ away|held … @|placed … @|stands @",
  asked: "object distance|how far",
} as const;

/** Mirrors, lenses, boundaries and polarised light. */
export const OPTICS: readonly Law[] = [
  {
    title: "the critical angle",
    twisted: true,
    beside: "critical angle total internal reflection light water refract",
    equations: ["sin(θ) = m/n"],
    about: "critical angle",
    not: "prism|fiber|depth|radius|45|from air|air into|air to|vacuum into|vacuum to",
    roles: {
      theta: role("critical angle", "°", "[critical] angle"),
      n: { ...INDEX, told: "index … @|n = @|n … @|# … @", asked: "index of refraction|[refractive] index" },
      m: { name: "index outside", unit: "", fixed: ["air|vacuum", "1"], never: "@" },
    },
  },
  {
    title: "the law of Brewster's angle",
    twisted: true,
    beside: "polar reflect angle light water refract",
    equations: ["tan(θ) = n"],
    about: ["Brewster's|completely polarized", "air"],
    not: "then|transmitted|intensity|water and",
    roles: {
      theta: role("Brewster's angle", "°", "[brewster's] angle|angle of incidence|angle"),
      n: INDEX,
    },
  },
  {
    title: "the magnification by the heights",
    beside: "image object height magnif reflect lens mirror",
    equations: ["M = H/h"],
    about: ["magnification", "high|tall|height"],
    not: "focal|power|telescope|microscope|angular|inverted|real image|projector|slide|camera|film",
    roles: {
      M: role("magnification", "", "magnification|magnification of the image"),
      h: { name: "height of the object", unit: "m", told: "object … @|@ … object|^ … @", never: "image … @" },
      H: { name: "height of the image", unit: "m", told: "image … @|@ … image" },
      x: { ...OBJECT, asked: undefined, told: "held @|placed @|@ from" },
    },
  },
  {
    title: "the focal length of a convex mirror",
    beside: "mirror convex focal length radius curvature spherical",
    equations: ["F = -R/2"],
    about: "convex & mirror|diverging mirror|mirror & back",
    not: "image|object|magnification|concave|power",
    roles: {
      F: role("focal length", "m", "focal length"),
      R: role("radius of curvature", "m", "radius|radius of curvature"),
    },
  },
  ...(["first", "second", "third"] as const).map(
    (order, i): Law => ({
      title: "the law of the grating",
      twisted: true,
      beside: "diffract grating angle order maximum light wave line produc",
      equations: [`sin(θ) = ${i + 1}*N*λ`],
      about: ["grating", `${order}-order|${order} order`],
      not: `screen|width|separation|resolv*|${["first", "second", "third"]
        .filter((other) => other !== order)
        .map((other) => `${other}-order|${other} order`)
        .join("|")}|hydrogen|sodium|highest`,
      roles: {
        theta: role("angle", "°", "angle", { told: "angle of @|@ angle|at @" }),
        N: role("lines per length", "m^-1", "how many lines per centimeter|number of lines"),
        lambda: role("wavelength", "m", "wavelength"),
      },
    }),
  ),
];
