import type { FreeTime } from "#contract/errors.ts";
import { newId, type WebRequestId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { hashCode, hashToken, isSameSecret, newCode } from "#server/auth/tokens.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { findVisit, type VisitNow } from "#server/outreach/planning/service.ts";
import * as limits from "../limits.ts";
import type { BookingPage, WebBookingDependencies } from "./clinic-page.ts";
import { maySendCode, requestOf, sendCode } from "./codes.ts";
import type { Details } from "./rules.ts";
import * as store from "./store.ts";
import { isFree, isOffered, nearest, withWhom } from "./times.ts";

type Request = store.RequestRow;
type TimeGone = { ok: false; reason: "time_gone"; nearest: FreeTime[] };

export type BeginOutcome =
  | { ok: true; token: string; request: Request }
  | TimeGone
  | { ok: false; reason: "too_many_codes" | "not_possible" };
export type BookWebOutcome =
  | { ok: true; visit: VisitNow }
  | TimeGone
  | { ok: false; reason: "too_many_visits" };
export type CodeOutcome =
  | (BookWebOutcome & { request: Request })
  | { ok: false; reason: "wrong_code"; request: Request }
  | { ok: false; reason: "over" };
export type RenewOutcome =
  | { ok: true; request: Request }
  | { ok: false; reason: "too_many_codes"; request: Request }
  | { ok: false; reason: "over" };

/** Holds the time and sends a code to who wants it; nothing is booked before the code comes back. */
export async function beginBooking(
  deps: WebBookingDependencies,
  page: BookingPage,
  details: Details,
  networkAddress: string,
): Promise<BeginOutcome> {
  const { database, clock, booking } = deps;
  const { scope, profile } = page;
  const treatment = page.treatments.find(({ key }) => key === details.treatment)?.name;
  if (treatment === undefined || !page.ways[details.by]) return { ok: false, reason: "not_possible" };
  const { date, time } = details;
  const practitionerId = details.with || null;
  const now = clock.now();
  const id = newId<WebRequestId>(now);
  const gone = async (): Promise<TimeGone> => ({
    ...{ ok: false, reason: "time_gone" },
    nearest: await nearest(deps, page, { treatment, date, time, practitionerId }, id),
  });
  if (!isOffered(deps, page, details)) return gone();
  const queries = database.within(scope);
  const request = requestOf(details, { id, treatment, networkAddress, now });
  // Asked again under locks below; here it keeps a flood from costing more than a look.
  if (!(await maySendCode(queries, page, request.row, now))) return { ok: false, reason: "too_many_codes" };
  for (const before of await store.findUnfinished(queries, request.row.contact, now))
    await booking.releaseHold(scope, before.id);
  const holds = await store.countUnprovenHolds(queries, request.row.addressHash, now);
  const mayHold = holds.clinic < limits.unprovenHolds.clinic && holds.address < limits.unprovenHolds.address;
  if (mayHold) {
    const slot = {
      date,
      time,
      appointmentType: treatment,
      channel: "web" as const,
      ...withWhom(practitionerId),
    };
    if (!(await booking.holdSlot(scope, id, slot, profile, request.row.expiresAt)).ok) return gone();
  } else if (!(await isFree(deps, page, { treatment, date, time, practitionerId }))) return gone();
  const isSent = await database.transaction(scope, async (tx) => {
    await store.lockCodes(tx, request.row);
    if (!(await maySendCode(tx, page, request.row, now))) return false;
    await store.insertRequest(tx, request.row);
    await sendCode(tx, deps, page, { row: request.row, code: request.code, count: 1, now });
    return true;
  });
  if (!isSent) {
    await booking.releaseHold(scope, id);
    return { ok: false, reason: "too_many_codes" };
  }
  const row = await store.findByToken(queries, request.row.tokenHash);
  if (!row) throw new Error("A request that was kept a moment ago is not there");
  database.announce(scope.clinicId, { topic: "messages" });
  return { ok: true, token: request.token, request: row };
}

/** The request of a token at this clinic; null when there is none, or it is over. */
async function findRequest(
  { database }: WebBookingDependencies,
  { scope }: BookingPage,
  token: unknown,
): Promise<Request | null> {
  if (typeof token !== "string" || !/^[\w-]{1,64}$/.test(token)) return null;
  return store.findByToken(database.within(scope), hashToken(token));
}

/** What became of a request: its code is waited for, or what there is to say of it. Nothing is done by it. */
export async function readRequest(
  deps: WebBookingDependencies,
  page: BookingPage,
  token: unknown,
): Promise<{ state: "waiting"; request: Request } | { state: "settled"; outcome: CodeOutcome }> {
  const settled = (outcome: CodeOutcome) => ({ state: "settled" as const, outcome });
  const request = await findRequest(deps, page, token);
  if (request && request.appointmentId !== null) {
    const queries = deps.database.within(page.scope);
    return settled({ ...(await shown(queries, request.appointmentId)), request });
  }
  if (!request || request.expiresAt <= deps.clock.now()) return settled({ ok: false, reason: "over" });
  if (request.provenAt === null)
    return request.attempts < limits.attemptsPerRequest
      ? { state: "waiting", request }
      : settled({ ok: false, reason: "over" });
  const { localDate: date, localTime: time, treatment, practitionerId, id } = request;
  const near = await nearest(deps, page, { treatment, date, time, practitionerId }, id);
  return settled({ ok: false, reason: "time_gone", nearest: near, request });
}

/** Books if the code is right. Pressed twice it books once. */
export async function enterCode(
  deps: WebBookingDependencies,
  page: BookingPage,
  token: unknown,
  code: string | null,
): Promise<CodeOutcome> {
  const found = await findRequest(deps, page, token);
  if (!found) return { ok: false, reason: "over" };
  const now = deps.clock.now();
  if (found.provenAt !== null)
    return found.appointmentId === null && found.expiresAt <= now
      ? { ok: false, reason: "over" }
      : { ...(await bookRequested(deps, page, found)), request: found };
  const queries = deps.database.within(page.scope);
  const left = limits.attemptsPerRequest - found.attempts;
  // What is no code at all is a slip, not a guess.
  if (code === null && left > 0 && found.expiresAt > now)
    return { ok: false, reason: "wrong_code", request: found };
  const counted = await store.countAttempt(queries, found.id, now, limits.attemptsPerRequest);
  if (!counted) return { ok: false, reason: "over" };
  if (!isSameSecret(counted.codeHash, hashCode(counted.id, code ?? ""))) {
    const remaining = limits.attemptsPerRequest - counted.attempts;
    if (remaining === 0) await deps.booking.releaseHold(page.scope, counted.id);
    return remaining === 0
      ? { ok: false, reason: "over" }
      : { ok: false, reason: "wrong_code", request: counted };
  }
  const proof = { provenAt: now, expiresAt: now + limits.provenLifeMs };
  const proven = (await store.markProven(queries, found.id, proof)) ?? counted;
  return { ...(await bookRequested(deps, page, proven)), request: proven };
}

/** Another time for somebody whose code was right and whose time was gone. */
export async function chooseAgain(
  deps: WebBookingDependencies,
  page: BookingPage,
  token: unknown,
  to: FreeTime,
): Promise<CodeOutcome> {
  const found = await findRequest(deps, page, token);
  if (found === null || found.provenAt === null || found.expiresAt <= deps.clock.now())
    return { ok: false, reason: "over" };
  return { ...(await bookRequested(deps, page, found, to)), request: found };
}

async function bookRequested(
  deps: WebBookingDependencies,
  page: BookingPage,
  request: Request,
  to: FreeTime = { date: request.localDate, time: request.localTime },
): Promise<BookWebOutcome> {
  const { database, booking } = deps;
  const { scope, settings } = page;
  const queries = database.within(scope);
  if (request.appointmentId !== null) return shown(queries, request.appointmentId);
  const { id, treatment, practitionerId, patientName, patientPhone, patientEmail } = request;
  const gone = async (): Promise<TimeGone> => ({
    ...{ ok: false, reason: "time_gone" },
    nearest: await nearest(deps, page, { ...to, treatment, practitionerId }, id),
  });
  if (!isOffered(deps, page, to)) return gone();
  const ahead = await booking.findUpcomingByPhone(scope, toE164(patientPhone) ?? patientPhone);
  if (ahead.length >= limits.mostVisitsAhead) return { ok: false, reason: "too_many_visits" };
  const outcome = await booking.bookAppointment(
    scope,
    {
      ...to,
      patientName,
      patientPhone,
      patientEmail,
      appointmentType: treatment,
      ...withWhom(practitionerId),
      notes: request.notes || null,
    },
    {
      ...{ kind: "patient", holder: id, status: settings.bookingStatus },
      isProvenByEmail: request.channel === "email",
    },
    `web:${id}`,
  );
  if (outcome.ok) {
    await store.markBooked(queries, id, outcome.appointment.id);
    return shown(queries, outcome.appointment.id);
  }
  if (outcome.reason !== "idempotency_key_reused") return gone();
  // Two presses for two times: the first one counts.
  const now = await store.findByToken(queries, request.tokenHash);
  return now?.appointmentId ? shown(queries, now.appointmentId) : gone();
}

async function shown(queries: ClinicQueries, id: VisitNow["id"]): Promise<{ ok: true; visit: VisitNow }> {
  const visit = await findVisit(queries, id);
  if (!visit) throw new Error("A visit that was booked by web is not there");
  return { ok: true, visit };
}

/** A new code in place of the one that did not come. */
export async function sendCodeAgain(
  deps: WebBookingDependencies,
  page: BookingPage,
  token: unknown,
): Promise<RenewOutcome> {
  const { database, clock, booking } = deps;
  const { scope, profile } = page;
  const found = await findRequest(deps, page, token);
  if (!found || found.provenAt !== null) return { ok: false, reason: "over" };
  const now = clock.now();
  const code = newCode();
  const fresh = { codeHash: hashCode(found.id, code), expiresAt: now + limits.codeLifeMs };
  const renewed = await database.transaction(scope, async (tx) => {
    await store.lockCodes(tx, found);
    if (!(await maySendCode(tx, page, found, now))) return null;
    const row = await store.renewCode(tx, found.id, fresh, { now, most: limits.codesPerRequest });
    if (row) await sendCode(tx, deps, page, { row, code, count: row.codesSent, now });
    return row;
  });
  if (!renewed) return { ok: false, reason: "too_many_codes", request: found };
  const slot = {
    ...{ date: found.localDate, time: found.localTime, appointmentType: found.treatment },
    ...{ channel: "web" as const, ...withWhom(found.practitionerId) },
  };
  // Where it is gone, the right code leads to the nearest times.
  await booking.holdSlot(scope, found.id, slot, profile, fresh.expiresAt);
  database.announce(scope.clinicId, { topic: "messages" });
  return { ok: true, request: renewed };
}
