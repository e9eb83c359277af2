import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

async function nameAfter(...said: readonly string[]): Promise<string | undefined> {
  const call = await callInWords();
  await call.hears("a clean tomorrow at ten please", ...said);
  return call.ledger.people[call.ledger.matters[0]?.person ?? call.ledger.caller]?.name?.full;
}

describe("a part that is spelled behind a name leaves the name as it was said [CALL-1]", () => {
  test.each([
    [["beryl ashcroft that's ashcroft with a c r o f t"], "Beryl Ashcroft"],
    [["it's colin pearce that's pearce with an e a r c e"], "Colin Pearce"],
    [["colin pearce", "it's pearce with e a r c e"], "Colin Pearce"],
    [["jane smythe with a y t h e"], "Jane Smythe"],
    [["it's lachlan reid r e i d"], "Lachlan Reid"],
  ])("%j is %s", async (said, name) => {
    expect(await nameAfter(...said)).toBe(name);
  });
});

describe("a last name of two parts is had whole, however it is told [CALL-1]", () => {
  test.each([
    [["tom barker", "no it's barker hyphen jones"], "Tom Barker-Jones"],
    [["tom barker", "you've left off the jones it's barker jones"], "Tom Barker Jones"],
    [["ines okoro", "and whitfield on the end of my name please"], "Ines Okoro Whitfield"],
    [["ines okoro", "it's whitfield hyphen okoro"], "Ines Whitfield-Okoro"],
    [["ines okoro whitfield", "that's okoro hyphen whitfield love"], "Ines Okoro-Whitfield"],
    [["ines okoro", "yes you missed the time"], "Ines Okoro"],
  ])("%j is %s", async (said, name) => {
    expect(await nameAfter(...said)).toBe(name);
  });
});

describe("what is said kindly to us is no name [CALL-1]", () => {
  test.each([
    [["beryl", "ashcroft love"], "Beryl Ashcroft"],
    [["beryl ashcroft darl"], "Beryl Ashcroft"],
    [["beryl", "ashcroft dear"], "Beryl Ashcroft"],
    [["courtney love"], "Courtney Love"],
  ])("%j is %s", async (said, name) => {
    expect(await nameAfter(...said)).toBe(name);
  });
});

test("the last digits of somebody else's number are none to ring: the task has the line's [CALL-1]", async () => {
  const call = await callInWords();
  await call.hears(
    "my mum joan baker has a visit and i want to move it",
    "her phone ends in four four one",
    "get a person to ring me",
    "any time",
  );
  expect(call.tasks.map(({ phone }) => phone)).toEqual(["+61491570156"]);
});
