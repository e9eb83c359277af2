import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What comes beside a yes, what is asked at a read-back, what hangs on a condition, and visits that were. Monday, 10 August 2026. */

const own = "+61491570156";
const visit = (appointmentType: string, date: string, time: string) => ({
  ...{ patientName: "Greta Holm", patientPhone: own, appointmentType, date, time },
});
const asksFor = "it's greta holm can i get a filling on friday at two";

describe("what comes beside a yes changes nothing of what was agreed to [CALL-1]", () => {
  test("a child at another time is a visit of its own", async () => {
    const call = await callInWords();
    await call.hears(asksFor, "yep lovely and my daughter at half past two that day");
    expect(call.stands()).toEqual(["Greta Holm 2026-08-14 14:00"]);
    expect(call.ledger.matters.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      "book done",
      "book open",
    ]);
  });

  test.each(["yes but actually make it three", "yes and actually no leave it", "yeah nah not that day"])(
    "%s is no yes",
    async (line) => {
      const call = await callInWords();
      await call.hears(asksFor, line);
      expect(call.stands()).toEqual([]);
    },
  );
});

describe("what hangs on what people here find out is passed on and not done [CALL-1]", () => {
  test.each([
    "yes and could you ask the dentist does she do two at once and if not book the half past as well",
    "yes thanks and check with them whether i need the x-ray and if so change it to an hour",
  ])("%s", async (line) => {
    const call = await callInWords();
    await call.hears(asksFor, line);
    expect(call.stands()).toEqual(["Greta Holm 2026-08-14 14:00"]);
    expect(call.tasks[0]?.detail).toMatch(/if (?:not book|so change)/);
    expect(call.ledger.matters.every(({ status }) => status !== "open")).toBe(true);
  });

  test("what hangs on what is free is looked up", async () => {
    const call = await callInWords();
    await call.hears("it's greta holm can i get a clean friday at two or if you can't then friday at three");
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["book"]);
  });
});

describe("a question at a read-back puts nothing right [CALL-1]", () => {
  test.each([
    "wait so thirty minutes is enough for both fillings i don't want to come twice",
    "will they manage that in the half hour or do they put me in for an hour",
    "a filling is that the same as a bonding",
    "hold on what do you mean by request is it not booked",
    "is that in the afternoon",
    "so i just turn up do i or is there a form",
  ])("%s", async (line) => {
    const call = await callInWords();
    const said = await call.hears(asksFor, line);
    expect(said).not.toMatch(/got wrong|You've reached/);
    expect(said).toMatch(/Greta Holm, Friday the 14th at two o'clock/);
    await call.hears("yes");
    expect(call.stands()).toEqual(["Greta Holm 2026-08-14 14:00"]);
  });

  test("and what was to be checked is with the team once it is booked", async () => {
    const call = await callInWords();
    await call.hears(asksFor, "how come it's only a request", "yes", "no thanks bye");
    expect(call.tasks[0]?.detail).toContain("how come it's only a request");
  });

  test("a request in its form is a change", async () => {
    const call = await callInWords();
    const said = await call.hears(asksFor, "could you make it three instead");
    expect(said).toContain("three o'clock");
  });
});

describe("a visit that stands [APPT-14]", () => {
  test("is brought forward, and not booked again, where an earlier time is asked for", async () => {
    const call = await callInWords({ before: [visit("Filling", "2026-08-13", "10:00")] });
    await call.hears(
      "hi greta holm here i'm in on thursday for a filling and it's flared up is there anything earlier like today after two",
      "three would do in place of thursday",
      "yes",
    );
    expect(call.stands()).toEqual(["Greta Holm 2026-08-10 15:00"]);
  });

  test("is brought forward where only its day was told", async () => {
    const call = await callInWords({ before: [visit("Filling", "2026-08-13", "10:00")] });
    await call.hears("greta holm here mine's on thursday but can i get in any sooner");
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["move"]);
  });

  test("is changed in what it is for by the team, and is not moved", async () => {
    const call = await callInWords({ before: [visit("Teeth Cleaning", "2026-08-11", "14:00")] });
    await call.hears("it's greta holm please change my clean to a filling same time tomorrow");
    expect(call.stands()).toEqual(["Greta Holm 2026-08-11 14:00"]);
    expect(call.tasks[0]?.detail).toMatch(/Asks for filling in place of/);
  });

  test("and one that was is no wish", async () => {
    const call = await callInWords();
    await call.hears("hi i came in last friday for a clean and i still haven't seen a receipt");
    expect(call.ledger.matters).toEqual([]);
  });

  test("but one that was, and still hurts, may be", async () => {
    const call = await callInWords();
    await call.hears("i had a filling done last week and it still hurts can i come in thursday");
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["book"]);
  });
});

describe("treatments are called what the caller called them [APPT-14]", () => {
  test("a tooth out is an extraction", async () => {
    const call = await callInWords();
    expect(await call.hears("it's greta holm i need to get a tooth out friday at two")).toContain(
      "an extraction for Greta Holm",
    );
  });

  test("a filling that came out and does not hurt is no urgent visit", async () => {
    const call = await callInWords();
    await call.hears("it's greta holm a filling fell out it's not sore can you do friday at two");
    expect(call.ledger.matters[0]).toMatchObject({ treatment: "General Consultation", named: "filling" });
  });

  test("one that hurts is", async () => {
    const call = await callInWords();
    await call.hears("it's greta holm a filling fell out and it's killing me can you do today at two");
    expect(call.ledger.matters[0]?.treatment).toBe("Emergency Visit");
  });
});
