import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { findOpenMessages, withdrawMessages } from "#server/messaging/outbox/service.ts";
import { endOfDay, tell } from "./messages.ts";
import type { LoadedRoster } from "./service.ts";
import * as store from "./store.ts";
import * as wording from "./wording.ts";

/** Days on which somebody need not be filled in for any more. */
export interface Release {
  absentId: string;
  fromDate: string;
  /** Inclusive; null = from then on. */
  toDate: string | null;
}

/** Somebody who was down to fill in, or was asked to. */
interface Released {
  date: string;
  absentId: string;
  coverId: string;
}

const askPrefix = "roster ask ";

/** Names a request to fill in: it is made once while it is open. */
export const askOccasion = ({ date, absentId, coverId }: Released): string =>
  `${askPrefix}${date} ${absentId} ${coverId}`;

/** Takes everybody off who was down to fill in on these days or asked to, and tells whoever had heard of it. */
export async function releaseCovers(
  queries: ClinicQueries,
  roster: LoadedRoster,
  release: Release,
  now: number,
): Promise<void> {
  const covers = await store.removeCoversFor(queries, release);
  const asked = await withdrawAsks(queries, release, now);
  const isDown = (one: Released) =>
    covers.some(({ date, coverId }) => date === one.date && coverId === one.coverId);
  for (const cover of covers) await tellReleased(queries, roster, cover, cover.id, now);
  for (const { messageId, ...ask } of asked)
    if (!isDown(ask)) await tellReleased(queries, roster, ask, messageId, now);
}

/** `of` names what the person is released from: they are told of that once. */
export async function tellReleased(
  queries: ClinicQueries,
  roster: LoadedRoster,
  { date, absentId, coverId }: Released,
  of: string,
  now: number,
): Promise<void> {
  const cover = roster.members.find(({ id }) => id === coverId);
  const absent = roster.members.find(({ id }) => id === absentId);
  if (!cover || !absent || date < roster.today) return;
  const notice = {
    ...{ occasion: `roster cover off ${of}`, subject: "You need not fill in" },
    body: wording.notFillingIn(cover.name, absent.name, date),
    expiresAt: endOfDay(roster, date),
  };
  await tell(queries, roster, cover, notice, now);
}

/** Requests that have not gone out stay here; those that have are returned. Both may be made again. */
export async function withdrawAsks(
  queries: ClinicQueries,
  { absentId, fromDate, toDate }: Release,
  now: number,
): Promise<(Released & { messageId: string })[]> {
  const asks = (await findOpenMessages(queries, askPrefix, now)).flatMap(({ id, occasion }) => {
    const [date = "", absent = "", coverId = "", ...withdrawn] = occasion.slice(askPrefix.length).split(" ");
    const isMeant = absent === absentId && fromDate <= date && (toDate === null || date <= toDate);
    return isMeant && withdrawn.length === 0 ? [{ date, absentId, coverId, messageId: id }] : [];
  });
  const unsent = await withdrawMessages(
    queries,
    asks.map(({ messageId }) => messageId),
    "not_needed",
    now,
  );
  return asks.filter(({ messageId }) => !unsent.has(messageId));
}
