import type { LocalModelServer } from "#contract/assistants/language-model.ts";
import type { Config } from "./settings/config.ts";

/** What a person sees when the server is ready: where it is, what it uses, how to get in, what is only simulated. */
export function welcomeBlock(
  config: Config,
  address: string,
  localServers: readonly LocalModelServer[] = [],
  /** With whose address the example clinic is opened; null = there is none. */
  exampleEmail: string | null = null,
): string {
  const forThePerson: Line[] = [
    ["Open", config.publicUrl ?? address],
    ["Sign in", exampleEmail === null ? signInLine(config) : `with ${exampleEmail}, without a password`],
    ["Telephone", telephoneLine(config, address)],
  ];
  const forWhoRunsIt: Line[] = [
    ...(config.publicUrl && config.publicUrl !== address ? ([["Listens on", address]] as Line[]) : []),
    [
      "Database",
      config.databaseUrl
        ? `PostgreSQL at ${hostOf(config.databaseUrl)}`
        : `embedded, in ${config.dataFolder}`,
    ],
    ["Data folder", config.dataFolder],
    ...(config.authMode === "email" ? [] : ([["New accounts", signUpLine(config)]] as Line[])),
    ["Assistant", assistantLine(config)],
    ...localServers.map((server): Line => ["Found here", foundLine(server)]),
  ];
  const width = Math.max(...[...forThePerson, ...forWhoRunsIt].map(([label]) => label.length));
  const block = (lines: readonly Line[]) =>
    lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join("\n");
  return `
Enamel is ready. Leave this window open, and open the first address in a web browser.

${block(forThePerson)}

For whoever looks after this server:

${block(forWhoRunsIt)}

  Stop with Ctrl-C.
`;
}

type Line = [label: string, text: string];

/** Without the password. */
function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function signInLine({ authMode, smtpUrl, google }: Config): string {
  if (authMode === "google") return "with Google";
  const orGoogle = google ? ", or with Google" : "";
  if (authMode === "email")
    return `with any email address, without a password (this machine only; AUTH_MODE=code for real sign-in)${orGoogle}`;
  return smtpUrl
    ? `with a six-digit code sent by email${orGoogle}`
    : `with a six-digit code, printed here (simulated: SMTP_URL is not set)${orGoogle}`;
}

/** Where others can come, the operator reads here who may. */
const signUpLine = ({ signUp }: Config): string =>
  ({
    open: "anybody who reaches this server opens a clinic of their own (SIGN_UP=open)",
    closed: "none (SIGN_UP=closed)",
    first_account: "the first person to sign in, and nobody after (SIGN_UP=open opens it)",
  })[signUp];

function assistantLine({ languageModel }: Config): string {
  if (languageModel === null) return "built-in engine, no key and no network needed";
  const { model, baseUrl } = languageModel;
  return `built-in engine, with ${model} at ${new URL(baseUrl).host} beside it`;
}

/** What is there, and the two settings that put it to use. */
function foundLine({ name, baseUrl, models }: LocalModelServer): string {
  const [first = "<model>"] = models;
  const lists = models.length === 0 ? "no model yet" : models.slice(0, 2).join(", ");
  return `${name} (${lists}): to use it, set LLM_BASE_URL=${baseUrl} LLM_MODEL=${first}`;
}

function telephoneLine({ twilio, publicUrl }: Config, address: string): string {
  if (twilio.authToken === null)
    return "simulated: no real call comes in; ring it from the page AI Voice Agent or with `npm run call` (TWILIO_AUTH_TOKEN is not set)";
  if (twilio.accountSid !== null)
    return "Twilio; the page Phone numbers sets a number up and says what is missing";
  return `Twilio; set the number's voice webhook to ${publicUrl ?? address}/telephony/twilio/voice`;
}
