import { type Answer, type Asking, ask } from "./client";
import type { Tally } from "./tally";

let people = 0;

/** Someone at a browser: an address as a proxy names it, and the cookies it has been given. */
export class Person {
  readonly name: string;
  private readonly address: string;
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    /** Where answers count at the moment. */
    private readonly tally: () => Tally,
  ) {
    people += 1;
    this.name = `visitor-${people}`;
    this.address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  }

  /** @param route under which the answer counts
   * @param path at the product, or a whole address elsewhere */
  async ask(route: string, path: string, asking: Asking = {}): Promise<Answer> {
    const answer = await ask(new URL(path, this.origin).href, {
      ...asking,
      headers: { ...this.headers(), ...asking.headers },
    });
    for (const cookie of answer.setCookies) this.keep(cookie);
    this.tally().add(route, answer);
    return answer;
  }

  /** Puts a cookie there that a script of the product's page would have put. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  page(route: string, path: string): Promise<Answer> {
    return this.ask(route, path, { headers: { accept: "text/html" } });
  }

  post(route: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(route, path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** An answer that is not what it should be. */
  wrong(what: string): void {
    this.tally().fault(what);
  }

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return {
      "x-forwarded-for": this.address,
      // As a browser says it of every write.
      origin: this.origin,
      ...(cookie && { cookie }),
    };
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
