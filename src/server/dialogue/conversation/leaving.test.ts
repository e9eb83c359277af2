import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const called = (...lines: string[]) => callSaying(lines);
const offeredTheTeam = () => called("i have a question about my bill");

describe("an offer is refused by a no that leads, whatever follows it [CALL-1]", () => {
  test.each(["No, that's fine. Thank you.", "nah all good thanks", "no it's okay", "oh no that's alright"])(
    "to be put through: %s",
    (line) => {
      const call = offeredTheTeam();
      expect(call.state.step.kind).toBe("offering_person");
      expect(call.say(line)).toContain("anything else");
      expect(call.effects.some(({ type }) => type === "hand_over")).toBe(false);
    },
  );

  test.each(["no worries bye", "no thanks, bye", "No don't worry, bye", "no bye", "forget it bye"])(
    "and the call ended by the goodbye beside it: %s",
    (line) => {
      const call = offeredTheTeam();
      expect(call.say(line)).not.toMatch(/anything else|put you through/);
      expect(call.isOver()).toBe(true);
      expect(call.effects.at(-1)?.type).toBe("hang_up");
    },
  );

  test.each(["yes please", "no worries", "nah yeah go ahead", "yeah that'd be great"])(
    "but a yes is one: %s",
    (line) => {
      const call = offeredTheTeam();
      call.say(line);
      expect(call.effects.some(({ type }) => type === "hand_over")).toBe(true);
    },
  );

  test("of another appointment after one was cancelled", () => {
    const call = called("a cleaning on wednesday at nine for jill hart", "yes", "yes", "cancel it", "yes");
    expect(call.state.step.kind).toBe("offering_rebooking");
    expect(call.say("no that's fine")).toContain("anything else");
    expect(call.say("no, that's fine")).toContain("Goodbye");
  });
});

describe("a goodbye ends the call, and what was not done is not left to be mistaken for done [CALL-1]", () => {
  test.each(["ok thats fine im booked then good bye", "whatever, bye", "no thanks, bye", "forget it bye"])(
    "while times are offered: %s",
    (line) => {
      const call = called("i'd like a clean on thursday");
      expect(call.state.step.kind).toBe("offering");
      expect(call.say(line)).toMatch(/^I have not booked anything\..*Goodbye\.$/);
      expect(call.isOver()).toBe(true);
    },
  );

  test("at the read-back a no with a goodbye books nothing, and a yes with one books", () => {
    const readBack = ["a cleaning on wednesday at nine for jill hart", "yes"];
    const refused = called(...readBack, "no thanks, bye");
    expect(refused.isOver()).toBe(true);
    expect(refused.book.entries).toEqual([]);
    for (const yes of ["yes that's right, bye", "perfect thanks bye", "no worries, bye"])
      expect(called(...readBack, yes).book.entries).toHaveLength(1);
  });

  test("a message that was not told yet is dropped with it", () => {
    const call = called("i'd like to leave a message");
    expect(call.say("no forget it bye")).toContain("Goodbye");
    expect(call.isOver()).toBe(true);
    expect(call.book.messages).toEqual([]);
  });

  test("what stands to be cancelled stays, and that is said", () => {
    const call = called("a cleaning on wednesday at nine for jill hart", "yes", "yes", "cancel it");
    expect(call.state.step.kind).toBe("confirming_cancel");
    expect(call.say("no bye")).toContain(
      "I have not changed anything more. Your booking on Wednesday 12 August at 9:00 am stands.",
    );
    expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
  });
});
