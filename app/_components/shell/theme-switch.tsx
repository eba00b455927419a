"use client";

import { useTheme } from "next-themes";
import { useInBrowser } from "@/app/_lib/use-in-browser";

const THEMES = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** Light, dark, or what the device says. The choice is known only in the browser, so no option is marked before. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const inBrowser = useInBrowser();

  return (
    <fieldset className="needs-script -ml-3 flex items-center gap-1 sm:-mr-3">
      <legend className="sr-only">Colours</legend>
      {THEMES.map(([value, name]) => (
        <label
          key={value}
          className="relative flex min-h-11 items-center rounded-control px-3 has-checked:font-medium has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={inBrowser && theme === value}
            onChange={() => setTheme(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
