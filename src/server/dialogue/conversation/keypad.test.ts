import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

test("books by keys alone where speech fails, but for the name [CALL-1]", () => {
  const call = testCall(mine);
  expect(call.press("1")).toContain("What is the appointment for?");
  expect(call.press("2")).toContain("day and time");
  expect(call.press("1")).toMatch(/Which time would suit you\?/);
  expect(call.press("1")).toContain("name");
  call.say("greta olsen");
  expect(call.press("1")).toContain("a teeth cleaning for Greta Olsen");
  expect(call.press("1")).toMatch(/requested|booked/);
  expect(call.book.entries).toHaveLength(1);
});

test("a key that means nothing here is answered, and the question asked again", () => {
  const call = testCall();
  call.say("i'd like to book a check-up");
  const said = call.press("9");
  expect(said).toContain("press 0 for the team");
  expect(said).toContain("What day and time");
});

test("0 fetches a person at every question but that for a number", () => {
  const call = testCall();
  call.say("i'd like to book a check-up");
  call.press("0");
  expect(call.effects.some(({ type }) => type === "hand_over")).toBe(true);
});

test("the second wording of each question tells what to press", () => {
  const call = testCall();
  expect(call.say("the moon is cheese")).toContain("press 1 to book");
});

describe("every question has its keys [CALL-1]", () => {
  const booking = ["i'd like a cleaning on thursday at two", "greta olsen", "yes"];

  test.each([
    ["how can I help", [], "4", "What is the message?"],
    ["the message", ["i want to leave a message"], "1", "What is your name?"],
    ["whose message", ["i want to leave a message", "my crown is loose"], "#", "passed your message on"],
    ["which time", ["i'd like a cleaning on thursday"], "2", "What is your name?"],
    ["which time, none of them", ["i'd like a cleaning on thursday"], "9", "What day"],
    ["the last name", ["i'd like a cleaning on thursday at two", "greta"], "#", "ending in 1 5 6"],
    ["the read-back", booking, "1", "I have requested a teeth cleaning for Greta Olsen"],
    ["what to change: the day", [...booking, "no"], "1", "What day"],
    ["what to change: the time", [...booking, "no"], "2", "What time"],
    ["what to change: the name", [...booking, "no"], "3", "What is your name?"],
    ["what to change: the number", [...booking, "no"], "4", "phone number"],
    ["what to change: the reason", [...booking, "no"], "5", "What is the appointment for?"],
    ["anything else", [...booking, "yes"], "2", "Goodbye."],
    ["what was that", booking, "*", "To check:"],
  ])("%s", (_question, said, key, answer) => {
    const call = testCall(mine);
    for (const words of said) call.say(words);
    expect(call.press(key)).toContain(answer);
  });

  test("but for a name, which is said so", () => {
    const call = testCall(mine);
    call.say("i'd like a cleaning on thursday at two");
    expect(call.press("5")).toMatch(/cannot be typed.*press 0.*name\?$/);
  });
});

describe("a whole number typed where a single key was expected", () => {
  const offered = () => {
    const call = testCall({ facts: { canTransfer: false } });
    call.say("i'd like a cleaning on thursday");
    expect(call.state.step.kind).toBe("offering");
    return call;
  };

  test("is answered once for its first key and once for the number, which is kept", () => {
    const call = offered();
    const answers = call.dial("61491570156");
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain("Which of those times would suit you?");
    expect(call.state.draft.phone?.value).toBe("+61491570156");
  });

  test("is no ten answers either when its first key leads elsewhere", () => {
    const call = offered();
    expect(call.dial("0491570156")).toHaveLength(2);
    expect(call.state).toMatchObject({ draft: { phone: { value: "+61491570156" } } });
  });

  test("and cut short is one answer", () => {
    expect(offered().dial("95551234")).toHaveLength(1);
  });

  test("is whole where its first key leads to the question for a number", () => {
    const call = testCall({ facts: { canTransfer: false } });
    call.say("my name is greta olsen");
    call.dial("0491570156");
    expect(call.state.draft.phone?.value).toBe("+61491570156");
  });

  test("keys after a pause are answered one by one", () => {
    const call = offered();
    call.press("1");
    expect(call.state.draft.slot).not.toBeNull();
    expect(call.press("5")).toContain("A name cannot be typed");
  });
});
