import { publicEnv } from "@/app/_lib/public-env";
import { ThemeSwitch } from "./theme-switch";

export function SiteFooter() {
  return (
    <footer className="site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-serif text-base text-ink">{publicEnv.NEXT_PUBLIC_APP_NAME}</span>
          <span className="ml-3">{publicEnv.NEXT_PUBLIC_APP_TAGLINE}</span>
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
