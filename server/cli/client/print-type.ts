import {
  type Checker,
  ElementFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeSymbol,
} from "typescript/unstable/sync";

/** What superjson carries beside JSON, and every project knows by itself. */
const CARRIED = new Set(["Date", "URL", "Set", "Map", "ReadonlySet", "ReadonlyMap"]);

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Prints types in full, so that nothing has to be imported for them. It knows the kinds of values that go over the wire
 * and no other: a function, a class or a type that refers to itself is refused, and the package cannot lead to the
 * server's sources. */
export class TypePrinter {
  private readonly open = new Set<number>();

  constructor(private readonly checker: Checker) {}

  /** @throws {Error} for a type that no answer can have, with the way that led to it */
  print(type: Type, way: string): string {
    if (type.isErrorType()) throw unfit(way, "a type that cannot be found");
    if (type.isLiteralType()) return JSON.stringify(type.value);
    if (type.isIntrinsicType()) return intrinsic(type.intrinsicName, way);
    if (type.isUnionType()) return this.union(type.getTypes(), way);
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection)))
      throw unfit(way, this.checker.typeToString(type));
    if (this.open.has(type.id)) throw unfit(way, "a type that contains itself");
    this.open.add(type.id);
    try {
      return this.structure(type, way);
    } finally {
      this.open.delete(type.id);
    }
  }

  private union(types: readonly Type[], way: string): string {
    const printed = [...new Set(types.map((type) => this.print(type, way)))];
    const isBoolean = printed.includes("true") && printed.includes("false");
    const rest = isBoolean ? printed.filter((text) => text !== "true" && text !== "false") : printed;
    return [...(isBoolean ? ["boolean"] : []), ...rest.sort(nothingLast)].join(" | ");
  }

  private structure(type: Type, way: string): string {
    if (this.checker.isTupleType(type)) return this.tuple(type as TypeReference, way);
    const name = type.getSymbol()?.name ?? "";
    const isList = this.checker.isArrayType(type) || name === "ReadonlyArray";
    if (isList || CARRIED.has(name)) {
      const inner = type.isTypeReference() ? this.argumentsOf(type, way) : [];
      if (!isList) return inner.length > 0 ? `${name}<${inner.join(", ")}>` : name;
      return `${name === "ReadonlyArray" ? "readonly " : ""}(${inner[0]})[]`;
    }
    for (const kind of [SignatureKind.Call, SignatureKind.Construct])
      if (this.checker.getSignaturesOfType(type, kind).length > 0) throw unfit(way, "a function");
    return this.record(type, way);
  }

  private argumentsOf(type: TypeReference, way: string): string[] {
    return this.checker.getTypeArguments(type).map((inner) => this.print(inner, `${way}[]`));
  }

  private tuple(type: TypeReference, way: string): string {
    const target = type.getTarget();
    const fixed = target.isTupleType() && target.elementFlags.every((flag) => flag === ElementFlags.Required);
    if (!target.isTupleType() || !fixed) throw unfit(way, "a tuple of no fixed length");
    return `${target.readonly ? "readonly " : ""}[${this.argumentsOf(type, way).join(", ")}]`;
  }

  private record(type: Type, way: string): string {
    const fields = this.checker.getPropertiesOfType(type).map((field) => this.field(field, way));
    const indices = this.checker
      .getIndexInfosOfType(type)
      .map(({ keyType, valueType }) => `[key: ${this.print(keyType, way)}]: ${this.print(valueType, way)}`);
    const lines = [...indices, ...fields];
    return lines.length > 0 ? `{ ${lines.join("; ")} }` : "{}";
  }

  private field(field: TypeSymbol, way: string): string {
    const name = IDENTIFIER.test(field.name) ? field.name : JSON.stringify(field.name);
    const type = this.checker.getTypeOfSymbol(field);
    if (!type) throw unfit(`${way}.${field.name}`, "nothing");
    return `${name}${isOptional(field) ? "?" : ""}: ${this.print(type, `${way}.${field.name}`)}`;
  }
}

const isOptional = ({ flags }: TypeSymbol): boolean => (flags & SymbolFlags.Optional) !== 0;

const INTRINSIC = new Set([
  "string",
  "number",
  "boolean",
  "bigint",
  "null",
  "undefined",
  "void",
  "unknown",
  "never",
]);

function intrinsic(name: string, way: string): string {
  if (!INTRINSIC.has(name)) throw unfit(way, name);
  return name;
}

/** `null` and `undefined` come last, as one writes them. */
const NOTHING = ["null", "undefined"];
const nothingLast = (a: string, b: string): number => NOTHING.indexOf(a) - NOTHING.indexOf(b);

const unfit = (way: string, what: string): Error =>
  new Error(`${way} is ${what}, which no client can be told of.`);
