import { COULOMB, ELEMENTARY_CHARGE } from "./constants";
import { type Law, role } from "./law";

const CURRENT = { name: "current", unit: "A", asked: "current" } as const;
const VOLTAGE = { name: "voltage", unit: "V", asked: "voltage|potential difference|potential" } as const;
const RESISTANCE = { name: "resistance", unit: "Ω", asked: "resistance" } as const;
const POWER = { name: "power", unit: "W", asked: "power [dissipated output loss]" } as const;
const TIME = { name: "time", unit: "s", asked: "time|how long|duration" } as const;

/** Charge, current, circuits and fields. */
export const ELECTRICITY: readonly Law[] = [
  {
    title: "the energy of a current",
    beside: "dissipated",
    equations: ["E = I*V*t"],
    about: "energy",
    not: "capacitor|inductor|temperature|mass|photon|efficien*",
    roles: { E: role("energy", "J", "energy|much energy"), I: CURRENT, V: VOLTAGE, t: TIME },
  },
  {
    title: "the definition of current",
    equations: ["I = Q/t"],
    about: "current|charge|coulomb",
    not: "electron|proton|ion|particle|capacitor|A·h|voltage|field",
    roles: { I: CURRENT, Q: role("charge", "C", "charge|much charge"), t: TIME },
  },
  {
    title: "the charge of electrons",
    beside: "neutral",
    equations: ["N*e = |Q|"],
    about: "charge & electron|coulomb & electron|charge & proton|coulomb & proton",
    not: "time|second|current|field|force|nucleus|mass|starter|potential|speed|accelerat*|percent|%",
    roles: {
      Q: { name: "charge", unit: "C", told: "@" },
      N: role(
        "number of electrons",
        "",
        "many electrons|number of electrons|many electrons are|many electrons must",
      ),
      e: ELEMENTARY_CHARGE,
    },
  },
  {
    title: "the definition of capacitance",
    beside: "terminal terminals",
    equations: ["Q = C*V"],
    about: "capacit*|stor*|µF|nF|pF",
    not: "series|parallel|plate|energy|resist*|frequency|discharg*|dielectric",
    roles: {
      Q: role("charge", "C", "charge|much charge"),
      C: role("capacitance", "F", "capacitance"),
      V: VOLTAGE,
    },
  },
  {
    title: "the potential of a point charge",
    equations: ["V = k*Q/r"],
    about: "potential",
    not: "difference|diameter|energy|proton|fragment|plate|speed|accelerat*|surface",
    roles: {
      V: role("potential", "V", "potential"),
      Q: role("charge", "C", "[point] charge"),
      r: role("distance", "m", "distance|how far"),
      k: COULOMB,
    },
  },
  {
    title: "the potential of a charged sphere",
    beside: "center",
    equations: ["V = k*Q/r"],
    about: "potential & sphere & uniformly",
    not: "difference|diameter|energy|proton|speed",
    roles: {
      V: role("potential", "V", "potential"),
      Q: role("charge", "C", "charge"),
      r: role("distance", "m", "distance"),
      k: COULOMB,
    },
  },
  {
    title: "the potential of a charged sphere",
    equations: ["V = k*Q/r", "r = d/2"],
    about: "diameter & potential & sphere",
    not: "difference|energy|proton|speed",
    roles: {
      V: role("potential", "V", "potential"),
      Q: role("charge", "C", "charge"),
      d: { name: "diameter", unit: "m" },
      r: { name: "radius", unit: "m" },
      k: COULOMB,
    },
  },
  {
    title: "the field of a point charge",
    equations: ["E = k*Q/r^2"],
    about: "electric field & point charge",
    not: "force|earth|sphere|potential|charges|midway",
    roles: {
      E: role("electric field", "N/C", "[electric] field [strength]"),
      Q: role("charge", "C", "charge"),
      r: role("distance", "m", "distance|how far"),
      k: COULOMB,
    },
  },
  {
    title: "Ohm's law with the internal resistance",
    equations: ["U = I*(R + r)"],
    about: "internal resistance",
    not: "terminal|parallel|series|power|dissipat*|charg*",
    roles: {
      U: role("emf", "V", "emf"),
      I: CURRENT,
      R: { name: "resistance of the load", unit: "Ω", never: "@ internal" },
      r: {
        name: "internal resistance",
        unit: "Ω",
        told: "@ internal|internal resistance of @|internal resistance is @",
      },
    },
  },
  {
    title: "Ohm's law with the internal resistance",
    equations: ["U = I*(R + r)", "P = I^2*R"],
    about: "internal resistance & power",
    not: "terminal|parallel|series|dissipat*|charg*",
    roles: {
      U: { name: "emf", unit: "V" },
      I: { ...CURRENT, asked: undefined },
      P: POWER,
      R: { name: "resistance of the load", unit: "Ω", never: "@ internal" },
      r: {
        name: "internal resistance",
        unit: "Ω",
        told: "@ internal|internal resistance of @|internal resistance is @",
      },
    },
  },
  {
    title: "the terminal voltage",
    equations: ["V = U - I*r"],
    about: "terminal voltage",
    not: "charg*|drop|parallel|series|load resistance|value",
    roles: {
      V: role("terminal voltage", "V", "terminal voltage", { told: "terminal voltage … @" }),
      U: role("emf", "V", "emf", {
        told: "emf of … @|emf is … @|@ emf|@ … cell|@ … battery|@ battery|@ cell",
      }),
      I: CURRENT,
      r: role("internal resistance", "Ω", "internal resistance"),
    },
  },
  {
    title: "the terminal voltage while charging",
    equations: ["V = U + I*r"],
    about: "charging & terminal voltage",
    roles: {
      V: role("terminal voltage", "V", "terminal voltage", { told: "terminal voltage … @" }),
      U: role("emf", "V", "emf", { told: "emf of … @" }),
      I: CURRENT,
      r: role("internal resistance", "Ω", "internal resistance"),
    },
  },
  {
    title: "the time constant of a circuit",
    equations: ["τ = R*C"],
    about: "time constant",
    not: "inductor|inductance|RL|H|mH|µH|nH|percent|%|after",
    roles: {
      tau: role("time constant", "s", "time constant", { told: "time constant" }),
      R: { ...RESISTANCE, asked: "resistance" },
      C: role("capacitance", "F", "capacitance|capacitor"),
    },
  },
  {
    title: "the time constant of a circuit",
    equations: ["τ = L/R"],
    about: "time constant",
    not: "capacit*|RC|F|mF|µF|nF|pF|after",
    roles: {
      tau: role("time constant", "s", "time constant", { told: "time constant" }),
      R: { ...RESISTANCE, asked: "resistance" },
      L: role("inductance", "H", "inductance"),
    },
  },
  {
    title: "the reactance of an inductor",
    beside: "series",
    equations: ["X = 2*pi*f*L"],
    about: "reactance",
    not: "capacit*|impedance|resonan*|resistor|RLC|µF|nF|pF",
    roles: {
      X: role("reactance", "Ω", "reactance"),
      f: role("frequency", "Hz", "frequency"),
      L: role("inductance", "H", "inductance"),
    },
  },
  {
    title: "the reactance of a capacitor",
    equations: ["X = 1/(2*pi*f*C)"],
    about: "reactance",
    not: "induct*|impedance|resonan*|resistor|RLC|mH|µH",
    roles: {
      X: role("reactance", "Ω", "reactance"),
      f: role("frequency", "Hz", "frequency"),
      C: role("capacitance", "F", "capacitance"),
    },
  },
  {
    title: "Ohm's law for an inductor",
    equations: ["X = 2*pi*f*L", "V = I*X"],
    about: "inductor",
    not: "capacit*|impedance|resonan*|resistor|RLC|energy|reactance",
    roles: {
      X: { name: "reactance", unit: "Ω" },
      V: VOLTAGE,
      I: CURRENT,
      f: role("frequency", "Hz", "frequency"),
      L: role("inductance", "H", "inductance"),
    },
  },
  {
    title: "Ohm's law for a capacitor",
    equations: ["X = 1/(2*pi*f*C)", "V = I*X"],
    about: "capacitor",
    not: "induct*|impedance|resonan*|resistor|RLC|energy|reactance|charge",
    roles: {
      X: { name: "reactance", unit: "Ω" },
      V: VOLTAGE,
      I: CURRENT,
      f: role("frequency", "Hz", "frequency"),
      C: role("capacitance", "F", "capacitance"),
    },
  },
  {
    title: "the resonant frequency",
    equations: ["f = 1/(2*pi*sqrt(L*C))"],
    about: "resonan*",
    not: "impedance|current|power|resistor|rms|tube|pipe|from",
    roles: {
      f: role("resonant frequency", "Hz", "[resonant] frequency"),
      L: role("inductance", "H", "inductance"),
      C: role("capacitance", "F", "capacitance"),
    },
  },
  {
    title: "the impedance of a series circuit",
    equations: ["Z = sqrt(R^2 + (2*pi*f*L - 1/(2*pi*f*C))^2)"],
    about: "RLC & impedance",
    not: "resonan*|current|power",
    roles: {
      Z: role("impedance", "Ω", "impedance"),
      R: { ...RESISTANCE, asked: undefined },
      f: { name: "frequency", unit: "Hz" },
      L: { name: "inductance", unit: "H" },
      C: { name: "capacitance", unit: "F" },
    },
  },
  {
    title: "the voltage of a moving wire",
    equations: ["V = B*L*v"],
    about: "field & moving & perpendicular|Hall",
    roles: {
      V: role("voltage", "V", "[hall] emf|[hall] voltage"),
      B: role("magnetic field", "T", "field [strength]"),
      L: role("length", "m", "length"),
      v: role("speed", "m/s", "speed|velocity"),
    },
  },
  {
    title: "the peak emf of a generator",
    beside: "coil loop rotates rotating parallel",
    equations: ["V = N*A*B*omega", "A = pi*d^2/4"],
    about: "peak emf|peak voltage",
    not: "radius|internal|period|parallel to the field in",
    roles: {
      V: role("peak emf", "V", "peak emf|peak voltage"),
      N: { name: "number of turns", unit: "", told: "@ turn" },
      B: { name: "magnetic field", unit: "T" },
      omega: { name: "angular velocity", unit: "rad/s" },
      d: { name: "diameter", unit: "m", told: "@ diameter|@-diameter" },
      A: { name: "area", unit: "m^2" },
    },
  },
  {
    title: "the peak emf of a generator",
    beside: "coil loop rotates rotating parallel",
    equations: ["V = N*A*B*omega"],
    about: "peak emf|peak voltage|maximum emf|maximum voltage",
    not: "diameter|radius",
    roles: {
      V: role("peak emf", "V", "peak emf|peak voltage"),
      N: { name: "number of turns", unit: "", told: "@ turn", asked: "turns|many turns" },
      B: role("magnetic field", "T", "field [strength]"),
      omega: role("angular velocity", "rad/s", "angular velocity"),
      A: role("area", "m^2", "area"),
    },
  },
];
