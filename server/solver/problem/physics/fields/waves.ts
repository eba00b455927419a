import { PLANCK, SPEED_OF_LIGHT } from "../constants";
import type { Field } from "./field";

/** Waves, sound, mirrors and lenses. */
export const WAVES_AND_LENSES: Field = {
  beside: "wave sound water light string spring vibrat",
  quantities: {
    v: {
      name: "speed",
      unit: "m/s",
      asked:
        "[wave propagation] speed|[wave propagation] speed of propagation|[wave propagation] velocity|[wave propagation] velocity of propagation|how fast",
    },
    f: { name: "frequency", unit: "Hz", asked: "frequency" },
    lambda: { name: "wavelength", unit: "m", asked: "wavelength", told: "wavelength|crest|apart" },
    T: { name: "period", unit: "s", asked: "period", told: "period|every @|passe" },
    x: { name: "distance", unit: "m", asked: "distance|how far", never: "wavelength … @" },
    t: { name: "time", unit: "s", asked: "time|how long", never: "period … @" },
    F: {
      name: "focal length",
      unit: "m",
      asked: "focal length",
      told: "focal length",
    },
    R: {
      name: "radius of curvature",
      unit: "m",
      asked: "radius|radius of curvature",
      told: "radius|@ radius",
    },
    a: {
      name: "distance of the object",
      unit: "m",
      asked: "object distance",
      told: "object … @|@ … object",
    },
    b: {
      name: "distance of the image",
      unit: "m",
      asked: "image distance|image|how far",
      told: "image … @",
    },
    n: {
      name: "index of refraction",
      unit: "",
      asked: "index of refraction|refractive index|index",
      told: "index … @|n … @",
    },
    M: {
      name: "magnification",
      unit: "",
      asked: "magnification|magnification of image|magnification produced",
      told: "magnif* … @|@ magnif*",
    },
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
    E: { name: "photon energy", unit: "eV", asked: "[photon] energy" },
    f: { name: "frequency", unit: "Hz", asked: "frequency" },
    lambda: { name: "wavelength", unit: "m", asked: "wavelength" },
    p: { name: "momentum", unit: "kg·m/s", asked: "momentum" },
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
