import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { demoEnvironment } from "./demo-environment.ts";

test("the example clinic touches no account of a real set-up, whatever the environment holds [SYS-5]", () => {
  const real = {
    ...{ PORT: "4000", DATA_DIR: "/srv/demo", DATABASE_URL: "postgres://db.example/enamel" },
    ...{
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "token",
      PUBLIC_URL: "https://desk.example",
    },
    ...{ LLM_BASE_URL: "https://llm.example/v1", LLM_MODEL: "m", SMTP_URL: "smtps://mail.example" },
    ...{ HALO_SUBSCRIPTION_KEY: "key", FHIR_BASE_URL: "https://fhir.example", AUTH_MODE: "code" },
  };
  const { port, dataFolder, ...config } = readConfig(demoEnvironment(real));
  const { port: _port, dataFolder: _folder, ...bare } = readConfig({ LLM_LOCAL_PORTS: "none" });
  expect([port, dataFolder]).toEqual([4000, "/srv/demo"]);
  // Nothing else differs from a server that was given nothing at all; where backups go hangs on the folder.
  expect({ ...config, backup: null }).toEqual({ ...bare, backup: null });
});
