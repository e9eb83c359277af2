import { expect, test } from "vitest";
import { readConfig } from "./settings/config.ts";
import { welcomeBlock } from "./welcome.ts";

const address = "http://127.0.0.1:4123";
const shown = (env: Record<string, string> = {}) => welcomeBlock(readConfig(env), address);

test("says where it is, where the data lies, how to get in and what is only simulated", () => {
  const block = shown({ DATA_DIR: "/srv/enamel" });
  expect(block).toMatch(/Open +http:\/\/127\.0\.0\.1:4123\n/);
  expect(block).toMatch(/Database +embedded, in \/srv\/enamel\n/);
  expect(block).toMatch(/Data folder +\/srv\/enamel\n/);
  expect(block).toMatch(/Sign in +with any email address/);
  expect(block).toMatch(/Telephone +simulated: .*TWILIO_AUTH_TOKEN is not set/);
  expect(block).toContain("Ctrl-C");
});

test("begins with what whoever sits at the desk needs: where, how to get in, whether it rings", () => {
  const [desk = "", server = ""] = shown({
    ...{ AUTH_MODE: "code", PUBLIC_URL: "https://clinic.example" },
  }).split("For whoever looks after");
  for (const label of ["Open", "Sign in", "Telephone"]) expect(desk).toContain(`  ${label} `);
  for (const label of ["Listens on", "Database", "Data folder", "New accounts", "Assistant"]) {
    expect(desk).not.toContain(label);
    expect(server).toContain(`  ${label} `);
  }
});

test("leaves the number's webhooks to the page that sets them, where the account is known [SYS-4]", () => {
  const twilio = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "hunter3" };
  expect(shown(twilio)).toMatch(/Telephone +Twilio; the page Phone numbers sets a number up/);
});

test("names the database server, never its password or user", () => {
  const block = shown({ DATABASE_URL: "postgres://desk:hunter2@db.example:5433/enamel?password=hunter3" });
  expect(block).toContain("PostgreSQL at db.example:5433/enamel");
  expect(block).not.toMatch(/hunter|desk/);
});

test("says what is not simulated, too", () => {
  const block = shown({
    ...{
      AUTH_MODE: "code",
      PUBLIC_URL: "https://clinic.example",
      SMTP_URL: "smtp://user:hunter2@mail.example",
    },
    TWILIO_AUTH_TOKEN: "hunter3",
  });
  expect(block).toMatch(/Open +https:\/\/clinic\.example\n/);
  expect(block).toMatch(/Listens on +http:\/\/127\.0\.0\.1:4123\n/);
  expect(block).toContain("six-digit code sent by email");
  expect(block).toContain("https://clinic.example/telephony/twilio/voice");
  expect(block).not.toMatch(/simulated|hunter/);
});

test("codes without a mail server are printed here, and are called simulated", () => {
  expect(shown({ AUTH_MODE: "code" })).toMatch(/printed here \(simulated: SMTP_URL is not set\)/);
});

test("says that Google signs in, alone or beside another way [AUTH-2]", () => {
  const google = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "hunter2" };
  expect(shown({ ...google, PUBLIC_URL: "https://desk.example" })).toMatch(/Sign in +with Google\n/);
  expect(shown({ ...google, AUTH_MODE: "code", SMTP_URL: "smtp://mail.example" })).toContain(
    "with a six-digit code sent by email, or with Google\n",
  );
  expect(shown(google)).not.toContain("hunter2");
});

test("says which local language model is there and the settings that use it [CALL-2]", () => {
  const found = {
    name: "Ollama",
    baseUrl: "http://127.0.0.1:11434/v1",
    models: ["llama3.2", "qwen3", "phi4"],
  };
  const block = welcomeBlock(readConfig({}), address, [found]);
  expect(block).toMatch(/Assistant +built-in engine, no key and no network needed\n/);
  expect(block).toMatch(
    /Found here +Ollama \(llama3\.2, qwen3\): to use it, set LLM_BASE_URL=http:\/\/127\.0\.0\.1:11434\/v1 LLM_MODEL=llama3\.2\n/,
  );
  expect(welcomeBlock(readConfig({}), address, [{ ...found, models: [] }])).toContain("LLM_MODEL=<model>");
  expect(shown()).not.toContain("Found here");
});

test("names the language model that is set up, never its key [CALL-2]", () => {
  const block = shown({ LLM_BASE_URL: "https://llm.example/v1", LLM_MODEL: "small", LLM_API_KEY: "hunter2" });
  expect(block).toMatch(/Assistant +built-in engine, with small at llm\.example beside it\n/);
  expect(block).not.toContain("hunter2");
});

test("the example clinic is opened with its own address, for another one opens a clinic of its own", () => {
  const block = welcomeBlock(readConfig({}), address, [], "reception@harbourstreet.example");
  expect(block).toMatch(/Sign in +with reception@harbourstreet\.example, without a password\n/);
});
