import { describe, expect, test } from "vitest";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { strangerNamed } from "./unknown-dentist.ts";

describe("whoever asks for a dentist that the clinic does not name is told so, and goes on [KB-4]", () => {
  test.each([
    "id like a checkup with dr smith on wednesday",
    "can i see Dr Smith on wednesday for a checkup",
    "i always see doctor smith, can i get in on wednesday for a checkup",
  ])("%s", (line) => {
    const call = testCall(mine);
    const said = call.say(line);
    expect(said).toContain("I do not find a Dr Smith here; the name I have is Dr Imelda Vance.");
    expect(said).toContain("On Wednesday 12 August I have");
    expect(call.state.draft.notes).toContain(`Caller said: ${line}`);
  });

  test("asked whether one is in, no other's days are told", () => {
    expect(testCall(mine).say("is dr smith in on thursday")).toMatch(/^I do not find a Dr Smith here/);
  });

  test("in the middle of a booking, once", () => {
    const call = callSaying(["id like a checkup"]);
    expect(call.say("wednesday with doctor jones please")).toContain("I do not find a Dr Jones here");
    expect(call.say("the first one")).not.toContain("Jones");
  });

  test.each([
    "checkup with dr vance on wednesday",
    "checkup with dr imelda on wednesday",
    "can i see the doctor on friday",
    "i need a doctor soon",
    "dr smith referred me for a crown",
    "my gp dr smith said i should get a checkup",
  ])("nobody else is: %s", (line) => {
    expect(testCall(mine).say(line)).not.toContain("I do not find");
  });

  test("where the notes name nobody, nobody can be missed", () => {
    expect(strangerNamed({ ...exampleFacts, additionalInfo: "Free parking." }, "with dr smith")).toBeNull();
  });
});
