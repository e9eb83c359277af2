import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const own = "+61491570156";
const safe = "+61491570157";

describe("whoever books and says that nobody may ring or text the telephone in their hand", () => {
  test.each([
    [
      "um before that please dont ring this phone back or text it im on site all day ring my sister jodie on oh four nine one five seven oh one five seven",
    ],
    [
      "but dont call this number or text me on it use my sister jodies its oh four nine one five seven oh one five seven",
    ],
  ])("is booked under the other number, and people read it: '%s' [CALL-5] [CALL-8]", async (plea) => {
    const call = await callInWords();
    await call.hears("hi can i get in for a clean on wednesday at nine", plea);
    const before = await call.hears("its carly webb");
    expect(before).not.toMatch(/number you're ringing from/);
    await call.hears("yes please", "yes please", "no thats all");
    expect(call.book.standing().map(({ patientName, patientPhone }) => [patientName, patientPhone])).toEqual([
      ["Carly Webb", safe],
    ]);
    expect(call.tasks.map(({ detail }) => detail).join("\n")).toContain("sister jodie");
    expect(call.tasks.every(({ phone }) => phone !== own)).toBe(true);
  });

  test.each(["thats her number so nothing comes to this phone yeah", "and nothing to my mobile please"])(
    "a denied telephone is not taken for theirs: '%s' [CALL-5]",
    async (said) => {
      const call = await callInWords();
      await call.hears("hi can i get in for a clean on wednesday at nine", "carly webb", said);
      expect(call.ledger.people[call.ledger.caller]?.phone ?? null).not.toBe(own);
      expect(call.ledger.people[call.ledger.caller]?.isTextUnwanted).toBe("line");
    },
  );

  test("afraid of who reads it, they are asked, and sent to nobody by force [CALL-1]", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "hi ive chipped a front tooth i gotta be quick can i get in on a weekday",
      "please dont ring this phone back or text it he goes through it",
    );
    expect(said).toMatch(/1800 RESPECT/);
    expect(said).toMatch(/nothing will be texted/);
  });

  test("but the number of the line given as theirs is theirs [CALL-5]", async () => {
    const call = await callInWords();
    await call.hears("hi can i get in for a clean on wednesday at nine", "carly webb");
    const said = await call.hears("yes ring me on this one");
    expect(said).not.toMatch(/nothing will be texted/);
    expect(call.ledger.notToRing ?? []).toEqual([]);
  });
});

test.each([
  ["its carly carly webb", "Carly Webb"],
  ["carly webb jodies me sister", "Carly Webb"],
  ["its beverly beverly hunt", "Beverly Hunt"],
])("a name said twice, or before whose sister they are, is one name: '%s' [CALL-5]", async (said, name) => {
  const call = await callInWords();
  await call.hears("hi can i get in for a clean on wednesday at nine", said);
  expect(call.ledger.people[call.ledger.caller]?.name?.full).toBe(name);
});
