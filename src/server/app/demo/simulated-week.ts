import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { fixedClock, systemClock } from "#kernel/clock.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { mondayOf, toLocal } from "#kernel/zoned-time.ts";
import { openLocalDoor } from "#server/auth/local/service.ts";
import { openDatabase } from "#server/db/database.ts";
import { startTalk, talkStep } from "#server/dialogue/talk.ts";
import { balances, inLines } from "#server/simulation/balance/rules.ts";
import { createLogger } from "../logger.ts";
import { readConfig } from "../settings/config.ts";
import { templateFolder, webFolder } from "../settings/folders-beside.ts";
import { buildSimulatedServer, simulatedEmail, simulatedTimeZone } from "./simulated-server.ts";

export interface WeekCommand {
  /** Emptied and filled anew; an embedded database. */
  dataFolder: string;
  /** The same seed gives the same week. */
  seed: number;
  /** Simulated minutes that go by in a second; 0 = as quick as it goes. */
  minutesASecond: number;
  /** Resolves when whoever watches has seen enough; absent = the end of the week is the end. */
  stays?: Promise<void>;
  say(line: string): void;
}

/** `npm run demo -- --simulate-week`: the product with a simulated world around it. Resolves to whether its books balance. */
export async function simulateWeek(command: WeekCommand): Promise<boolean> {
  const { dataFolder, seed, minutesASecond, stays, say } = command;
  const config = readConfig({ ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "", AUTH_MODE: "email" });
  const logger = createLogger(config.logLevel === "info" ? "error" : config.logLevel, pino.destination(2));
  const database = await openDatabase({
    ...{ databaseUrl: null, dataFolder, templateFolder, poolSize: 4 },
    onError: (error) => logger.error({ err: error }, "the database connection failed"),
  });
  const localDoor = await openLocalDoor(config.host);
  const publicUrl = `http://${config.host}:${config.port}`;
  const monday = mondayOf(toLocal(systemClock.now(), simulatedTimeZone).date);
  const server = await buildSimulatedServer({
    ...{ config, database, logger, webFolder, localDoor, publicUrl },
    engine: { start: startTalk, step: talkStep },
    week: {
      ...{ clock: fixedClock(systemClock.now()), seed, monday },
      ...(minutesASecond > 0 && { pace: paceOf(minutesASecond) }),
      begins: () => say(`the week from ${shortDate(monday)} begins (seed ${seed})`),
      dayOver: ({ date, calls, told, texts }) =>
        say(
          `${shortDate(date)}: ${calls} calls, ${told} visits made, moved or cancelled on them, ${texts} texts`,
        ),
    },
  });
  try {
    if (minutesASecond > 0) {
      await server.app.http.listen({ host: config.host, port: config.port });
      say(`watch it on ${publicUrl}; sign in with ${simulatedEmail}`);
    }
    const { findings } = await server.liveThrough();
    say("the week is over; its books are held against what everybody saw and heard:");
    for (const line of inLines(findings)) say(line);
    const isBalanced = balances(findings);
    say(isBalanced ? "Everything balances." : "The books do not balance.");
    if (stays) {
      say(`the clinic stays open on ${publicUrl}; Ctrl-C ends it`);
      await stays;
    }
    return isBalanced;
  } finally {
    await server.app.stop();
    await localDoor.close();
    await database.close();
  }
}

const longestLagMs = 500;

/** Holds the simulated clock to so many minutes a second; a machine that cannot keep up is not hurried afterwards. */
function paceOf(minutesASecond: number): (simulatedMs: number) => Promise<void> {
  let due = performance.now();
  return async (simulatedMs) => {
    due = Math.max(due + simulatedMs / (minutesASecond * 60), performance.now() - longestLagMs);
    const waitMs = due - performance.now();
    // Pages and live events get their turn either way.
    await pause(Math.max(0, waitMs));
  };
}
