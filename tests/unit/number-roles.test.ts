import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What each number that is said is for: to be rung, for when that is not answered, or never. */

async function taskOf(...said: readonly string[]) {
  const call = await callInWords({ callerNumber: "+61412345678" });
  await call.hears(...said, "tom baker", "whenever");
  return call.tasks.at(-1);
}

describe("[CALL-5] a number that is no telephone of theirs is rung by nobody", () => {
  test.each([
    "call me about my xrays our fax is 02 9555 1234",
    "could you kindly telephone me regarding my account it is member number 0412 555 666",
    "could someone ring me about my claim the policy number is 0412 998 877",
    "please call me back 0411 222 333 isnt mine anymore",
    "please ring me about my implant my fax number is 9555 1234 dont ring that one",
    "i want someone to call me not on the 0411 222 333 thats my old phone",
  ])("%s", async (said) => {
    expect((await taskOf(said))?.phone).toBe("+61412345678");
  });

  test.each([
    ["could you call me about my claim on 0422 333 444", "+61422333444"],
    ["please ring me my number was 0411 222 333 now 0422 333 444", "+61422333444"],
    ["im on 0422 333 444 no sorry 0422 333 445 please ring me", "+61422333445"],
    ["ring me on 0422 333 444 if you cant do thursday", "+61422333444"],
    ["our fax is 02 9555 1234 and our phone is 02 9555 1235 please ring me", "+61295551235"],
  ])("%s: %s is", async (said, phone) => {
    const task = await taskOf(said);
    expect(task?.phone).toBe(phone);
    expect(task?.detail).not.toContain("If not answered");
  });
});

describe("[CALL-5] a second number stands on a line of its own, and the first is rung first", () => {
  test.each([
    [
      ["ring us back please on 0422 333 444 and if theres no answer try my hubby on 0498 765 432"],
      ["+61422333444", "husband, 0498 765 432"],
    ],
    [
      ["i need someone to ring about my plate", "call me first otherwise my brother greg on 0498 765 432"],
      ["+61412345678", "brother Greg, 0498 765 432"],
    ],
    [
      ["please call me about my retainer", "you can also get me on 0422 333 444"],
      ["+61412345678", "their other number, 0422 333 444"],
    ],
    [
      ["ring me on 0422 333 444 or my work phone 9555 1234"],
      ["+61422333444", "their other number, (02) 9555 1234"],
    ],
    [
      ["please call me about my crown", "if im not there try my mum", "0498 765 432"],
      ["+61412345678", "mum, 0498 765 432"],
    ],
    [
      ["call my husband greg on 0498 765 432 about the braces or me if he doesnt pick up"],
      ["+61498765432", "Tom Baker, 0412 345 678"],
    ],
    [
      [
        "somebody please call me regarding mums teeth",
        "first try me on this number then my sister kate 0498 765 432",
      ],
      ["+61412345678", "sister Kate, 0498 765 432"],
    ],
    [
      ["please call dad on 0498 765 432 hes the patient mine is 0422 333 444 if hes not home"],
      ["+61498765432", "Tom Baker, 0422 333 444"],
    ],
  ] as const)("%j", async (said, [phone, second]) => {
    const task = await taskOf(...said);
    expect(task?.phone).toBe(phone);
    expect(task?.detail.split("\n")).toContain(`If not answered: ${second}.`);
  });

  test.each([
    [
      [
        "ring me about my filling",
        "if you cant get me ring my sister jane on 0498 765 432",
        "no forget jane just ring me",
      ],
      "+61412345678",
    ],
    [
      ["please ring me if i dont answer ring my son on 0498 765 432", "actually dont ring my son"],
      "+61412345678",
    ],
    [
      [
        "call me back please best number is 9555 6677 or else my mobile 0422 333 444",
        "actually ring the mobile not the landline",
      ],
      "+61422333444",
    ],
  ] as const)("put right later: %j", async (said, phone) => {
    const task = await taskOf(...said);
    expect(task?.phone).toBe(phone);
    expect(task?.detail).not.toContain("If not answered");
  });
});

test("the wrong number on their file is put right by the team [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("you have the wrong mobile on file for me it should be 0422 333 444");
  expect(await call.hears("tom baker")).toMatch(/put that right/);
});
