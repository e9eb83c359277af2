import { readHistoryState, writeHistoryState } from "./page/history-state.ts";

/** The person whom the create dialog is opened for, from another page. */
export interface BookingFor {
  name: string;
  phone: string | null;
  email: string | null;
}

const stateKey = "bookingFor";

/** The state of a link that opens the dialog; who it is for never enters the address. */
export const bookingForState = ({ name, phone, email }: BookingFor) => ({
  [stateKey]: { name, phone, email } satisfies BookingFor,
});

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

export function heldBookingFor(): BookingFor | null {
  const held = readHistoryState(stateKey);
  if (typeof held !== "object" || held === null) return null;
  const { name, phone, email } = held as Record<string, unknown>;
  return typeof name === "string" ? { name, phone: textOrNull(phone), email: textOrNull(email) } : null;
}

/** The dialog is closed: the next one starts empty. */
export function forgetBookingFor(): void {
  if (readHistoryState(stateKey) !== undefined) writeHistoryState(stateKey, undefined);
}
