import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** Scenes with their answers, each law in words and an order of its own. */
const SCENES: readonly (readonly [text: string, latex: string])[] = [
  [
    "A commuter train pulls out of a station and accelerates at 1.20 m/s^2 for 15.0 s, starting from rest. How far does it travel during this time?",
    String.raw`135\text{ m}`,
  ],
  [
    "A plane touches down at 65.0 m/s and slows at a rate of 3.20 m/s^2. What length of runway does it need in order to stop?",
    String.raw`660\text{ m}`,
  ],
  [
    "A wrench falls from the top of a scaffold 23.0 m above the ground. How long is it in the air before it hits the ground?",
    String.raw`2.17\text{ s}`,
  ],
  [
    "A diver steps off a platform 10.0 m above the surface of a pool. What is the diver's speed on entering the water?",
    String.raw`14.0\text{ m/s}`,
  ],
  [
    "A salmon leaves the water vertically at 5.10 m/s. How high above the surface does it rise?",
    String.raw`1.33\text{ m}`,
  ],
  [
    "A golfer strikes a ball at 52.0 m/s at an angle of 40.0° above level ground. How far away does the ball land, neglecting air resistance?",
    String.raw`272\text{ m}`,
  ],
  [
    "A marble rolls off the edge of a table 0.920 m high with a horizontal speed of 1.60 m/s. How far from the base of the table does it land?",
    String.raw`0.693\text{ m}`,
  ],
  [
    "A displacement vector has a magnitude of 24.0 m and points 31.0° north of east. What is its north component?",
    String.raw`12.4\text{ m}`,
  ],
  [
    "A force of 85.0 N acts at 25.0° above the horizontal. Find the horizontal component of the force.",
    String.raw`77.0\text{ N}`,
  ],
  [
    "A hiker walks 5.00 km east and then 3.20 km north. What is the magnitude of her displacement?",
    String.raw`5.94\text{ km}`,
  ],
  [
    "A 24.0-kg lawn mower is pushed with a force of 60.0 N while friction opposes its motion with 38.0 N. What is its acceleration?",
    String.raw`0.917\text{ m/s}^{2}`,
  ],
  ["What is the tension in a rope that supports a stationary 5.40-kg lantern?", String.raw`52.9\text{ N}`],
  [
    "A 48.0-kg bucket is raised by a cable with an upward acceleration of 0.600 m/s^2. Find the tension in the cable.",
    String.raw`499\text{ N}`,
  ],
  [
    "A 68.0-kg man stands on a scale in an elevator that accelerates upward at 1.30 m/s^2. What does the scale read in newtons?",
    String.raw`755\text{ newtons}`,
  ],
  [
    "Find the normal force on a 55.0-kg woman in a lift accelerating downward at 0.900 m/s^2.",
    String.raw`490\text{ N}`,
  ],
  [
    "A skier on a frictionless slope inclined at 22.0° slides down. What is the acceleration of the skier?",
    String.raw`3.67\text{ m/s}^{2}`,
  ],
  [
    "Calculate the component of the weight of a 40.0-kg crate parallel to a ramp inclined at 18.0°.",
    String.raw`121\text{ N}`,
  ],
  [
    "What centripetal force keeps a 22.0-kg child in place on a merry-go-round at 1.25 m from its center, moving at 2.40 m/s?",
    String.raw`101\text{ N}`,
  ],
  [
    "A roller coaster car starts from rest at the top of a frictionless hill 28.0 m high. What is its speed at the bottom?",
    String.raw`23.4\text{ m/s}`,
  ],
  [
    "A 1.50 × 10^{5} kg train car moving at 0.300 m/s collides and couples with a second car of mass 1.10 × 10^{5} kg at rest. What is their final velocity?",
    String.raw`0.173\text{ m/s}`,
  ],
  [
    "A seesaw balances with a 28.0-kg child 1.60 m from the pivot. How far from the pivot must a 35.0-kg child sit on the other side?",
    String.raw`1.28\text{ m}`,
  ],
  [
    "A crowbar pivots 0.0500 m from a nail. What force on the nail results when 110 N is applied 0.450 m from the pivot?",
    String.raw`990\text{ N}`,
  ],
  [
    "What is the speed of water leaving a small hole in a tank 3.50 m below the surface of the water?",
    String.raw`8.28\text{ m/s}`,
  ],
  [
    "A gas at an absolute pressure of 1.20 atm and 20.0 °C is heated to 80.0 °C at constant volume. What is its new pressure?",
    String.raw`1.45\text{ atm}`,
  ],
  [
    "A window of area 1.50 m^2 and thickness 0.600 cm has a thermal conductivity of 0.840 W/(m·°C). What is the rate of heat conduction when the inside is at 15.0 °C and the outside is at 5.00 °C?",
    String.raw`2.10\text{ kW}`,
  ],
  [
    "A heat engine takes in 12.0 kJ from a hot reservoir and rejects 8.40 kJ per cycle. What is its efficiency?",
    String.raw`30.0\%`,
  ],
  [
    "A nuclide has a half-life of 5730 y. What is its decay constant in y^{-1}?",
    String.raw`1.210 \times 10^{-4}\text{ y}^{-1}`,
  ],
  [
    "If the position of an electron is known to within 2.00 × 10^{-10} m, what is the minimum uncertainty in its momentum?",
    String.raw`2.64 \times 10^{-25}\text{ kg·m/s}`,
  ],
  [
    "The third-order maximum of 600-nm light appears at 8.00° from a double slit. What is the separation of the slits?",
    String.raw`1.29 \times 10^4\text{ nm}`,
  ],
];

/** What is told in no order that says whose it is, or has a part that no law here knows. */
const LEFT_ALONE: readonly string[] = [
  "A hydraulic press has pistons of area 4.00 cm^2 and 200 cm^2. What force acts on the small piston when 900 N acts on the large one?",
  "A seesaw is balanced by a 20.0-kg child and a 30.0-kg child who sits 1.20 m from the pivot on a plank of mass 8.00 kg. How far from the pivot does the first child sit?",
  "A bolt is thrown downward from a scaffold 23.0 m above the ground. How long is it in the air?",
  "A crate is pulled up a frictionless ramp inclined at 22.0°. What is its acceleration?",
  "What is the peak emf of a 1000-turn coil of diameter 20.0 cm that is rotated out of a field of 5.00 × 10^{-5} T in 10.0 ms?",
  "A 60.0-kg skater throws a 3.00-kg ball at 8.00 m/s and then catches another one. What is her recoil speed?",
];

describe("laws told in words", () => {
  it.each(SCENES)("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ status: "solved", latex });
  });

  it.each(LEFT_ALONE)("is left alone: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
