import type { Family } from "./family";

/** Laws with quantities. */
export const PHYSICS = {
  physics: [
    "what is the pH if [OH-] = 0.0050 M",
    "gas at 3.0 atm, 2.0 L and 280 K changes to 5.0 L and 350 K. find new pressure",
    // motion
    "A motorbike accelerates from rest to a speed of 24.0 m/s in 6.00 s. What is its acceleration?",
    "A coin is dropped from rest. How far does it fall in 1.50 s?",
    "A stone is dropped from a height of 20.0 m. With what speed does it land?",
    "A ball is thrown straight up with a speed of 14.0 m/s. What is its maximum height?",
    "A bus slows down from 20.0 m/s at a rate of 1.50 m/s^2 for 4.00 s. What is its final velocity?",
    "A tram traveling at 12.0 m/s decelerates at 1.50 m/s^2. How long does it take to stop?",
    "A cart accelerates from rest at 0.800 m/s^2 for 5.00 s. How far does it go in those 5.00 s?",
    // forces, work, momentum
    "A 12.0-kg crate rests on a floor with a coefficient of static friction of 0.250. What is the maximum friction force?",
    "How much work is done in lifting a 15.0-kg sack to a height of 2.00 m?",
    "A 0.200-kg dart moving at 12.0 m/s sticks to a stationary 1.00-kg board. What is the final speed?",
    "A 4.00 kg cart accelerates at 2.00 m/s^2. What is the net force?",
    "A 3.00-kg rifle fires a 9.00-g bullet at 600 m/s. What is the recoil speed of the rifle?",
    "A 6.00-kg box is pulled across a level floor with a horizontal force of 30.0 N. The coefficient of kinetic friction is 0.200. What is the acceleration of the box?",
    "A ray of light in air strikes glass with an index of refraction of 1.60 at an angle of incidence of 35.0°. What is the angle of refraction?",
    "A tram slows down from 18.0 m/s to rest in 6.00 s. What is the magnitude of its acceleration?",
    // electricity
    "What current flows through a 12.0 Ω lamp when 9.00 V is applied to it, if its resistance stays the same?",
    "What charge is stored in a 47.0 µF capacitor when 9.00 V is applied to it?",
    "What capacitance is needed to store 3.00 µC of charge at a voltage of 120 V?",
    "Find the total resistance of a 6.00 Ω and a 3.00 Ω resistor connected in parallel.",
    "Two charges of 3.00 µC and 5.00 µC are 0.300 m apart. What is the force between them?",
    // heat and gases
    "How much heat is needed to raise the temperature of 1.50 kg of water by 20.0 °C?",
    "How many joules are required to heat 60.0 g of brass from 20.0 °C to 70.0 °C? The specific heat of brass is 0.380 J/g °C.",
    "How many grams of gas are in 2.00 L of CO2 at 1.00 atm and 300 K?",
    "What is the Fahrenheit temperature of a room at 25.0 °C?",
    // waves and light
    "What is the period of a 2.25-m-long pendulum?",
    "A water wave has a period of 1.50 s and a wavelength of 6.00 m. What is its speed?",
    "What sound intensity level in dB comes from an intensity of 2.00 × 10^{-5} W/m^2?",
    "At what angle is the second-order maximum for 600-nm light falling on double slits separated by 0.0400 mm?",
    // matter, acids, decay
    "Calculate the density of a pebble if 12.5 cm^{3} has a mass of 33.0 g.",
    "Calculate the hydronium ion concentration of a solution with a pH of 5.30.",
    "What is the pOH of a solution with a pH of 3.40?",
    "The half-life of an isotope is 8.02 days. What is its decay constant?",
    "What is the molality of 20.0 g of NaOH in 250 g of water?",
    // laws chosen by what is told and asked, alone and in chains of two
    "A marble is dropped from a height of 1.80 m. How long does it take to reach the ground?",
    "What force is needed to keep a 1200 kg van on a circular track of radius 40.0 m at 10.0 m/s?",
    "A force of 24.0 N acts on a ball for 0.150 s. What is the impulse?",
    "A crane raises a 250 kg load by 12.0 m in 30.0 s. What is its power output?",
    "A torque of 9.00 N·m acts on a wheel with a moment of inertia of 4.50 kg·m^2. What is its angular acceleration?",
    "Resistors of 5.00 Ω and 7.00 Ω are connected in series to a 6.00 V battery. What is the current?",
    "What is the buoyant force on a 0.0150 m^3 block submerged in water?",
    "How much heat is needed to raise the temperature of 0.400 kg of copper by 25.0 °C?",
    "What is the pressure 12.0 m below the surface of a lake?",
    "A gas has a volume of 4.00 L at 1.50 atm. What is its volume at 2.00 atm at constant temperature?",
    "A gas at 1.10 atm and 290 K is heated to 350 K in a rigid container. What is its new pressure?",
    "A 20.0 mL sample of 3.00 M HCl is diluted to 150 mL. What is the new concentration?",
    "What mass of potassium-40 has an activity of 250 Bq? Its half-life is 1.28 × 10^9 y.",
    "An engine takes in 900 J of heat and does 252 J of work. What is its efficiency?",
    "Calculate the equilibrium constant at 25 °C for a reaction if ΔG° = -5.40 kJ.",
    "The theoretical yield is 16.0 g and the actual yield is 13.6 g. What is the percent yield?",
  ],
} as const satisfies Family;
