import { GRAVITY } from "./constants";
import { type Law, type Role, role } from "./law";

const AREA = role("cross-sectional area", "m^2", "[cross-sectional] area");
const DIAMETER = role("diameter", "m", "diameter", { told: "diameter|@ thick|thickness" });
const RADIUS = role("radius", "m", "radius", { told: "radius" });
const LENGTH = role("length", "m", "[original] length", {
  told: "@ long|long … @|length … @|@ tall|@ high|@ thick|thickness … @|tall … @|@ [of] rope|@ length",
});
const STRETCH = role(
  "change of length",
  "m",
  "[by] how much|much|change in length|extension|stretch|elongation|deformation|compression|shortening|how far|how much longer|amount",
  { told: "stretch* … @|by @|compress* … @|shorten* … @|elongat* … @|exten* … @" },
);
const MODULUS = role("Young's modulus", "Pa", "Young's modulus|modulus|elastic modulus", {
  told: "modulus",
});

/** Stretching by a force or a load, on a section that is told by its area, its diameter or its radius. */
const ELASTIC: readonly Law[] = (
  [
    ["F", {}],
    ["m*g", { m: role("mass of the load", "kg", "mass|load"), g: GRAVITY }],
  ] as const
).flatMap(([force, load]) =>
  (
    [
      ["A", { A: AREA }],
      ["(pi*d^2/4)", { d: DIAMETER }],
      ["(pi*r^2)", { r: RADIUS }],
    ] as const
  ).map(
    ([area, section]): Law => ({
      title: "the law of elasticity",
      equations: [`x = ${force}*L/(${area}*Y)`],
      about: "Young's modulus|elastic modulus|modulus of elasticity",
      not: "shear|bulk|percent|fraction|twice|bend*|sideways",
      roles: {
        x: STRETCH,
        L: LENGTH,
        Y: MODULUS,
        ...(force === "F" ? { F: role("force", "N", "force|load|tension|weight") } : {}),
        ...load,
        ...section,
      },
    }),
  ),
);

/** The state of a stream or a press at two places, of which the same quantity is kept. */
const kept = (
  law: Pick<Law, "title" | "equations" | "about" | "beside"> & { not?: string },
  pairs: readonly Role[],
): Law => {
  const letters = law.equations[0]?.match(/[A-Za-z]+(?=_1)/g) ?? [];
  const entries = letters.flatMap((letter, i) => {
    const own = pairs[i] as Role;
    const { asked: _asked, ...other } = own;
    return [
      [`${letter}_1`, own],
      [`${letter}_2`, { ...other, name: `other ${own.name}` }],
    ] as const;
  });
  return {
    ...law,
    roles: Object.fromEntries(entries),
    states: letters.map((letter) => [`${letter}_1`, `${letter}_2`] as const),
  };
};
const SPEED = role("speed", "m/s", "[flow new final] speed|[flow new final] velocity|how fast");
const FORCE = role("force", "N", "force|how much force|weight|output force");
const NARROWING = "pipe|hose|nozzle|tube|artery|aorta|channel|stream|river|capillary|duct|vessel";
const OF_LIQUID =
  "density of [the a an this] [unknown] fluid|density of [the a an this] [unknown] liquid|density of [the] oil";
const PRESS = "hydraulic|pascal's principle|master cylinder|slave cylinder|piston";
const FLOW_NOT =
  "pressure|flow rate of|L/s|how long|fill*|height|viscosity|number of|split*|branch*|divid*|each";

