import { describe, expect, test } from "vitest";
import { callSaying, type TestCall } from "./testing/test-call.ts";
import { standingIn } from "./testing/visits.ts";

describe("each of several with an offered time of their own [CALL-1]", () => {
  test.each([
    ["nine for me and eleven thirty for tariq", "09:00", "11:30"],
    ["the nine for tariq and the eleven thirty for me", "11:30", "09:00"],
    ["tariq can have the nine and I'll take half past eleven", "11:30", "09:00"],
    ["tariq at 2, me at 9", "09:00", "14:00"],
  ])("%s", (line, own, his) => {
    for (const wish of ["check-up tuesday", "check-ups for me and tariq on tuesday"]) {
      const call = callSaying([wish, line]);
      expect(call.state.draft.slot?.time).toBe(own);
      expect(call.state.draft.name).toBeNull();
      expect(call.state.comers).toMatchObject([
        {
          name: { value: { full: "Tariq" } },
          day: { value: { from: "2026-08-11" } },
          time: { value: { time: his } },
        },
      ]);
    }
  });

  test.each(["nine or eleven thirty for tariq", "nine and then lunch", "nine for tariq please"])(
    "but one choice is one: %s",
    (line) => {
      expect(callSaying(["check-up tuesday", line]).state.queued).toEqual([]);
    },
  );
});

describe("both of two times that are offered, each for somebody [CALL-1]", () => {
  const [monday, tuesday] = [
    { date: "2026-08-17", time: "09:00" },
    { date: "2026-08-18", time: "11:00" },
  ];
  const offered = "a check-up on monday the 17th at 9 or tuesday the 18th at 11";
  const told = (call: TestCall) => ({
    slot: call.state.draft.slot,
    name: call.state.draft.name?.value.full ?? null,
    others: call.state.comers?.map(({ name, day, time }) => [
      name?.value.full ?? null,
      day?.value.from,
      time?.value.kind === "exact" ? time.value.time : null,
    ]),
  });

  test.each([
    ["both, Monday for me and Tuesday for Lakshmi", "Lakshmi"],
    ["yes both please, tuesday for Lakshmi and monday for me", "Lakshmi"],
    ["no both, one's for me and the other's for my wife", null],
    ["one for me and one for my son", null],
    ["the second one for my wife Lakshmi and the first for me", "Lakshmi"],
    ["I want the nine for myself and the eleven for her", null],
  ])("'%s': the first is the caller's", (line, other) => {
    const call = callSaying([`Sanjay Iyer here, ${offered}`, line]);
    expect(told(call)).toEqual({
      slot: monday,
      name: "Sanjay Iyer",
      others: [[other, tuesday.date, tuesday.time]],
    });
  });

  test("the name behind 'me' is the caller's, and the one behind 'my wife' is hers", () => {
    const call = callSaying([offered, "no both, one's for me, Elias Haddad, and one's for my wife, Nadia"]);
    expect(told(call)).toEqual({
      slot: monday,
      name: "Elias Haddad",
      others: [["Nadia", tuesday.date, tuesday.time]],
    });
  });

  test("who rings is none of them, and who was taken for the first is the other", () => {
    const others = callSaying([`Sanjay Iyer here, ${offered}`, "Monday for Leo and Tuesday for Mia"]);
    expect(told(others)).toEqual({
      slot: monday,
      name: "Leo",
      others: [["Mia", tuesday.date, tuesday.time]],
    });
    const hers = callSaying([`${offered} for Lakshmi Iyer`, "one for me and the other for Lakshmi"]);
    expect(told(hers)).toMatchObject({ slot: monday, name: null });
  });

  test.each([
    "Monday for me",
    "Monday, and my wife drives me",
    "Tuesday for me, I work on Monday and Wednesday",
    "one of them for me",
    "Monday or Tuesday for Lakshmi",
  ])("'%s' is for one alone", (line) => {
    expect(callSaying([`Sanjay Iyer here, ${offered}`, line]).state.queued).toEqual([]);
  });
});

describe("both of two times that are offered, and no word of whose [CALL-1]", () => {
  const offered = "Greg Marsh here, a check-up on Wednesday or Thursday at nine";

  test.each(["both of those please", "both", "yes I'll take both of them", "can I have the first two"])(
    "'%s' are two visits of one person",
    (line) => {
      const call = callSaying([offered, line, "yes", "yes", "yes"]);
      expect(standingIn(call.book)).toEqual(["Greg Marsh 2026-08-12 09:00", "Greg Marsh 2026-08-13 09:00"]);
    },
  );

  test("are those of two who come, where they do", () => {
    const call = callSaying([
      "Greg Marsh here, a check-up for me and my wife Sue on Wednesday at nine or ten",
      ...["both of those", "yes", "yes", "Marsh", "yes"],
    ]);
    expect(standingIn(call.book)).toEqual(["Greg Marsh 2026-08-12 09:00", "Sue Marsh 2026-08-12 10:00"]);
  });

  test.each(["both work", "both are fine", "both suit me", "can you do both kids then"])(
    "'%s' takes no two times",
    (line) => {
      const { state } = callSaying([offered, line]);
      expect(state.comers?.some(({ isSamePerson }) => isSamePerson) ?? false).toBe(false);
    },
  );

  test("a further person keeps the day that was told", () => {
    const call = callSaying(["a check-up on Wednesday", "no I need two, one's for me and one's for Nadia"]);
    expect(call.state.lastSaid).toContain("On Wednesday 12 August I have");
  });
});

describe("how many come, said again or with a wish for one hour [CALL-1]", () => {
  test("is no failure to understand, and no list is gone through again", () => {
    const call = callSaying(["check-up on tuesday", "four of us please"]);
    const booksAll = "I will book all 4, one after the other.";
    expect(call.say("four of us")).toBe(`${booksAll} Which of those times would suit you?`);
    // Nothing came of it twice: the times are put as a choice of keys.
    expect(call.say("there's four of us")).toMatch(new RegExp(`^${booksAll} Press 1 for .+ at 9:00 am`));
    expect(call.state.queued).toEqual(["book", "book", "book"]);
  });

  test("is kept: with no room for all at once, the next is offered what is right behind", () => {
    const call = callSaying(["check-ups for four of us on tuesday"]);
    expect(call.say("can we all come at the same time")).toContain("I have no time for all 4 at once then");
    for (const line of ["nine", "Jill Hart", "yes"]) call.say(line);
    expect(call.say("yes")).toMatch(/Now the next person\. Tomorrow, Tuesday 11 August, I have 9:30 am/);
  });
});

test("'hang on, it's for my daughter' at the number asks for her name, and the caller's last name is known [CALL-1]", () => {
  const call = callSaying(["check-up tuesday at 10", "Sue Park"]);
  expect(call.say("hang on it's for my daughter")).toBe(
    "What is the name of the person this appointment is for?",
  );
  call.say("Mia");
  call.say("same as mine");
  expect(call.state.draft.name?.value.full).toBe("Mia Park");
});
