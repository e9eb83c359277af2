import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Several who come, and which of the times that were offered is whose. */

const bothChildren = [
  "can i get both my kids in for a check up on wednesday",
  "it's priya menon the kids are arjun and diya",
  "half past three or four",
] as const;

describe("whoever is named with one of the times has it, and is read back with it [CALL-5]", () => {
  test.each([
    "diya at half past three and then arjun at four",
    "four o'clock is for arjun and half past three is for diya",
    "i want both times diya menon half past three arjun menon four o'clock",
    "no i said diya at half past three arjun at four",
  ])("%s", async (told) => {
    const call = await callInWords();
    await call.hears(...bothChildren, told, "yes", "yes");
    expect(call.stands().toSorted()).toEqual(["Arjun Menon 2026-08-12 16:00", "Diya Menon 2026-08-12 15:30"]);
  });

  test.each(["both one after the other please", "i want both times"])(
    "as many times as come are taken in order: %s",
    async (told) => {
      const call = await callInWords();
      await call.hears(...bothChildren, told, "yes", "yes");
      expect(call.stands().toSorted()).toEqual([
        "Arjun Menon 2026-08-12 15:30",
        "Diya Menon 2026-08-12 16:00",
      ]);
    },
  );

  test("of more times than come, 'both' takes none", async () => {
    const call = await callInWords();
    await call.hears(...bothChildren.slice(0, 2), "both are fine");
    expect(call.ledger.matters.map(({ slot }) => slot?.time)).not.toContain("16:30");
  });

  test.each([
    "the thursday at ten then and pam after me half past ten",
    "i'm the ten o'clock and she's half past ten",
  ])("the caller and who comes after them: %s", async (told) => {
    const call = await callInWords();
    await call.hears("check ups for the wife and meself thursday", "ten or half past ten", told);
    const { caller, matters } = call.ledger;
    const times = matters.map(({ person, slot }) => [person === caller ? "caller" : "wife", slot?.time]);
    expect(times.toSorted()).toEqual([
      ["caller", "10:00"],
      ["wife", "10:30"],
    ]);
  });
});

test.each([
  "i want to get my two boys in for a clean and i'd love to have them one after the other",
  "both the girls need a check up and i can bring them any day",
])("whoever only arranges it is no patient [CALL-5]: %s", async (told) => {
  const call = await callInWords();
  await call.hears(told);
  const { caller, matters } = call.ledger;
  expect(matters).toHaveLength(2);
  expect(matters.some(({ person }) => person === caller)).toBe(false);
});

test.each(["my husband and i both need a check up", "my wife and i'd like a clean each"])(
  "who comes along with somebody comes [CALL-5]: %s",
  async (told) => {
    const call = await callInWords();
    await call.hears(told);
    const { caller, matters } = call.ledger;
    expect(matters.some(({ person }) => person === caller)).toBe(true);
  },
);

test("a word of whose it is beside another who is known is nobody's last name, and books nothing more [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears(...bothChildren, "arjun at half past three and diya at four", "yes");
  await call.hears("no that one's for diya arjun's already half past three isn't he", "yes");
  expect(call.stands()).toEqual(["Arjun Menon 2026-08-12 15:30", "Diya Menon 2026-08-12 16:00"]);
});

test.each(["i want both times arjun menon half past three diya menon four o'clock"])(
  "what is booked is not begun again [CALL-5]: %s",
  async (told) => {
    const call = await callInWords();
    await call.hears(...bothChildren, "arjun at half past three and diya at four", "yes", told);
    await call.hears("yes");
    expect(call.stands()).toEqual(["Arjun Menon 2026-08-12 15:30", "Diya Menon 2026-08-12 16:00"]);
    expect(call.ledger.matters.filter(({ status }) => status === "open")).toEqual([]);
  },
);

test("a time told with another day than was offered is looked for on that day [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("check ups for the wife and meself", "any morning next week");
  await call.hears("the thursday at ten then and margaret after me half past ten");
  const slots = call.ledger.matters.flatMap(({ slot }) => (slot ? [`${slot.date} ${slot.time}`] : []));
  expect(slots).toContain("2026-08-20 10:00");
});
