"use client";

import { useEffect } from "react";

/** Served by the hosting platform. Elsewhere the same path holds an empty script. */
const SCRIPT_PATH = "/_vercel/insights/script.js";

/** Counts page views, unless the reader has asked not to be counted. */
export function WebAnalytics() {
  useEffect(() => {
    if (hasOptedOut() || document.querySelector(`script[src="${SCRIPT_PATH}"]`)) return;
    const script = document.createElement("script");
    script.src = SCRIPT_PATH;
    script.defer = true;
    document.head.append(script);
  }, []);
  return null;
}

function hasOptedOut(): boolean {
  const globalPrivacyControl = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return globalPrivacyControl || navigator.doNotTrack === "1";
}
