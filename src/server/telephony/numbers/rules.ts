import { type NumberStatus, numberStepsMs } from "#contract/phone-options.ts";
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
