/** A script that runs while the page is still arriving.
 * @param text one of `EARLY_SCRIPTS`; any other is not run */
export function InlineScript({ text }: { readonly text: string }) {
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script {...content} />;
}
