import { describe, expect, test } from "vitest";
import { leftUndone } from "./left-undone.ts";
import { callSaying, mine } from "./testing/test-call.ts";

/** What is left when the line is simply cut after these lines. */
const leftAfter = (lines: readonly string[], callerNumber: string | null = mine.callerNumber) =>
  leftUndone(callSaying(lines, { callerNumber }).state);

describe("what a caller who is cut off leaves [CALL-1]", () => {
  test.each([
    [["tell dr vance the crown is loose again and i'm away till friday"], "the crown is loose again"],
    [["i want to leave a message", "my plate has a sharp edge on it, can someone look"], "sharp edge"],
    [["can someone ring me back about the quote i got last week"], "the quote i got last week"],
    [["i'm running twenty minutes late for my ten o'clock"], "running twenty minutes late"],
    [["could you let dr vance know i can't find my retainer", "it's imogen hart"], "can't find my retainer"],
  ])("%j: the words of a message are kept", (lines, words) => {
    expect(leftAfter(lines)?.text).toContain(words);
  });

  test.each([
    [["i'd like a check-up on friday", "i had a heart attack in march"], "i had a heart attack in march"],
    [["i need a filling, i take warfarin"], "i take warfarin"],
    [["a clean tomorrow at ten please", "please tell the dentist i can't lie flat"], "i can't lie flat"],
    [["a clean tomorrow at ten", "text only please"], "text only"],
  ])("%j: a note that was promised is kept with the wish", (lines, words) => {
    expect(leftAfter(lines)).toMatchObject({ kind: "callback", phone: mine.callerNumber });
    expect(leftAfter(lines)?.text).toContain(words);
    expect(leftAfter(lines)?.text).toContain("Wants to book");
  });

  test("a message is kept though nobody can be rung back", () => {
    const left = leftAfter(["tell the dentist my crown is loose again and i'm away till friday"], null);
    expect(left).toMatchObject({ kind: "message", patientName: null, phone: null });
  });

  test("who is named already is named to the team", () => {
    const left = leftAfter(["tell dr vance the crown is loose again", "imogen hart"]);
    expect(left).toMatchObject({ patientName: "Imogen Hart" });
  });

  test("the fear that was promised to be noted is", () => {
    expect(leftAfter(["i'm a bit nervous, can i book a check-up"])).toMatchObject({ kind: "callback" });
  });

  test.each([
    [["i'd like a clean on thursday"]],
    [["i'd like a check-up with dr vance on thursday"]],
    [["i've never been before, can i book a check-up"]],
    [["can i leave a message"]],
    [["what are your hours"]],
    [["tell dr vance the crown is loose again", "imogen hart", "yes"]],
    [["tell dr vance the crown is loose again", "no forget it, it's fine"]],
    [["i take warfarin"]],
  ])("%j: nothing is left where nothing was told or promised, or all is done", (lines) => {
    expect(leftAfter(lines)).toBeNull();
  });
});
