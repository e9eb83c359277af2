import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Who is rung, on which number and when, as the caller said it last. On Monday 10 August 2026, 9:00 am. */

const number = "oh four one two three four five six seven eight";
const spokenIn = (effects: readonly Effect[]): string =>
  effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");

async function rung(...lines: readonly string[]) {
  const call = await ledgerCall(builtIn);
  let last = "";
  for (const text of lines) last = spokenIn(await call.send({ type: "heard", text }));
  return { task: call.tasks.at(-1), said: last, ledger: call.ledger };
}
const ringAboutBill = "can somebody ring me about my bill its pat sloan";

describe("somebody else who is to be rung in the caller's place", () => {
  test.each([
    [
      `actually hang on dont ring me im on shift ring my husband sami on ${number}`,
      "Ring Sami for Pat Sloan",
      "husband",
    ],
    [
      `sorry i wont hear it could they try my daughter erin on ${number} instead`,
      "Ring Erin for Pat Sloan",
      "daughter",
    ],
    [`no not me call my wife jo shes on ${number}`, "Ring Jo for Pat Sloan", "wife"],
    [`dont bother ringing me ring my flatmate on ${number}`, "Ring Pat Sloan’s flatmate back", "flatmate"],
  ])("'%s': is rung on their number, and the task says for whom [CALL-5]", async (words, title, relation) => {
    const { task } = await rung(ringAboutBill, words, "wednesday before ten");
    expect(task).toMatchObject({ title, phone: "+61412345678" });
    expect(task?.detail).toContain(`the caller’s ${relation}`);
    expect(task?.detail).toMatch(/To be rung: .*Wednesday 12 August, before 10:00 am/);
    expect(task?.detail).not.toContain("Nobody needs to ring");
  });

  test("is changed once the team has it, and the time stays [CALL-5]", async () => {
    const { task, said } = await rung(
      ringAboutBill,
      "friday at three",
      `ring my son nick not me on ${number}`,
    );
    expect(task).toMatchObject({ title: "Ring Nick for Pat Sloan", phone: "+61412345678" });
    expect(said).toContain("ring Nick");
    expect(said).toContain("Friday the 14th at three");
  });

  test("has their number asked for, once [CALL-5]", async () => {
    const { ledger } = await rung(ringAboutBill, "no ring my brother dev instead");
    expect(ledger.asked).toMatchObject({ ask: "phone" });
  });
});

describe("the time to ring", () => {
  test.each([
    "oh and tell them my knee is crook today",
    "my budgie has been poorly all week poor thing",
    "i was in last thursday and the girl was lovely",
  ])("stays where something is told besides: '%s' [CALL-5]", async (words) => {
    const { task } = await rung(ringAboutBill, "friday at three", words);
    expect(task?.detail).toMatch(/To be rung: .*Friday 14 August, 3:00 pm/);
  });

  test.each([
    "no not friday i work fridays so monday before ten",
    "sorry fridays no good make it monday before ten",
    "i meant monday before ten not friday",
  ])("is replaced by a correction: '%s' [CALL-5]", async (words) => {
    const { task, said } = await rung(ringAboutBill, "friday at three", words);
    expect(task?.detail).toMatch(/Monday 17 August, before 10:00 am/);
    expect(task?.detail).not.toContain("Friday 14 August");
    expect(said).toContain("Monday the 17th before ten");
  });

  test("holds what is ruled out as it was said, and no list of dates [CALL-5]", async () => {
    const { task } = await rung(ringAboutBill, "wednesday after three", "and never fridays");
    expect(task?.detail).toMatch(/not Fridays/i);
    expect(task?.detail).not.toMatch(/not Friday \d/);
  });

  test.each([
    "can somebody ring my mother and ask her about her two oclock visit its kate lund",
    "get someone to call me about the nine oclock on thursday for my son its bill tran",
    "please phone me its about changing our quarter past four its wes dunn",
  ])("is none that is told of a visit: '%s' [CALL-5]", async (words) => {
    const { ledger } = await rung(words);
    expect(ledger.matters[0]?.when.reading.times).toEqual([]);
  });

  test.each(["after six tonight please", "saturday at ten", "tomorrow at seven in the evening"])(
    "'%s', when the clinic is closed, is noted and not promised [CALL-5]",
    async (words) => {
      const { task, said } = await rung(ringAboutBill, words);
      expect(said).toContain("there's nobody here then");
      expect(said).not.toMatch(/ring you [^.]*(?:six|seven|ten)/);
      expect(task?.detail).toContain(words);
    },
  );
});

describe("what was written down", () => {
  test.each([
    ["did you get the friday three oclock", "Yes, the team has that: on Friday the 14th at three o'clock."],
    ["what time have you put down", "on Friday the 14th at three o'clock."],
    ["have you got the right number", "The number I've got is the one ending in 1 5 6."],
    ["did you get my name", "I've got it under Pat Sloan."],
  ])("is read back in that one thing where one is asked after: '%s' [CALL-5]", async (words, answer) => {
    const { said } = await rung(ringAboutBill, "friday at three", "tell them the lamb was off", words);
    expect(said).toContain(answer);
    expect(said).not.toContain("lamb");
  });

  test("is read back shortly, and never cut in the middle [CALL-5]", async () => {
    const story = `my neighbours dog got out again and ${"we had to go round the whole block and ".repeat(6)} came home`;
    const { said } = await rung(ringAboutBill, "friday at three", story, "can you read that back to me");
    expect(said).toContain("ring you on the number ending in 1 5 6 on Friday the 14th at three o'clock.");
    expect(said).toContain("It's about your bill. They've got everything you told me.");
    expect(said.split(" ").length).toBeLessThan(60);
  });
});
