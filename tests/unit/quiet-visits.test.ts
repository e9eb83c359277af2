import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What is promised of texts and numbers is kept by the book and the card, whatever the visit becomes. */

const own = {
  ...{ patientName: "Ines Moura", patientPhone: "+61491570156", appointmentType: "Crown" },
  ...{ date: "2026-08-12", time: "11:00" },
};
const elsewhere = { ...own, patientPhone: "+61413902276" };

describe("nothing is written of a visit whose caller asked for no texts [CALL-4]", () => {
  test("when it is cancelled", async () => {
    const call = await callInWords({ before: [own] });
    await call.hears(
      "hi it's ines moura can you cancel my crown on wednesday and please don't text me about it",
      "yes please cancel it",
    );
    expect(call.stands()).toEqual([]);
    expect(call.book.quiet()).toHaveLength(1);
  });

  test("when it is moved", async () => {
    const call = await callInWords({ before: [own] });
    await call.hears(
      "it's ines moura no texts to this phone please but could you move my wednesday visit to thursday at ten",
      "yes",
    );
    expect(call.stands()).toEqual(["Ines Moura 2026-08-13 10:00"]);
    expect(call.book.quiet()).toHaveLength(1);
  });

  test("when it stands and is only asked about", async () => {
    const call = await callInWords({ before: [own] });
    await call.hears(
      "ines moura here when is my appointment",
      "right and please send no texts about it",
      "no bye",
    );
    expect(call.stands()).toEqual(["Ines Moura 2026-08-12 11:00"]);
    expect(call.book.quiet()).toHaveLength(1);
  });

  test("and whoever asked for nothing of the kind is written to", async () => {
    const call = await callInWords({ before: [own] });
    await call.hears("it's ines moura can you cancel my crown on wednesday", "yes");
    expect(call.stands()).toEqual([]);
    expect(call.book.quiet()).toEqual([]);
  });
});

describe("which number is not to be rung [CALL-8]", () => {
  const ring = (call: Awaited<ReturnType<typeof callInWords>>) => call.tasks.at(-1);

  test("one that a visit is found by is denied and still finds it", async () => {
    const call = await callInWords({ callerNumber: "+61491570822", before: [elsewhere] });
    await call.hears(
      "i need to cancel my crown it's ines moura",
      "it's booked under oh four one three nine oh two two seven six but never ring that number",
      "wednesday the twelfth",
      "yes cancel it",
      "and could somebody ring me on this one about a new time, after two",
    );
    expect(call.stands()).toEqual([]);
    expect(ring(call)).toMatchObject({ phone: "+61491570822" });
    expect(ring(call)?.detail).toContain("Not on the number ending in 276");
    expect(call.effects.filter(({ type }) => type === "stop_calls")).toEqual([]);
  });

  test("'not the other one' takes nothing from the one that was wished for", async () => {
    const call = await callInWords();
    await call.hears(
      "can somebody ring me about my bill it's ines moura on oh four one three nine oh two two seven six",
      "and not the other number thanks",
    );
    expect(ring(call)).toMatchObject({
      title: expect.stringMatching(/^Ring Ines Moura/),
      phone: "+61413902276",
    });
  });

  test("its end alone names it", async () => {
    const call = await callInWords();
    await call.hears(
      "can somebody ring me about my bill it's ines moura on oh four one three nine oh two two seven six",
      "sorry not two seven six use this phone i'm ringing on",
    );
    expect(ring(call)).toMatchObject({ phone: "+61491570156" });
  });

  test("a time that is ruled out is no end of a number", async () => {
    const call = await callInWords();
    await call.hears("i'd like a clean on thursday, not ten thirty, at eleven", "ines moura");
    expect(await call.hears("yes please")).toContain("eleven");
    expect(call.stands()).toEqual(["Ines Moura 2026-08-13 11:00"]);
  });
});
