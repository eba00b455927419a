const LINK = /(https?:\/\/\S+)/;

/** A message's text as it was written, its links to click. */
export function MailText({ text }: { readonly text: string }) {
  const pieces = text
    .split(LINK)
    .map((piece, index) => ({ piece, isLink: index % 2 === 1, key: `${index}` }));
  return (
    <p className="mt-4 text-[15px] break-words whitespace-pre-line">
      {pieces.map(({ piece, isLink, key }) =>
        isLink ? (
          <a key={key} href={piece} rel="noreferrer" className="link break-all underline">
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
