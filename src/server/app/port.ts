import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import type { Backups } from "#server/backup/port.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import type { Database } from "#server/db/database.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";
import type { Patience } from "#server/model/wording.ts";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import type { CallProvider, RecordingProvider, VoiceProvider } from "#server/telephony/port.ts";
import type { OutreachAdapters } from "./outreach.ts";
import type { Config } from "./settings/config.ts";

export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
  mailer: CodeMailer;
  provider: VoiceProvider;
  /** What proves that somebody is on this machine; null where others can come. */
  localDoor: LocalDoor | null;
  /** What talks to callers; its threads are its owner's to end. */
  engine: ConversationEngine<TalkState>;
  /** The built pages; without them only the calls are served. */
  webFolder: string;
  /** What backs this server up, and what commands on its machine show; null = nothing does. */
  backups?: { made: Backups; operatorToken: string | null } | null;
  /** What carries messages out; from the settings when absent. */
  outreach?: Partial<OutreachAdapters>;
  /** What places calls and keeps recordings; from the settings when absent. */
  telephone?: { caller: CallProvider; recordings: RecordingProvider };
  /** How this server asks itself from outside; through the network when absent. */
  outside?: OutsideWorld;
  /** Stands above every page, with the routes that it asks; absent = nothing does. */
  notice?: { html: string; routes(http: FastifyInstance): void };
  /** What a test holds still or speeds up. */
  forTests?: {
    wakeQueue?: () => void;
    random?: () => number;
    pingMs?: number;
    /** How long a language model is waited for. */
    patience?: Patience;
  };
}
