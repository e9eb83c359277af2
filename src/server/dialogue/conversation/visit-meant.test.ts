import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const clean: Partial<BookEntry> = { appointmentId: "clean", date: "2026-08-13", time: "10:00" };
const filling: Partial<BookEntry> = {
  ...{ appointmentId: "filling", date: "2026-08-11", time: "14:30" },
  appointmentType: "General Consultation",
};
const whitening: Partial<BookEntry> = {
  ...{ appointmentId: "whitening", date: "2026-09-01", time: "14:00" },
  appointmentType: "Teeth Whitening",
};
const after: Partial<BookEntry> = {
  ...{ appointmentId: "after", date: "2026-09-08", time: "15:00" },
  appointmentType: "Follow-up",
};
const root: Partial<BookEntry> = {
  ...{ appointmentId: "root", date: "2026-08-25", time: "11:00" },
  appointmentType: "Root Canal",
};

const callOn = (visits: readonly Partial<BookEntry>[], ...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, visits.map(aVisit)) });

/** What the last of these lines is answered with. */
function answerTo(visits: readonly Partial<BookEntry>[], ...lines: readonly string[]): string {
  const call = callOn(visits, ...lines.slice(0, -1));
  return call.say(lines.at(-1) ?? "");
}

describe("another visit is meant than the one spoken of [CALL-1] [APPT-14]", () => {
  const start = ["its mia chen i need to move my thursday appointment to friday at ten", "yes"];

  test.each([
    "no not that one the one tomorrow",
    "no the other one",
    "not the clean the filling",
    "no tomorrows one",
    "thats the wrong one",
    "no not that appointment the other appointment",
    "sorry i meant my tomorrow one",
    "oh no the filling not the clean",
    "no the one i have tomorrow",
  ])("at the read-back of a move it takes the place of the first, and where it goes is kept: %s", (said) => {
    const call = callOn([clean, filling], ...start, said);
    expect(call.state.step).toMatchObject({
      kind: "confirming_move",
      appointment: { appointmentId: "filling" },
      to: { date: "2026-08-14", time: "10:00" },
    });
    call.say("yes");
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-13 10:00", "Mia Chen 2026-08-14 10:00"]);
  });

  test("where it goes may be said anew with it", () => {
    const call = callOn([clean, filling], ...start, "no not that one the one tomorrow to friday at eleven");
    expect(call.state.step).toMatchObject({
      kind: "confirming_move",
      appointment: { appointmentId: "filling" },
      to: { date: "2026-08-14", time: "11:00" },
    });
  });

  test.each([
    ["no make it tomorrow", "2026-08-11"],
    ["no wednesday at ten", "2026-08-12"],
  ])("a mere day is where it goes: %s", (said, date) => {
    const call = callOn([clean, filling], ...start, said);
    expect(call.state.moving).toMatchObject({ appointmentId: "clean" });
    expect(JSON.stringify(call.state.draft.when.days)).toContain(date);
  });

  test("nothing is moved by a plain no", () => {
    const call = callOn([clean, filling], ...start, "no");
    expect(call.state.moving).toMatchObject({ appointmentId: "clean" });
  });

  test.each(["no not that one the one tomorrow", "no the other one", "sorry i meant the filling"])(
    "and where one is to be cancelled: %s",
    (said) => {
      const call = callOn([clean, filling], "its mia chen cancel my thursday appointment", "yes", said);
      expect(call.state.step).toMatchObject({
        kind: "confirming_cancel",
        appointment: { appointmentId: "filling" },
      });
    },
  );

  test.each(["but keep the other one", "can the other one stay as it is", "not the other one"])(
    "the other that is to stay is not touched, and the question is asked again: %s",
    (said) => {
      const cancelling = callOn([clean, filling], "its mia chen cancel my thursday appointment", "yes", said);
      expect(cancelling.state.step).toMatchObject({
        kind: "confirming_cancel",
        appointment: { appointmentId: "clean" },
      });
      expect(callOn([clean, filling], ...start, said).state.moving).toMatchObject({ appointmentId: "clean" });
    },
  );

  test("'keep the clean, cancel the other one'", () => {
    const call = callOn(
      [clean, filling],
      ...[
        "its mia chen cancel my thursday appointment",
        "yes",
        "no keep the clean cancel the other one",
        "yes",
      ],
    );
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-13 10:00"]);
  });

  test("of several others it is asked which", () => {
    const call = callOn([clean, filling, whitening], ...start, "no thats the wrong one");
    expect(call.state.step).toMatchObject({
      kind: "choosing_appointment",
      found: [{ appointmentId: "filling" }, { appointmentId: "whitening" }],
    });
    call.say("the whitening");
    expect(call.state.step).toMatchObject({
      kind: "confirming_move",
      appointment: { appointmentId: "whitening" },
      to: { date: "2026-08-14", time: "10:00" },
    });
  });
});

