import { publicEnv } from "@/app/_lib/public-env";

interface ExtensionLinkProps {
  readonly className?: string;
}

/** The way to the browser extension, when the operator has published one. */
export function ExtensionLink({ className = "mt-10" }: ExtensionLinkProps) {
  const address = publicEnv.NEXT_PUBLIC_EXTENSION_URL;
  if (!address) return null;
  return (
    <p className={`${className} text-[15px] text-muted`}>
      Homework on another page?{" "}
      <a href={address} rel="noopener" className="link -my-2.5 inline-flex min-h-11 items-center">
        Get the browser extension
      </a>
    </p>
  );
}
