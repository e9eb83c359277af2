import { describe, expect, test } from "vitest";
import { readTold } from "./rules.ts";

describe("what a task tells, apart [DASH-7]", () => {
  test("when to ring, though what was said of it has full stops", () => {
    expect(readTold("About a bill. To be rung: “after 4 p.m. please” (after 4:00 pm).")).toEqual({
      detail: "About a bill.",
      said: null,
      ringWhen: "“after 4 p.m. please” (after 4:00 pm)",
    });
    expect(readTold("About a bill. To be rung: tomorrow. Wants a copy.").ringWhen).toBe("tomorrow");
  });

  test("what was said, a line for each thing", () => {
    expect(
      readTold(
        "A message.\nIn the caller's words: “about my crown” “it came off”\nSaid afterwards: “thanks to Fatima”",
      ),
    ).toEqual({
      detail: "A message.",
      said: "“about my crown”\n“it came off”\n“thanks to Fatima”",
      ringWhen: null,
    });
  });
});
