import { randomInt } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { fixedClock } from "#kernel/clock.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { buildApp } from "#server/app/build-app.ts";
import { createLogger } from "#server/app/logger.ts";
import type { AppDependencies } from "#server/app/port.ts";
import { type Config, readConfig } from "#server/app/settings/config.ts";
import { proofHeader } from "#server/auth/local/rules.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { AuthSettings } from "#server/auth/rules.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { startTalk, talkStep } from "#server/dialogue/talk.ts";
import { fakeEmailSender } from "#server/messaging/adapters/fake.ts";
import { fakeTexts } from "#server/messaging/adapters/fake-texts.ts";
import type { TextSender } from "#server/messaging/port.ts";
import type { Patience } from "#server/model/wording.ts";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import { twilioVoice } from "#server/telephony/adapters/twilio.ts";
import { type FreshDatabase, openFreshDatabase } from "./fresh-database.ts";
import { rowsOf } from "./rows-of.ts";

/** As somebody on this machine would have it; nothing listens there. */
export const testDoor = { url: "http://127.0.0.1:9", key: "key-of-this-machine" };

/** What the telephone provider signs with. */
export const testAuthToken = "test-auth-token";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
export const testNow = "2026-08-11T01:42:00Z";

export interface TestServerOptions {
  settings?: Partial<AuthSettings>;
  /** The environment that it starts with. */
  env?: Record<string, string>;
  /** A second server process on the same data: the same database on PGlite, connections of its own on PostgreSQL. */
  beside?: { database: Database; place: FreshDatabase; clock: TestClock };
  pingMs?: number;
  /** Where mail goes and what the server is called by; as without settings when absent. */
  config?: Partial<Config>;
  /** `null` = no telephone provider is configured. */
  twilioAuthToken?: string | null;
  patience?: Patience;
  /** What carries texts instead of a list in memory. */
  texts?: TextSender;
  /** What proves that somebody is on this machine. */
  localDoor?: LocalDoor;
  /** How it asks itself from outside; through the network when absent. */
  outside?: OutsideWorld;
  /** The conversation in this thread when absent. */
  engine?: AppDependencies["engine"];
}

type TestClock = ReturnType<typeof fixedClock>;

export type TestServer = Awaited<ReturnType<typeof buildTestServer>>;

/**
 * One server for all tests of a file; each test signs in with an email of its own and so has a clinic of its own.
 * Starting an embedded database takes longer than most tests.
 */
export function serverForThisFile(options: TestServerOptions = {}): () => TestServer {
  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await buildTestServer(options);
  });
  afterAll(async () => server?.close());
  return () => {
    if (!server) throw new Error("The test server is there only while tests run");
    return server;
  };
}

/** A server for one test, closed and removed when the test is over. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await buildTestServer(options);
  onTestFinished(server.close);
  return server;
}

/** The whole product behind real HTTP routes, in this process, on a fresh database of the engine under test. */
async function buildTestServer(options: TestServerOptions) {
  const { beside, twilioAuthToken: authToken = testAuthToken } = options;
  const opened = beside ? await openBeside(beside) : await openFreshDatabase();
  const { database } = opened;
  const clock = beside?.clock ?? fixedClock(testNow);
  const log = collectingLog();
  const mailer = fakeEmailSender();
  const texts = fakeTexts();
  const config = {
    // Tests move the clock by weeks; what ends an unused sign-in has tests of its own.
    ...readConfig({ SESSION_IDLE_DAYS: "365", LLM_LOCAL_PORTS: "none", ...options.env }),
    ...options.settings,
    ...options.config,
  };
  const product = await buildApp({
    config,
    ...{ database, clock, mailer, logger: log.logger },
    outreach: { texts: options.texts ?? texts },
    engine: options.engine ?? { start: startTalk, step: talkStep },
    provider: twilioVoice({ authToken, ttsProvider: "Amazon", voice: "Olivia-Neural" }),
    webFolder: "",
    localDoor: options.localDoor ?? testDoor,
    ...(options.outside && { outside: options.outside }),
    // Tests run due jobs by hand.
    forTests: {
      wakeQueue: () => {},
      random: () => 0.5,
      ...(options.pingMs && { pingMs: options.pingMs }),
      ...(options.patience && { patience: options.patience }),
    },
  });
  const app = product.http;
  await app.ready();

  return {
    app,
    database,
    clock,
    mailer,
    texts,
    worker: product.worker,
    streams: product.streams,
    calls: product.calls,
    /** Stops the product as a signal does; the database stays open until the test is over. */
    stop: () => product.stop(),
    place: opened.place,
    /** Every log line of this server, as text. */
    logged: log.lines,
    call: callerOf(app),
    signIn: signInWith(app, database),
    close: async () => {
      await product.stop();
      await opened.close();
    },
  };
}

async function openBeside({ database, place }: { database: Database; place: FreshDatabase }) {
  if (database.kind === "embedded") return { database, place, close: async () => {} };
  const own = await openDatabase({ ...place, poolSize: 5, onError: throwIt });
  return { database: own, place, close: () => own.close() };
}

const throwIt = (error: Error) => {
  throw error;
};

function collectingLog(): { logger: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  return { logger, lines };
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  address?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  body: any;
  headers: Record<string, unknown>;
}

/** Calls an endpoint of the contract by its name. */
function callerOf(app: FastifyInstance) {
  return async (name: EndpointName, options: CallOptions = {}): Promise<Answer> => {
    const { method, path } = endpoints[name];
    const { token, body, params = {}, query, headers, address = someAddress() } = options;
    const url = path.replace(/:(\w+)/g, (_match: string, key: string) => params[key] ?? `:${key}`);
    const response = await app.inject({
      method,
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      remoteAddress: address,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        [proofHeader]: testDoor.key,
        ...headers,
      },
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
}

export interface SignedInClinic {
  token: string;
  user: { id: string; username: string; email: string; role: string | null };
  isNewUser: boolean;
  scope: ClinicScope;
}

/** Limits per network address must not let one test stand in the way of another. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
let signIns = 0;

/** Signs in by email and finds the clinic behind it. */
function signInWith(app: FastifyInstance, database: Database) {
  return async (email = `sam${++signIns}@clinic.example`): Promise<SignedInClinic> => {
    const { status, body } = await callerOf(app)("login", { body: { email } });
    if (status !== 200) throw new Error(`Sign-in answered ${status}`);
    return { ...body, scope: await scopeOfUser(database, body.user.id) };
  };
}

async function scopeOfUser(database: Database, userId: string): Promise<ClinicScope> {
  const [row] = await rowsOf<{ clinic_id: ClinicId }>(
    database,
    `select clinic_id from membership where user_id = '${userId}' order by chosen_at desc limit 1`,
  );
  if (!row) throw new Error("This user has no clinic");
  return scopeOfClinic(row.clinic_id);
}