describe("of several visits", () => {
  test.each([
    ["can i move my whitening to friday at ten its mia chen", "whitening"],
    ["its mia chen i need to move my clean to friday at ten", "clean"],
  ])("what it is for tells which, and it is named with its day and time [APPT-14]: %s", (line, id) => {
    const call = callOn([clean, filling, whitening], line, "yes");
    expect(call.state.step).toMatchObject({ kind: "confirming_move", appointment: { appointmentId: id } });
    expect(answerTo([clean, filling, whitening], line, "yes")).toMatch(
      /^I have Mia Chen's teeth \w+.* at \d/,
    );
  });

  test("what the clinic calls it itself tells a filling from a check-up", () => {
    const own = [
      { ...clean, appointmentType: "Check-up" },
      { ...filling, appointmentType: "Filling" },
    ];
    const call = callOn(own, "its mia chen i need to move my filling to friday at ten", "yes");
    expect(call.state.moving).toMatchObject({ appointmentId: "filling" });
    call.say("not the filling the check-up");
    expect(call.state.moving).toMatchObject({ appointmentId: "clean" });
  });

  test("one that is named once more is the one at hand, and no wish for its own day", () => {
    const call = callOn(
      [clean, whitening],
      "its mia chen i want to move my whitening on the first of september",
      "yes",
      "the first of september whitening one",
    );
    expect(call.state.lastSaid).toBe("Yes, that one. What day and time would suit you instead?");
  });

  test("the time of another of their own is told as theirs, not as taken", () => {
    const call = callOn(
      [clean, whitening],
      "its mia chen i want to move my whitening to thursday at ten",
      "yes",
    );
    expect(call.state.lastSaid).toContain(
      "Mia Chen's teeth cleaning is on Thursday 13 August at 10:00 am already.",
    );
    expect(call.state.lastSaid).not.toMatch(/not free/);
  });

  test("five are counted, the nearest told, and the day of the one meant is asked for and taken", () => {
    const call = callOn(
      [clean, filling, whitening, after, root],
      "its mia chen i need to move an appointment",
      "yes",
    );
    expect(call.state.lastSaid).toMatch(
      /^There are 5 appointments\. The next are a general consultation tomorrow, .*a teeth cleaning on Thursday 13 August.* and a root canal appointment on Tuesday 25 August.* What day is the one you mean\?$/,
    );
    call.say("the eighth of september");
    expect(call.state.moving).toMatchObject({ appointmentId: "after" });
  });

  test("five that are asked about are all told, those further off by their days", () => {
    const call = callOn(
      [clean, filling, whitening, after, root],
      "when are my appointments",
      "mia chen",
      "yes",
    );
    expect(call.state.lastSaid).toContain(
      "The others are on Tuesday 1 September and on Tuesday 8 September.",
    );
  });
});

describe("a visit is not moved to where it stands", () => {
  const now = "That is when it is already, Thursday 13 August at 10:00 am.";

  test.each([
    ["its mia chen move my appointment to thursday at ten", "yes"],
    ["its mia chen i need to move my appointment", "yes", "thursday at ten"],
    ["its mia chen i need to move my appointment", "yes", "friday at ten", "no make it thursday"],
  ])("that is said, and the wish asked again: %s / %s / %s", (...lines) => {
    const call = callOn([clean], ...lines);
    expect(call.state.lastSaid).toBe(`${now} What day and time would suit you instead?`);
    call.say("friday at nine");
    expect(call.state.step).toMatchObject({
      kind: "confirming_move",
      to: { date: "2026-08-14", time: "09:00" },
    });
  });

  test("'Thursday at ten it is then' keeps it", () => {
    const call = callOn(
      [clean],
      "its mia chen i need to move my appointment",
      "yes",
      "thursday at ten it is then",
    );
    expect(call.state.lastSaid).toContain("I have not changed anything.");
  });
});

test("another one's time said at 'Shall I cancel it?' agrees to nothing, whatever yes stands behind it [CALL-1] [APPT-14]", () => {
  const call = callOn(
    [clean, filling],
    "its mia chen i need to cancel the clean",
    "yes",
    "the half past two one yeah",
  );
  expect(call.state.lastSaid).toContain("Tuesday 11 August at 2:30 pm. Shall I cancel it?");
  expect(call.book.entries.some(({ isCancelled }) => isCancelled)).toBe(false);
});
