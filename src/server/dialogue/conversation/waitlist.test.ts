import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCallOptions, testCall } from "./testing/test-call.ts";

const booked = ["id like to book a clean", "friday at ten", "its mia chen", "yes", "yes"];
const standing = (over: Partial<BookEntry> = {}): BookEntry => ({
  ...{ appointmentId: "standing-1", patientName: "Mia Chen", patientPhone: mine.callerNumber },
  ...{ date: "2026-08-20", time: "15:00", appointmentType: "Teeth Cleaning", status: "confirmed" },
  ...{ notes: "", isCancelled: false },
  ...over,
});
const withVisits = (...entries: BookEntry[]): TestCallOptions => ({
  ...mine,
  book: clinicBook(exampleFacts, entries),
});

describe("who has just booked and would come earlier [CALL-1] [APPT-16]", { timeout: 20_000 }, () => {
  test.each([
    "can you put me on the cancellation list",
    "let me know if anything sooner comes up",
    "if theres a cancellation before then give me a ring",
    "oh and could you ring me if someone drops out",
  ])("waits with that visit, which stands: %s", (words) => {
    const call = callSaying(booked);
    expect(call.say(words)).toBe(
      "You are now on the waitlist: the clinic will be in touch if an earlier time comes free, and the appointment stands. Is there anything else I can help with?",
    );
    expect(call.book.waiting).toMatchObject([
      { appointment: { date: "2026-08-14", time: "10:00" }, patientName: "Mia Chen", fromDate: "2026-08-10" },
    ]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-14", isCancelled: false }]);
  });

  test("and is told so who asks twice", () => {
    const call = callSaying([...booked, "put me on the waitlist"]);
    expect(call.say("can you put me on the cancellation list")).toContain("You are already on the waitlist:");
    expect(call.book.waiting).toHaveLength(1);
  });

  test("said with the yes, it is done once that is booked", () => {
    const call = callSaying(booked.slice(0, -1));
    const said = call.say("yes and put me on the cancellation list");
    expect(said).toMatch(/^I have requested .* You are now on the waitlist:/);
    expect(call.book.waiting).toHaveLength(1);
  });

  test("said before the name, the booking goes on and it is done after it", () => {
    const call = callSaying(booked.slice(0, 2));
    expect(call.say("and can you put me on the cancellation list")).toContain(
      "once this is done. What is your name?",
    );
    expect(call.book.waiting).toEqual([]);
    for (const line of booked.slice(2)) call.say(line);
    expect(call.book.waiting).toMatchObject([{ appointment: { date: "2026-08-14" } }]);
  });
});

describe("who has a visit from before the call", () => {
  test("is put on the list only once name and number are known to be theirs [CALL-1] [APPT-16]", () => {
    const call = testCall(withVisits(standing()));
    expect(call.say("can you put me on the cancellation list")).toBe(
      "I can put you on the waitlist. What is your name?",
    );
    call.say("mia chen");
    expect(call.book.waiting).toEqual([]);
    expect(call.say("yes")).toContain("and the appointment on Thursday 20 August at 3:00 pm stands.");
    expect(call.book.waiting).toMatchObject([{ appointment: { appointmentId: "standing-1" } }]);
  });

  test("is asked which, where there are several", () => {
    const call = testCall(
      withVisits(standing(), standing({ appointmentId: "standing-2", date: "2026-09-03" })),
    );
    for (const line of ["put me on the waitlist", "mia chen"]) call.say(line);
    expect(call.say("yes")).toContain("Which one do you mean?");
    call.say("the second one");
    expect(call.book.waiting).toMatchObject([{ appointment: { appointmentId: "standing-2" } }]);
  });

  test("and rings under another number touches nothing of it", () => {
    const call = testCall(withVisits(standing({ patientPhone: "+61491570999" })));
    for (const line of ["put me on the waitlist", "mia chen"]) call.say(line);
    expect(call.say("yes")).toBe(
      "I do not find a visit under that name and number yet. What is the appointment for?",
    );
    call.say("a clean");
    expect(call.book.waiting).toMatchObject([{ appointment: null, patientName: "Mia Chen" }]);
  });

  test("whose move finds nothing waits with it where it stands", () => {
    const call = testCall(withVisits(standing()));
    for (const line of ["i need to move my appointment", "mia chen", "yes"]) call.say(line);
    call.say("actually just put me on the cancellation list");
    expect(call.book.waiting).toMatchObject([{ appointment: { appointmentId: "standing-1" } }]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-20" }]);
  });
});

describe("who has no visit", () => {
  test("is asked for one thing at a time, and waits for the days and the part of the day they named [CALL-1] [APPT-16]", () => {
    const call = testCall(mine);
    const answers = ["can i go on standby for a filling this week its mornings only", "lee wong", "yes"].map(
      (line) => call.say(line),
    );
    expect(answers.slice(0, 2)).toEqual([
      "I can put you on the waitlist. What is your name?",
      "Is the number you are ringing from, ending in 1 5 6, the best one to reach you?",
    ]);
    expect(answers.at(-1)).toContain(
      "You are now on the waitlist: the clinic will be in touch if a time comes free.",
    );
    expect(call.book.waiting).toMatchObject([
      {
        ...{ appointment: null, patientName: "Lee Wong", patientPhone: mine.callerNumber },
        ...{ appointmentType: "General Consultation", toDate: "2026-08-16", partOfDay: "morning" },
        notes: expect.stringContaining("filling"),
      },
    ]);
  });

  test("and finds nothing among the times offered waits for what was being booked", () => {
    const call = callSaying([
      "i need a filling",
      "tomorrow",
      "none of those suit, put me on the waitlist",
      "lee wong",
    ]);
    call.say("yes");
    expect(call.book.waiting).toMatchObject([
      { appointment: null, notes: expect.stringContaining("filling") },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("and only asks is told of it, and put on it after a yes", () => {
    const call = testCall(mine);
    expect(call.say("is there a wait list")).toContain("Would you like to be on it?");
    expect(call.say("yes please")).toContain("What is your name?");
    const other = callSaying(["do you have a cancellation list", "no thats fine"]);
    expect(other.book.waiting).toEqual([]);
    expect(other.state.step.kind).toBe("anything_else");
  });
});

test("without the permission to book, a message is taken [CALL-1] [APPT-16]", () => {
  const permissions = { ...exampleFacts.permissions, bookAppointments: false };
  const call = testCall({ ...mine, facts: { permissions } });
  expect(call.say("can you put me on the cancellation list")).toContain("but I can take a message.");
  for (const line of ["mia chen", "yes"]) call.say(line);
  expect(call.book.waiting).toEqual([]);
  expect(call.book.messages).toMatchObject([
    { text: expect.stringContaining("waitlist"), patientName: "Mia Chen" },
  ]);
});

test("what could not be kept is owned up to, and left for the team", () => {
  const call = callSaying(booked);
  call.book.nextRefusal = "trouble";
  expect(call.say("put me on the waitlist")).toContain(
    "Sorry, I could not put you on the waitlist just now.",
  );
  expect(call.book.messages).toMatchObject([{ text: expect.stringContaining("2026-08-14") }]);
});

test("whoever would wait for what cannot wait is offered the soonest time instead [CALL-1]", () => {
  const call = callSaying(["put me on the waitlist", "mia chen", "yes"]);
  expect(call.say("a toothache")).toMatch(/^That should not wait, .*Which time would suit you\?$/);
  expect(call.book.waiting).toEqual([]);
});

test("who is in pain is helped, and not put on a list", () => {
  const call = testCall(mine);
  call.say("my tooth is killing me can you put me on the cancellation list");
  expect(call.book.waiting).toEqual([]);
  expect(call.effects.some(({ type }) => type === "find_slots")).toBe(true);
});
