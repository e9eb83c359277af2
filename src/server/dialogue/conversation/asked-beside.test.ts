import { describe, expect, test } from "vitest";
import { exampleFacts, type TestCall, testCall } from "./testing/test-call.ts";

const said = (...lines: string[]): { call: TestCall; reply: string } => {
  const call = testCall({ callerNumber: "+61491570156" });
  let reply = "";
  for (const line of lines) reply = call.say(line);
  return { call, reply };
};

describe("a greeting beside a question does not eat it [CALL-1]", () => {
  test.each(["hi what services do you have", "good morning, what treatments do you offer"])(
    "what the clinic told of is answered: %s",
    (line) => expect(said(line).reply).toContain("Teeth cleaning"),
  );

  test.each(["hey do u sell gift vouchers", "do you sell gift vouchers", "hello, do they have wifi"])(
    "what nobody knows is owned up to and offered to the team: %s",
    (line) => {
      const { call, reply } = said(line);
      expect(reply).toContain("I do not know that; the team can tell you.");
      expect(call.state.step).toMatchObject({ kind: "offering_person", about: `Asked: ${line}` });
    },
  );

  test.each([
    "yeah gday it's about me bill i reckon youse charged me twice",
    "hello, it's about my invoice",
    "hi i think you overcharged us",
  ])("a matter of the caller's own is offered to the team: %s", (line) =>
    expect(said(line).call.state.step.kind).toBe("offering_person"),
  );

  test.each(["hello how are you today", "hey there"])("and a mere greeting is one: %s", (line) =>
    expect(said(line).reply).toBe("How can I help?"),
  );
});

describe("a mere question starts no booking [CALL-1]", () => {
  test.each([
    "i don't want to book, just is the place open right now",
    "i'm not after an appointment, are you open on friday",
  ])("told that none is wanted: %s", (line) => {
    const { call, reply } = said(line);
    expect(reply).toContain("open");
    expect(reply).toContain("anything else");
    expect(call.state.purpose).toBeNull();
  });

  test.each([
    "can you send me my x rays",
    "can i get a copy of my x rays sent to my gp",
    "could you email me my invoice",
  ])("papers of one's own are asked of the team: %s", (line) => {
    const { call } = said(line, "mary jones", "yes");
    expect(call.book.messages).toMatchObject([{ text: line, patientName: "Mary Jones" }]);
    expect(said("i need an x ray").call.state.purpose).toBe("book");
  });
});

describe("what is asked often [CALL-1]", () => {
  test.each(["do i need a referral", "do i need a letter from my gp", "will my son need a referral"])(
    "is told from the notes, or owned up to: %s",
    (line) => {
      expect(said(line).reply).toContain("I do not know that; the team can tell you.");
      const told = testCall({ facts: { additionalInfo: "No referral is needed to see us." } });
      expect(told.say(line)).toContain("No referral is needed to see us.");
    },
  );

  test.each([
    "i had a reminder text, am i supposed to reply yes",
    "do i have to reply to the reminder text",
    "should i answer the text with yes",
  ])("whether a reminder wants an answer: %s", (line) =>
    expect(said(line).reply).toContain("reply YES to confirm"),
  );

  test("the YES to a reminder is no yes to what is read back", () => {
    const { call, reply } = said(
      "a cleaning on wednesday at nine for jill hart",
      "yes",
      "am i supposed to reply yes",
    );
    expect(reply).toContain("Shall I book that?");
    expect(call.book.entries).toEqual([]);
  });

  test("whether a bus is near is told with the address", () =>
    expect(said("are you near a bus").reply).toContain(exampleFacts.address));
});
