"use client";

/** Says that a newer version is there. Until it is accepted everything goes on as it began. */
export function UpdateOffer({ accept }: { readonly accept: () => void }) {
  return (
    <p role="status" className="no-print mt-8 flex flex-wrap items-center gap-2.5 text-[15px] text-muted">
      A new version of Classmate is ready.
      <button type="button" onClick={accept} className="button">
        Update now
      </button>
    </p>
  );
}
