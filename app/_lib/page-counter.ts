/** Served by the hosting platform. Elsewhere the same path holds an empty script. */
const SCRIPT_PATH = "/_vercel/insights/script.js";

/** Lets the hosting platform count page views. */
export function countPages(): void {
  if (document.querySelector(`script[src="${SCRIPT_PATH}"]`)) return;
  const script = document.createElement("script");
  script.src = SCRIPT_PATH;
  script.defer = true;
  document.head.append(script);
}
