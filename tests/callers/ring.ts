import { leftUndone } from "#server/dialogue/conversation/left-undone.ts";
import {
  type BookEntry,
  type ClinicBook,
  clinicBook,
} from "#server/dialogue/conversation/testing/clinic-book.ts";
import { type TestCall, testCall } from "#server/dialogue/conversation/testing/test-call.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { exampleFacts, mondayMorning } from "#server/dialogue/testing/example-clinic.ts";
import type { LeftForTeam } from "#server/rehearsal/passed-on.ts";
import { falseStatements, type JudgedCall } from "#server/rehearsal/truth.ts";
import type { Aftermath, Caller } from "./caller.ts";
import { laterMs, mostTurns, type Report } from "./report.ts";

/** Lets a caller ring the engine itself, with the book in memory; one who rings again finds it as the first call left it. */
export function ring(caller: Caller, facts: Partial<ClinicFacts> = {}, at = mondayMorning): Report {
  const all = { ...exampleFacts, ...facts };
  const before = caller.before.map((visit, i) => ({
    ...visit,
    appointmentId: `before-${i + 1}`,
    status: "confirmed" as const,
    notes: "",
    isCancelled: false,
  }));
  const book = clinicBook(all, before);
  const { callerNumber, ringsAgain } = caller;
  const calls = [onePhoneCall(caller.next, { facts: all, callerNumber, book, at })];
  if (ringsAgain) calls.push(onePhoneCall(ringsAgain, { facts: all, callerNumber, book, at: at + laterMs }));
  const effects = calls.flatMap((each) => each.effects);
  const handOver = effects.find((each) => each.type === "hand_over");
  const after: Aftermath = {
    visits: book.entries.filter((each) => !each.isCancelled && !each.appointmentId.startsWith("taken-")),
    messages: book.messages.map(({ patientName, phone, text }) => ({ name: patientName, phone, text })),
    handedOver: handOver?.reason ?? null,
    staffAlerted: effects.some((each) => each.type === "alert_staff"),
    said: calls.flatMap(({ said }) => said),
  };
  return {
    caller,
    misses: caller.verdict(after),
    transcript: calls.flatMap(({ transcript }, i) =>
      i === 0 ? transcript : ["(rings again)", ...transcript],
    ),
    turns: calls.reduce((sum, { turns }) => sum + turns, 0),
    hasBooked: effects.some((each) => each.type === "book"),
    falsehoods: calls.flatMap(({ judged }) => falseStatements(judged)),
  };
}

interface PhoneCall {
  said: string[];
  transcript: string[];
  turns: number;
  effects: TestCall["effects"];
  judged: JudgedCall;
}

function onePhoneCall(
  next: Caller["next"],
  options: { facts: ClinicFacts; callerNumber: string | null; book: ClinicBook; at: number },
): PhoneCall {
  const before = options.book.entries.filter(({ isCancelled }) => !isCancelled).map((each) => ({ ...each }));
  const call = testCall(options);
  const said = [call.greeting];
  const heardBefore = [""];
  const left: LeftForTeam[] = [];
  const transcript = [`A: ${call.greeting}`];
  let turns = 0;
  for (let heard = call.greeting; turns < mostTurns && !call.isOver(); turns += 1) {
    const words = next(heard);
    if (words === null) break;
    const done = call.events.length;
    const effects = call.effects.length;
    heard = call.say(words);
    said.push(heard);
    heardBefore.push(words);
    left.push(...leftForTeam(call, turns + 1, { done, effects }));
    transcript.push(`C: ${words}`, `A: ${heard}`);
  }
  const undone = call.isOver() ? null : leftUndone(call.state);
  if (undone) left.push({ kind: "task", turn: turns, text: undone.text });
  const judged = {
    ...bookDuring(options.facts, call, before),
    ...{ said, heard: heardBefore, left, at: options.at },
  };
  return { said, transcript, turns, effects: call.effects, judged };
}

/** What a turn stored that people will read. */
function leftForTeam(call: TestCall, turn: number, from: { done: number; effects: number }): LeftForTeam[] {
  const stored = call.events.slice(from.done).flatMap((event): LeftForTeam[] => {
    if (event.type !== "result") return [];
    const { result } = event;
    if (result.type === "message_taken") return [{ kind: "task", turn, text: result.stored.detail }];
    return [];
  });
  const told = call.effects.slice(from.effects).flatMap((effect): LeftForTeam[] => {
    if (effect.type === "alert_staff") return [{ kind: "task", turn, text: effect.text }];
    if (effect.type === "book") return [{ kind: "note", turn, text: effect.booking.notes }];
    if (effect.type === "cancel" || effect.type === "reschedule") return [{ kind: "note", turn, text: "" }];
    return effect.type === "join_waitlist" ? [{ kind: "note", turn, text: effect.wish.notes }] : [];
  });
  return [...stored, ...told];
}

/** The book as it stood at any time of the call. */
function bookDuring(
  facts: ClinicFacts,
  call: TestCall,
  before: readonly BookEntry[],
): Omit<JudgedCall, "said" | "at"> {
  const isCancelled = (id: string) =>
    call.book.entries.some((each) => each.appointmentId === id && each.isCancelled);
  const made = call.events.flatMap((event) => {
    if (event.type !== "result") return [];
    const { result } = event;
    const visit =
      result.type === "booked" ? result.appointment : result.type === "rescheduled" ? result.to : null;
    if (!visit) return [];
    const entry = call.book.entries.find((each) => each.appointmentId === visit.appointmentId);
    const appointmentType = visit.appointmentType ?? entry?.appointmentType ?? "";
    return [{ ...visit, appointmentType, isBefore: false, isCancelled: isCancelled(visit.appointmentId) }];
  });
  const stood = before.map((visit) => ({
    ...visit,
    isBefore: true,
    isCancelled: isCancelled(visit.appointmentId),
  }));
  const { timeZone, businessHours, treatmentMinutes = {} } = facts;
  return {
    waiting: call.book.waiting.length,
    visits: [...stood, ...made],
    calendar: { timeZone, businessHours, treatmentMinutes },
    ownWords: [facts.additionalInfo, facts.emergencyHours.hours].join(" "),
  };
}
