import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const before = [
  {
    ...{ patientName: "Pete Novak", patientPhone: "+61491570156", appointmentType: "Check-up" },
    ...{ date: "2026-08-13", time: "14:30" },
  },
];

const rosteredOn = "gday its pete novak ive got an appointment thursday and somethings come up at work";

test.each([
  rosteredOn,
  "its pete novak ive got covid and ive got a visit on thursday",
  "hi its pete novak my daughters got gastro so thursdays visit is out",
])("what is told with a visit may be what is to become of it: '%s' [CALL-5]", async (told) => {
  const call = await callInWords({ before });
  expect(await call.hears(told)).toContain("move that visit or cancel it, or shall I just pass that on");
});

test.each([
  ["move it please", "move"],
  ["cancel it", "cancel"],
  ["just pass it on", "message"],
  ["yes please", "message"],
])("and '%s' is taken for it [CALL-5]", async (answer, kind) => {
  const call = await callInWords({ before });
  await call.hears(rosteredOn, answer);
  expect(call.ledger.matters.map((matter) => matter.kind)).toEqual([kind]);
});

test("whoever gives up a visit in words is not asked whether to move it [CALL-5]", async () => {
  const call = await callInWords({ before });
  await call.hears("hi its pete novak i dont need my visit thursday anymore");
  expect(call.ledger.asked?.ask).toBe("agree_cancel");
});

describe("a visit in place of the one that stands", () => {
  const mias = { patientName: "Mia Chen", patientPhone: "+61491570156", appointmentType: "Check-up" };
  const before = [{ ...mias, date: "2026-08-12", time: "10:00" }];

  test.each([
    "it's mia chen i wanted to book a clean for friday the fourteenth at ten instead of the wednesday one",
    "could you book me in on friday at ten in place of wednesday its mia chen",
    "mia chen here put me down for ten on friday instead would you i cant do wednesday",
  ])("is that one, moved: %s [CALL-1] [CALL-5]", async (wish) => {
    const call = await callInWords({ before });
    await call.hears(wish, "yes please");
    expect(call.stands()).toEqual(["Mia Chen 2026-08-14 10:00"]);
  });

  test("another time of a booking that is under way moves nothing that stands [CALL-1]", async () => {
    const call = await callInWords({ before });
    await call.hears("i need to book my son leo a check up friday at ten", "leo chen");
    await call.hears("actually could we do eleven instead", "yes");
    expect(call.stands()).toEqual(["Mia Chen 2026-08-12 10:00", "Leo Chen 2026-08-14 11:00"]);
  });

  test("whoever may not make it confirms nothing, and the team knows while they do not know yet [CALL-5] [CALL-8]", async () => {
    const tomorrow = [{ ...mias, date: "2026-08-11", time: "14:00" }];
    for (const answer of ["i dont know yet ill know tonight", "just pass it on please"]) {
      const call = await callInWords({ before: tomorrow });
      const asked = await call.hears(
        "hi its mia chen im coming tuesday but my sister had a fall so i might not make it",
      );
      expect(asked).toMatch(/another time, or shall I cancel/);
      expect(await call.hears(answer)).toMatch(/leave|stays/);
      expect(call.tasks[0]?.detail).toContain("i might not make it");
      expect(call.tasks[0]?.detail).not.toContain("confirms");
      expect(call.stands()).toEqual(["Mia Chen 2026-08-11 14:00"]);
    }
  });
});

test("other times are asked for in whatever order of words [CALL-1]", async () => {
  for (const question of ["what other time you have", "which times else you got"]) {
    const call = await callInWords();
    await call.hears("hello i need clean teeth tomorrow");
    const said = await call.hears(question);
    expect(said).toMatch(/half past nine|half past twelve|four o'clock/);
    expect(said).not.toMatch(/team/);
  }
});
