import type { Family } from "./family";

/** Laws with quantities. */
export const PHYSICS = {
  physics: [
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
  ],
} as const satisfies Family;
