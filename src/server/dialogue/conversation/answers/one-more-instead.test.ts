import { describe, expect, test } from "vitest";
import { clinicBook } from "#server/dialogue/conversation/testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "#server/dialogue/conversation/testing/test-call.ts";
import { aVisit, standingIn } from "#server/dialogue/conversation/testing/visits.ts";
import { oneMoreIn } from "./one-more-instead.ts";

const saying = (...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [aVisit()]) });

describe("one more visit wished for in place of a yes to the cancellation [CALL-1]", () => {
  test.each([
    "no don't cancel it i need another one for my son",
    "no keep mine, i want one for my son as well",
    "no no i don't want to cancel, i want to make another appointment for my son",
    "no, i said i need a second one for my son",
    "no wait keep it and book my son in",
    "oh no not that, can you add one for my son",
  ])("keeps what stands and books the other: %s", (caller) => {
    for (const before of ["i need to cancel my appointment", "i need to move my appointment"]) {
      const call = saying(before, "mia chen", "yes", caller);
      expect(call.state).toMatchObject({ purpose: "book", moving: null, draft: { name: null } });
      expect(call.state.lastSaid).toMatch(
        /^I have (?:left the appointment as it is|not changed anything)\. Now/,
      );
      expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-11 10:00"]);
    }
  });

  test("with the day that was said for it", () => {
    const call = saying(
      "i need to cancel my appointment",
      "mia chen",
      "yes",
      "no leave it, can you book one for my daughter on friday at ten",
    );
    expect(call.state.lastSaid).toContain("Friday 14 August at 10:00 am is free");
  });
});

test.each([
  "no don't cancel it",
  "no don't cancel it i need it",
  "no don't cancel it i need another day",
  "no i need another time",
  "no, can i have another appointment on friday instead",
  "no not that one, i want the one for my son",
  "no the one for my son",
  "no i need to cancel my son's",
  "yes i need another one for my son",
  "no don't cancel it i'm bringing my son",
  "no i want my son's moved",
])("'%s' wishes for no visit more", (text) => {
  expect(oneMoreIn(text)).toBeNull();
});

test("'don't cancel it' gives up no booking", () => {
  const call = callSaying(["a check-up tuesday at nine please, mia chen", "yes", "no don't cancel it"]);
  expect(call.state.purpose).toBe("book");
});

describe("one more visit wished for at the read-back of a new one [CALL-1]", () => {
  test.each([
    "no don't cancel it, I need another one for my son",
    "no leave that one i also need one for my daughter",
    "no keep it and book one more for my husband",
    "nah that's right but i need one for my son too",
    "no i meant another one for my son",
    "no i need to book my son in as well",
  ])("%s: it is read back again, and the other comes after it", (line) => {
    const call = callSaying(["a clean tomorrow at ten, jane hart", "yes"]);
    expect(call.say(line)).toMatch(
      /^I will book both, one after the other\. To check: a teeth cleaning for Jane Hart, tomorrow/,
    );
    expect(call.say("yes")).toContain("Now the next person.");
    expect(standingIn(call.book)).toEqual(["Jane Hart 2026-08-11 10:00"]);
  });

  test("'no, I need one for my son' mends whom it is for", () => {
    const call = callSaying(["a clean tomorrow at ten, jane hart", "yes"]);
    expect(call.say("no i need one for my son")).not.toContain("To check");
  });
});
