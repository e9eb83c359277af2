import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What was asked of a danger and denied is not asked again, and the team reads what came of the question. */

const cardOf = (call: Awaited<ReturnType<typeof callInWords>>): string =>
  call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : [])).at(-1) ?? "";

describe("denied once, the same is not asked for being told once more [CALL-3]", () => {
  test.each([
    [
      "i've come out in hives after the antibiotics",
      "no, none of that",
      "i'm just itchy all over with this rash",
    ],
    ["she's got hives from the amoxicillin", "nope nothing like that", "she has hives all over"],
    ["i passed out this morning at home", "no i'm awake and talking", "yeah i fainted"],
    ["i fainted in the shower and hit my tooth", "no", "i hit my tooth when i fainted"],
    [
      "he fell and hit his head and has a broken tooth and he was a bit dizzy",
      "no he's fine now",
      "he fell off the trampoline",
    ],
    ["i swallowed a bit of my filling", "no", "i still think i swallowed that filling though"],
    ["my face is swollen right up near my eye", "nope breathing's fine", "the swelling's near my eye, yeah"],
    [
      "my mouth was bleeding everywhere last night after my extraction",
      "no it's not",
      "it was bleeding everywhere last night",
    ],
  ])("%s", async (told, denied, again) => {
    const call = await callInWords();
    await call.hears(told);
    expect(call.ledger.asked?.ask).toBe("danger_check");
    await call.hears(denied);
    await call.hears(again);
    expect(call.ledger.asked?.ask).not.toBe("danger_check");
    expect(call.ledger.danger?.stage).not.toBe("sent");
  });
});

describe("a no is a no, with whatever it is stressed [CALL-3]", () => {
  test.each(["of course not", "absolutely not", "god no", "definitely not mate", "no way"])(
    "%s",
    async (no) => {
      const call = await callInWords();
      await call.hears("she's got hives from the amoxicillin", no, "she's got these hives though");
      expect(call.ledger.danger?.stage).not.toBe("sent");
      expect(call.ledger.asked?.ask).not.toBe("danger_check");
    },
  );
});

describe("what is new is asked about, or is an emergency, whatever was denied before [CALL-1]", () => {
  test.each([
    ["i passed out this morning at home", "no i'm fine now", "he's passed out again just now"],
    [
      "she's got hives from the amoxicillin",
      "nope nothing like that",
      "her lips are puffy and she's got hives",
    ],
    ["i think i swallowed a bit of my tooth", "no none of those", "i've started coughing now actually"],
    [
      "there's blood everywhere from my gum",
      "nah it's just a trickle when i press on it",
      "it's pouring out now",
    ],
    ["he knocked his head and lost a tooth, was a bit dizzy", "no not drowsy", "he's been sick twice since"],
    [
      "my cheek's swollen and i feel feverish",
      "no mate swallowing's fine",
      "actually it is getting hard to swallow now",
    ],
  ])("%s", async (told, denied, anew) => {
    const call = await callInWords();
    await call.hears(told, denied, anew);
    expect(call.ledger.asked?.ask === "danger_check" || call.ledger.danger?.stage === "sent").toBe(true);
  });
});

describe("the card tells what was asked, and what was said to it [CALL-8]", () => {
  test("a denial stands in the caller's own words", async () => {
    const call = await callInWords();
    await call.hears(
      "my face is swollen up and it's spreading under my jaw",
      "no I can breathe and swallow fine",
    );
    expect(cardOf(call)).toContain(
      "The assistant asked “Is it hard to breathe or swallow right now?” and the caller said “no I can breathe and swallow fine”.",
    );
  });

  test("so does a yes", async () => {
    const call = await callInWords();
    await call.hears("i've come out in hives after the antibiotics", "yes my tongue is swelling");
    expect(cardOf(call)).toContain(
      "asked “Is it hard to breathe, or is the face or tongue swelling?” and the caller said “yes my tongue is swelling”.",
    );
    expect(cardOf(call)).not.toMatch(/denied|affirmed/);
  });

  test("what is denied after it was told again does not stand", async () => {
    const call = await callInWords();
    await call.hears("I'm having trouble breathing", "no no my breathing is fine, it's just my tooth hurts");
    await call.hears("I have a sore tooth and trouble breathing");
    expect(cardOf(call)).toContain("it stands");
    await call.hears("no my breathing is fine honestly");
    expect(cardOf(call)).not.toContain("it stands");
    expect(cardOf(call)).toMatch(/taken back: “no my breathing is fine honestly”/);
  });

  test("where staff were not told at once, it stands on the task that is left", async () => {
    const call = await callInWords();
    await call.hears("my gum is bleeding heaps after the extraction", "no, it's only oozing a bit");
    await call.hears("can somebody just ring me back about it instead please", "Tom Hughes", "after two");
    expect(call.tasks.at(-1)?.detail).toContain(
      "The assistant asked “Is it pouring, or not stopping while you press on it?” and the caller said “no, it's only oozing a bit”.",
    );
  });
});
