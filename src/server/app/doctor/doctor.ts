import { statfsSync } from "node:fs";
import { createServer } from "node:net";
import { remedyOf } from "#contract/telephony/twilio-errors.ts";
import { findPostgresVersion } from "#server/db/postgres-version.ts";
import { verifySmtp } from "#server/messaging/adapters/smtp.ts";
import { askModels } from "#server/model/adapters/listed-models.ts";
import { outsideWorld } from "#server/system/go-live/adapters/outside.ts";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import { judgeAddress } from "#server/system/go-live/rules.ts";
import { accountProviderOf } from "../go-live.ts";
import { type Config, ConfigError, readConfig } from "../settings/config.ts";
import { isLoopback } from "../settings/loopback.ts";
import { bad, type Diagnosis, good, warning } from "./diagnosis.ts";
import { backups, dataFolder, nearest } from "./folders.ts";

const megabyte = 1_000_000;
/** The database and its journal need room to start, and a day of calls some more. */
const leastFree = { toStart: 200 * megabyte, toBeAtEase: 2_000 * megabyte };
const leastPostgres = 15;

/** Looks at everything that a start depends on, one after the other, and changes nothing. */
export async function diagnose(
  env: Record<string, string | undefined>,
  outside: OutsideWorld = outsideWorld(),
): Promise<Diagnosis[]> {
  const node = nodeVersion(process.versions.node);
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...faults] = error.message.split("\n");
    // What a setting should have been says nothing about what else depends on it.
    return [node, ...faults.map((fault) => bad("Settings", fault.replace(/^ *- /, "")))];
  }
  const running = await isPortTaken(config);
  return [
    node,
    good("Settings", "Every setting can be used."),
    dataFolder(config.dataFolder),
    ...backups(config),
    disk(config.dataFolder),
    await database(config),
    port(config, running),
    ...(await publicAddress(config, running, outside)),
    timeZone(config),
    signIn(config),
    ...(await twilio(config)),
    await mail(config),
    ...(await model(config)),
  ];
}

/** 20 ended in April 2026; odd ones live half a year (https://github.com/nodejs/release). */
const unattended = [20, 21, 23];

export function nodeVersion(version: string): Diagnosis {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isEnough = major > 20 || (major === 20 && minor >= 19);
  if (!isEnough) return bad("Node", `Node ${version} is too old.`, "Install Node 22 or 24.");
  return unattended.includes(major)
    ? warning("Node", `Node ${version} runs, but gets no security fixes any more.`, "Install Node 22 or 24.")
    : good("Node", `Node ${version}.`);
}

function disk(folder: string): Diagnosis {
  const existing = nearest(folder);
  const { bavail, bsize } = statfsSync(existing);
  return judgeDisk(bavail * bsize, existing);
}

/** Bytes that are free. */
export function judgeDisk(free: number, place: string): Diagnosis {
  const says = `${(free / 1_000 / megabyte).toFixed(1)} GB free at ${place}.`;
  if (free < leastFree.toStart) return bad("Disk", says, "Make room: the database needs some to start.");
  return free < leastFree.toBeAtEase
    ? warning("Disk", says, "Make room soon: calls and backups need some.")
    : good("Disk", says);
}

async function database({ databaseUrl }: Config): Promise<Diagnosis> {
  if (databaseUrl === null) return good("Database", "The embedded one, in the data folder.");
  const { host } = new URL(databaseUrl);
  const asked = await findPostgresVersion(databaseUrl);
  if (!asked.ok)
    return bad(
      "Database",
      `PostgreSQL at ${host} does not let us in: ${asked.reason}.`,
      "Check DATABASE_URL, that PostgreSQL runs, and that this machine may reach it.",
    );
  return judgePostgres(new URL(databaseUrl), asked.major);
}

export function judgePostgres(address: URL, major: number): Diagnosis {
  const says = `PostgreSQL ${major} at ${address.host}`;
  if (major < leastPostgres) return bad("Database", `${says} is too old.`, `Use ${leastPostgres} or newer.`);
  return isInTheOpen(address)
    ? warning(
        "Database",
        `${says}, over a line on which others may read or answer in its place.`,
        "Add ?sslmode=verify-full to DATABASE_URL.",
      )
    : good("Database", `${says}.`);
}

/** Whether rows leave this machine, or its containers' own network whose names have no dot, without TLS to a server that is known. */
function isInTheOpen({ hostname, searchParams }: URL): boolean {
  const isNear = hostname === "" || isLoopback(hostname) || !/[.:]/.test(hostname);
  return !isNear && searchParams.get("sslmode") !== "verify-full";
}

/** Whether somebody listens there: another program, or this server that runs already. */
function isPortTaken({ host, port: wanted }: Config): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
    server.listen(wanted, host, () => server.close(() => resolve(null)));
  });
}

function port({ host, port: wanted }: Config, fault: string | null): Diagnosis {
  if (fault === null)
    return good("Port", `${wanted === 0 ? "Any free port" : `Port ${wanted}`} at ${host} is free.`);
  if (fault === "EADDRINUSE")
    return warning(
      "Port",
      `Something listens at ${host}, port ${wanted}.`,
      "Well if that is Enamel; else stop it, or set PORT to another number.",
    );
  if (fault === "EACCES")
    return bad(
      "Port",
      `This user may not listen at port ${wanted}.`,
      "Set PORT to 1024 or more, and let a proxy take 443.",
    );
  return bad(
    "Port",
    `Nobody can listen at ${host} (${fault}).`,
    "Set HOST to an address of this machine; 127.0.0.1 always works.",
  );
}

