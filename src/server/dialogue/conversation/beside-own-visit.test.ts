import { describe, expect, test } from "vitest";
import { type BookEntry, clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const callOn = (visits: readonly Partial<BookEntry>[], ...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, visits.map(aVisit)) });
const own = { date: "2026-08-13", time: "10:00" };

describe("somebody else's visit beside the caller's own", () => {
  test.each([
    "i want to book my son straight after me",
    "can you fit my daughter in right after my appointment",
    "id like to book a check up for my son directly after my own appointment",
    "can my husband come in straight after me for a clean",
    "could you put my son in just after mine",
    "can i get my daughter in after me",
  ])(
    "is booked right behind it, once it was found under the caller's own name and number [CALL-1]: %s",
    (line) => {
      const call = callOn([own], line);
      expect(call.state.lastSaid).toBe(
        "I will look up your own visit first. What name is the appointment under?",
      );
      call.say("mia chen");
      expect(call.say("yes")).toContain(
        "I have Mia Chen's teeth cleaning on Thursday 13 August at 10:00 am.",
      );
      expect(call.state.step).toMatchObject({
        kind: "offering",
        times: [{ date: "2026-08-13", time: "10:30" }, {}, {}],
      });
      expect(call.state).toMatchObject({ purpose: "book", draft: { name: null, isForOther: true } });
    },
  );

  test("is theirs, under their own name, and the caller's stands", () => {
    const call = callOn(
      [own],
      "hi its mia chen can you book my son leo in straight after my appointment for a check up",
      "yes",
      "ten thirty",
      "chen",
      "yes",
    );
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-13 10:00", "Leo Chen 2026-08-13 10:30"]);
  });

  test.each([
    ["its mia chen can you book my daughter the same day as mine for a clean", "2026-08-13", "09:00"],
    ["its mia chen can you book my son in just before me for a clean", "2026-08-13", "08:30"],
  ])("may be on its day, or before it: %s", (line, date, time) => {
    const call = callOn([{ ...own }], line, "yes");
    const { step } = call.state;
    const times = step.kind === "offering" ? step.times : [];
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((each) => each.date === date && each.time > time.slice(0, 2))).toBe(true);
    expect(line.includes("before") ? times.every((each) => each.time < "10:00") : true).toBe(true);
  });

  test("may be told as the answer to what day would suit", () => {
    const call = callOn(
      [own],
      "i need a check up for my son",
      "straight after my appointment",
      "mia chen",
      "yes",
    );
    expect(call.state.step).toMatchObject({ kind: "offering", times: [{ time: "10:30" }, {}, {}] });
  });

  test("of several of the caller's it is told by what it is for, or asked which", () => {
    const two = [
      { ...own, appointmentId: "clean" },
      { appointmentId: "root", date: "2026-08-18", time: "14:00", appointmentType: "Root Canal" },
    ];
    const told = callOn(two, "its mia chen can you book my son in straight after my root canal", "yes");
    expect(told.state.step).toMatchObject({
      kind: "offering",
      times: [{ date: "2026-08-18", time: "14:30" }, {}, {}],
    });
    expect(told.state.draft.visit).toBeNull();
    const asked = callOn(two, "its mia chen can you book my son in straight after me", "yes");
    expect(asked.state.step.kind).toBe("choosing_appointment");
    asked.say("the thursday one");
    expect(asked.state.step).toMatchObject({
      kind: "offering",
      times: [{ date: "2026-08-13", time: "10:30" }, {}, {}],
    });
  });

  test("where only one can be seen at a time, the same time is not free for somebody else", () => {
    const line = "its mia chen can you book my son in at the same time as me";
    const call = callOn([own], line);
    expect(call.say("yes")).toContain("10:00 am on Thursday 13 August is not free.");
  });

  test("a visit that is not found under name and number tells no time [CALL-1]", () => {
    const call = callOn([own], "book my son straight after me", "lena hoch");
    expect(call.say("yes")).toMatch(/^I cannot find an upcoming appointment/);
    expect(call.state.lastSaid).not.toMatch(/Thursday|10:30/);
  });

  test.each([
    "can i come in straight after lunch",
    "my gum bled right after my filling",
    "can i book a follow up two weeks after my root canal",
    "can my wife come straight after me ill have friday at ten for a clean",
    "book me in for a clean on friday and my son straight after me",
  ])("nothing is looked up for it where nobody else is to be booked: %s", (line) => {
    expect(callOn([own], line).state.lastSaid).not.toContain("I will look up your own visit first.");
  });
});
