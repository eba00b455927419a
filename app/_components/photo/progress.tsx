/** How far the reading is. Screen readers hear that it began, not every step.
 * @param props `share` from 0 to 1; null while nobody can tell */
export function Progress({ share }: { readonly share: number | null }) {
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className="mt-4">
      <p role="status" className="text-muted">
        Reading the photo…
        <span aria-hidden="true">{percent === null ? "" : ` ${percent} %`}</span>
      </p>
      <progress
        aria-label="Reading the photo"
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="photo-progress"
      />
    </div>
  );
}
