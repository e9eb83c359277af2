import { describe, expect, it } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A medicine that somebody cannot have: news of their own health, and answered by what was written down. */

const keepsTaking = /keep taking|don't stop/i;

describe("a medicine that somebody cannot have", () => {
  it.each([
    ["so you've got the wheelchair and the penicillin down have you"],
    ["have you got the penicillin written down"],
    ["did you put that down about the penicillin"],
    ["is the penicillin on there"],
  ])("is told to stand where it does: '%s' [CALL-6]", async (asked) => {
    const call = await callInWords();
    await call.hears("it's ian mackie i'd like to leave a message for the dentist");
    await call.hears("i'm in a wheelchair now and i can't have penicillin it brings me out in a rash");
    const said = await call.hears(asked);
    expect(said).toMatch(/^Yes\b/);
    expect(said).not.toMatch(keepsTaking);
  });

  it("is the caller's own in the middle of business for a daughter [CALL-6]", async () => {
    const call = await callInWords();
    await call.hears(
      "it's ian mackie can you get them to ring my daughter fiona on oh four two one double three oh seven nine six tomorrow",
    );
    await call.hears("and i can't have penicillin so write that down");
    const [task] = call.tasks.slice(-1);
    expect(task?.detail).toMatch(/In the caller's words: .*i can't have penicillin/);
    expect(task?.isUrgent).toBe(true);
  });

  it.each([
    ["can i have penicillin if i'm allergic to amoxil"],
    ["i can't have penicillin so can i take amoxicillin"],
  ])("is never told to be kept up: '%s' [CALL-9]", async (asked) => {
    const call = await callInWords();
    const said = await call.hears(asked);
    expect(said).not.toMatch(keepsTaking);
    expect(said).toContain("reacted to");
  });

  it.each([
    ["hello my wife say to me tell you i no can have codeine it make me very sick"],
    ["i've been told not to have aspirin because of my ulcer can you put that on my file"],
    ["she must not be given ibuprofen with her kidneys just so the dentist knows"],
  ])("is news, however it is put: '%s' [CALL-6]", async (told) => {
    const call = await callInWords();
    await call.hears(told);
    await call.hears("it's dawn reid");
    await call.hears("bye");
    expect(call.tasks.at(-1)).toMatchObject({ isUrgent: true });
  });

  it("leaves what a doctor has somebody on as it is, beside an allergy [CALL-9]", async () => {
    const call = await callInWords();
    await call.hears("it's tom hay i come up in a rash with latex just so you know");
    expect(await call.hears("can i still take my blood pressure tablets that morning")).toMatch(keepsTaking);
  });
});
