import { describe, expect, test } from "vitest";
import { clinicBook } from "#server/dialogue/conversation/testing/clinic-book.ts";
import { callSaying, mine } from "#server/dialogue/conversation/testing/test-call.ts";
import { aVisit, standingIn } from "#server/dialogue/conversation/testing/visits.ts";
import { exampleFacts } from "#server/dialogue/testing/example-clinic.ts";
import {
  asksForNumber,
  feverWithSwelling,
  ofAnothersVisit,
  ofTheirOwnVisit,
  onlyOozing,
  standsDown,
} from "./harm-sayings.ts";

/** Every second saying was held back while the behaviour was built: both halves are counted, and neither may slip. */
const halves = <Saying>(all: readonly Saying[]) =>
  [
    ["built with", all.filter((_, i) => i % 2 === 0)],
    ["held back", all.filter((_, i) => i % 2 === 1)],
  ] as const;

const least = 19;
const served = <Saying>(all: readonly Saying[], isServed: (saying: Saying) => boolean): number =>
  all.filter(isServed).length;

describe.each(halves(standsDown))("'it's only the tooth', %s", (_, sayings) => {
  test("is believed after 000, and what is wrong is seen to [CALL-1]", () => {
    const isServed = (said: string): boolean => {
      const call = callSaying(["help i can't breathe"]);
      const answer = call.say(said);
      return answer.startsWith("Good to hear") && ["offering", "collecting"].includes(call.state.step.kind);
    };
    expect(served(sayings, isServed)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(halves(asksForNumber))("a number that is asked for, %s", (_, sayings) => {
  test.each([
    [[]],
    [["i'd like a clean", "thursday at ten"]],
    [["cancel my appointment"]],
    [["help i can't breathe"]],
  ])("is given after %j [CALL-1]", (before) => {
    const isServed = ([said, number]: readonly [string, string]): boolean =>
      callSaying(before).say(said).includes(number);
    expect(served(sayings, isServed)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(halves(feverWithSwelling))("a swelling with a fever, %s", (_, sayings) => {
  test("is urgent in the first answer [CALL-1]", () => {
    const isServed = (said: string): boolean =>
      /^(?:Hang up|If this is happening now)|has to be seen today.*000/.test(callSaying([], mine).say(said));
    expect(served(sayings, isServed)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(halves(onlyOozing))("what only oozes, %s", (_, sayings) => {
  test("is no matter for an ambulance [CALL-1]", () => {
    const isServed = (said: string): boolean => {
      const call = callSaying([]);
      const answer = call.say(said);
      return (
        call.state.step.kind !== "checking_emergency" && /cloth for half an hour|no emergency/.test(answer)
      );
    };
    expect(served(sayings, isServed)).toBeGreaterThanOrEqual(least);
  });
});

const ritas = () => ({
  ...mine,
  book: clinicBook(exampleFacts, [aVisit({ patientName: "Rita Moore", patientPhone: "+61466777888" })]),
});
const herDetails = ["Rita Moore", "no, it's 0466 777 888"];

describe.each(halves(ofAnothersVisit))("another person's visit, by whatever words, %s", (_, sayings) => {
  test("is neither looked up nor told nor touched, nor after other words for it [CALL-1]", () => {
    const isKept = (said: string): boolean => {
      const again = ["i'd like to cancel the appointment of rita moore", "yes", "i want to cancel it"];
      const call = callSaying([said, ...herDetails, "yes", ...again, ...herDetails, "yes"], ritas());
      const isFound = call.effects.some(({ type }) => type === "find_appointments");
      return !isFound && standingIn(call.book).length === 1;
    };
    expect(served(sayings, isKept)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(halves(ofTheirOwnVisit))("one's own visit or a small child's, %s", (_, sayings) => {
  test("is dealt with as ever, whoever else is mentioned [CALL-1]", () => {
    const isServed = (said: string): boolean =>
      callSaying([said, ...herDetails, "tuesday"], ritas()).effects.some(
        ({ type }) => type === "find_appointments",
      );
    expect(served(sayings, isServed)).toBeGreaterThanOrEqual(sayings.length - 1);
  });
});
