declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type ClinicId = Branded<"ClinicId">;
export type UserId = Branded<"UserId">;
export type AppointmentId = Branded<"AppointmentId">;
export type CallId = Branded<"CallId">;
export type WebRequestId = Branded<"WebRequestId">;
export type OfferId = Branded<"OfferId">;
/** Who may keep a time to themselves while it is talked about: a call, somebody who books by web, or an offer from the waitlist. */
export type HolderId = CallId | WebRequestId | OfferId;

/** How many were made in that millisecond before: what follows each other in one process sorts so. */
const latest = { now: 0, count: 0 };
const mostCounted = 2 ** 26;

/**
 * UUID version 7 (RFC 9562): the first 48 bits are the instant, so new rows land at the end of an index; the next 26 count
 * those of the same instant (its section 6.2, method 1), 48 are by chance. `now` is epoch milliseconds.
 */
export function newId<Id extends string = string>(now: number): Id {
  latest.count = now === latest.now ? (latest.count + 1) % mostCounted : 0;
  latest.now = now;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff;
  bytes[6] = 0x70 | (latest.count >>> 22);
  bytes[7] = (latest.count >>> 14) & 0xff;
  bytes[8] = 0x80 | ((latest.count >>> 8) & 0x3f);
  bytes[9] = latest.count & 0xff;
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
  const text = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return text as Id;
}
