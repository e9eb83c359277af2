import { describe, expect, it, test } from "vitest";
import { dentistAskedFor, dentistsWithDays, takesAnyDentist } from "./dentists.ts";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

const withNotes = (additionalInfo: string) => ({ ...exampleFacts, additionalInfo });

describe("the days of a dentist are read from the clinic's notes", () => {
  test.each([
    ["Dr Imelda Vance works Monday to Thursday.", { "Imelda Vance": [1, 2, 3, 4] }],
    ["Dr. Vance works Mon-Wed and Saturdays.", { Vance: [1, 2, 3, 6] }],
    ["Doctor Lee is in on Tuesdays and Fridays from 9 am.", { Lee: [2, 5] }],
    ["Dr Lee works every day except Wednesday.", { Lee: [0, 1, 2, 4, 5, 6] }],
    ["Dr Lee doesn't work Fridays.", { Lee: [0, 1, 2, 3, 4, 6] }],
    ["Dr Vance works Mondays, Dr Lee Tuesday to Thursday.", { Vance: [1], Lee: [2, 3, 4] }],
    ["Dr Vance and Dr Lee work Monday to Wednesday.", { Vance: [1, 2, 3], Lee: [1, 2, 3] }],
    ["On Fridays Dr Lee is in.", { Lee: [5] }],
    // In some weeks only.
    ["Dr Vance works every second Friday.", { Vance: [5] }],
    ["Dr Vance is here on alternate Mondays.", { Vance: [1] }],
    ["Dr Vance works the first Tuesday of the month.", { Vance: [2] }],
    ["Dr Vance works Mondays and every second Friday.", { Vance: [1, 5] }],
    // Of these no single day can be told.
    ["Dr Vance works late on Thursdays.", {}],
    ["Dr Vance is on leave until Monday.", {}],
    ["Dr Vance runs the Thursday book club.", {}],
    ["Dr Vance speaks Greek.", {}],
  ])("%s", (notes, days) => {
    const read = dentistsWithDays(withNotes(notes)).map(({ name, weekdays }) => [name, [...weekdays].sort()]);
    expect(Object.fromEntries(read)).toEqual(days);
  });
});

describe("a dentist is asked for by name", () => {
  test.each([
    "can i see dr vance on friday",
    "i'd like a check-up with Dr. Imelda Vance",
    "could i get in with doctor vance friday arvo",
    "has dr vance got anything friday",
    "it has to be doctor vance",
    "check up with vance on friday",
    "whats dr vance got on friday for a check up",
    "my regular dentist is dr vance can i get in on friday",
    "i'm after dr vance on the 14th",
    "i usually see imelda vance",
    "book me in to see imelda please",
    "dr vance on friday please for a clean",
    "um dr vance if she's free",
    "can dr vance do friday at ten",
    "i want to move my appointment with dr vance to friday",
    "is it possible to have it with doctor vance instead",
  ])("'%s'", (text) => {
    expect(dentistAskedFor(exampleFacts, text)?.name).toBe("Imelda Vance");
  });

  test.each([
    "i saw dr vance last time, i'd like a check up friday",
    "a check-up on friday but not with dr vance",
    "anyone but dr vance on friday",
    "dr vance told me to come on friday",
    "can you tell dr vance i'll be late on friday",
    "i've got a message for dr vance",
    "could i speak with dr vance on friday",
    "a check up for imelda on friday",
    "i want dr patel on friday",
    "does dr vance do implants",
    "my name is lena vance",
    "i was with dr vance on friday and it still hurts",
  ])("not in '%s'", (text) => {
    expect(dentistAskedFor(exampleFacts, text)).toBeNull();
  });

  it("is one of two of that surname, and nobody knows which", () => {
    const two = withNotes("Dr Ann Vance works Mondays. Dr Bob Vance works Tuesdays.");
    expect(dentistAskedFor(two, "with dr vance please")).toBeNull();
    expect(dentistAskedFor(two, "with dr bob vance please")?.weekdays).toEqual([2]);
  });

  test.each([
    ["anyone will do", true],
    ["any dentist is fine", true],
    ["i don't mind who i see", true],
    ["it doesn't have to be dr vance", true],
    ["is somebody else in on friday", true],
    ["any time is fine", false],
    ["it has to be friday", false],
  ])("'%s' leaves the dentist open: %s", (text, isOpen) => {
    expect(takesAnyDentist(text)).toBe(isOpen);
  });
});

describe("only the days of the dentist asked for are offered", () => {
  const days = "Dr Imelda Vance works Monday to Thursday.";

  test.each([
    "i'd like a check-up with dr vance on friday",
    "has dr vance got anything friday for a clean",
    "can my daughter see doctor imelda vance this saturday",
  ])("'%s' hears the days and the nearest of them", (wish) => {
    const said = callSaying([], mine).say(wish);
    expect(said).toMatch(new RegExp(`^(?:.*\\. )?${days} I have Thursday 13 August at .*Monday 17 August`));
    expect(said).not.toMatch(/Friday|Saturday|closed/);
  });

  it("at the hour that was wished for", () => {
    const call = callSaying(["a check-up on friday at ten"]);
    expect(call.say("actually can it be with dr vance")).toContain(
      `${days} I have Thursday 13 August at 10:00 am, or Monday 17 August at 10:00 am.`,
    );
    expect(call.say("monday then")).toContain("What is your name?");
    expect(call.state.draft.slot).toEqual({ date: "2026-08-17", time: "10:00" });
  });

  it("leaves out the other one of two days", () => {
    const call = callSaying([]);
    expect(call.say("a check-up with dr vance on thursday or friday")).toBe(
      `${days} On Thursday 13 August I have 9:00 am, 11:30 am or 2:00 pm. Which time would suit you?`,
    );
  });

  it("says nothing more where the day is one of them", () => {
    const call = callSaying([]);
    expect(call.say("a check-up with dr vance on wednesday")).toMatch(/^On Wednesday 12 August I have/);
  });

  it("never says that it will be that dentist, and passes the wish on", () => {
    const call = callSaying(["a check-up with dr vance on friday", "the first one", "Ben Carter", "yes"]);
    const booked = call.say("yes");
    expect(booked).toContain("Thursday 13 August at 9:00 am");
    expect(booked).not.toMatch(/Vance/);
    expect(call.book.entries[0]?.notes).toContain("with dr vance on friday");
  });

  test.each(["no it has to be friday", "anything on the friday at all"])(
    "'%s', said once the days are known, is taken at its word",
    (insists) => {
      const call = callSaying(["a check-up with dr vance on friday"]);
      expect(call.say(insists)).toMatch(/^It would not be Dr Vance then\. On Friday 14 August I have/);
    },
  );

  test.each(["anyone will do", "i don't mind who i see then"])("'%s' frees the day again", (frees) => {
    const call = callSaying(["a check-up with dr vance on friday"]);
    expect(call.say(frees)).toMatch(/^On Friday 14 August I have/);
  });

  it("moves a visit to another of those days than its own", () => {
    const visit = aVisit({ patientName: "Sam Reid", date: "2026-08-13" });
    const call = callSaying(["move my appointment with dr vance to friday", "Sam Reid"], {
      ...mine,
      book: clinicBook(exampleFacts, [visit]),
    });
    expect(call.say("yes")).toContain(`${days} I have Wednesday 12 August at 9:00 am`);
  });

  it("offers any day where the notes tell no days", () => {
    const call = callSaying([], { ...mine, facts: { additionalInfo: "Dr Imelda Vance speaks Greek." } });
    expect(call.say("a check-up with dr vance on friday")).toMatch(/^On Friday 14 August I have/);
  });
});
