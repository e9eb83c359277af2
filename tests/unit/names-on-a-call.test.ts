import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import type { Visit } from "#server/rehearsal/caller.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

async function callSaying(lines: readonly string[], options: CallOptions = {}): Promise<LedgerCall> {
  const call = await ledgerCall(builtIn, options);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}

/** It is free, so the name is asked for next. */
const wish = "a check-up on wednesday at 10";

const nameAfter = async (...lines: readonly string[]) => {
  const { ledger } = await callSaying([wish, ...lines]);
  return ledger.people[ledger.matters[0]?.person ?? ledger.caller]?.name?.full;
};

describe("a nickname with the full name is the full name [CALL-1]", () => {
  test.each([
    [["Wozza", "Warren Pickering"], "Warren Pickering"],
    [["Davo. Dave Brankovic"], "Dave Brankovic"],
    [["davo dave brankovic"], "Dave Brankovic"],
    [["Lexi", "Alexandra Papadopoulos"], "Alexandra Papadopoulos"],
    [["everyone calls me Wozza but it's Warren Pickering"], "Warren Pickering"],
    [["Warren Pickering, Wozza to my mates"], "Warren Pickering"],
    [["Kev", "Kevin", "Hart"], "Kevin Hart"],
    [["Maria", "Garcia Lopez"], "Maria Garcia Lopez"],
  ])("%s", async (lines, name) => {
    expect(await nameAfter(...lines)).toBe(name);
  });
});

describe("what somebody is at is no name, however its end is swallowed [CALL-1]", () => {
  test.each([
    [["warren pickering i'm just sayin what's free"], "Warren Pickering"],
    [["gus abara i'm headin off in a tick"], "Gus Abara"],
    [["it's nell i'm runnin round after the kids", "farrow"], "Nell Farrow"],
    [["i'm colin hart"], "Colin Hart"],
    [["i'm dustin"], "Dustin"],
  ])("%s", async (lines, name) => {
    expect(await nameAfter(...lines)).toBe(name);
  });
});

describe("names in parts and in other forms [CALL-1]", () => {
  test.each([
    [["Mrs Park", "Sue"], "Sue Park"],
    [["father o'malley", "Pat"], "Pat O'Malley"],
    [["Sean", "oh brien"], "Sean O'Brien"],
    [["Pickering, Warren"], "Warren Pickering"],
    [["Smith-Jones, Kate"], "Kate Smith-Jones"],
    [["John Smith", "no, Jon without the h"], "Jon Smith"],
    [["Sue Park, it's under my maiden name, Kelly"], "Sue Kelly"],
    [["my married name is Sue Park, I used to be Sue Kelly"], "Sue Park"],
    [["sue kelly, well sue park now"], "Sue Park"],
    [["its jade stone well okafor now"], "Jade Okafor"],
    [["my name was sue kelly its sue park now"], "Sue Park"],
    [["Sue Park nee Kelly"], "Sue Park"],
    [["Kate Smith", "yes", "no, Catherine"], "Catherine Smith"],
    [["Sue Park", "yes", "it's Suzanne actually"], "Suzanne Park"],
  ])("%s", async (lines, name) => {
    expect(await nameAfter(...lines)).toBe(name);
  });

  const suesFormer: Visit = {
    ...{ patientName: "Sue Kelly", patientPhone: "+61491570156", appointmentType: "Teeth Cleaning" },
    ...{ date: "2026-08-11", time: "10:00" },
  };
  test.each([
    ["its sue kelly, well sue park now, i need to cancel my appointment"],
    ["cancel my appointment", "sue park formerly kelly"],
    ["cancel my appointment", "sue park, i used to be sue kelly"],
  ])("a visit is found under the name from before as well: %s", async (...lines) => {
    const call = await callSaying(lines, { before: [suesFormer] });
    expect(call.ledger.asked?.ask).toBe("agree_cancel");
  });

  test.each(["its sue kelly im sick now", "it's Sue Kelly and it was Ken who told me about you"])(
    "'%s' tells of no other name",
    async (said) => {
      expect(await nameAfter(said)).toBe("Sue Kelly");
    },
  );

  test("'no, Jon without the H' declines no number", async () => {
    const call = await callSaying([wish, "John Smith", "no, Jon without the h"]);
    const { people, matters } = call.ledger;
    expect(people[matters[0]?.person ?? 0]).toMatchObject({ name: { full: "Jon Smith" }, declined: [] });
  });

  test("a name that is a word asks nothing: Sue Park", async () => {
    const { ledger } = await callSaying([wish, "it's Mrs Sue Park", "not Park, Parkes"]);
    expect(ledger.questions).toEqual([]);
  });
});

describe("a number [CALL-1]", () => {
  test("of nothing but zeros is taken as it was dictated", async () => {
    const call = await callSaying(
      ["a cleaning tomorrow at ten please", "Mia Chen", "oh four oh oh oh oh oh oh oh oh"],
      { callerNumber: null },
    );
    expect(call.ledger.people.map(({ phone }) => phone)).toContain("+61400000000");
  });
});

test("a caller who repeats a word for ever is answered as one who stops [CALL-1]", async () => {
  const ending = "you have anything on thursday";
  const call = await callSaying([`${"would ".repeat(300)}${ending}`]);
  const other = await callSaying([`${"would ".repeat(12)}${ending}`]);
  expect(call.effects).toEqual(other.effects);
});

test("the number that the visit stands under, told again, puts nothing right [CALL-5]", async () => {
  const { tasks, ledger } = await callSaying([
    "a check-up on wednesday at 10",
    "warren pickering",
    "yes please",
    "oh four nine one five seven oh one five six",
  ]);
  expect(ledger.booked).toHaveLength(1);
  expect(tasks.map(({ detail }) => detail).join(" ")).not.toContain("To put right");
});
