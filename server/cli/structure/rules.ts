/** The architecture as data: which file names a folder knows, and who may import whom. Paths are relative to
 * the repository root with forward slashes; patterns are anchored regular expressions. */

export interface ImportRule {
  /** Which files the rule speaks of. */
  readonly from: RegExp;
  /** Files it leaves alone. */
  readonly except?: RegExp;
  /** Import targets that are forbidden: a repository path without extension, or a package name. */
  readonly forbid: RegExp;
  /** Targets that stay allowed in spite of `forbid`. */
  readonly allow?: RegExp;
  readonly why: string;
}

const TEST = /\.test\.tsx?$/;
const ROUTE_HANDLER = /^app\/(.+\/)?route\.ts$/;

/** `$1` in forbid/allow stands for the first group of `from`: the domain. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    from: /^(server|drizzle)\//,
    except: /^server\/cli\//,
    forbid: /^app\//,
    why: "server code never imports app/: data flows one way, from the server to the pages",
  },
  {
    from: /^server\/solver\//,
    except: TEST,
    forbid: /^/,
    allow: /^server\/(solver\/|errors\/branded-error$)|^#(hints|laws|readers|topics)$/,
    why: "the solver is pure: it imports nothing from outside its folder, so that it runs and is tested anywhere",
  },
  {
    from: /^server\/solver\/verify\//,
    except: TEST,
    forbid: /^server\/solver\/methods\//,
    why: "a verifier shares no code with the methods it judges",
  },
  {
    from: /^(server|app)\//,
    except: /^server\/providers\/model\/vendors\/[^/]+\.ts$|^server\/cli\/bench\/|\.test\.tsx?$/,
    forbid: /^(@ai-sdk\/openai-compatible|server\/providers\/model\/transport\/model-fetch)$/,
    why: "a vendor is reached through its metered model alone: every request has a permit of the ledger",
  },
  {
    from: /^(server|app)\//,
    forbid: /^@supabase\/(supabase-js|ssr)$/,
    why: "createSupabase and createProgram sign in: the packages' entries load tables, files and live channels as well, and warn",
  },
  {
    from: /^app\/_lib\//,
    forbid: /^(server|drizzle)\//,
    allow:
      /^server\/(trpc\/types|env-public|format|solver\/types|features\/[^/]+\/(schema|types|constants|policy|actions))$/,
    why: "the browser's side knows the server by its types, its public environment and its actions only",
  },
  {
    from: /^app\//,
    except:
      /^app\/_lib\/|^app\/_device\/engine\/|^app\/_components\/live-graph\/|^app\/(.+\/)?route\.ts$|\.test\.tsx?$/,
    forbid: /^(server|drizzle)\//,
    allow:
      /^server\/features\/[^/]+\/(schema|types|constants|loaders|actions)$|^server\/solver\/(types|outcome|table)$|^server\/typeset\/|^server\/format$|^server\/errors\/branded-error$/,
    why: "a page composes: it imports a feature's schema, types, constants, loaders or actions and nothing deeper",
  },
  {
    from: /^app\/_device\/engine\//,
    except: TEST,
    forbid: /^(server|drizzle|app)\//,
    allow:
      /^server\/solver\/|^server\/features\/(solve\/(constants|policy|types)|practice\/answers\/policy)$|^app\/_device\/(engine\/|jobs$)/,
    why: "the worker with the engine has the engine and the rules of what is shown, and nothing of the page",
  },
  {
    from: /^app\/_components\/live-graph\//,
    except: TEST,
    forbid: /^(server|drizzle)\//,
    allow:
      /^server\/features\/solve\/types$|^server\/solver\/(expression\/(ast|substitute|walk)|graph\/(real-value|sample)|parser\/parse(-error)?)$/,
    why: "a live graph draws functions by their names: it has what reads and evaluates one, and nothing that works a problem",
  },
  {
    from: /^extension\//,
    except: TEST,
    forbid: /^(server|drizzle|app)\//,
    allow:
      /^server\/(trpc\/types|typeset\/formula-cost|features\/solve\/(types|constants)|features\/extension\/types)$|^app\/(_device\/(device-engine|jobs)|_components\/math\/split|_components\/math-field\/paste\/read-clipboard|_components\/photo\/(open-photo|read-on-device))$/,
    why: "the extension knows the server by its types only, and of the pages what reads and shows mathematics",
  },
  {
    from: /^(server|app)\//,
    except: /^server\/cli\//,
    forbid: /^extension\//,
    why: "the extension is a client like any other: the product does not know it",
  },
  {
    from: ROUTE_HANDLER,
    forbid: /^(drizzle\/|server\/db\/|server\/features\/[^/]+\/(.+\/)?repository$)/,
    why: "a route handler adapts: it parses, authorises and calls one service, and holds no SQL",
  },
  {
    from: /^server\/features\/([^/]+)\//,
    except: TEST,
    forbid: /^server\/features\/(?!$1\/)/,
    allow:
      /^server\/features\/[^/]+\/((.+\/)?(schema|types|constants|service)|[^/]+\/(?!loaders|actions|router|repository|policy)[\w-]+)$/,
    why: "features meet through schema, types, constants or service: loaders, actions and repositories stay inside",
  },
  {
    from: /^server\/features\/[^/]+\/(.+\/)?(schema|types|constants|policy)\.ts$/,
    forbid: /^/,
    allow:
      /^(zod|server\/(format|objects-in)|server\/features\/[^/]+\/(.+\/)?(schema|types|constants|policy)|server\/solver\/.+|drizzle\/schema\/.+)$/,
    why: "schema, types, constants and policy are isomorphic and pure",
  },
  {
    from: /^server\/features\/[^/]+\/(.+\/)?(?!loaders|actions|router)[\w-]+\.ts$/,
    forbid: /^(next|react|@trpc)(\/|$)/,
    why: "services, repositories and what they are made of know no framework: their caller adapts",
  },
  {
    from: /^server\/features\/[^/]+\/(.+\/)?(?!repository|types|schema)[\w-]+\.ts$/,
    except: TEST,
    forbid: /^(drizzle\/|drizzle-orm)/,
    why: "SQL lives in repositories only",
  },
  {
    from: /^server\/features\/[^/]+\/(.+\/)?(loaders|actions|router)\.ts$/,
    forbid: /^server\/features\/[^/]+\/(.+\/)?repository$/,
    why: "loaders, actions and routers call the service, never the repository",
  },
  {
    from: /^server\/(errors|db|providers)\//,
    except: TEST,
    forbid: /^server\/features\//,
    allow: /^server\/features\/[^/]+\/(.+\/)?(schema|types|constants)$/,
    why: "what features stand on does not know them",
  },
  {
    from: /^drizzle\/schema\//,
    forbid: /^(server|app)\//,
    allow: /^server\/solver\/((check\/)?types|outcome)$/,
    why: "the database schema stands alone",
  },
];

export interface Boundary {
  /** Where code begins to run. */
  readonly from: RegExp;
  readonly except: RegExp;
  /** Files that no chain of imports may lead to. */
  readonly forbid: RegExp;
  readonly allow: RegExp;
  readonly why: string;
}

