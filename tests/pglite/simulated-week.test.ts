import { expect, test, vi } from "vitest";
import { fixedClock } from "#kernel/clock.ts";
import { buildSimulatedServer } from "#server/app/demo/simulated-server.ts";
import { createLogger } from "#server/app/logger.ts";
import { readConfig } from "#server/app/settings/config.ts";
import { startTalk, talkStep } from "#server/dialogue/talk.ts";
import type { Books, Witness } from "#server/simulation/balance/books.ts";
import { balance } from "#server/simulation/balance/rules.ts";
import type { SimulatedWeek } from "#server/simulation/week/service.ts";
import { openFreshDatabase } from "../support/fresh-database.ts";

// Hundreds of calls and a thousand messages, on a machine that others use.
vi.setConfig({ testTimeout: 900_000 });

const monday = "2026-08-10";

/** A week of the product on a database of its own, as quick as it goes. */
async function live(seed: number, days = 7): Promise<SimulatedWeek & { errors: string[] }> {
  const opened = await openFreshDatabase();
  const errors: string[] = [];
  const server = await buildSimulatedServer({
    ...{ config: readConfig({ LLM_LOCAL_PORTS: "none" }), database: opened.database, webFolder: "" },
    logger: createLogger("error", { write: (line: string) => void errors.push(line) }),
    engine: { start: startTalk, step: talkStep },
    ...{ publicUrl: "https://desk.example", localDoor: { url: "http://127.0.0.1:9", key: "key" } },
    week: { clock: fixedClock(0), seed, monday, days },
  });
  try {
    return { ...(await server.liveThrough()), errors };
  } finally {
    await server.app.stop();
    await opened.close();
  }
}

const faultsIn = (books: Books, witness: Witness) =>
  balance(books, witness)
    .filter(({ faults }) => faults.length > 0)
    .map(({ check, faults }) => `${check}: ${faults[0]}`);

/** The books without the rows that fit. */
const without = <K extends "visits" | "messages" | "tasks" | "calls" | "log">(
  books: Books,
  kind: K,
  fits: (row: Books[K][number]) => boolean,
): Books => ({ ...books, [kind]: (books[kind] as Books[K][number][]).filter((row) => !fits(row)) });

test("a week of all agents runs, its books balance, and whatever is dropped, doubled or lost in them shows [AGENT-5]", async () => {
  const { books, witness, findings, errors } = await live(1);
  expect(faultsIn(books, witness)).toEqual([]);
  expect(errors).toEqual([]);
  // A check that had nothing to look at would prove nothing.
  expect(findings.filter(({ looked }) => looked === 0)).toEqual([]);

  // All that a week has: of each outcome some, of each agent something, of each state of a text some.
  const outcomes = new Set(books.calls.map(({ outcome }) => outcome));
  for (const outcome of [
    "booked",
    "rescheduled",
    "cancelled",
    "answered",
    "message_taken",
    "abandoned",
  ] as const)
    expect(outcomes).toContain(outcome);
  const purposes = new Set(books.messages.map(({ purpose }) => purpose));
  for (const purpose of ["confirmation", "reminder", "recall", "follow_up", "thank_you", "roster"] as const)
    expect(purposes).toContain(purpose);
  expect(new Set(books.messages.map(({ status }) => status))).toEqual(
    new Set(["delivered", "failed", "sent", "suppressed", "called_off", "queued", "received"]),
  );

  const [told] = witness.told.filter(({ what }) => what === "booked");
  const dropped = without(
    books,
    "visits",
    ({ patientPhoneE164, localDate, localTime }) =>
      patientPhoneE164 === told?.phone && localDate === told.date && localTime === told.time,
  );
  expect(faultsIn(dropped, witness).join()).toContain("Every visit told to a caller stands");

  const reminder = books.messages.find((row) => row.purpose === "reminder" && row.status === "delivered");
  if (!reminder) throw new Error("Nobody was reminded");
  const doubled = { ...reminder, id: "again", occasion: "again", providerMessageId: "SMagain" };
  expect(faultsIn({ ...books, messages: [...books.messages, doubled] }, witness).join()).toContain(
    "No visit is reminded of twice",
  );

  const [promised] = witness.promised;
  const call = books.calls.find(({ providerCallId }) => providerCallId === promised?.providerCallId);
  const lost = without(books, "tasks", ({ callId }) => callId === call?.id);
  expect(faultsIn(lost, witness).join()).toContain("Whoever was promised a person has a task");
  expect(
    faultsIn(
      without(books, "log", ({ callId }) => callId === call?.id),
      witness,
    ).join(),
  ).toContain("Every call ended with an outcome in the log");
  expect(
    faultsIn(
      without(books, "messages", ({ id }) => id === reminder.id),
      witness,
    ).join(),
  ).toContain("Every text that went out is in the books");
});

/** What a day came to, without the ids and the links' tokens, which are made by chance. */
const storyOf = ({ books, witness }: SimulatedWeek) => ({
  calls: books.calls
    .map(({ startedAt, fromNumber, outcome }) => `${startedAt} ${fromNumber} ${outcome}`)
    .sort(),
  visits: books.visits
    .map(
      ({ localDate, localTime, patientName, status }) => `${localDate} ${localTime} ${patientName} ${status}`,
    )
    .sort(),
  texts: witness.texts
    .map(({ at, to, body }) => `${at} ${to} ${body.replace(/(?<=\/(?:answer|offer)\/)[\w-]+/g, "token")}`)
    .sort(),
});

test("the same seed gives the same day, another seed another one [AGENT-5]", async () => {
  const [first, again, other] = [await live(5, 1), await live(5, 1), await live(6, 1)].map(storyOf);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
