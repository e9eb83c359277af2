import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import { twilioAccount } from "../../../../tests/support/twilio-account.ts";
import { readConfig } from "../settings/config.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { diagnose, judgeDisk, judgePostgres, nodeVersion } from "./doctor.ts";
import { backups } from "./folders.ts";

const account = await twilioAccount();
afterAll(() => account.close());
const away: OutsideWorld = {
  fetchText: async () => ({ ok: false, reason: "its certificate has ended" }),
  fetchForeign: async () => ({ ok: false, reason: "nobody asks there" }),
  firstMessage: async () => ({ ok: false, reason: "nothing listens there" }),
};
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "enamel-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});
const twilio = () => ({
  ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "the-token-of-twilio" },
  TWILIO_API_BASE_URL: account.url,
});
const look = (env: Record<string, string>, outside = away) =>
  diagnose({ DATA_DIR: folder, PORT: "0", ...env }, outside);
const about = (found: Diagnosis[], name: string) => found.find((each) => each.about === name);

test("a set-up as it comes has nothing bad [SYS-4]", async () => {
  const found = await look({});
  expect(found.filter(({ is }) => is === "bad")).toEqual([]);
  expect(about(found, "Data folder")?.says).toContain("can be written");
  expect(about(found, "Twilio")?.says).toContain("simulated");
});

test("each setting that cannot be used is named, and no more is said [SYS-4]", async () => {
  const found = await look({ PORT: "many", PUBLIC_URL: "clinic" });
  expect(found.filter(({ is }) => is === "bad").map(({ says }) => says)).toEqual([
    "PORT must be a whole number from 0 to 65535",
    "PUBLIC_URL must be an address that starts with http:// or https://",
  ]);
});

test("a data folder that everybody can look into, or that is none, is told [SYS-4]", async () => {
  chmodSync(folder, 0o755);
  expect(about(await look({}), "Data folder")).toMatchObject({
    is: "warning",
    toDo: expect.stringContaining("chmod 700"),
  });
  const file = join(folder, "data");
  writeFileSync(file, "");
  expect(about(await look({ DATA_DIR: file }), "Data folder")?.is).toBe("bad");
  mkdirSync(join(folder, "other"));
  expect(about(await look({ DATA_DIR: join(folder, "other", "new") }), "Data folder")?.says).toContain(
    "can be made",
  );
});

test("a folder for backups that cannot be one, or that this user may not write, is told [SYS-4]", async () => {
  expect(about(await look({}), "Backups")).toMatchObject({ is: "good" });
  const file = join(folder, "backups.zip");
  writeFileSync(file, "");
  expect(about(await look({ BACKUP_DIR: join(file, "daily") }), "Backups")).toMatchObject({
    ...{ is: "bad", says: `${file} is a file, not a folder.` },
    toDo: "Set BACKUP_DIR to a folder.",
  });
  const config = readConfig({ DATA_DIR: folder, BACKUP_DIR: "/mnt/not/there" });
  expect(backups(config, () => false)).toMatchObject([
    { is: "bad", says: expect.stringContaining("cannot be written by this user") },
  ]);
});

test("backups that leave the machine unsealed, stay on its disk, or are never made are told where patients' records come in [SYS-4]", () => {
  const saying = (env: Record<string, string>) =>
    backups(readConfig({ DATA_DIR: folder, ...env }), () => true).map(({ is, says }) => `${is}: ${says}`);
  const real = { PUBLIC_URL: "https://desk.example", AUTH_MODE: "code" };
  const sealed = { BACKUP_PASSPHRASE: "sixteen or more of them" };
  const elsewhere = { BACKUP_DIR: "/proc", DATABASE_URL: "postgres://db.example/enamel" };
  expect(saying({ ...elsewhere })).toEqual([expect.stringMatching(/^warning: .*not sealed/)]);
  expect(saying({ ...elsewhere, ...sealed, ...real })).toEqual(["good: /proc can be written."]);
  expect(saying({ ...real })).toEqual([
    expect.stringMatching(/^warning: .*on the disk of the data/),
    expect.stringMatching(/^warning: .*not sealed/),
  ]);
  expect(saying({ ...elsewhere, ...sealed, BACKUP_EVERY_HOURS: "0" })).toEqual([
    "warning: None is made by itself.",
  ]);
});

