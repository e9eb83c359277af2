import { describe, expect, test } from "vitest";
import type { Visit } from "#server/rehearsal/caller.ts";
import { callInWords } from "../support/call-in-words.ts";

const tessas: Visit = {
  ...{ patientName: "Tessa Quill", patientPhone: "+61491570156", appointmentType: "Check-up" },
  ...{ date: "2026-08-13", time: "10:30" },
};
const rubys: Visit = { ...tessas, patientName: "Ruby Quill", date: "2026-08-17", time: "16:30" };

describe("whether a visit still stands", () => {
  test.each([
    "so im still in for half ten yeah you havent moved it",
    "do i have an appointment at ten thirty or not",
    "my appointment is thursday half past ten isnt it",
    "am i right for thursday at half past ten",
    "and im at half ten on thursday still",
    "i've got thursday at ten thirty right",
  ])("%s: is told from the book to whoever is known by name and number [CALL-8]", async (asked) => {
    const call = await callInWords({ before: [tessas] });
    const said = await call.hears("tessa quill here can you let them know im bringing my guide dog", asked);
    expect(said).toMatch(/^Yes, .*Thursday the 13th at half past ten/);
    expect(call.stands()).toEqual(["Tessa Quill 2026-08-13 10:30"]);
  });

  test.each(["rubys at half past four on monday still", "and ruby is monday half past four isnt she"])(
    "%s: is told of a child's to the parent who was told of it [CALL-8]",
    async (asked) => {
      const call = await callInWords({ before: [tessas, rubys] });
      const known = "its tessa quill when is my daughter rubys appointment shes six";
      expect(await call.hears(known, asked)).toMatch(
        /^Yes, .*Ruby Quill on Monday the 17th at half past four/,
      );
    },
  );

  test("of a visit that was not opened to them nothing is told [CALL-8]", async () => {
    const call = await callInWords({ before: [tessas] });
    const said = await call.hears("its dave hobbs tessas still in at half past ten on thursday yeah");
    expect(said).not.toMatch(/Yes|13th/);
  });

  test.each([
    ["i want to cancel my appointment thursday half ten yeah", /Shall I cancel it/],
    ["id like to move my appointment on thursday at half past ten please", /When would suit you/],
    ["can i book a clean for half ten thursday", /isn't free/],
  ] as const)("%s: is a wish and no question [CALL-8]", async (wished, answer) => {
    const call = await callInWords({ before: [tessas] });
    expect(await call.hears(`tessa quill here ${wished}`)).toMatch(answer);
  });
});
