import { expect, test } from "vitest";
import { confirmedSentence, confirmedTitle } from "./confirm-appointments.ts";

const answers = (...outcomes: Parameters<typeof confirmedSentence>[0][number]["outcome"][]) =>
  outcomes.map((outcome, id) => ({ id: String(id), outcome }));

test("says what became of each request [APPT-18]", () => {
  expect(confirmedSentence(answers("confirmed", "confirmed"))).toBe("2 appointments confirmed.");
  expect(confirmedSentence(answers("confirmed", "already_cancelled", "already_confirmed"))).toBe(
    "1 appointment confirmed. 1 was confirmed already. 1 was cancelled in the meantime.",
  );
  expect(confirmedSentence(answers("not_found", "not_found"))).toBe(
    "2 appointments could not be found any more.",
  );
  expect(confirmedSentence(answers("already_confirmed", "already_confirmed"))).toBe(
    "2 appointments were confirmed already.",
  );
});

test("what somebody else confirmed meanwhile is no failure [APPT-18]", () => {
  expect(confirmedTitle(answers("confirmed", "already_confirmed"))).toBe("Success");
  expect(confirmedTitle(answers("confirmed", "already_cancelled"))).toBe("Confirmed in part");
  expect(confirmedTitle(answers("already_confirmed", "already_cancelled"))).toBe("Not confirmed");
});
