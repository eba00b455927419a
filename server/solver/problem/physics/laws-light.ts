import { SPEED_OF_LIGHT } from "./constants";
import type { Law } from "./law";

const WAVELENGTH = { name: "wavelength", unit: "m", asked: /wavelength/ } as const;
const FREQUENCY = { name: "frequency", unit: "Hz", asked: /frequency/ } as const;
const SPEED = {
  name: "speed",
  unit: "m/s",
  asked: /speed(?: of sound)?|propagation speed|wave velocity|velocity/,
} as const;
const SOUND = /(?:speed of sound|sound)[^#@]{0,40}@/;
const SOURCE = /(?:moving|travel\w*|flying|approach\w*|going)[^#@]{0,20}@|at @/;

/** Waves, sound, light and lenses. */
export const LIGHT: readonly Law[] = [
  {
    title: "the wave equation",
    equations: ["v = f*λ"],
    about: /\b(?:wavelength|frequency)\b/,
    not: /\b(?:photon|electron|proton|neutron|eV|energy|string|tube|pipe|beat|approach\w*|moving|slit|grating|light|radio|laser|microwave|EM|electromagnetic|glass|water|temperature|nucleus|resonan\w*|crests?|harmonic|fundamental|ear|ultrasound|Doppler)\b|°C/,
    roles: { v: SPEED, f: FREQUENCY, lambda: WAVELENGTH },
  },
  {
    title: "the wave equation of light",
    equations: ["c = f*λ"],
    about:
      /\b(?:light|radio|microwaves?|EM|electromagnetic|x-rays?|infrared|ultraviolet|FM|AM|radar|station)\b/,
    not: /\b(?:photon|electron|eV|energy|slit|grating|glass|water|sound|resonan\w*|inductor|capacitor|antenna|range|length|refraction|times)\b/,
    roles: { c: SPEED_OF_LIGHT, f: FREQUENCY, lambda: WAVELENGTH },
  },
  {
    title: "the beat frequency",
    equations: ["f = |f_2 - f_1|"],
    about: /\bbeat frequency\b/,
    not: /\b(?:average|three|string|piano)\b/,
    roles: {
      f: { name: "beat frequency", unit: "Hz", asked: /beat frequency/ },
      f_1: { name: "lower frequency", unit: "Hz", told: /@ and\b|@[^#@]{0,60}#/ },
      f_2: { name: "higher frequency", unit: "Hz", told: /\band\b[^#@]{0,40}@|#[^#@]{0,60}@/ },
    },
  },
  {
    title: "the Doppler effect of an approaching source",
    equations: ["f = f_0*v/(v - v_1)"],
    about: /\b(?:oncoming|approach\w*|flying at it|toward)\b/,
    not: /\b(?:away|reced\w*|observer moving|echo|reflect\w*|beat)\b/,
    roles: {
      f: {
        name: "frequency heard",
        unit: "Hz",
        asked: /frequency/,
        told: /\b(?:receives?|hears?|observ\w*)[^#@]{0,40}@/,
      },
      f_0: {
        name: "frequency of the source",
        unit: "Hz",
        told: /\b(?:emit\w*|blows?|screech|frequency of|its)\b[^#@]{0,40}@/,
      },
      v: { name: "speed of sound", unit: "m/s", told: SOUND },
      v_1: {
        name: "speed of the source",
        unit: "m/s",
        asked: /speed/,
        told: new RegExp(`(?<!sound[^#@]{0,40})(?:${SOURCE.source})`),
      },
    },
  },
  {
    title: "the definition of optical power",
    beside: "mirror lens contact",
    equations: ["P = 1/f"],
    about: /\b(?:focal length|power)\b/,
    not: /\b(?:eye|eyes|image|object|radius|magnif\w*|telescope|[WV]|current|contact|glasses|far point|near point)\b/,
    roles: {
      P: { name: "power", unit: "D", asked: /power/ },
      f: { name: "focal length", unit: "m", asked: /focal length/ },
    },
  },
  {
    title: "the thin-lens equation of the eye",
    equations: ["P = 1/d + 1/b"],
    about: /\b(?:eye|eyes)\b.*\bpower\b|\bpower\b.*\b(?:eye|eyes)\b/s,
    not: /\b(?:contact|glasses|lens|spectacle|accommodate|nearsighted|retina|correct\w*|%|reduces)\b|%/,
    roles: {
      P: { name: "power", unit: "D", asked: /power|total power/ },
      d: {
        name: "object distance",
        unit: "m",
        asked: /how far|far point|near point/,
        told: /@ away|distance of[a-z ]* @|held @/,
      },
      b: { name: "distance from lens to retina", unit: "m", fixed: "0.0200" },
    },
  },
  {
    title: "the correction of a far point",
    beside: "contact lens",
    equations: ["P = -1/d"],
    about: /\bfar point\b/,
    not: /\b(?:tear|glasses|near point|relaxed|in front)\b/,
    roles: {
      P: { name: "power", unit: "D", asked: /power(?: contact lens)?/ },
      d: { name: "far point", unit: "m", asked: /far point/ },
    },
  },
  {
    title: "the correction of a near point",
    beside: "contact lens",
    equations: ["P = 1/b - 1/d", "b = 0.25"],
    about: /\bnear point\b/,
    not: /\b(?:tear|glasses|far point|nearsighted|in front|range)\b/,
    roles: {
      P: { name: "power", unit: "D", asked: /power/ },
      d: { name: "near point", unit: "m", asked: /near point/ },
      b: { name: "normal near point", unit: "m" },
    },
  },
  {
    title: "the magnification of a telescope",
    equations: ["M = -f_1/f_2"],
    about: /\b(?:telescope|binoculars?)\b.*\bfocal length\b|\bangular magnification\b/s,
    not: /\b(?:radius|diameter|distance between|length of the|microscope|mirror|lens at)\b/,
    roles: {
      M: {
        name: "angular magnification",
        unit: "",
        asked: /(?:angular )?magnification/,
        told: /magnification of @/,
      },
      f_1: {
        name: "focal length of the objective",
        unit: "m",
        told: /@ focal length objective|objective[^#@]{0,50}@/,
      },
      f_2: {
        name: "focal length of the eyepiece",
        unit: "m",
        told: /@ (?:focal length )?eyepiece|eyepiece[^#@]{0,30}@/,
      },
    },
  },
  {
    title: "the Rayleigh criterion",
    equations: ["θ = 1.22*λ/D"],
    about: /\b(?:minimum angular|angular spread\w*|diffraction|resol\w*)\b/,
    not: /\b(?:distance|far|slit|headlights?|Moon and|eye)\b(?! of the beam)/,
    roles: {
      theta: {
        name: "smallest angle",
        unit: "rad",
        asked: /(?:minimum )?(?:angular (?:spread\w*|separation|resolution)|angle)/,
      },
      lambda: WAVELENGTH,
      D: { name: "diameter", unit: "m", told: /diameter/ },
    },
  },
  {
    title: "the index of refraction",
    equations: ["n = c/v"],
    about: /\bindex of refraction\b|\bspeed of light in\b/,
    not: /\b(?:angle|critical|lens|thick|Table)\b/,
    roles: {
      n: { name: "index of refraction", unit: "", asked: /index/ },
      v: { name: "speed of light in it", unit: "m/s", asked: /speed/ },
      c: SPEED_OF_LIGHT,
    },
  },
];
