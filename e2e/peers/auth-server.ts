import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface AuthServerOptions {
  readonly port: number;
  /** The PostgreSQL database it keeps its accounts in. */
  readonly database: string;
  /** Where the product is reached. */
  readonly siteUrl: string;
  readonly smtpPort: number;
  /** Who speaks GitHub's protocol. */
  readonly githubUrl: string;
  /** Signs its tokens; drawn again when absent. One that is started again takes the one it had. */
  readonly jwtSecret?: string;
  /** How long an access token is good for; an hour unless it is given. */
  readonly tokenSeconds?: number;
}

export interface AuthServer {
  stop(): Promise<void>;
}

/** What a client of it shows to be let in. */
export const ANON_KEY = "sb_publishable_for_browser_tests_only";
/** How the product and the auth server introduce themselves to the social provider. */
export const SOCIAL_CLIENT = { id: "classmate-e2e", secret: "classmate-e2e-secret" };
const SECRET_KEY = "sb_secret_for_browser_tests_only";
/** From the repository's root. */
const COMMAND = "node_modules/@supabase/lite/dist/cli/index.js";
const READY_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** The links that the auth server's mail leads to, by the name of its template. */
const LINK_TYPES = {
  confirmation: "signup",
  recovery: "recovery",
  magic_link: "magiclink",
  email_change: "email_change",
};

export const newJwtSecret = (): string => randomBytes(48).toString("base64");

/** Starts a Supabase-compatible auth server as a process of its own, with an origin of its own: addresses are confirmed,
 * mail goes through SMTP, GitHub is set up. Resolves when it answers. */
export async function startAuthServer(options: AuthServerOptions): Promise<AuthServer> {
  const directory = writeProject(options);
  const child = spawn(process.execPath, [path.resolve(COMMAND), "start", "--no-admin"], {
    cwd: directory,
    stdio: ["ignore", "ignore", "inherit"],
    // The mail server's certificate is one it made for itself.
    env: { ...process.env, LITE_TELEMETRY: "0", NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" },
  });
  const stop = async () => {
    await end(child);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await answers(child, `http://127.0.0.1:${options.port}/auth/v1/settings`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(url, { headers: { apikey: ANON_KEY } }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error("The auth server did not start.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

function writeProject(options: AuthServerOptions): string {
  const directory = mkdtempSync(path.join(tmpdir(), "classmate-auth-"));
  const project = path.join(directory, "supabase");
  mkdirSync(path.join(project, "mail"), { recursive: true });
  for (const [template, type] of Object.entries(LINK_TYPES)) {
    const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}`;
    writeFileSync(path.join(project, "mail", `${template}.html`), `<p><a href="${link}">Go on</a></p>\n`);
  }
  writeFileSync(path.join(project, "config.toml"), configuration(options));
  return directory;
}

function configuration(options: AuthServerOptions): string {
  const { port, database, siteUrl, smtpPort, githubUrl } = options;
  const { jwtSecret = newJwtSecret(), tokenSeconds = 3600 } = options;
  const templates = Object.keys(LINK_TYPES).map(
    (template) => `[auth.email.template.${template}]
subject = "Classmate"
content_path = "./supabase/mail/${template}.html"
`,
  );
  return `[api]
port = ${port}

[db]
driver = "postgres"
url = "${database}"

[auth]
enabled = true
jwt_secret = "${jwtSecret}"
site_url = "${siteUrl}"
additional_redirect_urls = ["${siteUrl}/**"]
jwt_expiry = ${tokenSeconds}
minimum_password_length = 8
publishable_key = "${ANON_KEY}"
secret_key = "${SECRET_KEY}"

[auth.email]
enable_confirmations = true

[auth.email.smtp]
enabled = true
host = "127.0.0.1"
port = ${smtpPort}
user = "auth"
pass = "any"
admin_email = "classmate@example.com"
sender_name = "Classmate"

${templates.join("\n")}
[auth.external.github]
enabled = true
client_id = "${SOCIAL_CLIENT.id}"
secret = "${SOCIAL_CLIENT.secret}"
redirect_uri = "http://127.0.0.1:${port}/auth/v1/callback"
url = "${githubUrl}"
`;
}
