import { describe, expect, test } from "vitest";
import { findUnfinished } from "#server/dialogue/decide/unfinished-call.ts";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { callInWords } from "../support/call-in-words.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

interface Said extends LedgerCall {
  answers: readonly string[];
  /** What stands on the card at the end. */
  card: Extract<Effect, { type: "alert_staff" }> | undefined;
}

async function saying(lines: readonly string[], options: CallOptions = {}): Promise<Said> {
  const call = await ledgerCall(builtIn, options);
  const answers: string[] = [];
  for (const text of lines) {
    const effects = await call.send({ type: "heard", text });
    answers.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  const card = call.effects.filter((each) => each.type === "alert_staff").at(-1);
  return Object.assign(call, { answers, card });
}

const namesIt = (answer: string): boolean => answer.includes("000");
const swollen = "my neck's blown up from that tooth and I can hardly swallow";

describe("000, once it was said", () => {
  test("comes in short at most once more while other things are told [CALL-1]", async () => {
    const { answers } = await saying([
      swollen,
      "right",
      "I'm not one to make a fuss",
      "it's Colin Marsh",
      "I'm on perindopril for the blood pressure",
      "I've got the grandkids here",
      "right you are",
    ]);
    expect(answers.slice(1).filter(namesIt).length, answers.join("\n")).toBeLessThanOrEqual(1);
    expect(namesIt(answers[0] ?? "")).toBe(true);
  });

  test("is said anew of something worse [CALL-1]", async () => {
    const { answers } = await saying([
      "there's blood pouring out where the tooth was and it won't stop",
      "ok",
      "ok",
      "it's Colin Marsh",
      "oh now she's gone all drowsy and confused",
    ]);
    expect(answers.at(-1)).toContain("000");
  });

  test("is said again to whoever asks about it [CALL-1]", async () => {
    const { answers } = await saying([
      swollen,
      "ok",
      "ok",
      "it's Colin Marsh",
      "do I really need an ambulance",
    ]);
    expect(answers.at(-1)).toContain("000");
  });

  test("is not said to whoever is ringing it, and first aid goes on [CALL-1]", async () => {
    const { answers } = await saying([
      "her tongue's swelling up after the penicillin and she can't get her breath",
      "my sister's on the phone to them now",
      "can I give her a sip of water",
      "should I lie her down",
      "she's eight",
    ]);
    expect(answers[0]).toMatch(/EpiPen/);
    expect(answers.slice(1).filter(namesIt), answers.join("\n")).toEqual([]);
    expect(answers[2]).toMatch(/nothing to eat or drink/i);
  });
});

describe("the card of an emergency", () => {
  test("bears the name as soon as it is told, the number and the medicine, and is the only one [CALL-1]", async () => {
    const call = await saying([
      "I've been on fosamax for six years, will that matter",
      "oh hang on, my mouth is pouring with blood and it won't stop",
      "this is Nerida Holt",
    ]);
    expect(call.card).toMatchObject({ name: "Nerida Holt", phone: "+61491570156" });
    expect(call.card?.text).toContain("fosamax");
    expect(findUnfinished(call.ledger)).toBeNull();
  });
});

describe("what is over, or somebody else's", () => {
  test.each([
    "my cheek was up like a balloon the other week but it's settled down, I'm only after a clean",
    "I had a big swelling under my jaw a fortnight ago and it's completely gone, can I get a check-up",
  ])("'%s' is nothing of now [CALL-1]", async (past) => {
    const { answers, ledger } = await saying([past]);
    expect(ledger.danger, answers[0]).toBeNull();
  });

  test.each([
    "my workmate had her wisdom teeth done and she fainted in the chair so I'm dreading it, can I book a check-up",
    "a lady at church went in for her hip operation and stopped breathing, anyway do you do sedation",
  ])("'%s' is a story [CALL-1]", async (story) => {
    const { answers, ledger } = await saying([story]);
    expect(ledger.danger, answers[0]).toBeNull();
  });

  test.each([
    "my neighbour had a tooth out this morning and now he can't stop the bleeding",
    "my friend's passed out on the floor after her tooth was pulled, what do I do",
    "my face swelled up last week and it's still getting bigger, I can't swallow",
  ])("'%s' is of now [CALL-1]", async (now) => {
    const { ledger, answers } = await saying([now]);
    expect(["asked", "sent"], answers[0]).toContain(ledger.danger?.stage);
  });
});

test("where to go is answered once they were told to go [CALL-1]", async () => {
  const { answers } = await saying(
    [
      "my jaw's ballooned and I'm hot and shivery",
      "no, I can breathe all right",
      "and which place do I go to",
    ],
    { at: Date.parse("2026-08-10T12:00:00Z") },
  );
  expect(answers[2]).toMatch(/emergency department/);
});

test("'no temperature' declines none of the times that were offered [CALL-1]", async () => {
  const { answers } = await saying([
    "my gum's a bit puffy since sunday",
    "I can swallow fine",
    "no temperature",
  ]);
  expect(answers[2], answers.join("\n")).toMatch(/today at/);
});

test("whoever only heard the greeting is not told that we got ahead of ourselves [CALL-1]", async () => {
  const { answers } = await saying(["what dental is this sorry"]);
  expect(answers[0]).not.toMatch(/ahead of myself|muddled|that was me/);
});

describe("what must never be left open in a danger", () => {
  test("[CALL-1] whoever would ring a nurse in place of 000 hears 000 again", async () => {
    const call = await callInWords();
    await call.hears("ive got a crushing pain in my chest and its down my left arm");
    const said = await call.hears("nah ill just ring the nurse on call and lie down a bit");
    expect(said).toMatch(/triple zero/);
  });

  test.each(["do i get him to throw it up then", "would it help if i made him vomit"])(
    "[CALL-1] '%s', of what a child swallowed, is answered with a plain no",
    async (asked) => {
      const call = await callInWords();
      await call.hears("my two year old drank some of the mouthwash", "no hes wide awake and breathing fine");
      expect(await call.hears(asked)).toMatch(/^No, don't make anybody vomit/);
    },
  );
});
