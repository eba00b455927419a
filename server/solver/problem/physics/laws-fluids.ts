import type { Law } from "./law";

/** Floating bodies, flow, drops and tubes. */
export const FLOW: readonly Law[] = [
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
