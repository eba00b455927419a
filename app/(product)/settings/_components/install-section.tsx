import { InstallButton } from "./install-button";
import { Section } from "./section";

/** How the product becomes an app of its own on the device at hand. */
export function InstallSection() {
  return (
    <Section
      id="install"
      title="Install"
      about="Classmate then opens like any other app, solves without a connection, and takes problems and pictures that you share with it."
    >
      <InstallButton />
      <ul className="list-disc space-y-1.5 pl-5 text-[15px]">
        <li>On an iPhone or iPad, press Share in Safari, then “Add to Home Screen”.</li>
        <li>On Android, open the browser’s menu and choose “Install app” or “Add to Home screen”.</li>
        <li>On a computer, Chrome and Edge show an icon for it at the end of the address bar.</li>
      </ul>
    </Section>
  );
}
