import "server-only";
import { DEPTH_MAX, JsonTooLarge, TOKEN_BYTES_MAX } from "./limits";

/** Is told what stands where in a JSON text. Positions are bytes, `to` is the first one behind. */
export interface JsonListener {
  /** The name of a member, in its quotes. */
  name(from: number, to: number): void;
  /** A list or an object begins, inside of `depth` others. */
  open(at: number, depth: number, isList: boolean): void;
  /** It ends: `to` is behind it. */
  close(to: number, depth: number): void;
  /** A text, a number or a word. */
  scalar(from: number, to: number, depth: number): void;
}

type Expected = "value" | "value-or-end" | "name" | "name-or-end" | "colon" | "comma-or-end" | "nothing";

const [TAB, NEWLINE, RETURN, SPACE, QUOTE] = [0x09, 0x0a, 0x0d, 0x20, 0x22];
const [PLUS, COMMA, MINUS, DOT, ZERO, NINE, COLON] = [0x2b, 0x2c, 0x2d, 0x2e, 0x30, 0x39, 0x3a];
const [OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d];
const [UPPER_E, LOWER_E, LOWER_U] = [0x45, 0x65, 0x75];
const WORDS = ["true", "false", "null"].map((word) => Buffer.from(word));
const ESCAPED = new Set(Buffer.from('"\\/bfnrt'));

/** Reads the grammar of JSON (RFC 8259), a stretch at a time, and makes nothing: no text, no list, no object. What stands
 * in a text of a wrong encoding is the text's own affair; every sign of the grammar is one byte. */
export class JsonScanner {
  private at = 0;
  private depth = 0;
  private expected: Expected = "value";
  /** For each depth: 1 for a list. */
  private readonly lists = new Uint8Array(DEPTH_MAX);

  constructor(
    private readonly bytes: Uint8Array,
    private readonly listener: JsonListener,
  ) {
    // The mark of the encoding, where it stands.
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3;
  }

  /** Reads on, a token further than so many bytes at most.
   * @returns whether there is more
   * @throws {SyntaxError} for what is no JSON
   * @throws {JsonTooLarge} for what is nested too deep, and a text that is too long */
  advance(count: number): boolean {
    const { bytes } = this;
    const until = Math.min(bytes.length, this.at + count);
    while (this.at < until) {
      const byte = bytes[this.at] as number;
      if (byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB) this.at += 1;
      else this.token(byte);
    }
    if (this.at < bytes.length) return true;
    if (this.expected !== "nothing") throw noJson();
    return false;
  }

  private token(byte: number): void {
    const { expected } = this;
    if (expected === "comma-or-end") {
      if (byte === COMMA) this.expect(this.isInList() ? "value" : "name");
      else this.end(byte);
    } else if (expected === "colon") {
      if (byte !== COLON) throw noJson();
      this.expect("value");
    } else if (expected === "name" || expected === "name-or-end") {
      if (byte === QUOTE) this.name();
      else if (expected === "name-or-end") this.end(byte);
      else throw noJson();
    } else if (expected === "value-or-end" && byte === CLOSE_LIST) this.end(byte);
    else if (expected === "nothing") throw noJson();
    else this.value(byte);
  }

  private expect(next: Expected): void {
    this.expected = next;
    this.at += 1;
  }

  private isInList(): boolean {
    return this.lists[this.depth - 1] === 1;
  }

  private value(byte: number): void {
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      const isList = byte === OPEN_LIST;
      if (this.depth === DEPTH_MAX) throw new JsonTooLarge("nested too deep");
      this.listener.open(this.at, this.depth, isList);
      this.lists[this.depth] = isList ? 1 : 0;
      this.depth += 1;
      this.expect(isList ? "value-or-end" : "name-or-end");
      return;
    }
    const from = this.at;
    if (byte === QUOTE) this.text();
    else if (byte === MINUS || isDigit(byte)) this.number();
    else this.word();
    this.listener.scalar(from, this.at, this.depth);
    this.expected = this.depth === 0 ? "nothing" : "comma-or-end";
  }

  private end(byte: number): void {
    if (byte !== (this.isInList() ? CLOSE_LIST : CLOSE_OBJECT)) throw noJson();
    this.depth -= 1;
    this.at += 1;
    this.listener.close(this.at, this.depth);
    this.expected = this.depth === 0 ? "nothing" : "comma-or-end";
  }

  private name(): void {
    const from = this.at;
    this.text();
    this.listener.name(from, this.at);
    this.expected = "colon";
  }

  private text(): void {
    const { bytes } = this;
    const most = Math.min(bytes.length, this.at + TOKEN_BYTES_MAX);
    let at = this.at + 1;
    for (; at < most; at += 1) {
      const byte = bytes[at] as number;
      if (byte === QUOTE) {
        this.at = at + 1;
        return;
      }
      if (byte < SPACE) throw noJson();
      if (byte === BACKSLASH) at += this.escape(at + 1);
    }
    throw at < bytes.length ? new JsonTooLarge("a text is too long") : noJson();
  }

  /** @returns how many bytes stand behind the backslash */
  private escape(at: number): number {
    const byte = this.bytes[at] ?? 0;
    if (ESCAPED.has(byte)) return 1;
    if (byte !== LOWER_U) throw noJson();
    for (let digit = 1; digit <= 4; digit += 1) if (!isHex(this.bytes[at + digit] ?? 0)) throw noJson();
    return 5;
  }

  private number(): void {
    const from = this.at;
    if (this.bytes[this.at] === MINUS) this.at += 1;
    if (this.bytes[this.at] === ZERO) this.at += 1;
    else this.digits(from);
    if (this.bytes[this.at] === DOT) {
      this.at += 1;
      this.digits(from);
    }
    if (this.bytes[this.at] !== UPPER_E && this.bytes[this.at] !== LOWER_E) return;
    this.at += 1;
    if (this.bytes[this.at] === PLUS || this.bytes[this.at] === MINUS) this.at += 1;
    this.digits(from);
  }

  private digits(from: number): void {
    const began = this.at;
    while (isDigit(this.bytes[this.at] ?? 0)) {
      this.at += 1;
      if (this.at - from > TOKEN_BYTES_MAX) throw new JsonTooLarge("a number is too long");
    }
    if (this.at === began) throw noJson();
  }

  private word(): void {
    const word = WORDS.find((known) => known.every((byte, place) => this.bytes[this.at + place] === byte));
    if (!word) throw noJson();
    this.at += word.length;
  }
}

const noJson = () => new SyntaxError("no JSON");
const isDigit = (byte: number) => byte >= ZERO && byte <= NINE;
const isHex = (byte: number) => isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
