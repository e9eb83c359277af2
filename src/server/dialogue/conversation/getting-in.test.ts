import { describe, expect, test } from "vitest";
import { asksToGetIn } from "./questions/getting-in.ts";
import { testCall } from "./testing/test-call.ts";

const bare = { facts: { additionalInfo: "" } };
const withLift = {
  facts: { additionalInfo: "There is a lift to the second floor. Parking is on the street." },
};
const offersTeam = /Would you like me to put you through to the team\?/;

describe("whether one can get in is told from the clinic's own words, else owned up to [KB-4]", () => {
  test.each([
    "mum's in a wheelchair can she get in",
    "can I get a walker in there",
    "I've got a mobility scooter is that ok",
  ])("the side door for wheelchairs: %s", (line) => {
    const said = testCall().say(line);
    expect(said).toMatch(/^There is wheelchair access through the side door\. Is there anything else/);
  });

  test.each([
    "are there stairs",
    "is there a lift",
    "is it all on one level",
    "is it upstairs",
    "is it step free",
  ])("the side door answers no question about a lift, and the rest is left to the team: %s", (line) => {
    const call = testCall();
    expect(call.say(line)).toMatch(
      /^There is wheelchair access through the side door\. The rest I do not know; the team can tell you\. Would/,
    );
    expect(call.state.purpose).toBeNull();
  });

  test("a lift that is written is told, and a place for disabled people to park is not made of any parking", () => {
    expect(testCall(withLift).say("is there a lift")).toMatch(
      /^There is a lift to the second floor\. Is there/,
    );
    expect(testCall(withLift).say("is there disabled parking")).toMatch(
      /^Parking is on the street\. The rest I do not know/,
    );
  });

  test.each(["are there any steps at the front", "is there a lift", "dad's got a walker, can he get in"])(
    "with nothing written it is not known, and the team is offered: %s",
    (line) => {
      const said = testCall(bare).say(line);
      expect(said).toMatch(/I do not know that; the team can tell you\./);
      expect(said).toMatch(offersTeam);
    },
  );

  test("a visit wished for beside it is booked", () => {
    const call = testCall();
    expect(call.say("I need a check-up tomorrow is there a lift")).toMatch(
      /Tomorrow, Tuesday 11 August, I have/,
    );
    expect(call.state.purpose).toBe("book");
  });

  test.each([
    "my mum's in a wheelchair, can she get in on Tuesday",
    "can I get in tomorrow",
    "the denture lifts when I eat",
    "is there anything on the same day",
    "what are the next steps",
    "can I bring my son in on Friday",
    "is the crown one level lower",
    "I fell down the stairs and broke a tooth",
    "do you have anything flat out this week",
    "can she get in to see the dentist",
  ])("no question of getting in: %s", (line) => expect(asksToGetIn(line)).toBe(false));
});
