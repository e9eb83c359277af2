import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { isLoopback } from "./loopback.ts";

const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

test("practice systems: what goes together is there together, and patients' details never travel in the open [API-4]", () => {
  expect(refusalOf({ FHIR_CLIENT_ID: "enamel" })).toContain("FHIR_TOKEN_URL and FHIR_CLIENT_SECRET missing");
  expect(refusalOf({ FHIR_BASE_URL: "http://fhir.example.com/r4" })).toContain(
    "FHIR_BASE_URL must start with https://",
  );
  expect(refusalOf({ FHIR_CLINIC_HOSTS: "fhir.example.com" })).toContain("SECRETS_PASSPHRASE is missing");
  expect(refusalOf({ FHIR_CLINIC_HOSTS: "https://fhir.example.com" })).toContain(
    "FHIR_CLINIC_HOSTS must be host names",
  );
  const { fhir } = readConfig({
    FHIR_BASE_URL: "https://fhir.example.com/r4/",
    FHIR_CLINIC_HOSTS: "one.example.com, two.example.com:8443",
    SECRETS_PASSPHRASE: "a passphrase of some length",
  });
  expect(fhir).toMatchObject({
    baseUrl: "https://fhir.example.com/r4",
    clinicHosts: ["one.example.com", "two.example.com:8443"],
  });
});

describe("without any setting", () => {
  test("it listens on this machine alone, on the embedded database, signed in by email", () => {
    expect(readConfig({})).toEqual({
      ...{ host: "127.0.0.1", port: 3000, publicUrl: null, dataFolder: resolve("data") },
      ...{
        databaseUrl: null,
        databasePoolSize: 30,
        authMode: "email",
        sessionDays: 30,
        sessionIdleDays: 7,
        signUp: "open",
      },
      ...{ smtpUrl: null, mailFrom: "Enamel <enamel@localhost>", clinicTimeZone: "Australia/Sydney" },
      localModelPorts: [11434, 8080, 1234],
      ...{ logLevel: "info", languageModel: null, stripe: null, google: null, operatorEmails: [] },
      twilio: {
        ...{ accountSid: null, authToken: null, apiBaseUrl: null },
        ...{ ttsProvider: "Amazon", voice: "Olivia-Neural" },
      },
      halo: {
        production: { baseUrl: "https://api.haloconnect.io", subscriptionKey: null },
        staging: { baseUrl: "https://api.stage.haloconnect.io", subscriptionKey: null },
      },
      fhir: { baseUrl: null, token: null, credentials: null, clinicHosts: [] },
      secretsPassphrase: null,
      backup: { folder: resolve("data/backups"), everyHours: 24, keep: 14, passphrase: null },
      metricsToken: null,
      trustedProxies: [],
    });
  });

  test("a blank one counts as none, as `.env` files have them", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", HOST: "", TWILIO_AUTH_TOKEN: "" })).toEqual(
      readConfig({}),
    );
  });
});

const stripe = {
  env: {
    ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_test" },
    ...{ STRIPE_PRICE_STANDARD: "price_s", STRIPE_PRICE_PRO: "price_p", STRIPE_PRICE_MINUTES: "price_m" },
    ...{ STRIPE_METER_EVENT: "minutes", STRIPE_API_BASE_URL: "http://127.0.0.1:9" },
  },
  config: {
    ...{ secretKey: "sk_test_1", webhookSecret: "whsec_test", apiBaseUrl: "http://127.0.0.1:9" },
    ...{ prices: { standard: "price_s", pro: "price_p", minutes: "price_m" }, meterEventName: "minutes" },
  },
};

