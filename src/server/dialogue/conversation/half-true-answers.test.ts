import { describe, expect, test } from "vitest";
import { testCall } from "./testing/test-call.ts";

describe("no answer says more than what is written [KB-4]", () => {
  test.each([
    ["do you guys use mercury fillings", "Fillings"],
    ["do you do white fillings", "Fillings"],
    ["do you have titanium implants", "Dental implants"],
  ])("that a treatment is on the list does not say of what kind: %s", (line, service) => {
    const call = testCall();
    expect(call.say(line)).toContain(`Our services include ${service}. The rest I do not know`);
    expect(call.state.step.kind).toBe("offering_person");
  });

  test("a kind that is written is told, and a plain question as before", () => {
    expect(testCall({ facts: { services: ["White fillings"] } }).say("do you do white fillings")).toContain(
      "Yes, our services include White fillings.",
    );
    expect(testCall().say("do you do fillings")).toContain("Yes, our services include Fillings.");
  });

  test.each([
    ["are you closed at the moment", /^No, we are open now, until 5:00 pm today\./],
    ["are you shut now", /^No, we are open now/],
    ["are you open now", /^Yes, we are open now/],
  ])("whether it is open just now: %s", (line, says) => expect(testCall().say(line)).toMatch(says));

  test.each(["happy Monday", "hi happy Friday", "hello, happy Friday to you"])(
    "a day wished happy is none to come: %s",
    (line) => {
      const call = testCall();
      expect(call.say(line)).not.toMatch(/\d:\d\d/);
      expect(call.state.purpose).toBeNull();
    },
  );

  test.each([
    "what do I need to bring for the first visit",
    "what should I bring on Friday",
    "do I need to bring anything",
  ])("what to bring is asked, and nothing is booked or moved: %s", (line) => {
    const call = testCall();
    expect(call.say(line)).toMatch(/^I do not know that; the team can tell you\. Would you like/);
    expect(call.state.purpose).toBeNull();
  });

  test.each(["Monday please", "I'd be happy to come Monday", "hi Friday at two", "can you do Monday"])(
    "a wish for a day is still one: %s",
    (line) => {
      const call = testCall();
      call.say(line);
      expect(call.state.purpose).toBe("book");
    },
  );
});
