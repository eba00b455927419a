import { ThemeSwitch } from "@/app/_components/shell/theme-switch";
import { Section } from "./section";

/** Light or dark. The form keeps these choices apart from the same ones in the footer. */
export function ThemeSection() {
  return (
    <Section id="theme" title="Colours">
      <form className="text-[15px] text-muted sm:pr-3">
        <ThemeSwitch />
      </form>
      <p className="without-script text-[15px] text-muted">
        The page follows your device. Choosing light or dark needs JavaScript.
      </p>
    </Section>
  );
}