describe("Stripe is configured whole or not at all [BILL-2]", () => {
  test("the meter has a name and Stripe its own address where none is set", () => {
    const { STRIPE_METER_EVENT: _, STRIPE_API_BASE_URL: __, ...least } = stripe.env;
    expect(readConfig(least).stripe).toEqual({
      ...stripe.config,
      ...{ apiBaseUrl: null, meterEventName: "conversational_minutes" },
    });
  });

  test.each([
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_STANDARD",
    "STRIPE_PRICE_PRO",
    "STRIPE_PRICE_MINUTES",
  ])("without %s the start is refused, and the setting is named", (name) => {
    expect(refusalOf({ ...stripe.env, [name]: "" })).toContain(`${name} is missing`);
  });

  test("a lone optional one is half a configuration too", () => {
    expect(refusalOf({ STRIPE_METER_EVENT: "minutes" })).toContain(
      "STRIPE_SECRET_KEY is missing, but STRIPE_METER_EVENT is set",
    );
  });

  test.each([
    ["STRIPE_SECRET_KEY", "pk_test_1", "must be a secret key of Stripe"],
    ["STRIPE_WEBHOOK_SECRET", "secret", "must be the signing secret of a webhook endpoint"],
    ["STRIPE_PRICE_PRO", "prod_1", "must be the id of a price in Stripe"],
    ["STRIPE_METER_EVENT", "per minute", "must be the event name of a meter"],
    [
      "STRIPE_API_BASE_URL",
      "https://stripe.example/v1",
      "must be http:// or https:// with a host, and no path",
    ],
  ])("%s=%s is refused by name, and is not also called missing", (name, value, message) => {
    const refusal = refusalOf({ ...stripe.env, [name]: value });
    expect(refusal).toContain(`${name} ${message}`);
    expect(refusal).not.toContain("missing");
  });

  test("one price cannot be two things", () => {
    expect(refusalOf({ ...stripe.env, STRIPE_PRICE_PRO: "price_s" })).toContain("must be three prices");
  });
});

test("every setting is taken", () => {
  const sid = `AC${"0".repeat(32)}`;
  const config = readConfig({
    ...{ HOST: "0.0.0.0", PORT: "0", PUBLIC_URL: "https://desk.example//", DATA_DIR: "/srv/enamel" },
    ...{ DATABASE_URL: "postgresql://u:p@db.example/enamel", DATABASE_POOL_SIZE: "40", AUTH_MODE: "code" },
    ...{
      SESSION_DAYS: "7",
      SIGN_UP: "closed",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "a@b.example",
    },
    ...{ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: "secret", TWILIO_API_BASE_URL: "http://127.0.0.1:9" },
    ...{
      TWILIO_TTS_PROVIDER: "Google",
      TWILIO_VOICE: "en-AU-Neural2-A",
      CLINIC_TIME_ZONE: "Australia/Perth",
    },
    ...{ LLM_BASE_URL: "https://llm.example/v1/", LLM_MODEL: "small", LLM_API_KEY: "sk-1" },
    ...{ LLM_MAX_TOKENS_FIELD: "max_completion_tokens", LLM_CALLER_WORDS: "withhold" },
    LLM_LOCAL_PORTS: "none",
    ...{ HALO_SUBSCRIPTION_KEY: "key", HALO_API_BASE_URL: "https://halo.example/" },
    ...{ FHIR_BASE_URL: "https://fhir.example/r4", FHIR_TOKEN_URL: "https://fhir.example/token" },
    ...{ FHIR_CLIENT_ID: "enamel", FHIR_CLIENT_SECRET: "secret", FHIR_SCOPE: "system/Appointment.*" },
    ...{ FHIR_CLINIC_HOSTS: "fhir.example", SECRETS_PASSPHRASE: "sixteen or more of them" },
    ...stripe.env,
    ...{
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "s3cret",
      GOOGLE_ISSUER_URL: "https://id.example",
    },
    ...{ BACKUP_DIR: "/mnt/backups", BACKUP_EVERY_HOURS: "6", BACKUP_KEEP: "3" },
    ...{ BACKUP_PASSPHRASE: "another one of sixteen", METRICS_TOKEN: "a token of sixteen" },
    TRUSTED_PROXIES: "10.0.0.0/8, uniquelocal",
    ...{ LOG_LEVEL: "debug", OPERATOR_EMAILS: "Boss@it.example, second@it.example" },
  });
  expect(config).toEqual({
    ...{ host: "0.0.0.0", port: 0, publicUrl: "https://desk.example", dataFolder: "/srv/enamel" },
    ...{ databaseUrl: "postgresql://u:p@db.example/enamel", databasePoolSize: 40, authMode: "code" },
    ...{
      sessionDays: 7,
      sessionIdleDays: 7,
      signUp: "closed",
      smtpUrl: "smtps://mail.example",
      mailFrom: "a@b.example",
    },
    ...{ clinicTimeZone: "Australia/Perth", logLevel: "debug" },
    operatorEmails: ["boss@it.example", "second@it.example"],
    google: { clientId: "client", clientSecret: "s3cret", issuerUrl: "https://id.example" },
    stripe: stripe.config,
    twilio: {
      ...{ accountSid: sid, authToken: "secret", apiBaseUrl: "http://127.0.0.1:9" },
      ...{ ttsProvider: "Google", voice: "en-AU-Neural2-A" },
    },
    languageModel: {
      ...{ baseUrl: "https://llm.example/v1", model: "small", apiKey: "sk-1" },
      ...{ maxTokensField: "max_completion_tokens", sharesCallerWords: false },
      patienceMs: 1_200,
    },
    localModelPorts: [],
    halo: {
      production: { baseUrl: "https://halo.example", subscriptionKey: "key" },
      staging: { baseUrl: "https://api.stage.haloconnect.io", subscriptionKey: null },
    },
    fhir: {
      ...{ baseUrl: "https://fhir.example/r4", token: null, clinicHosts: ["fhir.example"] },
      credentials: {
        ...{ tokenUrl: "https://fhir.example/token", clientId: "enamel" },
        ...{ clientSecret: "secret", scope: "system/Appointment.*" },
      },
    },
    secretsPassphrase: "sixteen or more of them",
    backup: { folder: "/mnt/backups", everyHours: 6, keep: 3, passphrase: "another one of sixteen" },
    metricsToken: "a token of sixteen",
    trustedProxies: ["10.0.0.0/8", "uniquelocal"],
  });
});

