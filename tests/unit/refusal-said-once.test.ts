import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** The reason for a refusal is told once; what the caller left for the team is theirs to hear. */

const ednas = {
  ...{ patientName: "Edna Kovac", patientPhone: "+61491570156", appointmentType: "Crown" },
  ...{ date: "2026-08-13", time: "10:00" },
};

describe("somebody else's visit is refused once with its reason [CALL-5]", () => {
  test("asked again, the answer is shorter, in other words each time, and tells as little", async () => {
    const call = await callInWords({ before: [ednas] });
    const said: string[] = [];
    for (const line of [
      "hi i'm ringing about my wife edna kovac what time is her appointment",
      "owen kovac",
      "so is she booked in then",
      "is it on the thursday or not",
    ])
      said.push(await call.hears(line));
    const all = said.join(" ");
    expect(all.match(/for privacy|that's private|protect their privacy/gi)).toHaveLength(1);
    expect(all).not.toMatch(/ten o'clock|the 13th|crown/i);
    const sentences = said.flatMap(
      (each) => each.match(/[^.?]*(?:for them to|only them|can't say|can't tell)[^.?]*/g) ?? [],
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each([
    "what all have you written",
    "no what did you write in my message",
    "what have you put in the note",
  ])("their own message is read back to whoever left it: %s", async (asked) => {
    const call = await callInWords({ before: [ednas] });
    await call.hears(
      "hi i'm ringing about my wife edna kovac what time is her appointment",
      "owen kovac",
      "can you tell the dentist that she is scared of needles",
    );
    const said = await call.hears(asked);
    expect(said).toMatch(/scared of needles/);
    expect(said).not.toMatch(/for them to|privacy|ten o'clock|the 13th|crown/i);
  });
});
