import Link from "next/link";
import { operatorEnv } from "@/app/_lib/operator-env";
import { publicEnv } from "@/app/_lib/public-env";
import { ThemeSwitch } from "./theme-switch";

/** Pages about the product itself; the operator's own texts take the place of ours. */
const ABOUT = [
  ["How often we are right", "/accuracy"],
  ["Privacy", operatorEnv.NEXT_PUBLIC_PRIVACY_URL ?? "/privacy"],
  ["Terms", operatorEnv.NEXT_PUBLIC_TERMS_URL ?? "/terms"],
  ["Contact", "/contact"],
] as const;

const FOOTER_LINK = "inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline";

export function SiteFooter() {
  return (
    <footer className="site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-serif text-base text-ink">{publicEnv.NEXT_PUBLIC_APP_NAME}</span>{" "}
          <span className="ml-2">{publicEnv.NEXT_PUBLIC_APP_TAGLINE}</span>
        </p>
        <nav aria-label="About" className="flex flex-wrap gap-x-4">
          {ABOUT.map(([name, href]) => (
            <Link key={name} href={href} prefetch={false} className={FOOTER_LINK}>
              {name}
            </Link>
          ))}
          {publicEnv.NEXT_PUBLIC_EXTENSION_URL && (
            <a href={publicEnv.NEXT_PUBLIC_EXTENSION_URL} rel="noopener" className={FOOTER_LINK}>
              Browser extension
            </a>
          )}
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
