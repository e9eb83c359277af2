import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const clean = aVisit({ appointmentId: "clean", date: "2026-08-12" });
const filling = aVisit({ appointmentId: "filling", date: "2026-08-20", appointmentType: "Filling" });
const rootCanal = aVisit({ appointmentId: "root", date: "2026-08-25", appointmentType: "Root Canal" });

const callOn = (visits: readonly (typeof clean)[], ...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, visits) });
/** Those that were asked about, in turn, once each was agreed to. */
function agreedTo(call: TestCall): string[] {
  const asked: string[] = [];
  while (call.state.step.kind === "confirming_cancel" && asked.length < 4) {
    asked.push(call.state.step.appointment.appointmentId);
    call.say("yes");
  }
  return asked;
}

describe("several visits are cancelled one after the other, each after its own read-back [CALL-1] [APPT-14]", () => {
  test.each([
    "i want to cancel my clean and my filling, mia chen",
    "i want to cancel wednesday and the twentieth, mia chen",
    "can you cancel the filling plus the clean please, mia chen",
  ])("named in one breath: %s", (line) => {
    const call = callOn([clean, filling, rootCanal], line, "yes");
    expect(agreedTo(call)).toEqual(["clean", "filling"]);
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-25 10:00"]);
  });

  test("all of them", () => {
    const call = callOn([clean, filling, rootCanal], "cancel everything i've got booked, mia chen", "yes");
    expect(agreedTo(call)).toEqual(["clean", "filling", "root"]);
  });

  test.each(["the two of them", "both", "um all of those please", "the clean and the filling", "everything"])(
    "to 'which one do you mean': %s",
    (line) => {
      const call = callOn([clean, filling], "i want to cancel, mia chen", "yes", line);
      expect(agreedTo(call)).toEqual(["clean", "filling"]);
    },
  );

  test.each(["cancel them", "can you cancel the clean and the filling", "cancel both of those"])(
    "once they were told: %s",
    (line) => {
      const call = callOn([clean, filling], "what have i got booked, mia chen", "yes", line);
      expect(agreedTo(call)).toEqual(["clean", "filling"]);
    },
  );

  test("thought of at the read-back of one, which is told again", () => {
    const call = callOn([clean, filling], "i want to cancel my clean, mia chen", "yes", "actually both");
    expect(call.state.lastSaid).toContain("one after the other. I have Mia Chen's teeth cleaning");
    expect(agreedTo(call)).toEqual(["clean", "filling"]);
  });

  test("and with the yes to it", () => {
    const call = callOn(
      [clean, filling],
      "i want to cancel my clean, mia chen",
      "yes",
      "yes and the other one too",
    );
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-20 10:00"]);
    expect(agreedTo(call)).toEqual(["filling"]);
  });

  test("one of them that is kept leaves the others to be asked about", () => {
    const call = callOn([clean, filling], "cancel both my appointments, mia chen", "yes", "no keep that one");
    expect(agreedTo(call)).toEqual(["filling"]);
  });

  test("and none is asked about any more when all are kept", () => {
    const call = callOn(
      [clean, filling],
      "cancel both my appointments, mia chen",
      "yes",
      "no don't cancel any of them",
      "book me a check up on friday at ten",
      "yes",
    );
    expect(call.state.step.kind).toBe("anything_else");
    expect(standingIn(call.book)).toHaveLength(3);
  });
});

describe("but one alone stays one [CALL-1]", () => {
  test.each(["not both just the filling", "the filling, not all of them", "just the filling"])(
    "%s",
    (line) => {
      const call = callOn([clean, filling], "i want to cancel, mia chen", "yes", line);
      expect(agreedTo(call)).toEqual(["filling"]);
    },
  );

  test.each([
    "i want to cancel my filling, that's all, mia chen",
    "we're both sick so cancel my filling, mia chen",
    "cancel the filling and keep the clean, mia chen",
    "cancel my filling but not my clean, mia chen",
    "cancel the twentieth and keep wednesday, mia chen",
  ])("%s", (line) => expect(agreedTo(callOn([clean, filling], line, "yes"))).toEqual(["filling"]));

  test.each(["yes that's all", "yes that's everything thanks", "yes but leave the other one"])(
    "%s",
    (line) => {
      const call = callOn([clean, filling], "i want to cancel my clean, mia chen", "yes", line);
      expect(standingIn(call.book)).toContain("Mia Chen 2026-08-20 10:00");
      expect(call.state.step.kind).not.toBe("confirming_cancel");
    },
  );
});

describe("what is kept is not cancelled [CALL-1] [APPT-14]", () => {
  test.each([
    ["keep the root canal and cancel the other two please, mia chen", ["clean", "filling"]],
    ["cancel the others but keep the filling, mia chen", ["clean", "root"]],
    ["can you leave the twentieth and cancel the rest, mia chen", ["clean", "root"]],
  ])("%s", (line, cancelled) => {
    const call = callOn([clean, filling, rootCanal], line, "yes");
    expect(agreedTo(call)).toEqual(cancelled);
  });

  const early = aVisit({
    appointmentId: "early",
    date: "2026-08-20",
    time: "11:30",
    appointmentType: "Dental Implant",
  });
  const late = aVisit({
    appointmentId: "late",
    date: "2026-08-20",
    time: "15:30",
    appointmentType: "Root Canal",
  });

  test.each([
    "right, scrap the afternoon one and keep the implant",
    "cancel the arvo one please",
    "cancel the other one and keep the implant",
  ])("of one in the morning and one after noon, once both were told: %s", (said) => {
    const call = callOn([early, late], "mia chen here, when are my appointments", "yes", said);
    expect(agreedTo(call)).toEqual(["late"]);
  });
});
