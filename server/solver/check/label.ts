/** f(x), f'(x), f^{-1}(x), (f + g)(2), y', dy/dx, \frac{d}{dx}: names of what is asked for. */
const LABEL =
  /^(?:\|[a-zA-Z]\||(?:gcd|lcm|det|hcf|gcf)(?:\s*\([^()=]{1,20}\))?|[a-zA-Z]\u0304|[σμ]|[a-zA-Z](?:\^\{?-?1?\(?\d?\)?\}?|⁻¹|'{1,3}|\^\{?(?:\\prime)+\}?|_\{?\w{1,3}\}?)?\s*\(\s*-?[^()=]{1,20}\)|\((?:[a-zA-Z]|\s|[-+·*/∘]|\\circ|\\cdot|\\frac\{[a-z]\}\{[a-z]\})+\)\s*\([^()=]{1,20}\)|[a-zA-Z]'{1,3}|[a-zA-Z]_\{?\w{1,3}\}?|(?:d[a-z]?\s*\/\s*d[a-z]|\\frac\s*\{\s*d\s*[a-z]?\s*\}\s*\{\s*d\s*[a-z]\s*\}))$/;

const NO_LETTERS: ReadonlySet<string> = new Set();

/** Whether what stands left of an equals sign only names the right side.
 * @param letters that are unknowns: x(x - 3) with one of them in front is a product */
export function isLabelText(text: string, letters: ReadonlySet<string> = NO_LETTERS): boolean {
  const plain = text.replace(/\\(?:left|right)(?![a-z])/g, "").trim();
  const multiplied = /^[a-zA-Z]\s*\(/.test(plain) && letters.has(plain.charAt(0));
  return !multiplied && LABEL.test(plain);
}

/** An answer without the name before it: "f^{-1}(x) = x - 3" is "x - 3". */
export function withoutLabel(text: string): string {
  const [, label = "", rest = ""] = /^\s*\$?([^=]{1,60})=(?!.*=)(.*)$/s.exec(text) ?? [];
  return isLabelText(label) ? rest.trim() : text;
}
