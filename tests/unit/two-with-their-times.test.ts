import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** The caller and somebody else, each with a time of their own, told in one breath. */

async function rung(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}
const both = [
  expect.objectContaining({ patientName: "Salma Aziz", date: "2026-08-11", time: "14:00" }),
  expect.objectContaining({ patientName: "Tariq Aziz", date: "2026-08-11", time: "14:30" }),
];

describe("two in one breath", () => {
  test.each([
    ["i need two check ups tuesday one for me at two and tariq at half two", "yes two for me its salma aziz"],
    [
      "two check ups on tuesday please one at two for me and one for tariq at half past two",
      "two for me salma aziz",
    ],
    ["book me tuesday at two for a check up and tariq at half two my names salma aziz", "yes"],
    ["check ups for tariq and me tuesday tariq at half two and me at two", "yes thats right its salma aziz"],
  ])("bear the times that are told for each: '%s' [CALL-1] [CALL-5]", async (first, second) => {
    const call = await rung(first, second, "aziz", "yes", "yes", "yes");
    const standing = call.book.standing().toSorted((one, other) => one.time.localeCompare(other.time));
    expect(standing).toEqual(both);
  });

  test("are each heard by a name that is in no list, and no third visit is begun [CALL-5]", async () => {
    const call = await rung("i need two one for me at two and emeka at half two check ups on tuesday");
    expect(call.ledger.matters.map(({ kind, person }) => [kind, person])).toHaveLength(2);
    expect(call.ledger.matters.map(({ when }) => when.reading.times.map(({ value }) => value))).toEqual([
      [{ kind: "exact", time: "14:00" }],
      [{ kind: "exact", time: "14:30" }],
    ]);
    expect(call.ledger.people.map(({ name }) => name?.first ?? null)).toEqual([null, "Emeka"]);
  });

  test.each([
    [
      "can you fit my two in for cleans on wednesday ottilie at ten and bjarne at eleven",
      ["Ottilie 2026-08-12 10:00", "Bjarne 2026-08-12 11:00"],
    ],
    [
      "ellie needs her filling done tuesday at nine and marcus needs a check up friday at nine",
      ["Ellie 2026-08-11 09:00", "Marcus 2026-08-14 09:00"],
    ],
    [
      "check ups for the kids on thursday half past nine for saoirse and ten for cormac",
      ["Saoirse 2026-08-13 09:30", "Cormac 2026-08-13 10:00"],
    ],
    [
      "could i get my daughter in at two and my son at half past two on friday for a check up",
      ["daughter 2026-08-14 14:00", "son 2026-08-14 14:30"],
    ],
    [
      "me at eleven and my partner at half past on friday for cleans please",
      ["caller 2026-08-14 11:00", "partner 2026-08-14 11:30"],
    ],
  ])(
    "are each told apart by where they stand, by whichever name: '%s' [CALL-1] [CALL-5]",
    async (words, each) => {
      const { ledger } = await rung(words);
      const told = ledger.matters.map(({ person, when }) => {
        const { name, relation } = ledger.people[person] ?? {};
        const [day] = when.reading.days;
        const [time] = when.reading.times;
        const clock = time?.value.kind === "exact" ? time.value.time : "";
        return `${name?.first ?? relation ?? "caller"} ${day?.value.from} ${clock}`;
      });
      expect(told).toEqual(each);
    },
  );

  test.each([
    "i need a check up thursday anything between ten and eleven",
    "i can do three on tuesday or four on wednesday for a clean",
    "is doctor chandra in at three on tuesday or is it doctor moss at four i want a check up",
  ])("are not heard in what one person tells of times: '%s' [CALL-5]", async (words) => {
    const { ledger } = await rung(words);
    expect(ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(1);
  });

  test.each([
    [["oh could you flip those two so hugo's first"], ["Hugo 09:30", "Greta 10:00"]],
    [["no sorry the other way round hugo goes first"], ["Hugo 09:30", "Greta 10:00"]],
    // Once the first is booked, it makes way.
    [
      ["yes", "ah can you swap the two of them around", "yes", "yes"],
      ["Hugo 09:30", "Greta 10:00"],
    ],
  ])("change places when the caller swaps them: %s [CALL-1] [CALL-5]", async (lines, expected) => {
    const first = "both my kids need a clean thursday greta at half past nine and hugo at ten i'm nell moran";
    const call = await rung(first, "yes moran for both", ...lines, "yes", "yes", "yes");
    const standing = call.book
      .standing()
      .map(({ patientName, time }) => `${patientName.split(" ")[0]} ${time}`);
    expect(standing.toSorted()).toEqual([...expected].toSorted());
  });

  test("who has a time is booked first, and whoever had none is asked after them [CALL-5]", async () => {
    const call = await rung(
      "dana weir i need a clean",
      "could you put my son in for a check up thursday at eleven",
      "rory weir",
      "yes",
      "friday at two",
      "yes",
    );
    expect(call.book.standing()).toEqual([
      expect.objectContaining({ patientName: "Rory Weir", date: "2026-08-13", time: "11:00" }),
      expect.objectContaining({ patientName: "Dana Weir", date: "2026-08-14", time: "14:00" }),
    ]);
  });
});
