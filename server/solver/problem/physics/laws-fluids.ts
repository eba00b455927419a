import { GRAVITY } from "./constants";
import type { Law } from "./law";

const SHARE =
  "fraction|percentage|percent|fraction of its volume|percentage of its volume|fraction of the volume";
const DENSITY_OF_BODY = "density of [the] [object wood block body ice iceberg] … @|[average] density … @";

/** Floating bodies, flow, drops and tubes. */
export const FLOW: readonly Law[] = [
  {
    title: "the share of a floating body that is under the surface",
    terms: "fraction|percentage|percent",
    beside: "submerg float density fluid water volume average surface freshwater salt sea object",
    equations: ["s = ρ/ρ_0"],
    about: ["float*", "submerged|under water|underwater|below the surface|under the surface"],
    not: "above|mass|weigh*|kg of|two|both",
    roles: {
      s: {
        name: "share submerged",
        unit: "%",
        asked: SHARE,
        told: "@ submerged|@ of its volume|@ of [the] volume|@ … submerged",
      },
      rho: {
        name: "density of the body",
        unit: "kg/m^3",
        asked: "[average] density",
        told: DENSITY_OF_BODY,
        never:
          "density of [the] [fresh salt sea] water … @|density of [the] fluid … @|density of [the] liquid … @",
      },
      rho_0: {
        name: "density of the fluid",
        unit: "kg/m^3",
        told: "density of [the] [sea salt fresh] water … @|density of [the] fluid … @|density of [the] liquid … @|density of freshwater … @|density of seawater … @|fluid of density @|liquid of density @",
        fixed: ["freshwater|fresh water|in water|on water", "1000"],
      },
    },
  },
  {
    title: "the law of continuity",
    beside:
      "flow water hose nozzle pipe fluid incompressible narrow wide artery blood emerge enter leave average",
    equations: ["v_1*d_1^2 = v_2*d_2^2"],
    about: "diameter",
    not: "flow rate|pressure|time|height|fill|rate|radius|Reynolds|viscosity",
    roles: {
      v_1: {
        name: "speed in the first part",
        unit: "m/s",
        told: "hose … @|pipe … @|^ … @|# diameter at @|# [in] diameter at @|# in diameter with a speed of @",
      },
      v_2: {
        name: "speed in the second part",
        unit: "m/s",
        asked: "speed|velocity|[exit] speed|[exit] velocity|how fast",
      },
      d_1: {
        name: "diameter of the first part",
        unit: "m",
        told: "@ … hose|@ … pipe|hose … @|pipe … @|from … @",
        never: "nozzle … @|narrow* … @|constrict* … @|@ … nozzle",
      },
      d_2: {
        name: "diameter of the second part",
        unit: "m",
        told: "nozzle … @|narrow* … @|constrict* … @|@ … nozzle|opening … @",
      },
    },
  },
  {
    title: "Torricelli's theorem",
    beside: "water hole tank leak opening dam barrel small surface emerge bottom base side jet neglect",
    equations: ["v = sqrt(2*g*h)"],
    about: "hole|leak*|puncture*|Torricelli",
    not: "range|horizontal|pressure of|flow rate|diameter|radius|pump|hose|dropped|falls",
    roles: {
      v: { name: "speed", unit: "m/s", asked: "[initial exit] speed|[initial exit] velocity|how fast" },
      h: {
        name: "depth below the surface",
        unit: "m",
        asked: "depth|height|how deep|how far",
        told: "below|deep|depth|above|under|height",
      },
      g: GRAVITY,
    },
  },
  {
    title: "the capillary law",
    terms: "angle",
    twisted: true,
    beside: "capillar tube rise height water surface tension contact radius liquid density glass",
    equations: ["h = 2*γ*cos(θ)/(ρ*g*r)"],
    about: "capillar*",
    not: "diameter|xylem|soap|bubble",
    roles: {
      h: { name: "height", unit: "m", asked: "height|how high|how far" },
      gamma: { name: "surface tension", unit: "N/m", asked: "surface tension" },
      theta: {
        name: "contact angle",
        unit: "°",
        told: "angle … @",
        fixed: ["contact angle of zero|contact angle is zero|angle is zero", "0"],
      },
      rho: { name: "density", unit: "kg/m^3", told: "density … @" },
      r: { name: "radius", unit: "m", asked: "radius", told: "radius … @" },
      g: GRAVITY,
    },
  },
  {
    title: "the pressure in a bubble",
    beside: "bubble gauge pressure inside soap surface tension radius spherical water",
    equations: ["p = 4*γ/r"],
    about: ["bubble", "gauge pressure|pressure inside|inside pressure|excess pressure"],
    not: "diameter|drop|air bubble|alveol*|rises|depth|volume",
    roles: {
      p: { name: "gauge pressure", unit: "Pa", asked: "[gauge inside excess] pressure" },
      gamma: { name: "surface tension", unit: "N/m", asked: "surface tension" },
      r: { name: "radius", unit: "m", asked: "radius", told: "radius … @|@ radius|@ in radius" },
    },
  },
  {
    title: "the pressure that stops a flow",
    beside: "pressure dynamic wind speed air density",
    equations: ["p = 1/2*ρ*v^2"],
    about: "dynamic pressure|Bernoulli & pressure difference & wind|pitot",
    not: "area|roof|diameter|height",
    roles: {
      p: { name: "pressure", unit: "Pa", asked: "[dynamic] pressure" },
      rho: { name: "density", unit: "kg/m^3", told: "density … @" },
      v: { name: "speed", unit: "m/s", asked: "speed|velocity|how fast" },
    },
  },
  {
    title: "Pascal's principle",
    beside: "hydraulic lift piston cylinder master slave force exert system pedal press",
    equations: ["F_1/d_1^2 = F_2/d_2^2"],
    about: ["hydraulic|Pascal's", "diameter"],
    not: "weigh*|mass|distance|height|efficien*",
    roles: {
      F_1: { name: "force on the first piston", unit: "N", asked: "force" },
      F_2: {
        name: "force on the second piston",
        unit: "N",
        told: "create* … @|exert* … @|support* … @|slave … @",
      },
      d_1: {
        name: "diameter of the first piston",
        unit: "m",
        told: "master … @|input … @|small* … @|@ … master",
      },
      d_2: {
        name: "diameter of the second piston",
        unit: "m",
        told: "slave … @|output … @|large* … @|@ … slave",
      },
    },
  },
  {
    title: "Stokes' law",
    beside: "viscosity fluid sphere spherical drag radius small terminal",
    equations: ["F = 6*pi*η*r*v"],
    about: "Stokes|viscous drag|drag force & viscosity",
    not: "density|mass|weight|diameter",
    roles: {
      F: { name: "drag", unit: "N", asked: "[viscous] drag|drag force|force" },
      eta: { name: "viscosity", unit: "Pa·s", asked: "viscosity" },
      r: { name: "radius", unit: "m", asked: "radius", told: "radius … @|@ radius" },
      v: { name: "speed", unit: "m/s", asked: "speed|velocity" },
    },
  },
  {
    title: "the drag on a body in a fluid",
    beside: "drag air coefficient area resistance speed frontal cross section facing density",
    equations: ["F = 1/2*C*ρ*A*v^2"],
    about: "drag & coefficient & area",
    not: "terminal|power|factor|mass|weigh*|diameter",
    roles: {
      F: {
        name: "drag",
        unit: "N",
        asked: "[air] drag|drag force|force|force of air resistance|magnitude of the drag force",
      },
      C: { name: "drag coefficient", unit: "", asked: "drag coefficient", told: "coefficient … @|C … @" },
      rho: { name: "density of the air", unit: "kg/m^3", told: "density … @" },
      A: { name: "area", unit: "m^2", asked: "area" },
      v: { name: "speed", unit: "m/s", asked: "speed|velocity|how fast" },
    },
  },
];
