"use client";

import { useEffect, useState } from "react";

/** Sent by browsers that can install a page at the press of a button. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** Installs the product where the browser offers it; nothing where it does not, or where it is installed. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const offered = (event: Event) => {
      // The browser's own bar would come up at a moment that nobody chose.
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const installed = () => setOffer(null);
    addEventListener("beforeinstallprompt", offered);
    addEventListener("appinstalled", installed);
    return () => {
      removeEventListener("beforeinstallprompt", offered);
      removeEventListener("appinstalled", installed);
    };
  }, []);
  if (!offer) return null;
  const install = async () => {
    // An offer can be taken up once.
    setOffer(null);
    await offer.prompt();
  };
  return (
    <button type="button" onClick={install} className="button button-primary mb-4">
      Install Classmate
    </button>
  );
}
