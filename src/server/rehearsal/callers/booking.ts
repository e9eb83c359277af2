import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import { openPiecesOn } from "#server/booking/availability.ts";
import type { RehearsalCaller } from "../caller.ts";
import { e164, fullName, personAt } from "../people.ts";
import { sayDay } from "../speech.ts";
import * as verdicts from "../verdicts.ts";
import { type Case, type CaseMaker, caller, type RehearsalWorld, visitTypes, when } from "./case.ts";

/** Those who want a time: one that is free, one that is taken, one when the clinic is closed. */
export function booking(world: RehearsalWorld, caseOf: CaseMaker): RehearsalCaller[] {
  const plain = visitTypes.map(({ words, type }, index) => {
    const c = caseOf(index + 2);
    const opening = [
      `Hi, I'd like to book ${words} for ${fullName(c.person)}, ${c.day} at ${c.clock}.`,
      "Hi, I'd like to make an appointment.",
      `Oh hi, look, we have just moved here, and I was hoping to get ${words} ${c.day} at ${c.clock}.`,
    ][index % 3] as string;
    return caller({
      id: `book-${index + 1}`,
      group: "booking",
      goal: `Book ${words}, ${when(c)}`,
      plan: c.plan({ opening, reason: words }),
      verdict: verdicts.booked(c.visit(type)),
    });
  });
  return [...plain, takenTime(caseOf(9)), ...closed(world, caseOf)];
}

function takenTime(c: Case): RehearsalCaller {
  const { time: _taken, date: _day, ...wanted } = c.visit("General Consultation");
  const somebody = personAt(20);
  return caller({
    ...{ id: "book-taken", group: "booking", goal: `Book a time that is taken, ${when(c)}` },
    plan: c.plan({ opening: `Hi, I'd like a check-up ${c.day} at ${c.clock}.` }),
    before: [{ ...c.visit("Teeth Cleaning"), patientName: fullName(somebody), patientPhone: e164(somebody) }],
    verdict: verdicts.booked(wanted),
  });
}

function closed(world: RehearsalWorld, caseOf: CaseMaker): RehearsalCaller[] {
  const { calendar } = world;
  const c = caseOf(10);
  const closedDay = [...Array(14).keys()]
    .map((ahead) => addDays(c.today, ahead + 1))
    .find((date) => openPiecesOn(date, calendar).length === 0);
  const opening = openPiecesOn(c.date, calendar).at(-1) ?? null;
  const closing = opening && toLocal(opening.end + 60 * 60_000, calendar.timeZone);
  const { time: _time, date: _date, ...any } = c.visit("General Consultation");
  const onClosedDay =
    closedDay === undefined
      ? []
      : [
          caller({
            ...{ id: "book-closed-day", group: "booking" },
            goal: `Book on a day you are closed, ${spokenDate(closedDay)}`,
            plan: c.plan({
              opening: `Can I come in on ${sayDay(closedDay, c.today, c.style)} for a check-up?`,
              instead: { offer: [`No, what about ${c.day} at ${c.clock}`] },
            }),
            verdict: verdicts.booked(c.visit("General Consultation")),
          }),
        ];
  const late = caseOf(10);
  const afterHours =
    closing === null || closing.date !== c.date || closing.time > "22:00"
      ? []
      : [
          caller({
            ...{ id: "book-after-hours", group: "booking" },
            goal: `Book after you close, ${when({ date: late.date, time: closing.time })}`,
            plan: late.plan({
              opening: `Hello, can I get a check-up ${late.day} at ${twelveHour(closing.time)}?`,
              instead: { offer: ["The first one"] },
            }),
            verdict: verdicts.booked(any),
          }),
        ];
  return [...onClosedDay, ...afterHours];
}
