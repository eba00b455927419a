import { type Law, role } from "./law";

const WAVELENGTH = { name: "wavelength", unit: "m", asked: "wavelength" } as const;
const SOUND = "speed of sound … @|sound … @";
const SOURCE = "moving … @|travel* … @|flying … @|approach* … @|going … @|at @";

const ANGLE = { asked: "angle" } as const;
/** Light that comes out of air: one of the two angles is told, the other asked for. */
const REFRACTIONS = [
  { asked: "b", told: "incidence … @|incident … @|@ … incidence|strikes … @", never: "refract* … @" },
  { asked: "a", told: "refraction … @|refracted … @|@ … refraction", never: "incidence … @" },
] as const;

/** Waves, sound, light and lenses. */
export const LIGHT: readonly Law[] = [
  ...REFRACTIONS.map(
    ({ asked, told, never }): Law => ({
      title: "Snell's law",
      twisted: true,
      beside: "light normal water",
      equations: ["sin(a) = n*sin(b)"],
      about:
        "from air into|from air to|from air & enters|in air & enters|in air & strikes|in air & incident on",
      not: "critical|total internal|prism|depth|displace*|polariz*|then|layer*|film|°C",
      roles: {
        a: { name: "angle of incidence", unit: "°", ...(asked === "a" ? ANGLE : { told, never }) },
        b: { name: "angle of refraction", unit: "°", ...(asked === "b" ? ANGLE : { told, never }) },
        n: { name: "index of refraction", unit: "", told: "index … @|n = @" },
      },
    }),
  ),
  {
    title: "the beat frequency",
    equations: ["f = |f_2 - f_1|"],
    about: "beat frequency",
    not: "average|three|string|piano",
    roles: {
      f: role("beat frequency", "Hz", "beat frequency"),
      f_1: { name: "lower frequency", unit: "Hz", told: "@ and|@ … #" },
      f_2: { name: "higher frequency", unit: "Hz", told: "and … @|# … @" },
    },
  },
  {
    title: "the Doppler effect of an approaching source",
    equations: ["f = f_0*v/(v - v_1)"],
    about: "oncoming|approach*|flying at it|toward",
    not: "away|reced*|observer moving|echo|reflect*|beat",
    roles: {
      f: role("frequency heard", "Hz", "frequency", {
        told: "receive … @|receives … @|hear … @|hears … @|observ* … @",
      }),
      f_0: {
        name: "frequency of the source",
        unit: "Hz",
        told: "emit* … @|blow … @|blows … @|screech … @|frequency of … @|its … @",
      },
      v: { name: "speed of sound", unit: "m/s", told: SOUND },
      v_1: role("speed of the source", "m/s", "speed", { told: SOURCE, never: "sound … @" }),
    },
  },
  {
    title: "the definition of optical power",
    beside: "mirror lens",
    equations: ["P = 1/f"],
    about: "focal length|power",
    not: "eye|image|object|radius|magnif*|telescope|W|V|current|contact|glasses|far point|near point",
    roles: {
      P: role("power", "D", "power"),
      f: role("focal length", "m", "focal length"),
    },
  },
  {
    title: "the thin-lens equation of the eye",
    equations: ["P = 1/d + 1/b"],
    about: "eye & power",
    not: "contact|glasses|lens|spectacle|accommodate|nearsighted|retina|correct*|%|reduces",
    roles: {
      P: role("power", "D", "power|total power"),
      d: role("object distance", "m", "how far|far point|near point", {
        told: "@ away|distance of … @|held @",
      }),
      b: { name: "distance from lens to retina", unit: "m", fixed: "0.0200" },
    },
  },
  {
    title: "the correction of a far point",
    beside: "lens",
    equations: ["P = -1/d"],
    about: "far point",
    not: "tear|glasses|near point|relaxed|in front",
    roles: {
      P: role("power", "D", "power|power contact lens"),
      d: role("far point", "m", "far point"),
    },
  },
  {
    title: "the correction of a near point",
    beside: "lens",
    equations: ["P = 1/b - 1/d", "b = 0.25"],
    about: "near point",
    not: "tear|glasses|far point|nearsighted|in front|range",
    roles: {
      P: role("power", "D", "power"),
      d: role("near point", "m", "near point"),
      b: { name: "normal near point", unit: "m" },
    },
  },
  {
    title: "the magnification of a telescope",
    equations: ["M = -f_1/f_2"],
    about: "focal length & telescope|binocular & focal length|angular magnification",
    not: "radius|diameter|distance between|length of the|microscope|mirror|lens at",
    roles: {
      M: role("angular magnification", "", "[angular] magnification", { told: "magnification of @" }),
      f_1: {
        name: "focal length of the objective",
        unit: "m",
        told: "@ focal length objective*|objective … @",
      },
      f_2: {
        name: "focal length of the eyepiece",
        unit: "m",
        told: "@ eyepiece|@ focal length eyepiece|eyepiece … @",
      },
    },
  },
  {
    title: "the Rayleigh criterion",
    equations: ["θ = 1.22*λ/D"],
    about: "minimum angular|angular spread*|diffraction|resol*",
    not: "distance|far|slit|headlight|Moon and|eye",
    roles: {
      theta: role(
        "smallest angle",
        "rad",
        "[minimum] angular spread*|[minimum] angular separation|[minimum] angular resolution|[minimum] angle",
      ),
      lambda: WAVELENGTH,
      D: { name: "diameter", unit: "m", told: "diameter" },
    },
  },
];
