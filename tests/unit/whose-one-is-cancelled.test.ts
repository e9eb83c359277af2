import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A parent and a child have a visit each on one day and line; on Monday 10 August 2026. */

const visit = (patientName: string, time: string) => ({
  ...{ patientName, patientPhone: "+61491570156", date: "2026-08-13", time },
  appointmentType: "General Consultation",
});
const before = [visit("Ines Rocha", "10:00"), visit("Paulo Rocha", "10:30")];
const own = "Ines Rocha 2026-08-13 10:00";

describe("of two visits the one that is meant is cancelled, and the caller's own stays [CALL-3]", () => {
  test.each([
    ["it's ines rocha me and my son paulo are in on thursday could you scrap his i'm still right for mine"],
    ["ines rocha here my son paulo's sick can you cancel his on thursday and leave mine"],
    [
      "ines rocha i've got me and my boy paulo down for thursday i need to cancel his i'll still come for mine",
    ],
  ])("'%s'", async (words) => {
    const call = await callInWords({ before });
    const said = await call.hears(words);
    expect(said).not.toMatch(/Ines Rocha's visit/);
    await call.hears("he's eight", "yes that's it");
    expect(call.stands()).toEqual([own]);
  });

  test("whoever is not named is asked for, and the caller's own is not offered in their place", async () => {
    const call = await callInWords({ before });
    const said = await call.hears("ines rocha here cancel my boy's one on thursday please and keep mine");
    expect(said).not.toMatch(/Shall I cancel/);
  });
});