async function publicAddress(
  { publicUrl, twilio: { accountSid } }: Config,
  running: string | null,
  outside: OutsideWorld,
): Promise<Diagnosis[]> {
  const about = "PUBLIC_URL";
  const fault = judgeAddress(publicUrl);
  if (publicUrl === null) {
    const says = "Not set: this server is for this machine, or its network.";
    return [accountSid === null ? good(about, says) : bad(about, says, "Twilio needs an https address.")];
  }
  if (fault?.code === "not_https")
    return [
      bad(
        about,
        `${publicUrl} is not https, which Twilio and passkeys need.`,
        "Put a proxy with a certificate before it.",
      ),
    ];
  if (fault) return [warning(about, `${publicUrl} leads to this machine alone.`)];
  if (running !== "EADDRINUSE")
    return [
      warning(about, `${publicUrl} is not asked, since the server does not run.`, "Start it and ask again."),
    ];
  const reached = await outside.fetchText(`${publicUrl}/api/live`);
  return [
    reached.ok && reached.text.includes('"ok"')
      ? good(about, `${publicUrl} leads to the server. Its WebSocket is asked on the page Phone numbers.`)
      : bad(
          about,
          `${publicUrl} does not lead to the server: ${reached.ok ? "somebody else answers" : reached.reason}.`,
          "Check the name, the certificate, the proxy and the firewall.",
        ),
  ];
}

function timeZone({ clinicTimeZone }: Config): Diagnosis {
  const now = new Intl.DateTimeFormat("en-AU", { timeZone: clinicTimeZone, timeStyle: "short" });
  const says = `New clinics are in ${clinicTimeZone}, where it is ${now.format()}.`;
  return clinicTimeZone.startsWith("Australia/")
    ? good("Time zone", says)
    : warning("Time zone", says, "Public holidays are known of Australia alone.");
}

function signIn({ authMode, signUp, operatorEmails, host, publicUrl }: Config): Diagnosis {
  const isReached = publicUrl !== null || !isLoopback(host);
  if (signUp === "open" && isReached)
    return warning("Sign-in", "Anybody who reaches this server can open an account.", "Set SIGN_UP=closed.");
  if (operatorEmails.length === 0 && isReached)
    return warning(
      "Sign-in",
      "Nobody is named as the one who runs this server.",
      "Set OPERATOR_EMAILS; else it is the owner of the first clinic.",
    );
  return good("Sign-in", `AUTH_MODE is ${authMode}.`);
}

async function twilio(config: Config): Promise<Diagnosis[]> {
  const about = "Twilio";
  const account = accountProviderOf(config);
  if (account === null)
    return [
      config.twilio.authToken === null
        ? good(about, "Not set: calls and texts are simulated.")
        : warning(about, "The account cannot be asked.", "Set TWILIO_ACCOUNT_SID as well."),
    ];
  const standing = await account.standing();
  if (!standing.ok) {
    if (standing.error === null)
      return [bad(about, "Twilio does not answer.", "Check that this machine reaches api.twilio.com.")];
    const { code, status, message } = standing.error;
    return [
      bad(about, `Twilio says: ${message} (error ${code ?? status}).`, remedyOf(standing.error) ?? undefined),
    ];
  }
  const { status, isTrial } = standing.found;
  if (status !== "active") return [bad(about, `The account is ${status}.`, "See why in the Twilio Console.")];
  return [
    isTrial
      ? bad(about, "It is a trial account, which rings verified numbers alone.", "Upgrade it.")
      : good(about, "The account is active."),
  ];
}

async function mail({ smtpUrl, mailFrom, authMode }: Config): Promise<Diagnosis> {
  const about = "Mail";
  if (smtpUrl === null) {
    const says = "SMTP_URL is not set: mail is printed on the console.";
    return authMode === "code"
      ? bad(about, says, "Sign-in codes reach nobody: set it.")
      : warning(about, says);
  }
  const verified = await verifySmtp(smtpUrl);
  if (!verified.ok)
    return bad(
      about,
      `The mail server refuses: ${verified.reason}.`,
      "Check SMTP_URL: name, port, user and password.",
    );
  return /@[^>\s]+\.[^>\s]+/.test(mailFrom)
    ? good(about, "The mail server lets us in.")
    : bad(about, "MAIL_FROM has no address that mailboxes accept.", "Set it to one of your own domain.");
}

async function model({ languageModel }: Config): Promise<Diagnosis[]> {
  const about = "Model";
  if (languageModel === null) return [good(about, "None: the built-in engine alone.")];
  const asked = await askModels(languageModel);
  if (!asked.ok)
    return [
      warning(
        about,
        `The language model does not answer: ${asked.reason}.`,
        "Callers hear the built-in engine meanwhile.",
      ),
    ];
  return [
    asked.models.length === 0 || asked.models.includes(languageModel.model)
      ? good(about, `${languageModel.model} is there.`)
      : warning(about, `${languageModel.model} is not among what its server has.`, "Check LLM_MODEL."),
  ];
}
