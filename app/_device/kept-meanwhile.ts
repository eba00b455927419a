import type { Sender } from "./sender";

/** What this page has asked for already: where it is not listed then, it was deleted. */
const askedFor = new Set<string>();

interface ListedProblems {
  readonly sender: Pick<Sender, "kept" | "listen">;
  /** What the server has listed, newest first. */
  readonly listed: readonly { readonly id: string }[];
  /** Whether those are the newest there are: what was kept before anyone listened is to be among them. */
  readonly areNewest: boolean;
  /** Has the server list them again. */
  readonly refresh: () => void;
}

/** Has problems listed again that the server has got from this device since it listed them: a list may be made while what
 * waits is being sent, or be shown again as it was before.
 * @returns what ends that */
export function followKept({ sender, listed, areNewest, refresh }: ListedProblems): () => void {
  let isGone = false;
  const take = (ids: readonly string[]) => {
    const lacking = ids.filter((id) => !askedFor.has(id) && !listed.some((known) => known.id === id));
    for (const id of lacking) askedFor.add(id);
    if (lacking.length > 0 && !isGone) refresh();
  };
  const stop = sender.listen((id, fate) => {
    if (fate === "kept") take([id]);
  });
  if (areNewest) void sender.kept().then((ids) => isGone || take(ids.slice(-listed.length)));
  return () => {
    isGone = true;
    stop();
  };
}
