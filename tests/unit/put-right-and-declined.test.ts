import { describe, expect, test } from "vitest";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** What a no, a correction or a refusal does to what was read back or offered. Monday 10 August 2026, 9:00 am. */

async function readBack(...said: readonly string[]): Promise<CallInWords> {
  const call = await callInWords();
  await call.hears(...said);
  expect(call.ledger.asked?.kind).toBe("read_back");
  return call;
}

describe("nothing is read back again that a no or a correction left as it was [CALL-5]", () => {
  const begun = "hi i'd like a consultation about my crown on thursday at ten my name is nina walsh";

  test("a no that changes nothing is asked which bit is wrong", async () => {
    const call = await readBack(begun);
    expect(await call.hears("no that's not right")).toMatch(/which bit .* the name, the day/);
    expect(await call.hears("the day i said friday")).toContain("Friday");
  });

  test("what is put right and stands so is told to stand so", async () => {
    const call = await readBack(begun);
    expect(await call.hears("no it's a consultation not a crown")).toMatch(
      /^Yes, .*a consultation\. Shall I/,
    );
    await call.hears("yes");
    expect(call.stands()).toEqual(["Nina Walsh 2026-08-13 10:00"]);
  });

  test("a yes beside what stands so is the yes", async () => {
    const call = await readBack(begun);
    await call.hears("fine yes but it's down as a consultation right not a new crown");
    expect(call.stands()).toEqual(["Nina Walsh 2026-08-13 10:00"]);
  });

  test("nobody is sorry for a change of mind", async () => {
    const call = await readBack(begun);
    expect(await call.hears("actually make it half past two")).not.toMatch(/sorry|mistake/i);
  });
});

describe("what was declined is not offered again [CALL-5]", () => {
  test.each([
    ["a clean on thursday please", "none of those suit what else have you got that day"],
    ["a check up on wednesday please", "no sorry what other times are there on wednesday"],
  ])("%s, %s", async (wish, refusal) => {
    const call = await callInWords();
    await call.hears(wish);
    const before = call.ledger.matters[0]?.offered ?? [];
    await call.hears(refusal);
    const after = call.ledger.matters[0]?.offered ?? [];
    expect(before.length).toBeGreaterThan(0);
    expect(
      after.filter(({ date, time }) => before.some((each) => each.date === date && each.time === time)),
    ).toEqual([]);
  });

  test("until it is asked for by the clock", async () => {
    const call = await callInWords();
    await call.hears("a clean on thursday please", "none of those suit what else have you got that day");
    await call.hears("oh alright thursday at nine then");
    expect(call.ledger.matters[0]?.slot).toEqual({ date: "2026-08-13", time: "09:00" });
  });

  test("nor is the day that another one is named beside", async () => {
    const call = await callInWords();
    await call.hears("hello the soonest you have for a clean please");
    await call.hears("no not today i'm at work what about wednesday");
    const dates = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(new Set(dates)).toEqual(new Set(["2026-08-12"]));
  });
});

describe("limits hold for all that is offered on the call [CALL-1]", () => {
  test.each([
    ["my mum has choir tuesdays and thursdays so those are out", ["2026-08-18", "2026-08-20"]],
    ["i work mondays and tuesdays so when could i come", ["2026-08-17", "2026-08-18"]],
  ])("%s", async (reason, out) => {
    const call = await callInWords();
    await call.hears(`hi i'd like a consultation ${reason} next week`);
    await call.hears("anything else next week");
    const dates = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => out.includes(date))).toEqual([]);
  });

  test("whoever asks to come sooner is offered nothing later", async () => {
    const visit = {
      patientName: "Nina Walsh",
      patientPhone: "+61491570156",
      appointmentType: "Teeth Cleaning",
    };
    const call = await callInWords({ before: [{ ...visit, date: "2026-08-27", time: "10:00" }] });
    await call.hears("it's nina walsh can i get my clean any earlier", "mornings are better");
    const offered = call.ledger.matters[0]?.offered ?? [];
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(({ date, time }) => `${date} ${time}` >= "2026-08-27 10:00")).toEqual([]);
  });
});

test("outside the hours of a day, the nearest on it and that time on others are offered [CALL-5]", async () => {
  const call = await callInWords({
    facts: {
      businessHours: {
        weekdays: { start: "09:00", end: "17:00" },
        weekends: { start: "09:00", end: "13:00" },
      },
    },
  });
  const said = await call.hears("could i have a clean this saturday at three");
  expect(said).toMatch(/three o'clock is outside our hours; .* nine till one/);
  expect(call.ledger.matters[0]?.offered).toEqual([
    { date: "2026-08-14", time: "15:00" },
    { date: "2026-08-15", time: "12:30" },
    { date: "2026-08-17", time: "15:00" },
  ]);
});
