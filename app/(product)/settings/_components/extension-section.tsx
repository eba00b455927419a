import { ExtensionLink } from "@/app/_components/shell/extension-link";
import { publicEnv } from "@/app/_lib/public-env";
import { Section } from "./section";

/** How the product comes along to other pages, when the operator has published the extension. */
export function ExtensionSection() {
  if (!publicEnv.NEXT_PUBLIC_EXTENSION_URL) return null;
  return (
    <Section
      id="extension"
      title="Browser extension"
      about="Select a problem on any page and take one hint at a time. Problems are worked on your device; signed in, you can keep them here and ask the tutor."
    >
      <ExtensionLink className="" />
    </Section>
  );
}
