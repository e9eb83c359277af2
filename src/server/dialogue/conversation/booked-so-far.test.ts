import { describe, expect, test } from "vitest";
import { falseStatements } from "#server/rehearsal/truth.ts";
import { callSaying, exampleFacts, mine, mondayMorning, testCall } from "./testing/test-call.ts";

/** Jill's cleaning is booked on the call, and nothing else. */
const jillBooked = () => callSaying(["a cleaning on wednesday at nine for jill hart", "yes", "yes"]);

/** Jill's and Leo's check-ups are booked, one after the other. */
const bothBooked = () =>
  callSaying([
    "book a check up for me and my son leo on wednesday at ten",
    "jill hart",
    "yes",
    "yes",
    "ten thirty",
    "leo hart",
    "yes",
  ]);

const jill = "Jill Hart's teeth cleaning on Wednesday 12 August at 9:00 am";

describe("what was booked on this call is told when it is asked for [CALL-2]", () => {
  test.each([
    "what have we got so far?",
    "so what have you booked now",
    "are we both booked in",
    "did you book both of us?",
    "have you got both of them down",
    "so both of us are booked?",
    "hang on, is my son booked as well",
    "can you run through what's booked so far",
  ])("the one that is, where there is one: %s", (line) => {
    const call = jillBooked();
    const reply = call.say(line);
    expect(reply).toContain(`So far I have ${jill}.`);
    expect(reply).toMatch(/Is there anything else/);
    expect(call.state.purpose).toBeNull();
  });

  test.each([
    "is Leo booked as well?",
    "did you book Leo too",
    "and leo's booked too, yeah?",
    "have you got Leo down",
  ])("a name that is not among them is said not to be: %s", (line) => {
    expect(jillBooked().say(line)).toContain("Leo is not booked on this call yet.");
  });

  test.each(["is Leo booked as well?", "did you book both of us", "have you done both the kids"])(
    "everybody, once everybody is booked: %s",
    (line) => {
      const call = bothBooked();
      const reply = call.say(line);
      expect(reply).toContain(
        "So far I have Jill Hart's general consultation on Wednesday 12 August at 10:00 am and Leo Hart's general consultation on Wednesday 12 August at 10:30 am.",
      );
      expect(reply).not.toMatch(/not booked|no other/);
      expect(
        falseStatements({
          said: [reply],
          visits: call.book.entries.map((each) => ({ ...each, isBefore: false })),
          calendar: { ...exampleFacts, treatmentMinutes: {} },
          ownWords: "",
          at: mondayMorning,
        }),
      ).toEqual([]);
    },
  );

  test("nothing is said to be booked before the yes, and the read-back still stands", () => {
    const call = testCall(mine);
    call.say("book a check up for me and my son leo on wednesday at ten");
    call.say("jill hart");
    call.say("yes");
    const reply = call.say("are we both booked now?");
    expect(reply).toContain("It is not booked yet.");
    expect(reply).toContain("Shall I book that?");
    expect(call.book.entries).toEqual([]);
    expect(call.say("yes")).toContain("Now Leo.");
    expect(call.say("is leo booked as well")).toContain("Leo is not booked on this call yet.");
  });

  test("what was moved is told where it stands now, and what was cancelled again is not told", () => {
    const call = jillBooked();
    call.say("actually make it eleven");
    call.say("yes");
    expect(call.say("what have we got so far")).toContain("Wednesday 12 August at 11:00 am");
    call.say("cancel it");
    call.say("yes");
    call.say("no");
    expect(call.say("what have we got so far")).not.toContain("So far I have");
  });

  test.each([
    "is Tuesday booked out",
    "what have you got on friday",
    "do you have anything so late",
    "am I booked in on the twentieth",
  ])("other questions are not taken for it: %s", (line) => {
    expect(jillBooked().say(line)).not.toContain("So far");
  });
});

describe("nothing that this call booked is ever denied [CALL-2]", () => {
  const standing = "Your booking on Wednesday 12 August at 9:00 am stands.";

  test.each(["forget it just leave it, bye", "never mind, goodbye"])(
    "whoever lets all be and leaves hears what stands: %s",
    (line) => {
      const call = jillBooked();
      const reply = call.say(line);
      expect(reply).toContain(standing);
      expect(reply).toContain("Goodbye.");
      expect(reply).not.toMatch(/not (?:booked|changed)/);
      expect(call.isOver()).toBe(true);
      expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
    },
  );

  test("a further booking that is given up leaves the first one as it is", () => {
    const call = jillBooked();
    call.say("another one for my son");
    const reply = call.say("forget it just leave it, bye");
    expect(reply).toContain(`I have not booked anything more. ${standing}`);
    expect(reply).toContain("Goodbye.");
    expect(call.isOver()).toBe(true);
  });

  test("without a booking on the call, nothing is said to stand", () => {
    const call = testCall();
    call.say("i'd like a clean");
    expect(call.say("forget it")).toMatch(/^I have not booked anything\. /);
  });

  test.each([
    "but you did book it, wednesday nine o'clock",
    "hang on you said you booked wednesday nine am",
    "you've just booked it",
    "wednesday nine o'clock",
  ])("who speaks of the booking is told of it, and its time is not said to be taken: %s", (line) => {
    const call = jillBooked();
    const reply = call.say(line);
    expect(reply).toContain(`So far I have ${jill}.`);
    expect(reply).not.toContain("not free");
    expect(call.state.purpose).toBeNull();
  });

  test("that it is on another day than was wished for is a wish to move it", () => {
    const reply = jillBooked().say("you booked me on wednesday but i wanted thursday");
    expect(reply).toContain("moves from Wednesday 12 August at 9:00 am to Thursday 13 August at 9:00 am");
  });

  test("somebody else's wish for the same time is told whose it is", () => {
    const reply = jillBooked().say("book another clean for my son on wednesday at nine");
    expect(reply).toContain("9:00 am on Wednesday 12 August is already booked on this call, for Jill Hart.");
  });

  test.each([
    ["jill hart", true],
    ["leo hart", false],
  ])("a second visit on one day is read back to %s as such: %s", (patient, isSecond) => {
    const call = jillBooked();
    call.say("i need another appointment on wednesday at two, a filling");
    const reply = call.say(patient);
    expect(reply).toContain("Wednesday 12 August at 2:00 pm");
    expect(reply.includes("I already have Jill Hart down for 9:00 am on Wednesday 12 August.")).toBe(
      isSecond,
    );
    expect(call.say("no make it three")).not.toContain("I already have Jill Hart");
  });

  test.each([
    "oh one more thing what time do you close on fridays",
    "one more question, what time do you close on fridays",
    "and another quick thing what time do you close on fridays",
  ])("one thing more is no visit more: %s", (line) => {
    const call = jillBooked();
    expect(call.say(line)).toMatch(/5:00 pm\. Is there anything else/);
    expect(call.state.purpose).toBeNull();
  });
});
