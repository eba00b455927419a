import { layered } from "./app/styles/layers.mjs";

export default { plugins: ["@tailwindcss/postcss", layered()] };
