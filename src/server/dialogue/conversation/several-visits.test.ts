import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall, testCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const family = () => [
  aVisit({ appointmentId: "1", patientName: "Jill Hart", date: "2026-08-11", time: "10:00" }),
  aVisit({ appointmentId: "2", patientName: "Dave Hart", date: "2026-08-12", time: "11:00" }),
  aVisit({ appointmentId: "3", patientName: "Leo Hart", date: "2026-08-13", time: "11:00" }),
];

function ring(...lines: readonly string[]): TestCall {
  const call = testCall({ ...mine, book: clinicBook(exampleFacts, family()) });
  for (const line of lines) tell(call, line);
  return call;
}

/** Says it, and answers whose visit it is where that is asked: Jill's is her own, Dave and Leo are her children. */
function tell(call: TestCall, line: string): string {
  const said = call.say(line);
  if (call.state.step.kind !== "asking_whose") return said;
  const isOwn = call.state.draft.name === null || call.state.draft.name.value.first === "Jill";
  return `${said} ${call.say(isOwn ? "yes, it's my own" : "he's my son")}`;
}

describe("the visits of several are dealt with one after the other, each found by its own name [CALL-1] [APPT-14]", () => {
  test.each([
    ["cancel the appointments for jill and dave hart"],
    ["it's jill hart, cancel the appointments for jill and dave hart"],
    ["cancel jill and dave hart's appointments"],
    ["can you cancel for both jill hart and dave hart please"],
    ["we both need to cancel", "jill and dave hart"],
    ["neither of us can make it, can you cancel", "jill and dave hart"],
  ])("%s", (...lines) => {
    const call = ring(...lines);
    expect(call.state.lastSaid).toContain("Is the number you are ringing from");
    tell(call, "yes");
    expect(call.state.lastSaid).toContain("Jill Hart's teeth cleaning");
    expect(standingIn(call.book)).toHaveLength(3);
    expect(tell(call, "yes")).toContain("Now the other one.");
    expect(call.state.lastSaid).toContain("Dave Hart's teeth cleaning");
    tell(call, "yes");
    expect(standingIn(call.book)).toEqual(["Leo Hart 2026-08-13 11:00"]);
  });

  test("the caller is told so at once", () => {
    expect(ring().say("cancel the appointments for jill and dave hart")).toMatch(
      /^I will take them one after the other\./,
    );
  });

  test.each([
    "it's jill hart, we both need to cancel, me and my husband",
    "it's jill hart, my husband and i both can't make it, please cancel",
  ])("another adult's is not touched when it is its turn [CALL-2]: %s", (line) => {
    const call = ring(line, "yes");
    expect(call.say("yes")).toContain("Now the other one. Are you the patient yourself");
    expect(call.say("no, he's my husband")).toContain("only with the patient");
    for (const said of ["dave hart", "yes", "yes"]) call.say(said);
    expect(standingIn(call.book)).toContain("Dave Hart 2026-08-12 11:00");
  });

  test("three of them, too", () => {
    const call = ring("cancel jill, dave and leo hart's appointments", "yes", "yes", "yes", "yes");
    expect(standingIn(call.book)).toEqual([]);
  });

  test("a day said once is that of all", () => {
    const call = ring("it's jill hart, dave hart and i need to move our appointments to friday", "yes");
    tell(call, "ten");
    expect(tell(call, "yes")).toContain("Now the other one.");
    tell(call, "eleven");
    tell(call, "yes");
    expect(standingIn(call.book)).toEqual([
      "Jill Hart 2026-08-14 10:00",
      "Dave Hart 2026-08-14 11:00",
      "Leo Hart 2026-08-13 11:00",
    ]);
  });

  test("somebody who is merely mentioned cancels nothing of theirs", () => {
    const call = ring(
      "my husband and i are moving to perth so i need to cancel my appointment, it's jill hart",
      "yes",
    );
    expect(tell(call, "yes")).not.toContain("Now the other one.");
  });

  test.each(["do the same with dave's", "and the same with my son's please"])(
    "what was done is done with theirs, after its own yes: %s",
    (line) => {
      const call = ring("it's jill hart, cancel my appointment", "yes", "yes", line);
      expect(call.state).toMatchObject({ purpose: "cancel", step: { kind: "identifying" } });
    },
  );
});

describe("what this call booked for two", () => {
  const both = [
    "a clean for jill hart on tuesday at nine",
    "yes",
    "yes",
    "book dave hart in as well on wednesday at ten for a clean",
    "yes",
  ];

  test.each(["move both of them to friday", "can we move them both to friday"])(
    "is moved one after the other [CALL-1]: %s",
    (line) => {
      const call = callSaying([...both, line]);
      expect(call.state.lastSaid).toContain("Jill Hart's teeth cleaning moves");
      tell(call, "yes");
      tell(call, "yes");
      expect(standingIn(call.book)).toEqual(["Jill Hart 2026-08-14 09:00", "Dave Hart 2026-08-14 10:00"]);
    },
  );

  test.each(["we both need to cancel", "sorry, neither of us can come, cancel both"])(
    "is cancelled one after the other [CALL-1]: %s",
    (line) => {
      const call = callSaying([...both, line]);
      expect(standingIn(call.book)).toHaveLength(2);
      tell(call, "yes");
      tell(call, "yes");
      expect(standingIn(call.book)).toEqual([]);
    },
  );
});
