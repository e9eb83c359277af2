import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";

/** Today is Monday the 10th, and the visit is on Thursday the 20th at two. */
const saying = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-20", time: "14:00" })]),
  });
const afterIt = (first: string, caller: string): string =>
  saying(first, "mia chen", "yes", caller).state.lastSaid;
const toMove = "i need to move my appointment";

describe("a weekday said of the visit that is moved is the one beside that visit [CALL-1]", () => {
  test.each([
    ["the friday instead", "Friday 21 August"],
    ["could i have the wednesday instead", "Wednesday 19 August"],
    ["make it the tuesday at ten", "Tuesday 18 August at 10:00 am"],
    ["friday, same time", "Friday 21 August at 2:00 pm"],
    ["the same time but on the wednesday", "Wednesday 19 August at 2:00 pm"],
    ["reschedule for the friday following same hour", "Friday 21 August at 2:00 pm"],
    ["the thursday following, same time please", "Thursday 27 August at 2:00 pm"],
    ["the following tuesday", "Tuesday 25 August"],
    ["a week later same time", "Thursday 27 August at 2:00 pm"],
    ["fortnight later, same time", "Thursday 3 September at 2:00 pm"],
    ["the week after, same day and time", "Thursday 27 August at 2:00 pm"],
    ["the following week same day same time", "Thursday 27 August at 2:00 pm"],
  ])("%s", (caller, to) => {
    expect(afterIt(toMove, caller)).toContain(to);
    expect(afterIt("when is my appointment", `could we do ${caller}`)).toContain(to);
    expect(afterIt("i need to cancel my appointment", `actually make it ${caller}`)).toContain(to);
  });

  test.each([
    ["can i swap my appointment to the friday", "Friday 21 August"],
    ["can you move my appointment to the friday following, same hour", "Friday 21 August at 2:00 pm"],
    ["i'm in on the twentieth can i make it the friday same time", "Friday 21 August at 2:00 pm"],
    ["can you move it to the week after, same day and time", "Thursday 27 August at 2:00 pm"],
  ])("also when it was said before the visit was found: %s", (caller, to) => {
    expect(saying(caller, "mia chen", "yes").state.lastSaid).toContain(to);
  });

  test("the time that is to stay is kept until the day is told", () => {
    expect(
      saying(toMove, "mia chen", "yes", "same time, different day", "the 25th").state.lastSaid,
    ).toContain("to Tuesday 25 August at 2:00 pm");
    expect(
      saying("can i move my visit, same time but another day", "mia chen", "yes", "the 25th").state.lastSaid,
    ).toContain("to Tuesday 25 August at 2:00 pm");
  });

  test.each(["friday", "on friday", "this friday instead", "friday instead, the sooner the better"])(
    "but from today it is counted otherwise: %s",
    (caller) => {
      expect(afterIt(toMove, caller)).toContain("Friday 14 August");
    },
  );

  test.each(["i'd like a check-up on the friday", "a check-up please, friday instead of work"])(
    "and for a new visit there is nothing else to count from: %s",
    (caller) => {
      expect(callSaying([caller]).state.lastSaid).toContain("Friday 14 August");
    },
  );
});

test.each([
  ["same time", true],
  ["the same hour please", true],
  ["same day and time the week after", true],
  ["the same time as it was", true],
  ["the same time as my husband", false],
  ["some time on friday", false],
])("'%s' keeps the time of the visit: %s", (text, keeps) => {
  expect(keepsItsTime(text)).toBe(keeps);
});

describe("a visit that is called by its weekday is found further on, where none is on the next [CALL-1] [APPT-14]", () => {
  /** Tuesday week and the Friday after it. */
  const two = [
    aVisit({ appointmentId: "clean", date: "2026-08-18", time: "14:00" }),
    aVisit({ appointmentId: "check", date: "2026-08-21", time: "09:00" }),
  ];
  const answerTo = (first: string): string =>
    callSaying([first, "yes"], { ...mine, book: clinicBook(exampleFacts, two) }).state.lastSaid;

  test.each([
    ["mia chen, cancel tuesday's", "Tuesday 18 August at 2:00 pm. Shall I cancel it?"],
    ["it's mia chen, I can't make friday", "Friday 21 August at 9:00 am."],
    [
      "it's mia chen, move tuesday to thursday at ten",
      "to Thursday 20 August at 10:00 am. Shall I change it?",
    ],
    [
      "it's mia chen, move my friday one to monday at ten",
      "to Monday 24 August at 10:00 am. Shall I change it?",
    ],
    [
      "it's mia chen, move my friday one to this thursday at ten",
      "to Thursday 13 August at 10:00 am. Shall I change it?",
    ],
  ])("%s", (said, answer) => {
    expect(answerTo(said)).toContain(answer);
  });

  test.each(["it's mia chen, cancel tomorrow's", "it's mia chen, cancel thursday's"])(
    "and where none is on that weekday it is asked which: %s",
    (said) => {
      expect(answerTo(said)).toContain("Which one do you mean?");
    },
  );
});
