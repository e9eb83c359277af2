import type { Clock } from "#kernel/clock.ts";
import type { CallsService } from "#server/calls/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";

export interface ServerRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
}

/** The product as the simulated world meets it: its webhooks, its API, its calls. */
export interface SimulatedServer {
  /** Of the whole server; the week moves it. */
  clock: Clock & { set(to: number): void };
  database: Database;
  calls: CallsService;
  /** The address that webhooks are signed for. */
  publicUrl: string;
  authToken: string;
  request(request: ServerRequest): Promise<{ status: number; body: string }>;
  /** Runs what is due now and waits for it; how many attempts were made. */
  runJobs(): Promise<number>;
  /** The conversation with the person at this number (E.164) as it stands after its last step. */
  talkWith(number: string): TalkState | undefined;
}

/** The clinic whose week it is. */
export interface SimulatedClinic extends SimulatedServer {
  scope: ClinicScope;
  timeZone: string;
  /** Its number, E.164. */
  number: string;
  /** Of somebody signed in at the desk. */
  token: string;
}
