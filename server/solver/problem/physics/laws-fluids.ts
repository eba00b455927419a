import { type Law, role } from "./law";

/** Floating bodies, flow, drops and tubes. */
export const FLOW: readonly Law[] = [
  {
    title: "the drag on a body in a fluid",
    beside: "drag air coefficient area resistance speed frontal cross section facing density",
    equations: ["F = 1/2*C*ρ*A*v^2"],
    about: "drag & coefficient & area",
    not: "terminal|power|factor|mass|weigh*|diameter",
    roles: {
      F: role("drag", "N", "[air] drag|drag force|force|force of air resistance|magnitude of the drag force"),
      C: role("drag coefficient", "", "drag coefficient", { told: "coefficient … @|C … @" }),
      rho: { name: "density of the air", unit: "kg/m^3", told: "density … @" },
      A: role("area", "m^2", "area"),
      v: role("speed", "m/s", "speed|velocity|how fast"),
    },
  },
];