describe("a wrong setting", () => {
  test.each([
    ["PORT", "70000", "a whole number from 0 to 65535"],
    ["TRUSTED_PROXIES", "everybody", '"everybody" is none'],
    ["TRUSTED_PROXIES", "10.0.0.1, 0.0.0.0/0", '"0.0.0.0/0" is none'],
    ["PORT", "3000.5", "a whole number from 0 to 65535"],
    ["PORT", "http", "a whole number from 0 to 65535"],
    ["PUBLIC_URL", "desk.example", "http:// or https://"],
    ["DATABASE_URL", "mysql://db.example/x", "postgres:// or postgresql://"],
    ["DATABASE_POOL_SIZE", "1", "a whole number from 2 to 200"],
    ["AUTH_MODE", "none", "'email', 'code' or 'google'"],
    ["GOOGLE_CLIENT_ID", "two words", "one line of plain characters"],
    ["GOOGLE_ISSUER_URL", "http://id.example", "starts with https://"],
    ["GOOGLE_ISSUER_URL", "https://id.example/?hd=x", "starts with https://"],
    ["SESSION_DAYS", "0", "a whole number from 1 to 365"],
    ["SIGN_UP", "maybe", "'open' or 'closed'"],
    ["SMTP_URL", "mail.example", "smtp:// or smtps://"],
    ["TWILIO_ACCOUNT_SID", "AC123", "32 hexadecimal digits"],
    ["TWILIO_API_BASE_URL", "ftp://x", "http:// or https://"],
    ["TWILIO_TTS_PROVIDER", "amazon", "Amazon, Google or ElevenLabs"],
    ["LLM_BASE_URL", "localhost:8000", "http:// or https://"],
    ["LLM_BASE_URL", "https://user:hunter2@llm.example/v1", "the key belongs in LLM_API_KEY"],
    ["LLM_MAX_TOKENS_FIELD", "tokens", "max_tokens or max_completion_tokens"],
    ["LLM_CALLER_WORDS", "no", "'send' or 'withhold'"],
    ["CLINIC_TIME_ZONE", "Sydney", "IANA time zone"],
    ["LOG_LEVEL", "loud", "fatal, error, warn"],
  ])("%s=%s is named with what it must be", (name, value, what) => {
    const refusal = refusalOf({ [name]: value });
    expect(refusal).toMatch(/^Enamel cannot start with these settings:\n {2}- /);
    expect(refusal).toContain(`- ${name} must be`);
    expect(refusal).toContain(what);
  });

  test("stands beside every other wrong one in one message, wrong together or each by itself", () => {
    const refusal = refusalOf({
      ...{ PORT: "x", LOG_LEVEL: "loud", PUBLIC_URL: "nonsense", HOST: "0.0.0.0" },
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    });
    const named = refusal.match(/^ {2}- (\w+)/gm)?.map((line) => line.slice(4));
    expect(named?.sort()).toEqual(["HOST", "LOG_LEVEL", "PORT", "PUBLIC_URL", "TWILIO_AUTH_TOKEN"]);
  });

  test.each([
    [{ LLM_BASE_URL: "http://127.0.0.1:11434/v1" }, "LLM_MODEL is missing"],
    [{ LLM_MODEL: "small" }, "LLM_BASE_URL is missing"],
    [{ LLM_API_KEY: "sk-hunter2" }, "LLM_BASE_URL is missing"],
  ])("half a language model is refused: %j", (env, why) => {
    expect(refusalOf(env)).toContain(why);
    expect(refusalOf(env)).not.toContain("hunter2");
  });

  test("is never repeated when it may be a secret", () => {
    expect(
      refusalOf({ DATABASE_URL: "mysql://user:hunter2@db", SMTP_URL: "user:hunter2@mail" }),
    ).not.toContain("hunter2");
  });
});

