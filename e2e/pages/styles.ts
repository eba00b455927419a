import type { Page } from "@playwright/test";

/** Both orders of all pairs. */
export const pairsOf = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((one) => items.filter((other) => other !== one).map((other) => [one, other] as const));

/** The computed properties of a page's elements, by a name for each. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a page's first button, first field, dialog and frame look like: every property as the browser computes it. */
export async function stylesOf(
  page: Page,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  // Nothing is pointed at, has the focus, or is on its way from one colour to another.
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const animation of document.getAnimations()) animation.cancel();
    const dialog = Object.assign(document.createElement("dialog"), { className: "menu sheet", open: true });
    // A page that was left stays in the document, hidden.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].find((element) => element.checkVisibility()) ?? null;
    const elements: Readonly<Record<string, Element | null>> = {
      header: shown(".site-header"),
      headerLink: shown(".site-header a"),
      heading: shown("main h1"),
      button: shown("main .button"),
      field: shown("main :is(textarea, input:not([type=hidden], [type=file]))"),
      footer: shown(".site-footer"),
      dialog: document.body.appendChild(dialog),
      main: shown("main"),
    };
    const computed = (element: Element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    };
    const known = Object.entries(elements).flatMap(([name, element]) =>
      element === null ? [] : [[name, computed(element)] as const],
    );
    dialog.remove();
    return Object.fromEntries(known);
  });
}

/** Which properties of which elements are otherwise than they were, with both values. */
export function differences(before: Looks, now: Looks): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((element) => {
    const [was = {}, is = {}] = [before[element], now[element]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
      was[name] === is[name] ? [] : [`${element} ${name}: ${was[name]} → ${is[name]}`],
    );
  });
}

/** A page with something of every kind that the sheets speak of. */
export const probes = (): string => `<!doctype html><html class="light"><body>
  <div data-probe><button class="button">x</button><button class="button button-primary" disabled>x</button>
    <a class="link" href="/">x</a><input class="field" aria-invalid="true"><textarea class="composer-field"></textarea></div>
  <dialog data-probe open class="dialog"><h2>x</h2><button class="button button-danger">x</button></dialog>
  <dialog data-probe open class="dialog photo-dialog"><div class="photo-frame photo-large"><img alt="x"></div>
    <textarea class="field photo-text"></textarea></dialog>
  <div data-probe popover="manual" class="menu chat-menu"><a class="menu-item" href="/">x</a></div>
  <div data-probe class="chat-search"><svg></svg><input class="field"></div>
  <div data-probe class="message-field composer-field"></div>
  <div data-probe class="reply-tools"><button class="button">x</button><span class="versions">x</span></div>
  <div data-probe class="bubble-user rich-text p-4 text-muted"><p>x</p><ol><li><p>x</p><ul><li>y</li></ul></li></ol>
    <pre class="p-1"><code class="hljs-keyword">x</code></pre><code>x</code><hr><blockquote><p>x</p></blockquote>
    <div class="math-line py-4 text-lg"><span class="katex-display"><span class="katex"><span class="mathnormal">x</span>
    <span class="katex-html"><span class="base textbf">x</span></span></span></span></div>
    <table><tr><th>x</th><td>y</td></tr></table></div>
  <div data-probe class="keypad keypad-whole"><button class="button">x</button></div>
  <div data-probe class="math-place"><math-field></math-field></div>
  <meter data-probe class="usage-meter" value="1" max="2"></meter>
  <div data-probe class="said said-away thinking sheet mode-switch"><label class="mode-choice"><input type="radio"></label></div>
  <p data-probe hidden class="needs-script without-script">x</p>
</body></html>`;
