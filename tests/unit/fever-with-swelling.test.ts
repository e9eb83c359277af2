import { describe, expect, it } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** A fever with a swelling: urgent in the first answer, however and in whichever order it is told. */

const night = { at: Date.parse("2026-08-10T11:00:00Z") };

describe("a fever with a swelling", () => {
  it.each([
    [
      "hello yes my wife she have tooth very bad the face is big big this side and is hot the body hot and shake",
    ],
    ["i've been shivering all night and my cheek's blown up like a tennis ball"],
    ["my son has a temperature of 39 and his jaw's swollen up"],
    ["got the chills and me neck's all swelled up off this bad tooth"],
    ["she's burning up and her eye is closing from the tooth abscess"],
    ["face is swollen and i'm hot and shaky since last night"],
  ])("is sent to hospital now in the first answer: '%s' [CALL-9]", async (told) => {
    const call = await callInWords(night);
    const said = await call.hears(told);
    expect(said).toMatch(/hospital emergency department now|triple zero/i);
    expect(said).not.toMatch(/tomorrow at|hard to wake/i);
  });

  it("is said in plainer words to whoever did not understand it [CALL-9]", async () => {
    const call = await callInWords(night);
    await call.hears(
      "my wife the face is big big this side and is hot the body hot and shake what i do please",
    );
    const said = await call.hears("sorry i not understand quick you speak what is you say where i go");
    expect(said).toMatch(/^Go to the hospital now/);
    expect(said).not.toMatch(/roll them|push by push|because/);
  });

  it("is added to a swelling that was told before [CALL-9]", async () => {
    const call = await callInWords(night);
    await call.hears("my jaw has swollen up since lunch");
    expect(await call.hears("and now i've got a fever too")).toMatch(/hospital emergency department now/);
  });

  it.each([
    ["i'm sensitive to hot drinks and my gum's a bit swollen can i book in"],
    ["can i book a clean i get the shivers thinking about the drill"],
    ["i had a fever last week with covid and now i want a checkup"],
    ["it's a hot day and my face is fine, can i come in at two"],
  ])("is not heard in '%s' [CALL-1]", async (told) => {
    const call = await callInWords();
    expect(await call.hears(told)).not.toMatch(/hospital|fever|triple zero/i);
  });
});
