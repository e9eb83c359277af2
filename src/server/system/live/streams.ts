import type { ServerResponse } from "node:http";
import type { LiveChange, LiveTopic } from "#contract/live.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { Database } from "#server/db/database.ts";

export interface LiveStreams {
  /** Whether the session may open one more: nobody has as many pages open as a program that never closes any. */
  mayOpen(sessionId: string): boolean;
  /**
   * Sends the clinic's changes until the reader goes, the session ends or the server stops; first what changed
   * in the ten seconds before, since a page reads its lists while its stream is still being opened.
   */
  open(response: ServerResponse, reader: Reader): void;
  count(): number;
  closeAll(): void;
}

export interface Reader {
  clinicId: ClinicId;
  sessionId: string;
  /** Asked before changes and at every ping. */
  maySee: () => Promise<boolean>;
}

export interface LiveStreamOptions {
  database: Pick<Database, "onChange">;
  log: { error(fields: object, message: string): void };
  /** Proxies drop connections that stay silent, often after 30 or 60 s. */
  pingMs?: number;
  /** Milliseconds that only ever grow. */
  stopwatch?: () => number;
}

/** How soon a browser comes back after the stream broke. */
const retryMs = 2_000;
/** A burst of changes asks once: a session that ended is noticed this much later at most. */
const trustMs = 1_000;
/** A reader that does not take this much is gone; it refetches when it comes back. */
const mostUnread = 64 * 1024;
const mostOfSession = 50;
/** Longer than a page takes to open its stream after it asked for its first list. */
const lookBackMs = 10_000;

/** Keeps the open streams of server-sent events (HTML standard, section 9.2). */
export function createLiveStreams(options: LiveStreamOptions): LiveStreams {
  const { database, log, pingMs = 20_000, stopwatch = () => performance.now() } = options;
  const readers = new Map<ClinicId, Set<(change: LiveChange) => void>>();
  const closers = new Set<() => void>();
  const ofSession = new Map<string, number>();
  const recent = createRecentTopics(stopwatch);
  const stopListening = database.onChange((clinicId, change) => {
    recent.add(clinicId, change.topic);
    for (const tell of readers.get(clinicId) ?? []) tell(change);
  });

  const open: LiveStreams["open"] = (response, { clinicId, sessionId, maySee }) => {
    const write = (text: string) => {
      if (response.writableLength > mostUnread) close();
      else response.write(text);
    };
    let allowedAt = Number.NEGATIVE_INFINITY;
    const mayStillSee = async () => {
      if (stopwatch() - allowedAt < trustMs) return true;
      const may = await maySee();
      if (may) allowedAt = stopwatch();
      return may;
    };
    const writeIfAllowed = (text: string) => {
      mayStillSee().then(
        (may) => (may ? write(text) : close()),
        (error) => {
          log.error({ err: error }, "a live stream could not be checked");
          close();
        },
      );
    };
    const tell = (change: LiveChange) => writeIfAllowed(`event: change\ndata: ${JSON.stringify(change)}\n\n`);
    const ping = setInterval(() => writeIfAllowed(": still here\n\n"), pingMs);
    const close = () => {
      clearInterval(ping);
      // A stream ends more than once: by what closes it, and when it has closed.
      if (!closers.delete(close)) return;
      const left = (ofSession.get(sessionId) ?? 0) - 1;
      if (left > 0) ofSession.set(sessionId, left);
      else ofSession.delete(sessionId);
      const ofClinic = readers.get(clinicId);
      ofClinic?.delete(tell);
      if (ofClinic?.size === 0) readers.delete(clinicId);
      if (!response.writableEnded) response.end();
    };
    const ofClinic = readers.get(clinicId) ?? new Set();
    readers.set(clinicId, ofClinic.add(tell));
    closers.add(close);
    ofSession.set(sessionId, (ofSession.get(sessionId) ?? 0) + 1);
    response.on("close", close);
    response.on("error", close);
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    response.write(`retry: ${retryMs}\n: connected\n\n`);
    for (const topic of recent.of(clinicId)) tell({ topic });
  };

  return {
    mayOpen: (sessionId) => (ofSession.get(sessionId) ?? 0) < mostOfSession,
    open,
    count: () => closers.size,
    closeAll: () => {
      stopListening();
      for (const close of [...closers]) close();
    },
  };
}

/** What changed in each clinic within `lookBackMs`; clinics in which nothing did are forgotten. */
function createRecentTopics(stopwatch: () => number) {
  /** The clinic that changed last comes last. */
  const clinics = new Map<ClinicId, Map<LiveTopic, number>>();
  const isOver = (at: number) => stopwatch() - at > lookBackMs;
  const forgetOld = () => {
    for (const [clinicId, topics] of clinics) {
      if (![...topics.values()].every(isOver)) return;
      clinics.delete(clinicId);
    }
  };
  return {
    add: (clinicId: ClinicId, topic: LiveTopic) => {
      const topics = clinics.get(clinicId) ?? new Map<LiveTopic, number>();
      clinics.delete(clinicId);
      clinics.set(clinicId, topics.set(topic, stopwatch()));
      forgetOld();
    },
    of: (clinicId: ClinicId): LiveTopic[] =>
      [...(clinics.get(clinicId) ?? [])].filter(([, at]) => !isOver(at)).map(([topic]) => topic),
  };
}
