/** What the database refused, read from the driver's error below drizzle's wrapper. */
const exclusionViolation = "23P01";
const uniqueViolation = "23505";

export const isDoubleBooking = (error: unknown): boolean => codeOf(error) === exclusionViolation;
export const isDuplicate = (error: unknown): boolean => codeOf(error) === uniqueViolation;

/**
 * `disk_full`: the database says that it has no room. `read_only`: nothing new is kept, what is there can still be read; for the
 * embedded one the disk is full, a server may be only a copy of another. `away`: nobody answers, or not in time.
 */
export type Outage = "disk_full" | "read_only" | "away";

const diskFull = "53100";
const readOnly = "25006";
/**
 * Connection lost or refused (class 08), shutting down or starting (57P), out of connections (53300), a statement that took too
 * long (57014), and what the network itself says.
 */
const away = /^(?:08...|57P..|53300|57014|E(?:CONN|TIMEDOUT|PIPE|HOSTUN|NETUN|AI_AGAIN|NOTFOUND).*)$/;
/** pg gives these no code. */
const awayInWords =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:has encountered|was closed))/;

/** Whether an error says that the database is in trouble, not the question; null when it does not. */
export function outageOf(error: unknown): Outage | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (code === diskFull) return "disk_full";
    if (code === readOnly) return "read_only";
    if (away.test(code) || awayInWords.test(cause.message)) return "away";
  }
  return null;
}

function codeOf(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}
