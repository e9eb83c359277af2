import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

const wednesday = ["i want a check-up on wednesday"];
const nextWeek = ["i want a check-up next week"];
const two = ["i want a check-up next week on tuesday or thursday at ten"];
const named = ["i want a check-up on wednesday at ten"];
const listed = "On Wednesday 12 August I have 9:00 am, 11:30 am or 2:00 pm.";

describe("of the times that are offered", () => {
  test.each([
    [wednesday, "not that one, the one after", "On Wednesday 12 August I have 2:30 pm"],
    [wednesday, "hmm have you got anything else", "On Wednesday 12 August I have 9:30 am"],
    [wednesday, "any others", "On Wednesday 12 August I have 9:30 am"],
    [wednesday, "in between those", "On Wednesday 12 August I have 9:30 am, 12:00 pm or 1:30 pm"],
    [wednesday, "they're all too early", "On Wednesday 12 August I have 2:30 pm"],
    [wednesday, "i can't do mornings", "On Wednesday 12 August I have 12:00 pm"],
    [wednesday, "can you do quarter past", "Appointments start on the hour and on the half hour."],
    [wednesday, "is that am or pm", listed],
    [wednesday, "what day is that", listed],
    [wednesday, "the first one but on thursday", "Thursday 13 August at 9:00 am is free."],
    [wednesday, "same time the next week", "On Wednesday 19 August I have"],
    [wednesday, "what's the latest you've got", "On Wednesday 12 August I have 3:30 pm, 4:00 pm or 4:30 pm"],
    [wednesday, "whats the latest", "On Wednesday 12 August I have 3:30 pm, 4:00 pm or 4:30 pm"],
    [wednesday, "what's the earliest that day", "On Wednesday 12 August I have 9:00 am, 9:30 am or 10:00 am"],
    [wednesday, "what would be the soonest", "On Wednesday 12 August I have 9:00 am, 9:30 am or 10:00 am"],
    [wednesday, "what's the latest of those", "What is your name?"],
    [wednesday, "when the kids are back at school", "I do not know which day that is."],
    [wednesday, "the nine's no good", "On Wednesday 12 August I have 9:30 am, 11:30 am or 2:00 pm"],
    [wednesday, "not the second one", "On Wednesday 12 August I have 9:00 am, 11:00 am or 2:00 pm"],
    [wednesday, "not the afternoon one", "On Wednesday 12 August I have 9:00 am, 11:30 am or 2:30 pm"],
    [wednesday, "eleven thirty's cutting it fine", "On Wednesday 12 August I have 9:00 am, 11:00 am"],
    [wednesday, "any other days", "I have Thursday 13 August at 9:00 am"],
    [wednesday, "which was the second one", listed],
    [wednesday, "how about the wednesday after", "On Wednesday 19 August I have"],
    [wednesday, "same day next week", "On Wednesday 19 August I have"],
    [wednesday, "that's wednesday right", `${listed} Which`],
    [nextWeek, "any of them but later", "I have Monday 17 August at 9:30 am"],
    [nextWeek, "what about the day after", "On Thursday 20 August I have"],
    [nextWeek, "monday but later", "On Monday 17 August I have 9:30 am"],
    [nextWeek, "later in the week", "I have Thursday 20 August at 9:00 am"],
    [nextWeek, "later that week", "I have Thursday 20 August at 9:00 am"],
    [nextWeek, "towards the end of the week", "I have Thursday 20 August at 9:00 am"],
    [nextWeek, "the next week", "I have Monday 24 August at 9:00 am"],
    [nextWeek, "not that week", "I have Monday 24 August at 9:00 am"],
    [nextWeek, "same time the week after", "I have Monday 24 August at 9:00 am"],
    [nextWeek, "have you got anything else", "I have Monday 17 August at 12:00 pm"],
    [nextWeek, "a bit later", "I have Monday 17 August at 9:30 am"],
  ])("%j: '%s' is answered '%s' [CALL-1]", (lines, said, answer) => {
    expect(callSaying(lines).say(said)).toContain(answer);
  });

  test.each([
    [wednesday, "the first works", { date: "2026-08-12", time: "09:00" }],
    [wednesday, "the first's fine", { date: "2026-08-12", time: "09:00" }],
    [wednesday, "the later one", { date: "2026-08-12", time: "14:00" }],
    [two, "not the tuesday", { date: "2026-08-20", time: "10:00" }],
    [nextWeek, "tuesday or failing that thursday", { date: "2026-08-18", time: "09:00" }],
  ])("%j: '%s' chooses %j [CALL-1]", (lines, said, slot) => {
    const call = callSaying(lines);
    call.say(said);
    expect(call.state.draft.slot).toEqual(slot);
  });

  test("what was offered once is not offered again to whoever asks for anything else [CALL-1]", () => {
    const call = callSaying(wednesday);
    const said = Array.from({ length: 4 }, () => call.say("anything else"));
    expect(new Set([listed, ...said]).size).toBe(5);
  });

  test("whoever says something new is never answered with the same times without end [CALL-1]", () => {
    const call = callSaying(wednesday);
    const said = ["can you do 7 am", "what about 6 am", "5 am then", "6.30 am"].map((line) => call.say(line));
    expect(said[2]).toContain("I can also put you through to the team");
    expect(call.isOver()).toBe(true);
  });
});

