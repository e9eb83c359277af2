import { existsSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import { systemClock } from "#kernel/clock.ts";
import { isDoneWithin } from "#kernel/done-within.ts";
import { openLocalDoor } from "#server/auth/local/service.ts";
import { exampleKnowledgeBase } from "#server/clinic/example-clinic.ts";
import { collectAtRest } from "#server/db/collect-at-rest.mjs";
import { type Database, openDatabase } from "#server/db/database.ts";
import { outageOf } from "#server/db/database-errors.ts";
import { FolderInUseError } from "#server/db/folder-lock.ts";
import { NewerSchemaError } from "#server/db/migrate.ts";
import { consoleEmailSender } from "#server/messaging/adapters/console.ts";
import { smtpEmailSender } from "#server/messaging/adapters/smtp.ts";
import { findLocalServers } from "#server/model/adapters/local-servers.ts";
import { twilioVoice } from "#server/telephony/adapters/twilio.ts";
import { type ScheduledBackups, scheduleBackups } from "./backup/backups.ts";
import { type App, buildApp } from "./build-app.ts";
import { exitCodeOf, MisuseError, readAsked } from "./command-line.ts";
import { type Engine, startEngine } from "./engine.ts";
import { createLogger } from "./logger.ts";
import { type Config, ConfigError, readConfig } from "./settings/config.ts";
import { demoEnvironment, isDemo } from "./settings/demo-environment.ts";
import { templateFolder, webFolder } from "./settings/folders-beside.ts";
import { leaveDoor, newOperatorToken } from "./settings/operator-token.ts";
import { welcomeBlock } from "./welcome.ts";

/** What is not done by then is given up: a service manager kills after a while anyway. */
const stopWithinMs = 9_000;

const usage = `Usage:
  node dist/server/main.js   starts the server; its settings come from the environment and from .env (README.md, .env.example)`;

/** As a program of its own alone: `npm start` and `npm run demo` have answered for their flags before they load it. */
function askedForHelp(): boolean {
  const [, program = "", ...args] = process.argv;
  if (!/^main\.[jt]s$/.test(basename(program))) return false;
  const options = { help: { type: "boolean", short: "h" } } as const;
  return readAsked(usage, () => parseArgs({ args, options })).values.help === true;
}

async function main(): Promise<void> {
  if (askedForHelp()) return console.log(usage);
  const isExample = isDemo(process.env);
  if (!isExample && existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(isExample ? demoEnvironment(process.env) : process.env);
  const logger = createLogger(config.logLevel, pino.destination(2));
  const warming = startEngine(logger);
  // Whatever fails first is told.
  warming.catch(() => {});
  // Over long before the database is open.
  const localServers = config.languageModel ? [] : findLocalServers(config.localModelPorts);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    templateFolder,
    poolSize: config.databasePoolSize,
    onError: (error) => logger.error({ err: error }, "the database connection failed"),
  });
  const provider = twilioVoice(config.twilio);
  const mailer = config.smtpUrl
    ? smtpEmailSender({ url: config.smtpUrl, from: config.mailFrom })
    : consoleEmailSender((line) => console.log(line));
  const localDoor = config.authMode === "email" ? await openLocalDoor(config.host) : null;
  const engine = await warming;
  const ways = { provider, mailer, engine, localDoor };
  const made = scheduleBackups({ config, database, clock: systemClock, log: logger });
  const backups = { made, operatorToken: newOperatorToken() };
  const app = await buildApp({ config, database, clock: systemClock, logger, ...ways, webFolder, backups });
  await app.http.listen({ host: config.host, port: config.port });
  // Where there is no folder of our own, a command reaches the database by itself.
  if (config.databaseUrl === null)
    await leaveDoor(config.dataFolder, { url: addressOf(app, config), token: backups.operatorToken });
  app.startBackground();
  made.start();
  collectAtRest();
  stopOnSignal({ app, engine, database, backups: made }, logger);
  console.log(
    welcomeBlock(
      config,
      addressOf(app, config),
      await localServers,
      isExample ? exampleKnowledgeBase.email : null,
    ),
  );
}

function addressOf(app: App, config: Config): string {
  const bound = app.http.server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}

interface Running {
  app: App;
  engine: Engine;
  database: Database;
  backups: ScheduledBackups;
}

/** The first signal stops in good order; the second one at once. */
function stopOnSignal({ app, engine, database, backups }: Running, logger: pino.Logger): void {
  let isStopping = false;
  const closeAll = async () => {
    await Promise.all([app.stop(), backups.stop()]);
    await engine.close();
    await database.close();
  };
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log("\nStopping: telling callers, giving back jobs, closing the database …");
    const isDone = await isDoneWithin(closeAll(), stopWithinMs);
    // Callers were handed on before; what a database that does not answer has not taken by now it will not take.
    if (!isDone) logger.error("the database did not answer in time to be closed");
    console.log("Stopped.");
    process.exit(0);
  };
  const onSignal = () => {
    stop().catch((error: unknown) => {
      logger.fatal({ err: error }, "could not stop in good order");
      process.exit(1);
    });
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

/** What a person can do about the usual reasons for not starting, by the error's code. */
const remedies: Record<string, string> = {
  EADDRNOTAVAIL: "This machine does not have the address in HOST. 127.0.0.1 always works.",
  ECONNREFUSED:
    "PostgreSQL does not answer at DATABASE_URL. Start it, or unset DATABASE_URL to use the embedded database.",
  ENOTFOUND: "The machine that DATABASE_URL names cannot be found. Check its name.",
  ETIMEDOUT:
    "PostgreSQL does not answer at DATABASE_URL. Check the address, and that nothing blocks the way.",
  "28P01": "PostgreSQL does not accept the name or the password in DATABASE_URL.",
  "28000":
    "PostgreSQL does not let this user in. Check the name in DATABASE_URL and the server's pg_hba.conf.",
  "3D000": "The database that DATABASE_URL names does not exist. Create it first.",
};

function explain(error: unknown): string {
  const told = [ConfigError, FolderInUseError, NewerSchemaError, MisuseError];
  if (error instanceof Error && told.some((kind) => error instanceof kind)) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || ["disk_full", "read_only"].includes(outageOf(error) ?? ""))
    return `The disk is full, and the database needs room to start. Make some and start again. (${error.message})`;
  if (["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EEXIST"].includes(code))
    return `Enamel cannot use this address or folder: ${error.message}`;
  if (code === "EADDRINUSE") {
    const port = "port" in error ? ` ${error.port}` : "";
    return `The port${port} is in use by another program. Stop that one, or set PORT to another number (PORT=0 picks a free one).`;
  }
  return remedies[code] ?? error.stack ?? error.message;
}

main().catch((error: unknown) => {
  console.error(`\n${explain(error)}\n`);
  process.exit(exitCodeOf(error));
});
