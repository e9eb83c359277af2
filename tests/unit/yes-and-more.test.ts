import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What follows a yes, whose visit each part of a sentence is of, and what is asked of what stands. Monday, 10 August 2026. */

const own = "+61491570156";
const visit = (patientName: string, time: string, date = "2026-08-13") => ({
  ...{ patientName, patientPhone: own, appointmentType: "Teeth Cleaning", date, time },
});
const family = [visit("Rita Moore", "10:00"), visit("Leo Moore", "10:30"), visit("Ivy Moore", "11:00")];
const movesRitas = "hello it's rita moore can you move my appointment to friday at two";

describe("a yes to what was read back stands, whatever follows it [CALL-1]", () => {
  test.each([
    ["haste", "yes please be quick"],
    ["a reason with an hour in it", "yes please because i have to pick the kids up by three"],
    [
      "a question, and an hour that goes with it",
      "yep and is it okay if i eat before i usually have lunch at one",
    ],
    ["word of somebody else's visit that stays", "yes great and leo is still half ten on the thirteenth"],
    ["somebody else's visit that is let be", "yes thanks leave leo at half past ten"],
  ])("%s", async (_, line) => {
    const call = await callInWords({ before: family });
    await call.hears(movesRitas, line);
    expect(call.stands()).toContain("Rita Moore 2026-08-14 14:00");
    expect(call.stands()).toContain("Leo Moore 2026-08-13 10:30");
    expect(call.ledger.matters.filter(({ kind }) => kind === "move")).toHaveLength(1);
  });

  test("another day in its own breath is no yes", async () => {
    const call = await callInWords({ before: family });
    await call.hears(movesRitas, "yeah actually make it monday at two instead");
    expect(call.stands()).toContain("Rita Moore 2026-08-13 10:00");
  });
});

describe("a visit that they did not mean to have is given up again [CALL-1]", () => {
  test.each([
    "oi hang on i never said you could book that",
    "no i was just asking what was free take it out again",
    "look forget it don't put me down for that",
    "what hang on i haven't said yes mate i was asking what it costs",
    "hey i never agreed to that",
    "i didn't want it booked in yet",
  ])("%s", async (line) => {
    const call = await callInWords();
    const answered = await call.hears("it's rita moore can i get a clean on friday at two", "yes", line);
    expect(answered).toMatch(/cancel it\?/);
    await call.hears("yes");
    expect(call.stands()).toEqual([]);
  });
});

describe("a soft yes before a question on which it hangs is none yet [CALL-1]", () => {
  const asksFor = "it's rita moore can i get a clean on friday at two";

  test.each([
    "yeah look mate okay so what happens if i can't get the day off",
    "yep but how much is that going to be",
    "right okay so could i still change it if my boss says no",
    "yeah and is there a fee if i have to cancel",
    "sure what if the car's not back by then",
    "hmm yeah righto so what would that set me back",
    "okay and does it hurt much",
    "um yeah look how long am i in the chair for",
  ])("%s", async (line) => {
    const call = await callInWords();
    const answered = await call.hears(asksFor, line);
    expect(call.stands()).toEqual([]);
    expect(answered).toContain("for Rita Moore");
    await call.hears("yes please");
    expect(call.stands()).toEqual(["Rita Moore 2026-08-14 14:00"]);
  });

  test.each([
    "yes please and where do i park",
    "yep so do i need to bring anything",
    "yeah great how long does it take",
  ])("but %s is one", async (line) => {
    const call = await callInWords();
    await call.hears(asksFor, line);
    expect(call.stands()).toEqual(["Rita Moore 2026-08-14 14:00"]);
  });
});

describe("the second child is reached by name [CALL-1]", () => {
  const first = ["hi i'm their mum can you move leo moore to friday at two"];

  test("in the breath that agrees to the first", async () => {
    const call = await callInWords({ before: family });
    await call.hears(...first, "yes and ivy's to half past two the same day", "yes she's a child", "yes");
    expect(call.stands()).toContain("Leo Moore 2026-08-14 14:00");
    expect(call.stands()).toContain("Ivy Moore 2026-08-14 14:30");
  });

  test("once the first is done, and by the name alone", async () => {
    const call = await callInWords({ before: family });
    await call.hears(...first, "yes");
    const said = await call.hears("next ivy friday the fourteenth at half past two");
    expect(said).not.toContain("Leo");
    await call.hears("yes she's four", "yes");
    expect(call.stands()).toContain("Leo Moore 2026-08-14 14:00");
    expect(call.stands()).toContain("Ivy Moore 2026-08-14 14:30");
  });

  test("and 'not the other one' names whose stays", async () => {
    const call = await callInWords({ before: family });
    await call.hears(...first, "no ivy not leo", "yes she's four");
    expect(call.stands()).toContain("Leo Moore 2026-08-13 10:30");
  });
});

describe("what is asked of what stands is a question [CALL-1]", () => {
  test("whether it was done opens no further move", async () => {
    const call = await callInWords({ before: family });
    const said = await call.hears(movesRitas, "yes", "and has mine moved now");
    expect(said).toMatch(/Friday the 14th/);
    expect(call.ledger.matters.every(({ status }) => status !== "open")).toBe(true);
  });

  test("of somebody else's on the line it is told that nothing else was changed, and never that there is none", async () => {
    const call = await callInWords({ before: family });
    const said = await call.hears(
      "it's rita moore please cancel mine on thursday",
      "yes and leo's one is still on yeah",
    );
    expect(said).toContain("I haven't changed anything else");
    expect(said).not.toContain("anything for Leo");
    expect(call.stands()).toEqual(["Leo Moore 2026-08-13 10:30", "Ivy Moore 2026-08-13 11:00"]);
  });
});