describe("of a time that is settled", () => {
  test.each([
    [named, "actually make it a bit later", "On Wednesday 12 August I have 10:30 am"],
    [named, "earlier", "On Wednesday 12 August I have 9:00 am or 9:30 am"],
    [named, "is that am or pm", "Wednesday 12 August at 10:00 am is free."],
    [named, "same time the next week", "Wednesday 19 August at 10:00 am is free."],
    [[...named, "Lee Wong", "yes"], "can you make it quarter past", "10:00 am or 10:30 am"],
    [
      [...named, "Lee Wong", "yes"],
      "earlier if possible",
      "On Wednesday 12 August I have 9:00 am or 9:30 am",
    ],
    [[...named, "Lee Wong", "yes", "yes"], "an hour later", "to Wednesday 12 August at 11:00 am. Shall I"],
  ])("%j: '%s' is answered '%s' [CALL-1]", (lines, said, answer) => {
    expect(callSaying(lines).say(said)).toContain(answer);
  });
});

describe("of a visit that is moved", () => {
  const onThursday = () => ({ ...mine, book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-20" })]) });
  const move = ["its mia chen i need to move my appointment", "yes"];
  const found = "I have found the appointment.";

  test.each([
    ["bring it forward", "I have today, Monday 10 August at 9:30 am, tomorrow"],
    ["push it back", "I have Friday 21 August at 9:00 am, Monday 24 August"],
    ["a few days later", "I have Monday 24 August at 9:00 am"],
    ["earlier in the week", "I have Monday 17 August at 9:00 am, Tuesday 18 August"],
    ["later in the week", "On Friday 21 August I have"],
    ["to the morning", "On Thursday 20 August I have 9:00 am, 10:30 am or 11:30 am"],
    ["in the afternoon instead", "On Thursday 20 August I have 1:00 pm"],
    ["the day before instead", "On Wednesday 19 August I have"],
  ])("'%s' counts from it [CALL-1]", (said, answer) => {
    expect(callSaying(move, onThursday()).say(said)).toContain(answer);
  });

  test.each([
    ["can you bring my appointment forward", `${found} I have today, Monday 10 August`],
    ["can we do a few days later", `${found} I have Friday 21 August at 9:00 am`],
    ["can i have the same day but later", `${found} On Thursday 20 August I have 10:30 am`],
    ["can i move my appointment to the day before instead", `${found} On Wednesday 19 August`],
  ])("'%s', said before it was found, does too [CALL-1]", (said, answer) => {
    expect(callSaying([`its mia chen ${said}`], onThursday()).say("yes")).toContain(answer);
  });

  test("'the same day but later' is looked up at the read-back as well [CALL-1]", () => {
    const call = callSaying(
      ["its mia chen i need to move my appointment to friday at eleven", "yes"],
      onThursday(),
    );
    expect(call.say("same day but later")).toContain("On Friday 14 August I have 11:30 am");
  });

  test("a yes to 'put it back' after a cancellation is no move [CALL-1]", () => {
    const call = callSaying(["its mia chen i need to cancel my appointment", "yes", "yes"], onThursday());
    expect(call.say("I never said yes! put it back please")).toContain("Shall I book that?");
  });
});

test("days of a dentist in some weeks only are told as such, and only such weekdays offered [CALL-1]", () => {
  const facts = { additionalInfo: "Dr Imelda Vance works every second Friday." };
  const said = callSaying([], { ...mine, facts }).say("i want a check-up with dr vance on friday");
  expect(said).toContain(
    "Dr Imelda Vance works every second Friday. Which weeks those are, only the team can tell you. On Friday 14 August I have",
  );
});

test.each([
  ["any sooner", /^(?!.*28 August).*August/],
  ["any sooner, thursday", /Thursday \d+ August/],
  ["any earlier than that", /^(?!.*28 August).*August/],
])("'any sooner' takes none of the times that are offered: %s [CALL-1]", (line, said) => {
  const call = testCall(mine);
  call.say("a checkup on the last friday of the month");
  expect(call.say(line)).toMatch(said);
  expect(call.state.draft.slot).toBeNull();
});

test.each(["any of those", "any is fine", "any will do thanks"])(
  "whoever takes any is given the first: %s [CALL-1]",
  (line) => {
    const call = testCall(mine);
    call.say("a checkup on the last friday of the month");
    call.say(line);
    expect(call.state.draft.slot).toEqual({ date: "2026-08-28", time: "09:00" });
  },
);
