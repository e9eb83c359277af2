import { describe, expect, test } from "vitest";
import { exampleFacts, mine, testCall } from "#server/dialogue/conversation/testing/test-call.ts";
import { asksHowToCome } from "./ways-to-come.ts";

const answerTo = (text: string, additionalInfo = exampleFacts.additionalInfo) =>
  testCall({ ...mine, facts: { additionalInfo } }).say(text);

describe("how one comes to a visit is answered, and begins none by itself [KB-4] [CALL-1]", () => {
  test.each([
    ["can i book online", "I do not know about booking online, but I can book a visit for you right here."],
    ["do you have online booking", "I do not know about booking online"],
    ["how long is the wait", "That depends on the visit and the day; I can look for the soonest free time."],
    ["how far out are you booked", "I can look for the soonest free time."],
    ["how often should i come", "the dentist can tell you when you are seen."],
    ["how often should i come in for a clean", "the dentist can tell you when you are seen."],
    ["can i change dentists", "I do not know that; the team can tell you."],
    ["what happens if i have an emergency at night", "The emergency contact is 0491 578 888"],
    ["what happens if it hurts on the weekend", "The emergency contact is 0491 578 888"],
  ])("%s", (text, answer) => {
    const said = answerTo(text);
    expect(said).toContain(answer);
    expect(said).not.toContain("What is the appointment for?");
  });

  test("is told as the clinic wrote it", () => {
    expect(answerTo("can i book online", "You can book online at harbour.example.")).toContain(
      "You can book online at harbour.example.",
    );
    expect(answerTo("how often should i come", "We suggest a check-up every six months.")).toContain(
      "every six months",
    );
  });

  test.each([
    "can i book a clean",
    "can i see another dentist on friday",
    "how long does a clean take",
    "is there a wait list",
    "can i get my teeth changed",
    "how often should i floss",
    "is there a waiting room",
  ])("is not what is asked in '%s'", (text) => {
    expect(asksHowToCome(text)).toBe(false);
  });

  test("asked in the middle of a booking it leaves the booking as it was", () => {
    const call = testCall(mine);
    call.say("id like to book a clean");
    expect(call.say("can i book online instead")).toContain("What day and time would suit you?");
    expect(call.say("friday at ten")).toContain("Friday 14 August at 10:00 am");
  });
});

test.each(["can i book a clean do you charge for it", "id like a checkup is there a fee for that"])(
  "a price asked in the same breath keeps the wish: %s [CALL-1]",
  (text) => {
    expect(answerTo(text)).toBe(
      "I do not have prices here; the team can tell you. What day and time would suit you?",
    );
  },
);

test.each([
  "i need to cancel my appointment do you charge for that",
  "i want to move my appointment is there a fee for that",
])("a change and its fee asked in one breath keep both: %s [KB-4]", (text) => {
  const said = answerTo(text);
  expect(said).toContain("a fee for cancelling");
  expect(said).toContain("What name is the appointment under?");
});

test("the child dental benefit is asked about by its own name alone [KB-4]", () => {
  expect(answerTo("do you take cdbs")).not.toContain("Medicare");
});

describe("a yes to the offer of a time is for what was asked about [CALL-1]", () => {
  test.each([
    ["whats the wait for a filling", "yes", "General Consultation"],
    ["whats the wait for a filling", "yeah book me in", "General Consultation"],
    ["how long is the wait for a clean", "yes please, thursday", "Teeth Cleaning"],
    ["how often should i come in for a clean", "ok friday", "Teeth Cleaning"],
    ["whats the wait for a filling", "yes but for a clean", "Teeth Cleaning"],
  ])("%s, %s", (asked, line, visit) => {
    const call = testCall(mine);
    expect(call.say(asked)).toContain("Shall I look for a time?");
    expect(call.say(line)).not.toContain("What is the appointment for?");
    expect(call.state.draft.visit?.value).toBe(visit);
  });

  test("where nothing was named, what it is for is asked", () => {
    const call = testCall(mine);
    call.say("how long is the wait");
    expect(call.say("yes")).toBe("What is the appointment for?");
  });

  test("a no keeps nothing of it", () => {
    const call = testCall(mine);
    call.say("whats the wait for a filling");
    call.say("no");
    expect(call.state.draft.visit).toBeNull();
    expect(call.say("id like to book")).toBe("What is the appointment for?");
  });
});
