import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A breath or a swallow that is told to be well in the same breath as the trouble, and one that is well no more. */

describe("told to be well beside what hurts, it is no emergency, and the swelling is seen today [CALL-3]", () => {
  test.each([
    "hi my jaw is swollen and i can swallow fine it just hurts to open wide",
    "swollen gum and i can still swallow fine it just hurts to chew",
    "my jaw is swollen it hurts swallowing is fine though",
    "i can swallow but it hurts to bite and my gum is swollen",
    "swelling near my back tooth, hurts to open wide, can swallow and breathe",
    "my cheek is big and i'm not struggling to breathe",
    "no breathing issues, no swallowing issues, just a swollen cheek",
    "the swelling hasn't affected my breathing or swallowing, it's just my cheek",
    "swallowing's no drama, breathing's no drama, it's just the swelling on my jaw",
    "my jaw is swollen swallowing fine no it's just the cheek that's big",
    "my jaw is swollen breathing fine swallowing fine no fever",
  ])("%s", async (words) => {
    const call = await callInWords();
    const said = await call.hears(words);
    expect(said).toContain("Swelling should be seen today");
    expect(call.ledger.danger?.stage).toBe("advised");
  });
});

describe("told to be well, and then to be so no more, it is an emergency [CALL-1]", () => {
  test.each([
    "i could swallow this morning but not now and my jaw is swollen",
    "swallowing was fine yesterday, today it's not, big swelling under my jaw",
    "he was swallowing ok last night, now he can't, and his face is swollen",
    "i can swallow fine, no wait, i actually can't, and my face is swollen",
    "swollen face and i can swallow but only just",
    "swallowing is okay but it's getting harder and harder, my jaw's swollen",
    "could breathe okay when i rang before but not any longer",
    "i can breathe fine sitting up but not lying down, my jaw is swollen",
    "my breathing isn't normal and my cheek is swollen",
    "swallowing isn't easy anymore, jaw swollen",
    "i can swallow fine but it's hard to breathe, cheek's swollen",
    "breathing was fine at breakfast but it's getting tight now, jaw swollen",
    "i could drink water an hour ago now i can't and my cheek's swollen",
    "i could breathe through it earlier but i can't any more",
    "no i can't swallow fine, not at all, jaw's swollen",
    "i'm not well, struggling to breathe and my face is swollen",
    "i have no temperature but trouble swallowing and swollen jaw",
    "my face is swollen, swallowing fine? no it's a real struggle",
    "jaw's swollen, breathing fine, swallowing no",
    "my jaw's swollen he can breathe alright but swallowing nah",
  ])("%s", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    expect(call.ledger.danger?.stage).toBe("sent");
  });
});

describe("trouble that was, and is none now, is no breath that went [CALL-3]", () => {
  test.each([
    "i had trouble breathing last year but not now, i just want a clean",
    "i can breathe fine and i'm not really in pain, just need a check up",
    "can i come in today, i can swallow fine but i can't eat on that side",
    "swallowing is fine but i'm not well today so can i move my appointment",
  ])("%s", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    expect(call.ledger.danger?.stage ?? "none").not.toBe("sent");
    expect(call.ledger.asked?.ask).not.toBe("danger_check");
  });
});