/** What runs where. The engine has threads of its own, which begin in composition/engine/worker.ts, and on a student's
 * device in app/_device/engine/worker.ts; these files are started and never imported. Parts of the tutor run there as
 * well, by the list of jobs. Of the engine's folder others may have values without any work in them: limits for schemas,
 * tables, what a problem without an answer comes to, the list of what one can practise, which of it a working or a few
 * words are like, what is said before and beside the steps of a solution: lists of words compared, in bounded time. A live
 * graph has functions that were drawn before, which the browser alone fetches and evaluates for who looks at it. */
export const BOUNDARIES: readonly Boundary[] = [
  {
    from: /^(app\/|server\/(features|composition|session|http|rate-limits|request-context|trpc)\/|server\/[^/]+\.ts$|(instrumentation|proxy|next\.config)\.ts$)/,
    except:
      /\.test\.tsx?$|\/testing\.ts$|^server\/features\/tutor\/(answer-leak|built-in|claims|glossary|hints|modes|tools|turns)\/|^app\/_device\/engine\/|^app\/_components\/live-graph\/|^server\/composition\/engine\/(jobs|serve-jobs|worker|warm-up|leak-detectors|growing-replies)\.ts$|\/__fixtures__\//,
    forbid:
      /^server\/solver\/|^app\/_device\/engine\/|^server\/composition\/engine\/(worker|jobs|serve-jobs|warm-up)\.ts$/,
    allow:
      /^server\/solver\/(table|unanswered|check\/(limits|same-writing)|hints\/[\w-]+|theorems\/[\w-]+|smaller\/[\w-]+|practice\/(types|strand|standards|sections|textbooks|textbook-list|skills|skills\/\w+|skill-like|skill-about|traits))\.ts$/,
    why: "the engine works on threads of its own: ask deps.engine, so that no text can hold the process",
  },
];

