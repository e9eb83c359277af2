import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const wishedFor = (...lines: string[]) => callSaying(lines).state.draft.visit?.value ?? null;

describe("what was asked about is what is booked when the caller goes on to book [CALL-1]", () => {
  test.each([
    ["how much is a filling", "ok book me in", "General Consultation"],
    ["how long does a check-up take", "great, can we come on tuesday at ten", "General Consultation"],
    ["I've got a sore tooth, do you see new patients", "ok tuesday at ten", "Emergency Visit"],
    ["how much is whitening", "ok friday then", "Teeth Whitening"],
    ["do you do whitening", "can I come friday", "Teeth Whitening"],
  ])("%s – %s", (question, wish, visit) => {
    expect(wishedFor(question, wish)).toBe(visit);
  });

  test.each([
    ["do you do whitening", "ok thanks. I'd like to make an appointment", null],
    ["how much is a crown", "alright but can I book a check-up on friday", "General Consultation"],
  ])("and not when another is named, or just any: %s – %s", (question, wish, visit) => {
    expect(wishedFor(question, wish)).toBe(visit);
  });
});

test("'is that good for you' ends no call [CALL-1]", () => {
  const call = callSaying(["is that good for you"]);
  expect(call.isOver()).toBe(false);
});

test("'I need to bring three kids' asks for no list of papers [CALL-1]", () => {
  const said = callSaying([]).say("I need to bring three kids for check ups, ideally after school");
  expect(said).toBe("I will book all 3, one after the other. What day would suit you?");
});

test("'can you make that my work mobile' gives a number and asks for no service [CALL-1]", () => {
  const call = callSaying(["check-up friday", "the second one", "Jo Bell"]);
  expect(
    call.say("actually can you make that my work mobile oh four double two one one one two two two"),
  ).toMatch(/^To check: .* phone number 0 4 2 2, 1 1 1, 2 2 2\. Shall I book that\?$/);
});

test("'can I have a latte after a filling' asks a clinician and books none [KB-4]", () => {
  const call = callSaying([]);
  expect(call.say("can I have a latte after a filling")).toMatch(/^I cannot give medical advice/);
  expect(call.state.purpose).toBeNull();
});

test("'is Friday at ten free' asks of ten [CALL-1]", () => {
  expect(callSaying([]).say("is friday at ten free")).toMatch(/^Friday 14 August at 10:00 am is free\./);
});

test("how a name stands on a card is a name and no question of funds [CALL-1]", () => {
  const call = callSaying(["i want a check-up on wednesday", "the second one", "wes tolhurst", "yes"]);
  expect(call.say("make it eleven and it's Finlay on his Medicare card")).not.toMatch(
    /Medicare|health funds/,
  );
  expect(call.state.draft.slot?.time).toBe("11:00");
});

test("whom a mother names before she says who she is comes, and is not asked for again [CALL-1]", () => {
  const call = callSaying([
    "Lily Brandt and I'm her mum Anke, can she get in wednesday after school for a check-up",
    "the first one",
  ]);
  expect(call.state.lastSaid).toMatch(/^Is the number you are ringing from/);
  expect(call.state.draft.name?.value.full).toBe("Lily Brandt");
  expect(call.state.rings?.full).toBe("Anke");
});
