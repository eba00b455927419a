/** Shown where a conversation will be while its formulas are set. */
export function ConversationSkeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="flex-1 space-y-6 pt-6">
      <div className="ml-auto h-11 w-1/2 rounded-sheet bg-wash" />
      <div className="h-40 rounded-sheet bg-wash" />
    </div>
  );
}
