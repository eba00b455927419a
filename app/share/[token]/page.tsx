import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { noteForm } from "@/app/_components/math/page-form";
import { orMissing } from "@/app/_components/shell/or-missing";
import { loadShared } from "@/server/features/share/loaders";
import { withoutTex } from "@/server/typeset/without-tex";
import { ShareMissing } from "./_components/share-missing";
import { SharedChat } from "./_components/shared-chat";
import { SharedSolution } from "./_components/shared-solution";

interface SharePageProps {
  readonly params: Promise<{ readonly token: string }>;
  readonly searchParams: Promise<{ readonly part?: string | string[] }>;
}

/** Sent whole: readers without JavaScript see all of it. */
export const instant = false;

const TITLE_LENGTH_MAX = 60;

const UNLISTED: Metadata["robots"] = { index: false, follow: false };

export function generateMetadata({ params }: Pick<SharePageProps, "params">): Promise<Metadata> {
  const named = async () => {
    const work = await loadShared((await params).token);
    const title = work.kind === "chat" ? work.chat.title : work.solve.text;
    return { title: withoutTex(title).slice(0, TITLE_LENGTH_MAX), robots: UNLISTED };
  };
  return orMissing<Metadata>(named, { title: "Link no longer works", robots: UNLISTED });
}

/** What a student shared, for anyone who has the link: to read, and nothing else. */
export default function SharePage(props: SharePageProps) {
  return orMissing(() => Shared(props), <ShareMissing />);
}

async function Shared({ params, searchParams }: SharePageProps) {
  const { token } = await params;
  const work = await loadShared(token);
  noteForm(await headers());
  const part = Math.max(1, Number.parseInt(String((await searchParams).part), 10) || 1);
  return (
    <div data-page>
      <p className="mb-5 text-[15px] text-muted">
        {work.kind === "chat" ? "A shared conversation with the tutor" : "A shared solution"}
      </p>
      {work.kind === "chat" ? (
        <SharedChat chat={work.chat} path={`/share/${token}`} part={part} />
      ) : (
        <SharedSolution solve={work.solve} />
      )}
      <p className="no-print mt-8">
        <Link href="/" prefetch={false} className="button">
          Work on a problem of your own
        </Link>
      </p>
    </div>
  );
}
