import { expect, test } from "vitest";
import { markedOf, markedSentence, notMarkedSentence } from "./settle-appointments.ts";

const visits = ["Ann Lee", "Ben Orr", "Cam Wu", "Dee Fox", "Eve Kaya", "Flo Ng"].map((patientName) => ({
  ...{ id: patientName, patientName, version: "1", attendance: null },
}));
type Outcome = Parameters<typeof notMarkedSentence>[1][number]["outcome"];
const answers = (...outcomes: Outcome[]) =>
  outcomes.map((outcome, at) => ({ id: visits[at]?.id ?? "", outcome }));

test("what could not be marked is named with why; what stood so already is no failure [APPT-18]", () => {
  expect(notMarkedSentence(visits, answers("marked", "already_marked"))).toBe("");
  expect(notMarkedSentence(visits, answers("marked", "already_cancelled", "changed_meanwhile"))).toBe(
    "Not marked: Ben Orr (cancelled meanwhile), Cam Wu (changed meanwhile)",
  );
  expect(
    notMarkedSentence(visits, answers("not_yet", "not_yet", "not_yet", "not_yet", "not_found", "not_yet")),
  ).toBe(
    "Not marked: Ann Lee (too early), Ben Orr (too early), Cam Wu (too early), Dee Fox (too early) and 2 more",
  );
});

test("only what was marked here is taken back, and only while it stands so [APPT-18]", () => {
  const marked = markedOf({ visits, attendance: "arrived" }, answers("marked", "already_marked", "marked"));
  expect(marked.map(({ id, attendance }) => [id, attendance])).toEqual([
    ["Ann Lee", "arrived"],
    ["Cam Wu", "arrived"],
  ]);
  expect(markedSentence(marked, "arrived")).toBe("2 visits marked as arrived");
  expect(markedSentence(marked.slice(0, 1), "no_show")).toBe("Ann Lee marked as missed");
});