/** Folders from the lowest to the highest: a file knows those of its own row and of the rows before it. */
export const LAYERS: readonly RegExp[] = [
  /^drizzle\/|^server\/(solver|errors|typeset|page-cache)\/|^server\/env|^server\/features\/[^/]+\/(.+\/)?(schema|types|constants|policy)(\.|$)|^server\/providers\/[^/]+\/port(\.|$)|^server\/session\/scope(\.|$)/,
  /^server\/(headers|http|db)\//,
  /^server\/providers\//,
  /^server\/admission\//,
  /^server\/deps(\.|$)/,
  /^server\/(session|rate-limits)\//,
  /^server\/features\/[^/]+\/(.+\/)?(?!loaders|actions|router)[\w-]+(\.|$)/,
  /^server\/composition\//,
  /^server\/request-context\//,
  /^server\/trpc\/(?!root|handler|types)/,
  /^server\/features\/[^/]+\/(.+\/)?(loaders|actions|router)(\.|$)/,
  /^server\/trpc\//,
];

/** File names a feature folder may hold, without `.ts`. */
export const FEATURE_FILES =
  /^(schema|types|constants|loaders|actions|router|service|repository|policy)(\.test)?\.ts$/;

/** Names that gather what has no place. */
export const GRAB_BAG = /(^|\/)(utils?|helpers?|misc|common|lib)\.(ts|tsx)$/;

/** What may be at the root: the product's own and what a tool insists on. */
export const ROOT_ENTRIES = new Set([
  ".ci",
  ".dockerignore",
  ".env.example",
  ".github",
  ".gitignore",
  ".npmrc",
  "AGENTS.md",
  "CONTRIBUTING.md",
  "Dockerfile",
  "LICENSE",
  "README.md",
  "app",
  "biome.json",
  "compose.yaml",
  "docs",
  "drizzle",
  "drizzle.config.ts",
  "e2e",
  "extension",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "playwright.config.ts",
  "postcss.config.mjs",
  "proxy.ts",
  "public",
  "server",
  "tsconfig.json",
  "vitest.config.ts",
]);

/** Server files that run outside Next (commands, the engine, tests) or reach a client bundle by intention. All others
 * begin with `import "server-only"`, so that a client component that imports them does not build. */
export const ISOMORPHIC = new RegExp(
  [
    "^server/(solver|typeset|cli|decisions|testing)/",
    "^server/features/[^/]+/(.+/)?(schema|types|constants|policy)\\.ts$",
    "^server/(env(-\\w+)?|deps|format|objects-in)\\.ts$",
    "^server/errors/branded-error\\.ts$",
    "^server/db/(driver|lock|owner-only|types)\\.ts$",
    "(^|/)(port|types|contract|constants|testing)\\.ts$",
    "\\.test\\.ts$",
  ].join("|"),
);
