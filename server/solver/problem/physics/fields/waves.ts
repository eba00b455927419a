import { PLANCK, SPEED_OF_LIGHT } from "../constants";
import { role } from "../law";
import type { Field } from "./field";

/** Waves, sound, mirrors and lenses. */
export const WAVES_AND_LENSES: Field = {
  beside: "wave sound water light string spring vibrat",
  quantities: {
    v: role(
      "speed",
      "m/s",
      "[wave propagation] speed|[wave propagation] speed of propagation|[wave propagation] velocity|[wave propagation] velocity of propagation|how fast",
    ),
    f: role("frequency", "Hz", "frequency"),
    lambda: role("wavelength", "m", "wavelength", { told: "wavelength|crest|apart" }),
    T: role("period", "s", "period", { told: "period|every @|passe" }),
    x: role("distance", "m", "distance|how far", { never: "wavelength … @" }),
    t: role("time", "s", "time|how long", { never: "period … @" }),
    F: role("focal length", "m", "focal length", { told: "focal length" }),
    R: role("radius of curvature", "m", "radius|radius of curvature", { told: "radius|@ radius" }),
    a: role("distance of the object", "m", "object distance", { told: "object … @|@ … object" }),
    b: role("distance of the image", "m", "image distance|image|how far", { told: "image … @" }),
    n: role("index of refraction", "", "index of refraction|refractive index|index", {
      told: "index … @|n … @",
    }),
    M: role("magnification", "", "magnification|magnification of image|magnification produced", {
      told: "magnif* … @|@ magnif*",
    }),
    c: SPEED_OF_LIGHT,
  },
  formulas: [
    {
      title: "the definition of magnification",
      equation: "M = -b/a",
      needs: "magnif*",
      not: "telescope|microscope|angular|virtual|behind|upright|inverted|eyepiece|power|film|sensor|screen|projector",
      beside: "magnif mirror lens image object concave convex converg",
    },
    {
      title: "the wave equation",
      equation: "v = f*λ",
      not: "light|photon|electromagnetic|electron|proton|neutron|particle|laser|radio",
    },
    {
      title: "the wave equation of light",
      equation: "c = f*λ",
      needs: "light|electromagnetic|radio|laser|microwave|x-ray|ultraviolet|infrared",
      not: "photon|water|glass|energy|electron",
      beside: "radio",
    },
    { title: "the link of period and frequency", equation: "f = 1/T" },
    {
      title: "the definition of speed",
      equation: "v = x/t",
      needs: "sound*|wave*|pulse",
      alone: true,
      not: "echo*|back|return|hear|reflect*|wavelength|frequency",
    },
    {
      title: "the focal length of a spherical mirror",
      equation: "F = R/2",
      needs: "mirror",
      alone: true,
      not: "convex|diverging|back of|passenger|makeup",
      beside: "mirror concave converg spherical curv",
    },
    {
      title: "the thin-lens equation",
      equation: "1/F = 1/a + 1/b",
      needs: "converging lens|convex lens|concave mirror|camera lens",
      not: "virtual|diverging|eye|behind|projector",
      beside: "lens mirror converg conv concave object image",
    },
    {
      title: "the index of refraction",
      equation: "n = c/v",
      needs: "index|refract*",
      alone: true,
      beside: "refract",
    },
  ],
};

/** Photons. */
export const PHOTONS: Field = {
  beside: "light photon wave radio",
  quantities: {
    E: role("photon energy", "eV", "[photon] energy"),
    f: role("frequency", "Hz", "frequency"),
    lambda: role("wavelength", "m", "wavelength"),
    p: role("momentum", "kg·m/s", "momentum"),
    h: PLANCK,
    c: SPEED_OF_LIGHT,
  },
  formulas: [
    {
      title: "the energy of a photon",
      equation: "E = h*f",
      needs: "photon",
      not: "eject*|bound|binding|work function|metal|voltage|level|transition|per second|many",
    },
    {
      title: "the wave equation of light",
      equation: "c = f*λ",
      needs: "photon",
      not: "water|glass|eject*|metal|many",
    },
    {
      title: "the momentum of a photon",
      equation: "p = h/λ",
      needs: "photon",
      not: "electron|proton|neutron",
    },
  ],
};
