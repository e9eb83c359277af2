import { describe, expect, test } from "vitest";
import { createPseudonyms } from "./pseudonyms.ts";

describe("what a language model is not told [CALL-2]", () => {
  const { hide, reveal } = createPseudonyms(["Mia Chen", "Tom O'Brien"]);
  test.each([
    ["my name is mia chen", "my name is [name2]"],
    ["it's Chen, C H E N, for Mia", "it's [name6], C H E N, for [name5]"],
    ["Tom O'Brien's appointment", "[name]'s appointment"],
    ["ring me on 0491 570 156", "ring me on [number]"],
    ["(02) 5550-4410 or +61 491 570 156", "([number] or [number]"],
    ["oh four nine one five seven oh one five six", "[number]"],
    ["double four six, zero one two", "[number]"],
    ["mia.chen@example.com.au please", "[email] please"],
    ["sam at example dot com", "[email]"],
    ["tuesday at two thirty, for a cleaning", "tuesday at two thirty, for a cleaning"],
    ["Thursday 13 August at 2:30 pm", "Thursday 13 August at 2:30 pm"],
    ["chenille", "chenille"],
  ])("%s → %s", (text, hidden) => expect(hide(text)).toBe(hidden));

  test("names come back where their marks stand; other marks stay and are never spoken", () => {
    expect(reveal("Booked for [Name2], and [name], on [number].")).toBe(
      "Booked for Mia Chen, and Tom O'Brien, on [number].",
    );
    expect(reveal(hide("a teeth cleaning for Mia Chen"))).toBe("a teeth cleaning for Mia Chen");
  });

  test("words that are quoted from what was hidden come back as they were said", () => {
    const { text, restore } = createPseudonyms(["Mia Chen"]).hideQuotable(
      "it's mia on 0491 570 156 or 0491 570 157",
    );
    expect(text).toBe("it's [name2] on [number] or [number]");
    expect(restore("it's [name2]")).toBe("it's mia");
    expect(restore("on [number] or [number]")).toBe("on 0491 570 156 or 0491 570 157");
  });
});
