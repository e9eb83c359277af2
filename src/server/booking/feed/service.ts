import type { Clock } from "#kernel/clock.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { writeCalendar } from "./rules.ts";
import * as store from "./store.ts";

export interface FeedService {
  /** When the clinic's feed was made; null when there is none. */
  findFeed(scope: ClinicScope): Promise<number | null>;
  /** Makes a new secret, told here only; an older one ends. */
  createFeed(scope: ClinicScope): Promise<{ secret: string; createdAt: number }>;
  revokeFeed(scope: ClinicScope): Promise<void>;
  /** The calendar behind a secret; null when it opens nothing. */
  readFeed(secret: string): Promise<string | null>;
}

const day = 86_400_000;
/** Cancelled appointments stay in for as long, so that calendars drop them. */
const daysBack = 30;
const daysAhead = 400;

export function createFeedService(database: Database, clock: Clock): FeedService {
  return {
    findFeed: async (scope) => (await store.findFeed(database.within(scope)))?.createdAt ?? null,
    createFeed: async (scope) => {
      const [secret, createdAt] = [newToken(), clock.now()];
      await store.saveFeed(database.within(scope), hashToken(secret), createdAt);
      return { secret, createdAt };
    },
    revokeFeed: (scope) => store.removeFeed(database.within(scope)),
    readFeed: async (secret) => {
      const clinicId = await store.findClinicOfFeed(database, hashToken(secret));
      if (clinicId === null) return null;
      const now = clock.now();
      const during = { start: now - daysBack * day, end: now + daysAhead * day };
      return writeCalendar(await store.findEntries(database.within(scopeOfClinic(clinicId)), during));
    },
  };
}
