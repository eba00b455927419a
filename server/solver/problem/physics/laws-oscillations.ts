import { type Law, role } from "./law";

const FREQUENCY_OF_TUBE = "[fundamental lowest] frequency|fundamental";
const LONG = { name: "length", unit: "m", asked: "length|how long", told: "long|length|tube|pipe" } as const;
const SOUND = {
  name: "speed of sound",
  unit: "m/s",
  told: "speed of sound … @|sound … @|sound travel* … @",
} as const;
const HEARD = "[observed] frequency|frequency heard|frequency observed|what frequency";

/** Oscillations, strings, tubes and moving sources of sound. */
export const OSCILLATIONS: readonly Law[] = [
  {
    title: "the speed of a wave on a string",
    beside: "wave string tension mass length linear density stretch pulse",
    equations: ["v = sqrt(F/μ)"],
    about: "tension",
    not: "frequency|wavelength|fundamental|mass of|weigh*|angle*",
    roles: {
      v: role("speed of the wave", "m/s", "[wave propagation] speed|[wave propagation] velocity|how fast"),
      F: role("tension", "N", "tension"),
      mu: role(
        "mass per length",
        "kg/m",
        "linear density|linear mass density|mass per unit length|mass per length",
      ),
    },
  },
  {
    title: "the greatest speed of an oscillation",
    beside: "oscillat spring amplitude maximum harmonic object frictionless",
    equations: ["v = A*sqrt(k/m)"],
    about: "maximum speed & amplitude|maximum velocity & amplitude",
    not: "period|frequency|damp*|friction is",
    roles: {
      v: role("maximum speed", "m/s", "maximum speed|maximum velocity"),
      A: role("amplitude", "m", "amplitude"),
      k: role("force constant", "N/m", "force constant|spring constant"),
      m: role("mass", "kg", "mass"),
    },
  },
  {
    title: "the speed of sound in air",
    beside: "speed sound temperature",
    equations: ["v = 331*sqrt(T/273)"],
    about: "speed of sound|sound travel|velocity of sound|speed that sound travels",
    not: "frequency|wavelength|distance|echo|time|water|helium|how far|length|change",
    roles: {
      v: role("speed of sound", "m/s", "speed|velocity|speed of sound|velocity of sound|how fast"),
      T: role("temperature", "K", "[air] temperature"),
    },
  },
  {
    title: "the fundamental of a tube closed at one end",
    beside: "tube fundamental resonan frequency sound speed harmonic",
    equations: ["f = v/(4*L)"],
    about: ["closed at one end|one end closed|open at one end|closed at the other", "fundamental|lowest"],
    not: "overtone|third|second|both ends|harmonics|°C|diameter|wavelength",
    roles: { f: role("frequency", "Hz", FREQUENCY_OF_TUBE), v: SOUND, L: LONG },
  },
  ...(
    [
      [
        "a receding source",
        "f = f_0*v/(v + u)",
        "moves away|moving away|driving away|receding|recedes|traveling away|after it passes|leaving",
      ],
      [
        "an approaching source",
        "f = f_0*v/(v - u)",
        "moving toward|moves toward|driving toward|approaching|approaches|traveling toward|coming toward",
      ],
    ] as const
  ).map(
    ([name, equation, about]): Law => ({
      title: `the Doppler effect of ${name}`,
      beside: "sound frequency speed",
      equations: [equation],
      about,
      not: `${name.includes("receding") ? "toward|approach*" : "away|reced*|leaving"}|observer moving|observer moves|moving observer|echo|reflect*|beat|light|galaxy|radio|star`,
      roles: {
        f: role("frequency heard", "Hz", HEARD, { told: "hear* … @|observe* … @|detect* … @|measure* … @" }),
        f_0: role(
          "frequency of the source",
          "Hz",
          "actual frequency|source frequency|emitted frequency|frequency of the source",
          {
            told: "emit* … @|horn … @|siren … @|whistle … @|source … @|produc* … @|@ … horn|@ … siren|@ … whistle|@ … source|@ sound",
          },
        ),
        v: { ...SOUND, told: "speed of sound … @|sound … @ m/s|sound travel* … @" },
        u: role("speed of the source", "m/s", "speed|velocity|how fast", { never: "speed of sound … @" }),
      },
    }),
  ),
];
