import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("after 000 it listens [CALL-3]", () => {
  test("whoever is startled and says by name that all of it is well is let go", async () => {
    const call = await callInWords();
    const sent = await call.hears("it's hard to breathe");
    expect(sent).toContain("000, now");
    const after = await call.hears(
      "oh my god no no i breathe fine and i can swallow fine i only meant my tooth",
    );
    expect(after).not.toContain("000, now");
  });

  test("whoever is frightened behind it is held to it", async () => {
    const call = await callInWords();
    await call.hears("i can't breathe properly");
    expect(await call.hears("i can breathe a bit oh god i'm so scared")).toContain("000");
  });

  test.each([
    "hi my cheek it's all puffed up since the root canal",
    "the side of me face has gone all puffed up",
    "it's puffed up where they took the tooth out",
  ])("'%s' tells of a swelling, and of nobody's breath", async (said) => {
    const call = await callInWords();
    expect(await call.hears(said)).not.toContain("Trouble breathing");
  });

  test("a jaw that stiffens beside a swelling is sent to the hospital", async () => {
    const call = await callInWords();
    await call.hears("my cheek has been swollen since thursday");
    expect(await call.hears("and my jaw's getting stiffer")).toContain("hospital emergency department now");
  });

  test("a jaw that is stiff in the mornings is a check-up", async () => {
    const call = await callInWords();
    expect(await call.hears("my jaw's stiff when i wake up, can i book a check up")).not.toContain("000");
  });
});
