import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { proofHeader } from "#server/auth/local/rules.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { findAccount } from "#server/auth/service.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import type { Database } from "#server/db/database.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";
import { observeEngine } from "#server/simulation/observed-engine.ts";
import type { ServerRequest, SimulatedClinic } from "#server/simulation/port.ts";
import {
  type OutsideWorld,
  openingOf,
  outsideWorld,
  type WeekOptions,
} from "#server/simulation/week/service.ts";
import { twilioVoice } from "#server/telephony/adapters/twilio.ts";
import { type App, buildApp } from "../build-app.ts";
import type { Config } from "../settings/config.ts";
import { simulationNotice, simulationRoutes } from "./simulation-notice.ts";

export const simulatedEmail = "reception@harbourstreet.example";
export const simulatedTimeZone = "Australia/Sydney";
const number = "+61255504410";

export interface SimulatedParts {
  config: Config;
  database: Database;
  logger: FastifyBaseLogger;
  engine: ConversationEngine<TalkState>;
  webFolder: string;
  /** What proves that somebody is on this machine; whoever watches signs in through it. */
  localDoor: LocalDoor;
  /** Where the server is reached from outside; email and webhooks name it. */
  publicUrl: string;
  week: WeekOptions;
}

export interface SimulatedServerBuilt extends Pick<OutsideWorld, "liveThrough"> {
  app: App;
}

/** The whole product with made-up people around it instead of a telephone provider, a mail server and patients. */
export async function buildSimulatedServer(parts: SimulatedParts): Promise<SimulatedServerBuilt> {
  const { database, publicUrl, week } = parts;
  const { clock } = week;
  const authToken = randomBytes(16).toString("hex");
  // Months lie between the first day of the clinic and the end of its week.
  const config: Config = { ...parts.config, publicUrl, sessionDays: 365, sessionIdleDays: 365 };
  const { engine, talkWith } = observeEngine(parts.engine);
  let clinic: SimulatedClinic | null = null;
  const clinicNow = (): SimulatedClinic => {
    if (!clinic) throw new Error("The simulated clinic has not opened yet");
    return clinic;
  };
  const outside = outsideWorld(clinicNow, week);
  const app = await buildApp({
    ...{ database, clock, logger: parts.logger, engine, webFolder: parts.webFolder },
    // Mail goes through the made-up post: `smtp` alone says that there is one.
    config: { ...config, smtpUrl: "smtp://simulated.invalid" },
    mailer: outside.mailer,
    provider: twilioVoice({ authToken, ttsProvider: "Amazon", voice: "Olivia-Neural" }),
    localDoor: parts.localDoor,
    notice: {
      html: simulationNotice,
      routes: (http) => simulationRoutes(http, { now: clock.now, timeZone: simulatedTimeZone }),
    },
    outreach: { texts: outside.texts },
    telephone: outside.telephone,
    // Jobs run when the simulated clock comes to them, and tries are spread alike each time.
    forTests: { wakeQueue: () => {}, random: () => 0.5 },
  });
  await app.http.ready();
  const request = requestsTo(app);
  return {
    app,
    liveThrough: async () => {
      clock.set(openingOf(week.monday, simulatedTimeZone));
      const signedIn = await request({
        ...{ method: "POST", path: "/auth/login", body: { email: simulatedEmail } },
        headers: { [proofHeader]: parts.localDoor.key },
      });
      const account = await findAccount(database, simulatedEmail);
      if (signedIn.status !== 200 || !account) throw new Error(`Signing in answered ${signedIn.status}`);
      const { token } = JSON.parse(signedIn.body) as { token: string };
      clinic = {
        ...{ clock, database, calls: app.calls, publicUrl, authToken, request, talkWith, token },
        ...{
          runJobs: () => app.worker.runDue(),
          scope: scopeOfClinic(account.clinicId),
          timeZone: simulatedTimeZone,
          number,
        },
      };
      return outside.liveThrough();
    },
  };
}

/** Requests are limited by address, and these come from as many as there are people. */
function requestsTo({ http }: App): SimulatedClinic["request"] {
  let asked = 0;
  return async ({ method, path, headers = {}, body, form }: ServerRequest) => {
    asked += 1;
    const type = form ? { "content-type": "application/x-www-form-urlencoded" } : {};
    const response = await http.inject({
      ...{ method, url: path, headers: { ...headers, ...type } },
      remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.body };
  };
}
