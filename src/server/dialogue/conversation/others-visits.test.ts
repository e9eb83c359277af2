import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, type TestCall, testCall } from "./testing/test-call.ts";

const callerNumber = "+61491570156";
const visit = (patientName: string, date: string, time: string): BookEntry => ({
  appointmentId: patientName,
  patientName,
  patientPhone: callerNumber,
  date,
  time,
  appointmentType: "Teeth Cleaning",
  status: "confirmed",
  notes: "",
  isCancelled: false,
});
const family = [
  visit("Jill Hart", "2026-08-11", "10:00"),
  visit("Dave Hart", "2026-08-12", "11:00"),
  visit("Leo Hart", "2026-08-13", "11:00"),
];

function ring(...lines: readonly string[]): TestCall {
  const call = testCall({ callerNumber, book: clinicBook(exampleFacts, family) });
  for (const line of lines) call.say(line);
  return call;
}

/** Dave and Leo are children of Jill's, who says so when she is asked. */
const asParent = (call: TestCall): TestCall => {
  expect(call.state.step.kind).toBe("asking_whose");
  expect(call.state.lastSaid).toContain("the parent of a child");
  call.say("yes, he's my son");
  return call;
};

const standing = (call: TestCall) =>
  call.book.entries
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

/** Whose visit is asked about, or was told last. */
const spokenOf = ({ state }: TestCall): string | undefined =>
  state.step.kind === "confirming_cancel"
    ? state.step.appointment.patientName
    : (state.moving?.patientName ?? /([A-Z]\w+ Hart)'s/.exec(state.lastSaid)?.[1]);

const moved = ["it's jill hart, move my appointment to friday at ten", "yes", "yes"];
const cancelled = ["it's jill hart, cancel my appointment", "yes", "yes"];

describe("somebody else's visit is never taken for the one just dealt with [CALL-1] [APPT-14]", () => {
  test.each([
    "and move Dave's too",
    "and could you shift daves too",
    "actually make dave's friday too",
    "and dave's to friday at eleven",
    "and cancel dave's",
    "same for dave",
    "dave's needs changing too",
    "can dave's go to friday as well",
    "and when's dave's?",
  ])("whoever is named is asked for by their own name: %s", (line) => {
    const call = asParent(ring(...moved, line));
    expect(call.state.step).toMatchObject({ kind: "identifying", asked: "surname" });
    call.say("hart");
    expect(spokenOf(call)).toBe("Dave Hart");
  });

  test.each([
    "can you push the kids' ones back a week too",
    "and change my son's appointment please",
    "i need to change one for my son as well",
    "my son's needs to move as well",
  ])("who is not named is asked for: %s", (line) => {
    const call = ring(...moved, line);
    expect(call.state.lastSaid).toContain("What is the name of the person the appointment is for?");
    call.say("leo hart");
    expect(spokenOf(call)).toBe("Leo Hart");
  });

  test.each(["can you move my husband's as well", "and my wife's please", "cancel my flatmate's too"])(
    "another adult's is refused, though the number is the same, and the caller's own stays: %s [CALL-2]",
    (line) => {
      const call = ring(...moved, line);
      expect(call.state.lastSaid).toContain("only with the patient");
      for (const said of ["dave hart", "yes", "cancel dave hart's appointment", "yes"]) call.say(said);
      expect(standing(call)).toContain("Dave Hart 2026-08-12 11:00");
    },
  );

  test("whose it may be is asked where only 'hers' is said [CALL-2]", () => {
    const call = asParent(ring(...moved, "cancel hers too"));
    expect(call.state.lastSaid).toContain("What is the name of the person the appointment is for?");
  });

  test("theirs is moved, and the caller's own stays where it was moved to", () => {
    const call = asParent(ring(...moved, "and move Dave's too"));
    for (const line of ["hart", "friday at eleven", "yes"]) call.say(line);
    expect(standing(call)).toEqual([
      "Jill Hart 2026-08-14 10:00",
      "Dave Hart 2026-08-14 11:00",
      "Leo Hart 2026-08-13 11:00",
    ]);
  });

  test.each(["and cancel Dave's as well", "and dave as well"])("after a cancellation, too: %s", (line) => {
    const call = asParent(ring(...cancelled, line));
    expect(call.state).toMatchObject({ purpose: "cancel", step: { kind: "identifying" } });
    expect(standing(call)).toHaveLength(2);
  });

  test.each(["no, dave's", "not mine, my son's", "hang on, it's my son's i want cancelled"])(
    "and when the caller's own was found, theirs is looked for instead: %s",
    (line) => {
      const call = ring("it's jill hart, cancel my appointment", "yes", line);
      if (line.includes("dave")) asParent(call);
      expect(call.state.step.kind).toBe("identifying");
      expect(standing(call)).toHaveLength(3);
    },
  );

  test("a name said with the visit is not asked for", () => {
    expect(asParent(ring(...moved, "cancel leo hart's appointment as well")).state.lastSaid).toContain(
      "Leo Hart's teeth cleaning on Thursday 13 August at 11:00 am. Shall I cancel it?",
    );
  });

  test.each([
    "it's jill hart, cancel my son's appointment",
    "it's jill hart, my son can't make it, can you cancel his appointment",
  ])("whoever rings for another is not taken for them: %s", (line) => {
    expect(ring(line).state.lastSaid).toBe("What is the name of the person the appointment is for?");
  });
});

describe("two visits in one breath are both dealt with, one after the other [CALL-1]", () => {
  test.each([
    "it's jill hart, cancel mine and dave's",
    "it's jill hart, cancel my tuesday appointment and dave's wednesday one",
    "cancel my appointment and dave's please, it's jill hart",
  ])("%s", (line) => {
    const call = ring(line, "yes");
    expect(call.state.lastSaid).toContain("Jill Hart's teeth cleaning");
    expect(call.say("yes")).toContain("Now the other one. Are you the patient yourself");
    expect(asParent(call).state.lastSaid).toContain("And the last name?");
    expect(call.say("hart")).toContain("Dave Hart's teeth cleaning");
    call.say("yes");
    expect(standing(call)).toEqual(["Leo Hart 2026-08-13 11:00"]);
  });

  test("a yes to the one does not lose the other", () => {
    const call = ring("it's jill hart, move my appointment to friday at ten", "yes");
    expect(call.say("yes and move dave's to friday at eleven")).toContain("Now the other one.");
    asParent(call).say("hart");
    call.say("yes");
    expect(standing(call)).toContain("Dave Hart 2026-08-14 11:00");
    expect(standing(call)).toContain("Jill Hart 2026-08-14 10:00");
  });

  test("a day said of both is that of both", () => {
    const call = ring("move mine and dave's to friday at ten, it's jill hart", "yes");
    expect(call.state.lastSaid).toContain("to Friday 14 August at 10:00 am. Shall I change it?");
    expect(call.state.later).toMatchObject({ text: "move dave's to friday at ten" });
  });
});

describe("what this very call booked is known by the name", () => {
  const both = [
    "a clean for jill hart friday at nine",
    "yes",
    "yes",
    "and one for my son leo hart right after",
    "nine thirty",
    "yes",
  ];

  test.each([
    ["move leo's to ten", "Leo Hart's teeth cleaning moves from Friday 14 August at 9:30 am"],
    ["move jill's to ten", "Jill Hart's teeth cleaning moves from Friday 14 August at 9:00 am"],
  ])("%s [CALL-1]", (line, told) => {
    const call = testCall({ callerNumber });
    for (const said of both) call.say(said);
    expect(call.say(line)).toContain(told);
  });
});

test.each([
  ["actually can you cancel it", "Jill Hart's"],
  ["can we make it eleven", "Jill Hart's"],
])("the caller's own, just moved, is meant by 'it': %s", (line, whose) => {
  expect(ring(...moved, line).state.lastSaid).toContain(whose);
});

test("'and Dave as well' after a booking moves and cancels nothing", () => {
  const call = testCall({ callerNumber });
  for (const line of ["a clean for jill hart friday at nine", "yes", "yes", "and dave as well"])
    call.say(line);
  expect(call.state.purpose).not.toBe("reschedule");
  expect(call.state.purpose).not.toBe("cancel");
});

describe("a visit of somebody else's that is named or told apart", () => {
  test.each([
    "my son's appointment, Leo Hart, can you move it",
    "my son's appointment leo hart can you move it",
    "my son's appointment on thursday, Leo Hart, can you move it",
  ])("the name beside it is kept [CALL-1]: %s", (line) => {
    const call = ring(line);
    expect(call.state.draft.name?.value.full).toBe("Leo Hart");
    call.say("yes");
    expect(spokenOf(call)).toBe("Leo Hart");
  });

  test.each([
    "my son's appointment, Thursday morning, can you move it",
    "my son's appointment, can you move it",
  ])("no name is made of what stands there [CALL-1]: %s", (line) => {
    expect(ring(line).state.draft.name).toBeNull();
  });

  test.each([
    "we've all got covid, can you scrap his but leave mine",
    "cancel his but keep mine",
    "can you cancel my son's and leave mine as it is",
    "cancel his, not mine",
  ])("the caller's own is left alone, and it is asked whose the other is [APPT-14]: %s", (line) => {
    const call = ring("it's jill hart, when am i booked", "yes");
    call.say(line);
    if (!line.includes("my son")) asParent(call);
    expect(call.state.lastSaid).toContain("What is the name of the person the appointment is for?");
    call.say("dave hart");
    expect(spokenOf(call)).toBe("Dave Hart");
  });

  test.each(["scrap mine but leave his", "cancel mine, not his"])(
    "the other's is left alone [APPT-14]: %s",
    (line) => {
      const call = ring("it's jill hart, when am i booked", "yes", line);
      expect(spokenOf(call)).toBe("Jill Hart");
    },
  );
});
