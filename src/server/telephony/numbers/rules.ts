import type { PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import { type NumberStatus, numberStepsMs } from "#contract/telephony/phone-options.ts";
import type { OwnedNumber } from "../port.ts";

export interface StatusNow {
  status: NumberStatus;
  /** When to look again; null = it stays. */
  nextStatusInMs: number | null;
}

/** A provider takes its time; asking it more often tells nothing new. */
const askAgainMs = 15_000;

/** The steps of a line that only pretends: they follow from when it was added, so they survive a reload. */
export function simulatedStatus(row: { status: string; addedAt: number }, now: number): StatusNow {
  const age = now - row.addedAt;
  if (row.status === "Connected" || age >= numberStepsMs.connected)
    return { status: "Connected", nextStatusInMs: null };
  const isOnItsWay = age >= numberStepsMs.inProgress;
  return {
    status: isOnItsWay ? "In progress" : "Waiting to be connected",
    nextStatusInMs: (isOnItsWay ? numberStepsMs.connected : numberStepsMs.inProgress) - Math.max(0, age),
  };
}

/** What the provider's account says of a number; `undefined` = the account does not hold it. */
export function providersStatus(held: OwnedNumber | undefined): StatusNow {
  if (held?.isConnectedHere) return { status: "Connected", nextStatusInMs: null };
  return { status: held ? "In progress" : "Waiting to be connected", nextStatusInMs: askAgainMs };
}

/**
 * What stands behind the numbers: `pretended` = no telephone reaches this server, so lines only pretend; `by_hand` = calls come
 * in, but the provider cannot be asked about its numbers; `account` = it can.
 */
export type Telephony = "pretended" | "by_hand" | "account";

/** A number that somebody only says is theirs waits for this. */
export function waitsFor(
  row: { e164: string; ownership: string | null; isSample: boolean },
  telephony: Telephony,
): PhoneNumber["waitsFor"] {
  if (row.isSample || row.ownership !== null || telephony === "pretended") return null;
  return telephony === "account" && canTakeCode(row.e164) ? "code" : "operator";
}

export const notYetOwned: StatusNow = { status: "Waiting to be connected", nextStatusInMs: null };

/**
 * Codes go to Australian numbers that cost what a call usually costs: landlines, mobiles, 13, 1300 and 1800. A stranger who could
 * have others rung would choose the numbers that earn by the minute (19xx, abroad).
 */
export const canTakeCode = (e164: string): boolean =>
  /^\+61(?:[23478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(e164);
