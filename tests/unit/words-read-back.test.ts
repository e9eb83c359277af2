import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What was told, read back as it stands: what was taken back while it was said is left out of it, and stays on the card. */

const toldOf = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(...lines);
  const said = await call.hears("can you read back what you've written down");
  return { said: said.split("It's for the team")[0] ?? "", detail: call.tasks.at(-1)?.detail ?? "" };
};

describe("what is taken back in one breath [CALL-8]", () => {
  test.each([
    [
      "can i leave a message it's about the x rays for my son no sorry my stepson they went to the wrong place",
      /your stepson/,
      /your son\b|no sorry/,
    ],
    [
      "can i leave a message we need the invoice before the third no the fourth of september",
      /before the fourth of september/,
      /third/,
    ],
    ["can i leave a message the claim went to hcf no nib and they sent it back", /claim went to nib/, /hcf/],
    [
      "can i leave a message the form is for wednesday no hang on thursday and it needs a signature",
      /form is for thursday/,
      /wednesday/,
    ],
  ])("'%s'", async (words, right, wrong) => {
    const { said, detail } = await toldOf(words, "it's noel baird");
    expect(said).toMatch(right);
    expect(said).not.toMatch(wrong);
    expect(detail).toContain(words.split("message ")[1]);
  });

  test.each([
    "can i leave a message there's swelling no fever but it aches at night",
    "can i leave a message she told me no the crown was never ordered",
    "can i leave a message i've got no time off until the school holidays",
  ])("nothing is left out where nothing was taken back: '%s'", async (words) => {
    const { said } = await toldOf(words, "it's noel baird");
    const end = words.split(" ").slice(-5).join(" ");
    expect(said).toContain(end);
    expect(said).toMatch(/ no /);
  });

  test("what was put right further on is read as it is now", async () => {
    const { said, detail } = await toldOf(
      "can i leave a message they want the treatment plan before the twentieth",
      "it's noel baird",
      "no sorry they need the treatment plan by the nineteenth no the eighteenth",
    );
    expect(said).toContain("treatment plan by the eighteenth");
    expect(said).not.toMatch(/twentieth|nineteenth/);
    expect(detail).toContain("before the twentieth");
  });
});

describe("what was asked to be passed on [CALL-5]", () => {
  test.each([
    [
      "could i leave a message for the hygienist saying priya's away on camp friday and can they ring me back about it",
      "priya's away on camp friday",
    ],
    ["please tell the dentist that the night guard splits his gum", "the night guard splits his gum"],
    [
      "let them know we've moved out to bendigo so it's a long drive",
      "you've moved out to bendigo so it's a long drive",
    ],
    [
      "can i leave a message and say it's lou from the netball club who rang",
      "it's lou from the netball club who rang",
    ],
  ])("'%s' is never left out", async (words, content) => {
    const { said } = await toldOf(words, "it's lou farrell", "any time");
    expect(said).toContain(content);
  });

  test("what was said to us beside a question is left out where there is something to tell", async () => {
    const { said, detail } = await toldOf(
      "tell the dentist that the clasp on my plate snapped it's lou farrell",
      "do you have parking my knees aren't what they were",
    );
    expect(said).toContain("the clasp on your plate snapped");
    expect(said).not.toContain("knees");
    expect(detail).toContain("clasp on my plate snapped");
  });

  test("and it is read whom it is about", async () => {
    const { said } = await toldOf(
      "hello can i leave a message it's about the bill for my uncle's denture it never came",
      "gail horvat but it's for ilija horvat",
    );
    expect(said).toMatch(/^I've got for Ilija: .*it never came/);
  });
});

describe("who rings, and of whom it is [CALL-8]", () => {
  test.each([
    ["gail horvat but it's for ilija horvat", "Ring Gail Horvat back about Ilija Horvat"],
    [
      "it's gail horvat i'm ringing for my neighbour ilija horvat",
      "Ring Gail Horvat back about Ilija Horvat",
    ],
  ])("'%s'", async (words, title) => {
    const call = await callInWords();
    await call.hears("could someone ring me please", words, "tomorrow at ten");
    expect(call.tasks.at(-1)).toMatchObject({ title, phone: "+61491570156" });
    expect(call.ledger.people[call.ledger.caller]?.name?.full).toBe("Gail Horvat");
  });

  test("'could they ring me Thursday after two', to what the message is, is when to ring", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "can i leave a message about my uncle's account",
      "it's gail horvat",
      "could they ring me thursday after two",
    );
    expect(said).toContain("on Thursday the 13th after two o'clock");
  });
});

describe("the number that they are rung on, asked for whole [CALL-5]", () => {
  const mine = "+61491570156";
  test.each([
    "what's the full number you've got for me",
    "can you read my whole number back please",
    "which number did you put down say all the digits",
  ])("'%s'", async (words) => {
    const call = await callInWords({ callerNumber: mine });
    const before = await call.hears(
      "can someone ring me it's gail horvat",
      "tomorrow at two",
      "what number have you got",
    );
    expect(before).toContain("0 4 9 1, 5 7 0, 1 5 6");
    const said = await call.hears(words);
    expect(said.replace(/\D/g, "")).toContain("0491570156");
    expect(call.tasks.at(-1)?.phone).toBe(mine);
  });

  test("is the one that was told last, and asking for it changes nothing", async () => {
    const call = await callInWords({ callerNumber: mine });
    const said = await call.hears(
      "can someone ring me it's gail horvat",
      "tomorrow at two",
      "not on this one use oh four one two three four five six seven eight",
      "say the whole number back to me the one you've got",
    );
    expect(said.replace(/\D/g, "")).toContain("0412345678");
    expect(call.tasks.at(-1)?.phone).toBe("+61412345678");
  });

  test("is never one that stands on somebody's file", async () => {
    const call = await callInWords({
      callerNumber: null,
      before: [
        {
          ...{ patientName: "Gail Horvat", patientPhone: "+61400111238", appointmentType: "Filling" },
          ...{ date: "2026-08-18", time: "11:00" },
        },
      ],
    });
    const said = await call.hears(
      "can someone ring me it's gail horvat",
      "what's the whole number you've got for me",
    );
    expect(said.replace(/\D/g, "")).not.toContain("0400111238");
  });
});
