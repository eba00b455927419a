import Link from "next/link";

interface NextLinkProps {
  readonly href: string;
  readonly isLast: boolean;
}

/** Leads on from a problem that is over. */
export function NextLink({ href, isLast }: NextLinkProps) {
  return (
    <Link href={href} prefetch={false} className="button button-primary w-full sm:w-auto">
      {isLast ? "Finish" : "Next problem"}
    </Link>
  );
}
