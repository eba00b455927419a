import { GRAVITY } from "../constants";
import type { SpokenRole } from "./spoken-law-model";

type Words = Omit<SpokenRole, "name" | "unit">;

export const role = (name: string, unit: string, words: Words): SpokenRole => ({ name, unit, ...words });

export const MASS = role("mass", "kg", { named: "mass", asks: "how heavy" });
export const TIME = role("time", "s", {
  named: "time|time taken|duration",
  asks: "how long|how much time|how many seconds|how many hours",
  before: "after|for|in|lasts|takes|within",
});
export const DISTANCE = role("distance", "m", {
  named: "distance|displacement|length|distance travelled|distance traveled|distance covered",
  asks: "how far",
  letters: "s x",
});
export const SPEED = role("speed", "m/s", {
  named: "average speed|mean speed|speed|velocity|average velocity|constant speed",
  asks: "how fast",
});
export const ACCELERATION = role("acceleration", "m/s^2", {
  named: "acceleration|rate of acceleration",
  before: "accelerates at|accelerating at",
  signed: true,
});
export const FORCE = role("force", "N", {
  named: "force|net force|resultant force|unbalanced force|total force",
});
export const VOLTAGE = role("voltage", "V", {
  named: "voltage|potential difference|pd|emf|p d",
  asks: "how many volts",
});
export const CURRENT = role("current", "A", { named: "current", asks: "how many amps" });
export const RESISTANCE = role("resistance", "Ω", { named: "resistance" });
export const POWER = role("power", "W", { named: "power|electrical power|power output|power rating" });
export const WORK = role("work", "J", {
  named: "work|work done|energy transferred|energy|energy used|energy transfer",
  letters: "E",
});
export const CHARGE = role("charge", "C", { named: "charge|electric charge" });
export const VOLUME = role("volume", "m^3", { named: "volume" });
export const HEIGHT = role("height", "m", {
  named: "height|vertical height",
  asks: "how high",
  after: "high|above the ground|tall",
});
export const GRAVITATIONAL = role(GRAVITY.name, GRAVITY.unit, {
  named: "gravity|acceleration due to gravity|gravitational field strength|gravitational acceleration|g",
  fixed: "9.80",
});
