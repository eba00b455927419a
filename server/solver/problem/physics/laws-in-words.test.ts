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
    "The coefficient of static friction between a 32.0-kg desk and the floor is 0.450. What is the maximum force that can be exerted on it horizontally without moving it?",
    String.raw`141\text{ N}`,
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
    "A nylon rope 30.0 m long with a cross-sectional area of 8.00 × 10^{-5} m^2 supports a load of 900 N. By how much does it stretch if Young's modulus of nylon is 5.00 × 10^{9} N/m^2?",
    String.raw`0.0675\text{ m}`,
  ],
  [
    "A steel wire of length 2.50 m and cross-sectional area 1.20 × 10^{-6} m^2 is stretched by a force of 250 N. Its Young's modulus is 2.10 × 10^{11} N/m^2. Find the change in length.",
    String.raw`0.00248\text{ m}`,
  ],
  [
    "What centripetal force keeps a 22.0-kg child in place on a merry-go-round at 1.25 m from its center, moving at 2.40 m/s?",
    String.raw`101\text{ N}`,
  ],
  [
    "Calculate the magnitude of the gravitational force between two 6.00-kg bowling balls 0.300 m apart, measured from center to center.",
    String.raw`2.67 \times 10^{-8}\text{ N}`,
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
    "A grindstone spinning at 18.0 rad/s slows to a stop in 6.00 s. Find the magnitude of its angular acceleration.",
    String.raw`3.00\text{ rad/s}^{2}`,
  ],
  [
    "A skater spinning at 5.00 rad/s has a moment of inertia of 2.40 kg·m^2. She pulls in her arms and her moment of inertia falls to 1.50 kg·m^2. What is her new angular velocity?",
    String.raw`8.00\text{ rad/s}`,
  ],
  [
    "In a hydraulic lift, a force of 250 N is applied to a piston of area 4.00 cm^2. What force is exerted by the second piston, whose area is 200 cm^2?",
    String.raw`1.25 \times 10^4\text{ N}`,
  ],
  [
    "Water flows at 1.20 m/s in a pipe with a cross-sectional area of 20.0 cm^2. What is its speed where the pipe narrows to 8.00 cm^2?",
    String.raw`3.00\text{ m/s}`,
  ],
  [
    "A hose of diameter 1.80 cm has a nozzle of diameter 0.600 cm. Water moves through the hose at 1.50 m/s. How fast does it leave the nozzle?",
    String.raw`13.5\text{ m/s}`,
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
    "A 0.300-kg piece of copper at 150 °C is dropped into 0.500 kg of water at 20.0 °C. Find the final temperature, taking 387 J/(kg·°C) for copper and 4186 J/(kg·°C) for water.",
    String.raw`26.8^{\circ}\text{C}`,
  ],
  [
    "When 0.200 kg of water at 80.0 °C is poured into 0.300 kg of water at 15.0 °C, what is the final temperature?",
    String.raw`41.0^{\circ}\text{C}`,
  ],
  [
    "A window of area 1.50 m^2 and thickness 0.600 cm has a thermal conductivity of 0.840 W/(m·°C). What is the rate of heat conduction when the inside is at 15.0 °C and the outside is at 5.00 °C?",
    String.raw`2.10\text{ kW}`,
  ],
  [
    "Heat flows through a 12.0-cm-thick wall with a surface area of 30.0 m^2 and a thermal conductivity of 0.0400 W/(m·K). The temperature difference across it is 25.0 °C. At what rate is heat conducted?",
    String.raw`250\text{ W}`,
  ],
  [
    "At what rate does a stove surface of area 0.800 m^2 and emissivity 0.900 radiate when its temperature is 500 K?",
    String.raw`2.55\text{ kW}`,
  ],
  [
    "A system absorbs 850 J of heat and does 320 J of work. What is the change in its internal energy?",
    String.raw`530\text{ J}`,
  ],
  [
    "A gas expands at a constant pressure of 2.50 × 10^{5} Pa, and its volume increases by 0.0160 m^3. How much work does the gas do?",
    String.raw`4000\text{ J}`,
  ],
  [
    "A heat engine takes in 12.0 kJ from a hot reservoir and rejects 8.40 kJ per cycle. What is its efficiency?",
    String.raw`30.0\%`,
  ],
  [
    "What is the intensity of sound that carries 3.50 W through an area of 0.700 m^2?",
    String.raw`5.00\text{ W/m}^{2}`,
  ],
  [
    "What is the magnetic flux through a coil of area 0.0250 m^2 perpendicular to a field of 0.600 T?",
    String.raw`0.0150\text{ Wb}`,
  ],
  [
    "A magnetic field of 0.400 T passes through a loop of area 0.0300 m^2 at 60.0° to the perpendicular of the loop. Calculate the flux.",
    String.raw`0.00600\text{ Wb}`,
  ],
  [
    "The flux through a 200-turn coil changes by 0.0360 Wb in 0.150 s. What emf is induced?",
    String.raw`48.0\text{ V}`,
  ],
  [
    "The magnetic field through a 50-turn loop of area 0.0120 m^2 falls from 0.850 T to zero in 40.0 ms. What average emf is induced?",
    String.raw`12.8\text{ V}`,
  ],
  [
    "A 1.40-m rod moves at 8.00 m/s perpendicular to a 0.450-T magnetic field. What emf is induced across it?",
    String.raw`5.04\text{ V}`,
  ],
  [
    "An airplane with a wingspan of 60.0 m flies at 240 m/s through the vertical component of the Earth's field, 4.00 × 10^{-5} T. What emf appears between the wing tips?",
    String.raw`0.576\text{ V}`,
  ],
  [
    "A 25.0-mH inductor has its current changed from 0 to 4.00 A in 0.0200 s. What emf is induced?",
    String.raw`5\text{ V}`,
  ],
  [
    "What is the resistance of a 20.0-m-long copper wire with a cross-sectional area of 1.50 × 10^{-6} m^2? The resistivity of copper is 1.72 × 10^{-8} Ω·m.",
    String.raw`0.229\text{ Ω}`,
  ],
  [
    "Two long parallel wires 5.00 cm apart carry currents of 20.0 A and 30.0 A. What is the force per meter between them?",
    String.raw`0.00240\text{ N/m}`,
  ],
  [
    "What is the maximum magnetic field strength of an electromagnetic wave with a maximum electric field strength of 1500 V/m?",
    String.raw`5.003 \times 10^{-6}\text{ T}`,
  ],
  [
    "A muon lives 2.20 µs in its own frame. How long does it live as seen by an observer who sees it move at 0.950c?",
    String.raw`7.05\text{ µs}`,
  ],
  [
    "Polarized light of intensity 80.0 W/m^2 passes through a polarizing filter whose axis makes an angle of 30.0° with the light's polarization. What is the intensity of the transmitted light?",
    String.raw`60.0\text{ W/m}^{2}`,
  ],
  [
    "A 65.0-kg patient absorbs 1.30 J of energy from x rays. What is the dose in grays?",
    String.raw`0.0200\text{ grays}`,
  ],
  [
    "What is the dose in sieverts for a 0.500-Gy dose of neutrons with an RBE of 8?",
    String.raw`4\text{ sieverts}`,
  ],
  ["What is the energy in eV of the n = 3 level of hydrogen?", String.raw`-1.5117\text{ eV}`],
  [
    "Find the wavelength of the light emitted when a hydrogen atom goes from n = 4 to n = 2.",
    String.raw`4.8601 \times 10^{-7}\text{ m}`,
  ],
  [
    "A sample of iodine-131 with a half-life of 8.04 d has an activity of 3.20 MBq. What is its activity after 24.12 d?",
    String.raw`0.400\text{ MBq}`,
  ],
  [
    "What is the activity of a sample of 4.00 × 10^{14} nuclei whose half-life is 6.00 h?",
    String.raw`1.28 \times 10^{10}\text{ Bq}`,
  ],
  [
    "A nuclide has a half-life of 5730 y. What is its decay constant in y^{-1}?",
    String.raw`1.210 \times 10^{-4}\text{ y}^{-1}`,
  ],
  [
    "The mass defect of a nucleus is 0.0304 u. What is its binding energy in MeV?",
    String.raw`28.3\text{ MeV}`,
  ],
  [
    "If the position of an electron is known to within 2.00 × 10^{-10} m, what is the minimum uncertainty in its momentum?",
    String.raw`2.64 \times 10^{-25}\text{ kg·m/s}`,
  ],
  [
    "The third-order maximum of 600-nm light appears at 8.00° from a double slit. What is the separation of the slits?",
    String.raw`1.29 \times 10^4\text{ nm}`,
  ],
  [
    "A dancer turns at 3.00 rad/s with a moment of inertia of 1.80 kg·m^2. She draws in her arms, which decreases her moment of inertia to 1.20 kg·m^2. What is her new angular velocity?",
    String.raw`4.50\text{ rad/s}`,
  ],
  [
    "An engine with an efficiency of 25.0% does 6.00 kJ of work. How much heat is rejected?",
    String.raw`18.0\text{ kJ}`,
  ],
  [
    "An engine with an efficiency of 25.0% does 6.00 kJ of work. How much heat is taken in?",
    String.raw`24.0\text{ kJ}`,
  ],
  ["What is the mass of 0.0300 m^3 of silver?", String.raw`315\text{ kg}`],
  [
    "A 900-kg car reaches 24.0 m/s from rest in 9.00 s. What is the average power?",
    String.raw`28.8\text{ kW}`,
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
  "A rod 1.20 m long moves at 6.00 m/s parallel to a 0.350-T magnetic field. What emf is induced across it?",
  "Water flows at 1.50 m/s in a pipe 6.00 cm in diameter, which splits into two pipes 3.00 cm in diameter. What is the speed in each?",
  "A cart coasts from rest down a hill 18.0 m high against friction. What is its speed at the bottom?",
  "A pressurised tank has a hole 3.00 m below the surface of the water. At what speed does water leave the hole?",
  "An electromagnetic wave has an rms electric field of 1200 V/m. What is its peak magnetic field?",
  "What energy is released in this decay? The mass of the daughter nuclide is 226.025 u.",
  "The mass of a tritium nucleus is 3.0155 u. What is its binding energy in MeV?",
];

describe("laws told in words", () => {
  it.each(SCENES)("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ status: "solved", latex });
  });

  it.each(LEFT_ALONE)("is left alone: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