describe("signing in by email alone [AUTH-8]", () => {
  test.each([
    "0.0.0.0",
    "::",
    "192.168.1.10",
    "desk.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
  ])("is refused when HOST=%s lets other machines in, with the reason and the way out", (HOST) => {
    const refusal = refusalOf({ HOST });
    expect(refusal).toContain(`HOST is ${HOST}, which other machines can reach`);
    expect(refusal).toMatch(/proves nothing.*AUTH_MODE=code/);
    expect(refusalOf({ HOST, AUTH_MODE: "code" })).toBe("");
  });

  test.each(["https://desk.example", "http://192.168.1.10:3000", "https://127.0.0.1.evil.example"])(
    "is refused when PUBLIC_URL=%s says that others come",
    (PUBLIC_URL) => {
      expect(refusalOf({ PUBLIC_URL })).toContain(
        `PUBLIC_URL is ${PUBLIC_URL}, which other machines can reach`,
      );
      expect(refusalOf({ PUBLIC_URL, AUTH_MODE: "code" })).toBe("");
    },
  );

  test.each(["127.0.0.1", "127.0.0.2", "localhost", "::1"])("is there on %s", (HOST) => {
    expect(readConfig({ HOST, PUBLIC_URL: "http://localhost:3000" }).authMode).toBe("email");
    expect(isLoopback(HOST)).toBe(true);
  });

  test("sign-up is open on this machine alone; elsewhere for the first account, unless it is opened by name", () => {
    expect(readConfig({}).signUp).toBe("open");
    for (const where of [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://desk.example" }, {}]) {
      expect(readConfig({ ...where, AUTH_MODE: "code" }).signUp).toBe("first_account");
      expect(readConfig({ ...where, AUTH_MODE: "code", SIGN_UP: "open" }).signUp).toBe("open");
      expect(readConfig({ ...where, AUTH_MODE: "code", SIGN_UP: "closed" }).signUp).toBe("closed");
    }
  });

  test("knows an address in brackets", () => {
    expect(readConfig({ PUBLIC_URL: "http://[::1]:3000/" }).publicUrl).toBe("http://[::1]:3000");
  });
});

describe("sign-in with Google [AUTH-2] [AUTH-8]", () => {
  const client = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
  const PUBLIC_URL = "https://desk.example";

  test("is at Google's own address where none is set", () => {
    expect(readConfig(client).google).toEqual({
      ...{ clientId: "client", clientSecret: "secret", issuerUrl: "https://accounts.google.com" },
    });
  });

  test("is a proof: with it others may reach the server, and the address alone signs nobody in", () => {
    expect(readConfig({ ...client, PUBLIC_URL }).authMode).toBe("google");
    expect(readConfig({ ...client, HOST: "0.0.0.0" }).authMode).toBe("google");
    expect(readConfig({ ...client, PUBLIC_URL, AUTH_MODE: "code" }).authMode).toBe("code");
    expect(readConfig(client).authMode).toBe("email");
  });

  test("does not make the address alone a proof where that was asked for", () => {
    expect(refusalOf({ ...client, PUBLIC_URL, AUTH_MODE: "email" })).toMatch(
      /PUBLIC_URL is https:\/\/desk\.example.*proves nothing.*AUTH_MODE=google/,
    );
  });

  test.each(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])("is refused in half, without %s", (name) => {
    expect(refusalOf({ ...client, [name]: "" })).toContain(`${name} is missing`);
  });

  test("is not the mode without a client", () => {
    expect(refusalOf({ AUTH_MODE: "google" })).toContain(
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are missing, but AUTH_MODE is google",
    );
  });

  test("never leads people back in the open", () => {
    expect(refusalOf({ ...client, PUBLIC_URL: "http://desk.example" })).toContain(
      "PUBLIC_URL must start with https://",
    );
  });

  test("is at a stand-in in the open on this machine only", () => {
    const issuerUrl = "http://127.0.0.1:9";
    expect(readConfig({ ...client, GOOGLE_ISSUER_URL: issuerUrl }).google?.issuerUrl).toBe(issuerUrl);
  });
});
