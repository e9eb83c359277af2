import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

describe("a visit that one has is checked, and none is begun [CALL-1]", () => {
  test.each([
    "i want to check an appointment",
    "just checking on an appointment",
    "i'd like to check up on my appointment",
    "can i check a booking i made",
    "check the appointment for my son",
    "could you check that appointment for me",
    "what time is my clean",
    "when is my root canal",
    "what day is my son's extraction",
  ])("%s", (line) => {
    expect(callSaying([line]).state.step).toMatchObject({ kind: "identifying", purpose: "check" });
  });

  test.each([
    "check if you have an appointment on tuesday",
    "can you check for an appointment on tuesday",
    "check an appointment is free on tuesday",
    "can you check the appointment times for tuesday",
    "can you check an available appointment",
    "i need an appointment to check a tooth",
  ])("one that is to be had is none of them: %s", (line) => {
    expect(callSaying([line]).state.purpose).toBe("book");
  });
});

describe("whoever rings about a visit is told it before it is asked what to do, and nothing is guessed [CALL-1]", () => {
  test.each([
    "ringing about my son's appointment",
    "im ringing about my sons appointment tomorrow",
    "calling about my daughter zoe's appointment",
    "i'm calling about my appointment",
    "hi it's about my appointment on tuesday at ten",
    "just calling in regards to my appointment with dr vance next tuesday please",
  ])("%s", (line) => {
    expect(callSaying([line]).state.step).toMatchObject({ kind: "identifying", purpose: "check" });
  });

  test.each([
    ["i'm calling about my appointment tomorrow, i can't make it", "cancel"],
    ["ringing about my son's appointment, i'd like to cancel it", "cancel"],
    ["i'm ringing about my appointment can i make it later", "reschedule"],
    ["i'm ringing about an appointment", "book"],
    ["it's about my appointment, it's really sore", "book"],
    ["i'm calling about a booking for my wife", "book"],
  ])("what is said besides counts: %s", (line, purpose) => {
    expect(callSaying([line]).state.purpose).toBe(purpose);
  });

  test("and then 'cancel it' is of the one that was told", () => {
    const call = callSaying(["ringing about my daughter's appointment", "zoe chen", "yes", "cancel it"], {
      ...mine,
      book: family(),
    });
    expect(call.state.step).toMatchObject({
      kind: "confirming_cancel",
      appointment: { patientName: "Zoe Chen" },
    });
  });
});

const family = () =>
  clinicBook(exampleFacts, [
    aVisit(),
    aVisit({ appointmentId: "visit-2", patientName: "Zoe Chen", date: "2026-08-12", time: "11:00" }),
  ]);
const checked = ["when is my appointment", "mia chen", "yes"];
const afterCheck = (...lines: readonly string[]) =>
  callSaying([...checked, ...lines], { ...mine, book: family() });

describe("once a visit was told, whoever else is named is meant by theirs [CALL-1] [APPT-14]", () => {
  test.each(["and zoe", "and what about zoe's", "what about zoe", "and for zoe", "and zoe chen"])(
    "by their name: %s",
    (line) => {
      const call = afterCheck(line);
      if (call.state.step.kind === "asking_whose") call.say("she's my daughter");
      if (call.state.purpose) call.say("chen");
      expect(call.state.lastSaid).toContain("I have Zoe Chen's teeth cleaning on Wednesday 12 August");
    },
  );

  test.each(["and my daughter's", "and my son"])("who is not named is asked for: %s", (line) => {
    expect(afterCheck(line).state.lastSaid).toBe("What is the name of the person the appointment is for?");
  });

  test.each(["and can you book zoe in too", "and zoe needs a filling", "great and wednesday"])(
    "a new visit is none of them: %s",
    (line) => {
      expect(afterCheck(line).state.purpose).toBe("book");
    },
  );

  test("and what is asked of the clinic is answered", () => {
    expect(afterCheck("what about parking").state.lastSaid).toContain("Free parking is behind the building");
  });
});
