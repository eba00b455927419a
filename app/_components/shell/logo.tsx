import Link from "next/link";
import { publicEnv } from "@/app/_lib/public-env";

/** The mark and the name, as a way home. The operator may bring a picture of their own. */
export function Logo() {
  return (
    <Link
      href="/"
      prefetch={false}
      className="flex min-h-11 items-center gap-2.5 font-serif text-[20px] leading-none"
    >
      {publicEnv.NEXT_PUBLIC_APP_LOGO ? (
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="shrink-0">
          <image href={publicEnv.NEXT_PUBLIC_APP_LOGO} width="24" height="24" />
        </svg>
      ) : (
        <Mark />
      )}
      <span className="logo-name min-w-[94px] pt-0.5">{publicEnv.NEXT_PUBLIC_APP_NAME}</span>
    </Link>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" className="shrink-0">
      <rect x="2" y="2" width="20" height="20" rx="5" stroke="currentColor" strokeWidth="1.6" />
      <path
        d="m6.8 12.4 3.6 3.9 6.9-9.2"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
