import { PLANCK, SPEED_OF_LIGHT } from "../constants";
import type { Field } from "./field";

/** Waves, sound, mirrors and lenses. */
export const WAVES_AND_LENSES: Field = {
  beside: "wave sound water light string travel vibrat air medium",
  quantities: {
    v: {
      name: "speed",
      unit: "m/s",
      asked: /(?:wave |propagation )?(?:speed|velocity)(?: of propagation)?|how fast/,
    },
    f: { name: "frequency", unit: "Hz", asked: /frequency/ },
    lambda: { name: "wavelength", unit: "m", asked: /wavelength/, told: /\b(?:wavelength|crests?|apart)\b/ },
    T: { name: "period", unit: "s", asked: /period/, told: /\bperiod|every @|passes?\b/ },
    x: { name: "distance", unit: "m", asked: /distance|how far/, told: /^(?!.*\bwavelength\b[^#@]{0,20}@)/ },
    t: { name: "time", unit: "s", asked: /time|how long/, told: /^(?!.*\bperiod\b[^#@]{0,20}@)/ },
    F: {
      name: "focal length",
      unit: "m",
      asked: /focal length/,
      told: /\bfocal length\b/,
    },
    R: {
      name: "radius of curvature",
      unit: "m",
      asked: /radius(?: of curvature)?/,
      told: /\bradius\b|@ radius/,
    },
    a: {
      name: "distance of the object",
      unit: "m",
      asked: /object distance/,
      told: /\bobject\b[^#@]{0,40}@|@[^#@]{0,20}\bobject\b/,
    },
    b: {
      name: "distance of the image",
      unit: "m",
      asked: /image distance|image/,
      told: /\bimage\b[^#@]{0,40}@/,
    },
    n: {
      name: "index of refraction",
      unit: "",
      asked: /(?:index of refraction|refractive index|index)/,
      told: /\b(?:index|n)\b[^#@]{0,30}@/,
    },
    c: SPEED_OF_LIGHT,
  },
  formulas: [
    {
      title: "the wave equation",
      equation: "v = f*λ",
      not: /\b(?:light|photon|electromagnetic|electron|proton|neutron|particle|laser|radio)\b/,
    },
    {
      title: "the wave equation of light",
      equation: "c = f*λ",
      needs: /\b(?:light|electromagnetic|radio|laser|microwaves?|x-rays?|ultraviolet|infrared)\b/i,
      not: /\b(?:photon|water|glass|energy|electron)\b/,
      beside: "radio laser electromagnetic microwave x-ray radia",
    },
    { title: "the link of period and frequency", equation: "f = 1/T" },
    {
      title: "the definition of speed",
      equation: "v = x/t",
      needs: /\bsound|wave|pulse\b/,
      alone: true,
      not: /\b(?:echo\w*|back|returns?|hears?|reflect\w*|wavelength|frequency)\b/,
    },
    {
      title: "the focal length of a spherical mirror",
      equation: "F = R/2",
      needs: /\bmirror\b/,
      alone: true,
      not: /\b(?:convex|diverging|back of|passenger|makeup)\b/,
      beside: "mirror concave converg spherical curv",
    },
    {
      title: "the thin-lens equation",
      equation: "1/F = 1/a + 1/b",
      needs: /\b(?:converging|convex) lens\b|\bconcave mirror\b/,
      alone: true,
      not: /\b(?:virtual|diverging|eye|behind|camera|projector|magnif\w*)\b/,
      beside: "lens mirror converg conv concave object image front",
    },
    {
      title: "the index of refraction",
      equation: "n = c/v",
      needs: /\b(?:index|refract\w*)\b/,
      alone: true,
      beside: "refract index material",
    },
  ],
};

/** Photons. */
export const PHOTONS: Field = {
  beside:
    "light photon radia electromagnetic laser wave x-ray ultraviolet infrared visible radio microwave gamma",
  quantities: {
    E: { name: "photon energy", unit: "eV", asked: /(?:photon )?energy/ },
    f: { name: "frequency", unit: "Hz", asked: /frequency/ },
    lambda: { name: "wavelength", unit: "m", asked: /wavelength/ },
    p: { name: "momentum", unit: "kg·m/s", asked: /momentum/ },
    h: PLANCK,
    c: SPEED_OF_LIGHT,
  },
  formulas: [
    {
      title: "the energy of a photon",
      equation: "E = h*f",
      needs: /\bphotons?\b/,
      not: /\b(?:eject\w*|bound|binding|work function|metal|voltage|level|transition|per second|many)\b/,
    },
    {
      title: "the wave equation of light",
      equation: "c = f*λ",
      needs: /\bphotons?\b/,
      not: /\b(?:water|glass|eject\w*|metal|many)\b/,
    },
    {
      title: "the momentum of a photon",
      equation: "p = h/λ",
      needs: /\bphotons?\b/,
      not: /\b(?:electrons?|protons?|neutrons?)\b/,
    },
  ],
};
