import { resolve } from "node:path";
import { z } from "zod";
import { type AuthMode, authModes } from "#contract/access/auth.ts";
import { defaultTimeZone } from "#contract/limits.ts";
import { isTimeZone } from "#kernel/zoned-time.ts";
import type { SignUpRule } from "#server/auth/rules.ts";
import { type GoogleConfig, googleConfigOf, googleEnvironment, googleFaults } from "./google-settings.ts";
import { isLoopback } from "./loopback.ts";
import { type OperationConfig, operationConfigOf, operationEnvironment } from "./operation-settings.ts";
import { type StripeConfig, stripeConfigOf, stripeEnvironment, stripeFaults } from "./stripe-settings.ts";

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((v) => blankIsAbsent(v) ?? value, schema);

const url = (schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${schemes.map((s) => `${s}//`).join(" or ")}`,
  });
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

const environment = z.object({
  HOST: withDefault(z.string(), "127.0.0.1"),
  PORT: withDefault(wholeNumber(0, 65_535), "3000"),
  PUBLIC_URL: optional(url(["http:", "https:"])),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: optional(url(["postgres:", "postgresql:"])),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(2, 200), "30"),
  AUTH_MODE: optional(z.enum(authModes, "must be 'email', 'code' or 'google'")),
  SESSION_DAYS: withDefault(wholeNumber(1, 365), "30"),
  SESSION_IDLE_DAYS: withDefault(wholeNumber(1, 365), "7"),
  SIGN_UP: optional(z.enum(["open", "closed"], "must be 'open' or 'closed'")),
  OPERATOR_EMAILS: withDefault(
    z
      .string()
      .transform((list) => list.split(",").flatMap((email) => email.trim().toLowerCase() || []))
      .pipe(z.array(z.email("must be email addresses with commas between them"))),
    "",
  ),
  SMTP_URL: optional(url(["smtp:", "smtps:"])),
  MAIL_FROM: withDefault(z.string(), "Enamel <enamel@localhost>"),
  ...googleEnvironment,
  TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC[0-9a-fA-F]{32}$/, "must be AC followed by 32 hexadecimal digits"),
  ),
  TWILIO_AUTH_TOKEN: optional(z.string().min(1)),
  TWILIO_API_BASE_URL: optional(url(["http:", "https:"])),
  TWILIO_TTS_PROVIDER: withDefault(
    z.enum(["Amazon", "Google", "ElevenLabs"], "must be Amazon, Google or ElevenLabs"),
    "Amazon",
  ),
  TWILIO_VOICE: withDefault(z.string(), "Olivia-Neural"),
  LLM_BASE_URL: optional(
    url(["http:", "https:"]).refine((value) => {
      if (!URL.canParse(value)) return true;
      const { username, password, search, hash } = new URL(value);
      return username === "" && password === "" && search === "" && hash === "";
    }, "must be an address without a name, a password or a question mark; the key belongs in LLM_API_KEY"),
  ),
  LLM_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, "must be one line of plain characters")),
  LLM_MODEL: optional(z.string().max(200)),
  LLM_MAX_TOKENS_FIELD: withDefault(
    z.enum(["max_tokens", "max_completion_tokens"], "must be max_tokens or max_completion_tokens"),
    "max_tokens",
  ),
  LLM_CALLER_WORDS: withDefault(z.enum(["send", "withhold"], "must be 'send' or 'withhold'"), "send"),
  LLM_PATIENCE_MS: withDefault(wholeNumber(300, 600_000), 1_200),
  LLM_LOCAL_PORTS: withDefault(
    z
      .string()
      .regex(
        /^none$|^\d{1,5}(\s*,\s*\d{1,5})*$/,
        "must be 'none' or port numbers with commas between them, such as 11434,8080,1234",
      )
      .transform((ports) => (ports === "none" ? [] : ports.split(",").map(Number))),
    "11434,8080,1234",
  ),
  HALO_SUBSCRIPTION_KEY: optional(z.string()),
  HALO_STAGING_SUBSCRIPTION_KEY: optional(z.string()),
  HALO_API_BASE_URL: withDefault(url(["http:", "https:"]), "https://api.haloconnect.io"),
  HALO_STAGING_API_BASE_URL: withDefault(url(["http:", "https:"]), "https://api.stage.haloconnect.io"),
  FHIR_BASE_URL: optional(url(["http:", "https:"])),
  FHIR_TOKEN: optional(z.string()),
  FHIR_TOKEN_URL: optional(url(["http:", "https:"])),
  FHIR_CLIENT_ID: optional(z.string()),
  FHIR_CLIENT_SECRET: optional(z.string()),
  FHIR_SCOPE: withDefault(z.string(), "system/*.*"),
  FHIR_CLINIC_HOSTS: withDefault(
    z
      .string()
      .regex(
        /^$|^[^\s,/]+(\s*,\s*[^\s,/]+)*$/,
        "must be host names with commas between them, without https://",
      ),
    "",
  ),
  SECRETS_PASSPHRASE: optional(z.string().min(16, "must have at least 16 characters")),
  ...stripeEnvironment,
  ...operationEnvironment,
  CLINIC_TIME_ZONE: withDefault(
    z.string().refine(isTimeZone, "must be an IANA time zone such as Australia/Perth"),
    defaultTimeZone,
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    ),
    "info",
  ),
});

/** Every setting there is: `scripts/deployment.test.mjs` holds the files that pass and explain them against it. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export interface Config extends OperationConfig {
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Without a trailing slash; null = the address the server listens on. Webhook signatures are checked against it. */
  publicUrl: string | null;
  dataFolder: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  authMode: AuthMode;
  sessionDays: number;
  sessionIdleDays: number;
  signUp: SignUpRule;
  /** Who runs the server, in lower case; empty = its first account. */
  operatorEmails: string[];
  /** Null = nobody signs in with Google. */
  google: GoogleConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  twilio: {
    accountSid: string | null;
    authToken: string | null;
    apiBaseUrl: string | null;
    /** Who speaks on the telephone; the provider's own defaults are American voices. */
    ttsProvider: string;
    voice: string;
  };
  /** Null = the built-in engine alone. */
  languageModel: LanguageModelConfig | null;
  /** Ports of this machine where a language model is looked for while none is set up. */
  localModelPorts: number[];
  /** Halo Connect; without a key for an environment it cannot be chosen there. */
  halo: {
    production: { baseUrl: string; subscriptionKey: string | null };
    staging: { baseUrl: string; subscriptionKey: string | null };
  };
  /** FHIR R4 servers: the operator's own, and those that clinics may name. */
  fhir: {
    baseUrl: string | null;
    token: string | null;
    credentials: { tokenUrl: string; clientId: string; clientSecret: string; scope: string } | null;
    clinicHosts: string[];
  };
  /** Seals what clinics entrust to the database; null = they cannot. */
  secretsPassphrase: string | null;
  /** Null = nothing is charged. */
  stripe: StripeConfig | null;
  clinicTimeZone: string;
  logLevel: z.infer<typeof environment>["LOG_LEVEL"];
}

export interface LanguageModelConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  maxTokensField: "max_tokens" | "max_completion_tokens";
  /** Whether what callers say, names and numbers taken out, may be sent to it. */
  sharesCallerWords: boolean;
  /** How long a caller waits for it at most, in milliseconds; then the built-in engine hears, or speaks. */
  patienceMs: number;
}

/** The settings cannot be used; the message lists each one that is wrong. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings once. Throws a `ConfigError` that names every wrong or missing one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { settings, faults } = readEach(env);
  // What is wrong with a mode that is not one has been said.
  const authMode = settings.AUTH_MODE ?? (env.AUTH_MODE ? null : defaultAuthMode(settings));
  faults.push(...crossFaults(settings, authMode));
  faults.push(...googleFaults(settings, authMode));
  faults.push(...stripeFaults(settings, (name) => Boolean(env[name])));
  if (faults.length > 0) {
    throw new ConfigError(
      `Enamel cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`,
    );
  }
  const e = environment.parse(env);
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    dataFolder: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    authMode: e.AUTH_MODE ?? defaultAuthMode(e),
    sessionDays: e.SESSION_DAYS,
    sessionIdleDays: e.SESSION_IDLE_DAYS,
    signUp: e.SIGN_UP ?? defaultSignUp(e),
    operatorEmails: e.OPERATOR_EMAILS,
    google: googleConfigOf(e),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    twilio: {
      accountSid: e.TWILIO_ACCOUNT_SID ?? null,
      authToken: e.TWILIO_AUTH_TOKEN ?? null,
      apiBaseUrl: e.TWILIO_API_BASE_URL ?? null,
      ttsProvider: e.TWILIO_TTS_PROVIDER,
      voice: e.TWILIO_VOICE,
    },
    languageModel: languageModelOf(e),
    localModelPorts: e.LLM_LOCAL_PORTS,
    halo: {
      production: {
        baseUrl: withoutSlash(e.HALO_API_BASE_URL),
        subscriptionKey: e.HALO_SUBSCRIPTION_KEY ?? null,
      },
      staging: {
        baseUrl: withoutSlash(e.HALO_STAGING_API_BASE_URL),
        subscriptionKey: e.HALO_STAGING_SUBSCRIPTION_KEY ?? null,
      },
    },
    fhir: fhirSettings(e),
    secretsPassphrase: e.SECRETS_PASSPHRASE ?? null,
    stripe: stripeConfigOf(e),
    ...operationConfigOf(e, resolve(e.DATA_DIR)),
    clinicTimeZone: e.CLINIC_TIME_ZONE,
    logLevel: e.LOG_LEVEL,
  };
}

type Settings = z.infer<typeof environment>;

function languageModelOf(e: Settings): LanguageModelConfig | null {
  if (!e.LLM_BASE_URL || !e.LLM_MODEL) return null;
  return {
    baseUrl: e.LLM_BASE_URL.replace(/\/+$/, ""),
    apiKey: e.LLM_API_KEY ?? null,
    model: e.LLM_MODEL,
    maxTokensField: e.LLM_MAX_TOKENS_FIELD,
    sharesCallerWords: e.LLM_CALLER_WORDS === "send",
    patienceMs: e.LLM_PATIENCE_MS,
  };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

function fhirSettings(e: Settings): Config["fhir"] {
  const { FHIR_TOKEN_URL: tokenUrl, FHIR_CLIENT_ID: clientId, FHIR_CLIENT_SECRET: clientSecret } = e;
  return {
    baseUrl: e.FHIR_BASE_URL ? withoutSlash(e.FHIR_BASE_URL) : null,
    token: e.FHIR_TOKEN ?? null,
    credentials:
      tokenUrl && clientId && clientSecret ? { tokenUrl, clientId, clientSecret, scope: e.FHIR_SCOPE } : null,
    clinicHosts: e.FHIR_CLINIC_HOSTS.split(",").flatMap((host) => host.trim() || []),
  };
}

/** Each setting by itself, so that a wrong one does not hide what is wrong with the others. */
function readEach(env: Record<string, string | undefined>) {
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, schema] of Object.entries(environment.shape)) {
    const read = schema.safeParse(env[name]);
    if (read.success) settings[name] = read.data;
    else faults.push(...read.error.issues.map(({ message }) => `${name} ${message}`));
  }
  return { settings: settings as Partial<Settings>, faults };
}

/** The addresses by which other machines reach the server. */
const reachedBy = (e: Partial<Settings>): string[] => [
  ...(e.HOST && !isLoopback(e.HOST) ? [`HOST is ${e.HOST}`] : []),
  ...(e.PUBLIC_URL && !isLoopback(new URL(e.PUBLIC_URL).hostname) ? [`PUBLIC_URL is ${e.PUBLIC_URL}`] : []),
];

/** Where others reach the server and Google proves who they are, the address alone is not asked for. */
const defaultAuthMode = (e: Partial<Settings>): AuthMode =>
  googleConfigOf(e) && reachedBy(e).length > 0 ? "google" : "email";

/** On this machine alone everybody may try the product; where others can come, who was first is not joined by strangers. */
const defaultSignUp = (e: Settings): SignUpRule =>
  (e.AUTH_MODE ?? defaultAuthMode(e)) === "email" ? "open" : "first_account";

/** What is wrong only in combination. */
function crossFaults(e: Partial<Settings>, authMode: AuthMode | null): string[] {
  const proof =
    "An email address alone proves nothing, so AUTH_MODE=email works on this machine only. Set AUTH_MODE=code to sign in with codes by email, or AUTH_MODE=google to sign in with Google.";
  const faults =
    authMode === "email" ? reachedBy(e).map((how) => `${how}, which other machines can reach. ${proof}`) : [];
  if (e.TWILIO_ACCOUNT_SID && !e.TWILIO_AUTH_TOKEN)
    faults.push("TWILIO_AUTH_TOKEN is missing, but TWILIO_ACCOUNT_SID is set");
  if (e.LLM_BASE_URL && !e.LLM_MODEL) faults.push("LLM_MODEL is missing, but LLM_BASE_URL is set");
  for (const name of ["LLM_MODEL", "LLM_API_KEY"] as const)
    if (e[name] && !e.LLM_BASE_URL) faults.push(`LLM_BASE_URL is missing, but ${name} is set`);
  faults.push(...pmsFaults(e));
  return faults;
}

function pmsFaults(e: Partial<Settings>): string[] {
  const faults: string[] = [];
  const parts = ["FHIR_TOKEN_URL", "FHIR_CLIENT_ID", "FHIR_CLIENT_SECRET"] as const;
  const missing = parts.filter((name) => !e[name]);
  if (missing.length > 0 && missing.length < parts.length)
    faults.push(
      `${missing.join(" and ")} missing: FHIR_TOKEN_URL, FHIR_CLIENT_ID and FHIR_CLIENT_SECRET go together`,
    );
  if (e.FHIR_TOKEN && missing.length === 0)
    faults.push("FHIR_TOKEN and FHIR_CLIENT_ID are both set; keep one of them");
  const addresses = [
    "FHIR_BASE_URL",
    "FHIR_TOKEN_URL",
    "HALO_API_BASE_URL",
    "HALO_STAGING_API_BASE_URL",
  ] as const;
  for (const name of addresses) {
    const address = e[name] ? new URL(e[name]) : null;
    if (address?.protocol === "http:" && !isLoopback(address.hostname))
      faults.push(`${name} must start with https://: patients' details travel there`);
  }
  if (e.FHIR_CLINIC_HOSTS && !e.SECRETS_PASSPHRASE)
    faults.push("SECRETS_PASSPHRASE is missing, but FHIR_CLINIC_HOSTS lets clinics keep access tokens here");
  return faults;
}
