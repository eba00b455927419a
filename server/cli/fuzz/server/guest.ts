import { type Answer, type Asking, ask } from "../../soak/client";
import type { Suspects } from "./suspects";

let addresses = 0;

/** Someone nobody knows, at an address of their own, who names every request so that the probe can tell them apart. */
export class Guest {
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  constructor(
    readonly origin: string,
    private readonly suspects?: Suspects,
  ) {
    addresses += 1;
    this.address = `11.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  }

  async ask(name: string, path: string, asking: Asking = {}): Promise<Answer> {
    this.suspects?.note(name, asking, () => new Guest(this.origin).ask(`${name} alone`, path, asking));
    const answer = await ask(new URL(path, this.origin).href, {
      ...asking,
      headers: { ...this.headers(), "x-fuzz": name, ...asking.headers },
    });
    for (const line of answer.setCookies) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  post(name: string, path: string, body: unknown): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    return this.ask(name, path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  page(name: string, path: string): Promise<Answer> {
    return this.ask(name, path, { headers: { accept: "text/html" } });
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { "x-forwarded-for": this.address, origin: this.origin, ...(cookie && { cookie }) };
  }
}
