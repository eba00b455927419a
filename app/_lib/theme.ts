import { useEffect, useSyncExternalStore } from "react";
import { createBrowserStorage } from "./browser-storage";
import { DARK_QUERY, THEME_KEY } from "./inline-scripts";

/** `system` is what the device says. */
export type Theme = "system" | "light" | "dark";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();

/** The chosen colours; `system` on the server, where nobody has chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}

/** Chooses, for this visit and, where the browser has storage, for later ones and other tabs. */
export function chooseTheme(theme: Theme): void {
  chosenWithoutStorage = theme;
  storage.set(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

/** Keeps the page in the chosen colours while it is open. One component of the page uses it. */
export function useKeptTheme(): void {
  useEffect(() => {
    const dark = matchMedia(DARK_QUERY);
    const put = () => {
      const theme = chosenTheme();
      putOn(theme === "system" ? (dark.matches ? "dark" : "light") : theme);
    };
    put();
    dark.addEventListener("change", put);
    const unsubscribe = subscribe(put);
    return () => {
      dark.removeEventListener("change", put);
      unsubscribe();
    };
  }, []);
}

let chosenWithoutStorage: Theme = "system";

function chosenTheme(): Theme {
  const stored = storage.get(THEME_KEY);
  if (stored === null) return chosenWithoutStorage;
  return stored === "light" || stored === "dark" ? stored : "system";
}

function subscribe(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === THEME_KEY || key === null) && listener();
  listeners.add(listener);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", heard);
  };
}

/** Changes the colours at once: what would fade from one to the other in its own time, each part differently, does not. */
function putOn(theme: "light" | "dark"): void {
  const root = document.documentElement;
  if (root.classList.contains(theme)) return;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  root.style.colorScheme = theme;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
