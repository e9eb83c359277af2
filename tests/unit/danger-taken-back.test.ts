import { describe, expect, test } from "vitest";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** Once 000 was named: what takes it back, what does not, and what tells of it anew. */

async function callOf(...said: readonly string[]): Promise<CallInWords> {
  const call = await callInWords();
  await call.hears(...said);
  return call;
}
const stageAfter = async (...said: readonly string[]) => (await callOf(...said)).ledger.danger?.stage;

const airway = "the whole jaw's come up like a balloon and i can't get my spit down";

describe("an 'it's fine' with something of it left takes nothing back [CALL-3]", () => {
  test.each([
    [airway, "i was carrying on a bit sorry", "nah she'll be right it's just kinda thick in the throat"],
    [airway, "i breathe okay i was only afraid", "is fine is fine little bit swollen inside only"],
    [
      airway,
      "don't worry about it i'm good",
      "no it's alright apart from being hard as a brick beneath my jaw",
    ],
    [airway, "i'm okay really it was just the panic", "no no still the same i just don't want any fuss"],
    [
      "dad's gum is pouring blood and it won't stop",
      "he reckons he's right as rain",
      "no he's fine it's only still running down his chin a bit",
    ],
    [
      "grandma passed out and she isn't waking up",
      "oh she's all right i was being silly",
      "no she's okay just pretty groggy",
    ],
  ])("%s · %s · %s", async (...said) => {
    expect(await stageAfter(...said)).toBe("sent");
  });
});

test.each([
  "well yeah it's still like that but it's only my tooth",
  "yep same as before but honestly just a tooth thing",
  "yes is still so but is only tooth problem",
])("'yes', whatever it is put down to, is a yes at once: %s [CALL-3]", async (said) => {
  const call = await callOf(airway, "i can breathe fine i was exaggerating");
  expect(await call.hears(said)).toContain("000");
  expect(call.ledger.danger?.stage).toBe("sent");
});

test.each([
  [airway, "sorry that was me being dramatic i'm fine", "no not at all it's only the tooth"],
  [airway, "i can breathe and swallow fine now truly"],
  ["dad's gum is pouring blood and it won't stop", "it's stopped now it's just a bit of pink spit"],
])("a plain no, or the very sign told well, takes it back: %s · %s [CALL-3]", async (...said) => {
  expect(await stageAfter(...said)).not.toBe("sent");
});

describe("told of again at the same place, it stands again [CALL-3]", () => {
  const over = [airway, "i can breathe and swallow fine now truly"];

  test.each([
    "hang on it's gone like timber under my chin",
    "ah but below the jaw is very hard now like stone",
    "um now my tongue's sitting right up high and it's hard under there",
  ])("%s", async (said) => {
    const call = await callOf(...over);
    expect(call.ledger.danger?.stage).toBe("advised");
    expect(await call.hears(said)).toContain("000");
    expect(call.ledger.danger?.stage).toBe("sent");
  });

  test("and the last that the desk reads of it is that it stands", async () => {
    const call = await callOf(...over, "hang on it's gone rock hard under my chin and the neck is swelling");
    const alerts = call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : []));
    const [before, after] = [alerts.at(-2) ?? "", alerts.at(-1) ?? ""];
    expect(before).toContain("it was taken back: “i can breathe and swallow fine now truly”");
    expect(after.indexOf("it stands")).toBeGreaterThan(after.indexOf("it was taken back"));
  });
});