test.each([
  ["20.18.0", "bad"],
  ["20.19.0", "warning"],
  ["22.12.0", "good"],
  ["24.1.0", "good"],
])("Node %s is %s [SYS-4]", (version, is) => expect(nodeVersion(version).is).toBe(is));

test.each([
  [50_000_000, "bad"],
  [900_000_000, "warning"],
  [80_000_000_000, "good"],
])("%d bytes free are %s [SYS-4]", (free, is) => expect(judgeDisk(free, "/data").is).toBe(is));

test("a port that somebody has, and an address that leads nowhere, are told [SYS-4]", async () => {
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const place = other.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  const env = { PORT: String(port), PUBLIC_URL: "https://clinic.example", AUTH_MODE: "code" };
  const found = await look(env);
  expect(about(found, "Port")?.is).toBe("warning");
  expect(about(found, "PUBLIC_URL")).toMatchObject({
    is: "bad",
    says: expect.stringContaining("certificate has ended"),
  });
  const there = { ...away, fetchText: async () => ({ ok: true, text: '{"status":"ok"}' }) as const };
  expect(about(await look(env, there), "PUBLIC_URL")?.is).toBe("good");
});

test("what Twilio says is told as it is, and no secret is [SYS-4]", async () => {
  account.refusal = { status: 401, code: 20003, message: "Authenticate" };
  const found = await look({
    ...twilio(),
    DATABASE_URL: "postgres://enamel:the-password@127.0.0.1:9/enamel",
  });
  account.refusal = null;
  expect(about(found, "Twilio")).toMatchObject({
    ...{ is: "bad", says: "Twilio says: Authenticate (error 20003)." },
    toDo: expect.stringContaining("TWILIO_AUTH_TOKEN"),
  });
  expect(about(found, "Database")).toMatchObject({
    is: "bad",
    says: expect.stringContaining("nothing listens there"),
  });
  expect(JSON.stringify(found)).not.toMatch(/the-token-of-twilio|the-password/);
  account.standing.type = "Trial";
  expect(about(await look(twilio()), "Twilio")?.is).toBe("bad");
  account.standing.type = "Full";
  expect(about(await look(twilio()), "Twilio")?.is).toBe("good");
});

test("mail and a language model that do not answer are told without their passwords [SYS-4]", async () => {
  const found = await look({
    ...{ SMTP_URL: "smtp://enamel:mail-password@127.0.0.1:9", MAIL_FROM: "Enamel <desk@clinic.example>" },
    ...{ LLM_BASE_URL: "http://127.0.0.1:9/v1", LLM_MODEL: "small", LLM_API_KEY: "key-of-the-model" },
  });
  expect(about(found, "Mail")).toMatchObject({
    is: "bad",
    says: expect.stringContaining("nothing answers there"),
  });
  // The assistant answers without it.
  expect(about(found, "Model")?.is).toBe("warning");
  expect(JSON.stringify(found)).not.toMatch(/mail-password|key-of-the-model/);
});

test.each([
  ["postgres://enamel:secret@127.0.0.1:5432/enamel", "good"],
  ["postgres://enamel:secret@postgres:5432/enamel", "good"],
  ["postgres:///enamel", "good"],
  ["postgres://enamel:secret@database.clinic.example/enamel", "warning"],
  ["postgres://enamel:secret@10.0.0.7/enamel?sslmode=require", "warning"],
  ["postgres://enamel:secret@database.clinic.example/enamel?sslmode=verify-full", "good"],
] as const)(
  "a database at %s is %s: rows leave the machine encrypted, to a server that is known [SYS-4]",
  (url, is) => {
    const found = judgePostgres(new URL(url), 17);
    expect(found.is).toBe(is);
    expect(JSON.stringify(found)).not.toContain("secret");
  },
);
