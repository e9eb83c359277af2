import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What the team reads of a lateness is true of the visit as it stands when the call ends. */

const before = [
  {
    ...{ patientName: "Pete Novak", patientPhone: "+61491570156", appointmentType: "Check-up" },
    ...{ date: "2026-08-10", time: "10:30" },
  },
];
const late = "hi its pete novak im running about twenty minutes late for my ten thirty";
const cardAfter = async (...lines: readonly string[]) => {
  const call = await callInWords({ before });
  const said = await call.hears(late, ...lines);
  return { said, call, card: call.tasks.map(({ detail }) => detail).join("\n") };
};
const stillLate = /is running/;

test.each([
  [["actually can you move it to thursday at two instead", "yes thats fine"], "has moved that visit since"],
  [["oh you know what just cancel it", "yes"], "has cancelled that visit since"],
])(
  "a lateness for a visit that the call then changes is told as past: %j [CALL-5] [CALL-8]",
  async (lines, since) => {
    const { card, call } = await cardAfter(...lines);
    expect(card).toContain(`had said they run late for 10:30 am on Monday 10 August; this call ${since}`);
    expect(card).not.toMatch(stillLate);
    expect(call.tasks).toHaveLength(1);
  },
);

describe("a lateness that is none after all", () => {
  test.each([
    "scrap that im going to be on time after all",
    "oh hang on no i wont be late the traffics cleared",
    "actually forget the late thing im going to make it",
    "never mind that ill be there on time",
  ])("is not left on the card: '%s' [CALL-5] [CALL-8]", async (line) => {
    const { said, card } = await cardAfter(line);
    expect(said).toContain("not running late");
    expect(card).not.toMatch(stillLate);
  });

  test("and a question whether they run on time takes nothing back [CALL-8]", async () => {
    const { card } = await cardAfter("is the dentist running on time today");
    expect(card).toMatch(stillLate);
  });
});

test.each([
  ["actually more like forty", 40],
  ["make that about half an hour sorry", 30],
])("minutes that are put right replace the first: '%s' [CALL-8]", async (line, minutes) => {
  const { card } = await cardAfter(line);
  expect(card).toContain(`running about ${minutes} minutes late`);
  expect(card).not.toContain("about 20 minutes late for");
});
