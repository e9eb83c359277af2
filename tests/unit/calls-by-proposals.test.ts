import { describe, expect, test } from "vitest";
import type { ProposedAct } from "#server/dialogue/model-turns.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { type CallOptions, ledgerCall } from "../support/ledger-call.ts";

/** A call whose caller is heard as a language model takes the words; lines without acts are left to the built-in reader. */
async function callOf(
  lines: readonly (readonly [string, (readonly ProposedAct[])?])[],
  options: CallOptions = {},
) {
  const call = await ledgerCall(builtIn, options);
  for (const [text, acts] of lines)
    await call.send({ type: "heard", text, ...(acts && { proposal: { acts } }) });
  return call;
}
const booked = (call: Awaited<ReturnType<typeof callOf>>): readonly string[] =>
  call.ledger.booked.map(({ patientName, date, time, appointmentType }) =>
    [patientName, date, time, appointmentType].join(" "),
  );

describe("a call that a language model hears", () => {
  test("books for two in one breath, whatever the second is called, and ends when that was all [CALL-6]", async () => {
    const call = await callOf([
      [
        "id like a check up and the wife needs a clean as well same day friday at twelve",
        [
          { does: "want.book", words: "id like a check up" },
          { does: "treatment", words: "a check up", which: "General Consultation" },
          { does: "when.wish", words: "friday at twelve" },
          { does: "want.book", words: "the wife needs a clean as well" },
          { does: "patient", words: "the wife" },
          { does: "treatment", words: "a clean", which: "Teeth Cleaning" },
        ],
      ],
      ["bill fraser"],
      [
        "yeah do that and what about the missus",
        [
          { does: "yes", words: "yeah do that" },
          { does: "want.book", words: "what about the missus" },
          { does: "patient", words: "the missus" },
        ],
      ],
      [
        "same day i said before or after mine doesnt matter her names jean fraser",
        [
          { does: "when.wish", words: "same day" },
          { does: "fed_up", words: "i said" },
          { does: "name.patient", words: "jean fraser" },
        ],
      ],
      ["yep"],
      ["no thats all mate ta", [{ does: "that_is_all", words: "thats all" }]],
    ]);
    expect(booked(call)).toEqual([
      "Bill Fraser 2026-08-14 12:00 General Consultation",
      "Jean Fraser 2026-08-14 12:30 Teeth Cleaning",
    ]);
    expect(call.ledger.isEnded).toBe(true);
    expect(call.tasks).toEqual([]);
  });

  test("has whoever rings rung back, and not the child that is named beside them [CALL-6]", async () => {
    const call = await callOf([
      [
        "how much is a filling for my daughter she is seven",
        [
          { does: "ask.price", words: "how much is a filling" },
          { does: "patient", words: "my daughter" },
        ],
      ],
      ["yes please ask them", [{ does: "yes", words: "yes please" }]],
      [
        "my name is liu mei and the daughter is liu jiayi can they call me after ten o'clock",
        [
          { does: "name.caller", words: "liu mei" },
          { does: "name.patient", words: "liu jiayi" },
          { does: "want.callback", words: "can they call me" },
          { does: "when.wish", words: "after ten o'clock" },
        ],
      ],
    ]);
    const [task] = call.tasks;
    expect(task?.title).toContain("Liu Mei");
    expect(task?.title).toContain("about Liu Jiayi");
    expect(task?.detail).toContain("after 10:00 am");
  });

  test("moves a visit to the weekday of its own week [CALL-6]", async () => {
    const tom = { patientName: "Tom Hargreaves", patientPhone: "+61491570156" };
    const call = await callOf(
      [
        [
          "its tom hargreaves ive got my whitening next week wednesday could i do the thursday instead at four",
          [
            { does: "name.caller", words: "tom hargreaves" },
            { does: "when.visit", words: "next week wednesday" },
            { does: "want.move", words: "could i do the thursday instead" },
            { does: "when.wish", words: "the thursday instead at four" },
          ],
        ],
      ],
      { before: [{ ...tom, appointmentType: "Teeth Whitening", date: "2026-08-19", time: "15:30" }] },
    );
    expect(call.ledger.asked).toMatchObject({ ask: "agree_move", to: { date: "2026-08-20", time: "16:00" } });
  });
});
