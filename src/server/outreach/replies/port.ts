import type { Clock } from "#kernel/clock.ts";
import type { BookingService } from "#server/booking/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { KeptMessage } from "#server/messaging/outbox/service.ts";

export interface RepliesDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  publicUrl: string | null;
  /** What an agent makes of an answer to a message of its own; false = it is for staff. */
  answerToAgent?: (reply: Reply) => Promise<boolean>;
  /** What becomes of an answer to an offer from the waitlist; false = it is for staff. */
  answerToOffer?: (reply: Reply) => Promise<boolean>;
  /** Asks whether a plain answer is meant for that offer, since something else is in question too; false = it is over. */
  askAboutOffer?: (reply: Reply) => Promise<boolean>;
  /** Somebody said STOP: what they are asked now is over. */
  optedOut?: (scope: ClinicScope) => Promise<void>;
  /** Names of the people of the team who have this number, E.164. */
  findStaffAt?: (queries: ClinicQueries, e164: string) => Promise<string[]>;
}

export interface Reply {
  scope: ClinicScope;
  received: KeptMessage;
  /** The question that it answers. */
  about: KeptMessage;
}
