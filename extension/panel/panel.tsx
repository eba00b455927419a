import { createRoot } from "react-dom/client";
import { DeviceEngine } from "@/app/_device/device-engine";
import { AWAITED } from "@/app/_device/jobs";
import { Panel } from "./workspace";

const dark = matchMedia("(prefers-color-scheme: dark)");
const followTheme = () => document.documentElement.classList.toggle("dark", dark.matches);
dark.addEventListener("change", followTheme);
followTheme();

const engine = new DeviceEngine(
  () => new Worker(chrome.runtime.getURL("engine.js"), { type: "module", name: AWAITED }),
);
const place = document.getElementById("panel");
if (place) createRoot(place).render(<Panel engine={engine} />);
