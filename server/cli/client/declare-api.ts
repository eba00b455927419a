import path from "node:path";
import {
  API,
  type Checker,
  type Project,
  type Type,
  type Symbol as TypeSymbol,
} from "typescript/unstable/sync";
import { TypePrinter } from "./print-type";

const CONFIG = "server/cli/client/tsconfig.json";
const TYPES = "server/trpc/types.ts";

const HEADER = `/** The API of Classmate, for TypeScript. Made by \`npm run build:client\`: changes are made on the server. */
import type {
  inferRouterInputs,
  inferRouterOutputs,
  TRPCBuiltRouter,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
} from "@trpc/server";
`;

/** The declarations of the API, with every type written out: whoever reads them needs the packages of tRPC and none of
 * this product's sources.
 * @param root of the repository, absolute
 * @throws {Error} where a procedure takes or gives what cannot go over the wire */
export function declareApi(root: string): string {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, CONFIG)] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error(`${CONFIG} names no project.`);
    return declarations(project, path.join(root, TYPES));
  } finally {
    api.close();
  }
}

function declarations({ program, checker }: Project, file: string): string {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  const reader = new ApiReader(checker);
  const declared = (name: string): Type => {
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} does not export ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  const router = declared("AppRouter");
  const domains = reader.domains(router, declared("ApiInputs"), declared("ApiOutputs"));
  return `${HEADER}
/** What a failed call carries. */
export type ApiError = ${reader.errorShape(router)};

interface Root {
  ctx: object;
  meta: object;
  errorShape: ApiError;
  transformer: true;
}

export type AppRouter = TRPCBuiltRouter<Root, {
${domains}
}>;

export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;
`;
}

const BUILDERS: Readonly<Record<string, string>> = {
  query: "TRPCQueryProcedure",
  mutation: "TRPCMutationProcedure",
};

/** Reads the router's type: domains, and their procedures with what they take and give. A domain may have some within it. */
class ApiReader {
  private readonly printer: TypePrinter;

  constructor(private readonly checker: Checker) {
    this.printer = new TypePrinter(checker);
  }

  errorShape(router: Type): string {
    return this.printer.print(this.at(router, "_def", "_config", "$types", "errorShape"), "error");
  }

  domains(router: Type, inputs: Type, outputs: Type): string {
    return this.checker
      .getPropertiesOfType(outputs)
      .map(({ name }) => this.domain(name, name, [router, inputs, outputs]))
      .join("\n");
  }

  private domain(name: string, way: string, types: readonly Type[]): string {
    const parts = types.map((type) => this.at(type, name));
    return `  ${name}: {\n${this.procedures(way, parts)}\n  };`;
  }

  private procedures(domain: string, [router, inputs, outputs]: readonly (Type | undefined)[]): string {
    if (!router || !inputs || !outputs) throw new Error(`${domain} is no router.`);
    return this.checker
      .getPropertiesOfType(outputs)
      .map((symbol) => {
        const { name } = symbol;
        const way = `${domain}.${name}`;
        const isDomain = !this.checker.getPropertyOfType(this.at(router, name), "_def");
        if (isDomain) return this.domain(name, way, [router, inputs, outputs]);
        const input = this.printer.print(this.at(inputs, name), `${way}, its input`);
        const output = this.printer.print(this.at(outputs, name), `${way}, its result`);
        const kind = this.at(router, name, "_def", "type");
        const builder = kind.isStringLiteralType() ? BUILDERS[kind.value] : undefined;
        if (!builder) throw new Error(`${way} is neither a read nor a write.`);
        return `${this.comment(symbol)}    ${name}: ${builder}<{ meta: object; input: ${input}; output: ${output} }>;`;
      })
      .join("\n");
  }

  private comment(symbol: TypeSymbol): string {
    const text = symbol.getDocumentationComment(this.checker).replaceAll("*/", "* /").replace(/\s+/g, " ");
    return text ? `    /** ${text} */\n` : "";
  }

  private at(type: Type, ...names: readonly string[]): Type {
    return names.reduce((inner, name) => {
      const field = this.checker.getPropertyOfType(inner, name);
      const next = field && this.checker.getTypeOfSymbol(field);
      if (!next) throw new Error(`The router's type has no ${names.join(".")}.`);
      return next;
    }, type);
  }
}