/** Solids, liquids and streams. */
export const MATTER_IN_BULK: readonly Law[] = [
  ...ELASTIC,
  kept(
    {
      title: "the equation of continuity",
      equations: ["A_1*v_1 = A_2*v_2"],
      about: NARROWING,
      not: FLOW_NOT,
    },
    [AREA, SPEED],
  ),
  ...(["diameter", "radius"] as const).map((size) => {
    const letter = size === "diameter" ? "d" : "r";
    return kept(
      {
        title: "the equation of continuity",
        equations: [`${letter}_1^2*v_1 = ${letter}_2^2*v_2`],
        about: [NARROWING, size],
        not: FLOW_NOT,
      },
      [size === "diameter" ? DIAMETER : RADIUS, SPEED],
    );
  }),
  kept(
    {
      title: "Pascal's principle",
      equations: ["F_1/A_1 = F_2/A_2"],
      about: PRESS,
      not: "diameter|radius|work|distance|moves|pressure of|kg",
    },
    [FORCE, AREA],
  ),
  ...(["diameter", "radius"] as const).map((size) => {
    const letter = size === "diameter" ? "d" : "r";
    return kept(
      {
        title: "Pascal's principle",
        equations: [`F_1/${letter}_1^2 = F_2/${letter}_2^2`],
        about: [PRESS, size],
        not: "work|distance|moves|pressure of|kg",
      },
      [FORCE, size === "diameter" ? DIAMETER : RADIUS],
    );
  }),
  ...(
    [
      ["A", { A: AREA }, "area|section"],
      ["(pi*r^2)", { r: RADIUS }, "radius"],
      ["(pi*d^2/4)", { d: DIAMETER }, "diameter"],
    ] as const
  ).map(
    ([area, section, about]): Law => ({
      title: "the flow rate in a pipe",
      equations: [`Q = ${area}*v`],
      about: [about, "flow*|rate|pumped|carries|delivers"],
      not: "pressure|viscosity|heat|capillaries|nozzle|from a # cm diameter|sphere|reynolds",
      roles: {
        Q: role("flow rate", "m^3/s", "[volume] flow rate|rate|rate of flow|[volume] flow"),
        v: role(
          "speed",
          "m/s",
          "[average flow] speed|[average flow] velocity|how fast|[average] speed of flow",
        ),
        ...section,
      },
    }),
  ),
  ...(["body", "liquid"] as const).map(
    (asked): Law => ({
      title: "the part of a floating body below the surface",
      equations: ["s = ρ/σ"],
      about: [
        "float*",
        "submerged|% of its volume|below the surface|fraction|percent*",
        ...(asked === "liquid" ? [OF_LIQUID] : []),
      ],
      terms: "fraction|percent|percentage",
      not: `above|raft|boat|man|kg|load${asked === "body" ? `|${OF_LIQUID}` : ""}`,
      roles: {
        s: role(
          "part below the surface",
          "%",
          "fraction|percentage|percent|percent of volume|fraction of volume",
        ),
        rho: {
          name: "density of the body",
          unit: "kg/m^3",
          ...(asked === "body" ? { asked: "density" } : {}),
          never: "water … @|water is @|seawater … @|oil … @|fluid of density @|liquid of density @",
        },
        sigma: {
          name: "density of the liquid",
          unit: "kg/m^3",
          ...(asked === "liquid"
            ? { asked: "density" }
            : { told: "water … @|fluid … @|liquid … @|seawater … @|oil … @", material: "density" }),
        },
      },
    }),
  ),
  {
    title: "the pressure of an area under a weight",
    equations: ["p = m*g/A"],
    about: ["pressure", "kg", "area|heel|foot|feet|bottom|base|tire"],
    not: "depth|deep|atmospher*|gas|gauge|diameter|radius|speed|fluid|temperature|each|four|two",
    roles: {
      p: role("pressure", "Pa", "pressure|average pressure"),
      m: role("mass", "kg", "mass"),
      A: { ...AREA, asked: "area|contact area" },
      g: GRAVITY,
    },
  },
  {
    title: "the pressure of a liquid column",
    equations: ["p = ρ*g*h"],
    about: ["pressure", "below|depth|deep|column|tall|beneath|under"],
    not: "absolute|total|atmospher*|force|area|diver ascends|altitude|flow|pump|manometer|difference",
    roles: {
      p: role("pressure", "Pa", "[gauge water] pressure"),
      rho: { ...role("density", "kg/m^3", "density"), material: "density" },
      g: GRAVITY,
      h: role("depth", "m", "depth|how deep|height|how far|how tall|how high"),
    },
  },
  {
    title: "Archimedes' principle",
    equations: ["B = ρ*g*V"],
    about: ["buoyant force|buoyancy", "submerged|immersed|under|underwater|completely|displace*"],
    not: "float*|partly|partially|half|tension|apparent|mass of|kg block",
    roles: {
      B: role("buoyant force", "N", "buoyant force|buoyancy|force"),
      rho: { ...role("density of the liquid", "kg/m^3", "density"), material: "density" },
      g: GRAVITY,
      V: role("volume", "m^3", "volume"),
    },
  },
  {
    title: "Torricelli's theorem",
    equations: ["v = sqrt(2*g*h)"],
    about: ["hole|leak|leaks|puncture*|Torricelli*|spigot|opening", "below|depth|deep|above|height"],
    not: "range|horizontal*|pressure of|pressuri*|flow rate|diameter|radius|pump|hose|dropped|falls|area",
    roles: {
      v: role("speed", "m/s", "speed|velocity|how fast|[exit] speed"),
      h: role("depth", "m", "depth|height|how deep|how far|distance"),
      g: GRAVITY,
    },
  },
];
