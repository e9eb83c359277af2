import { expect, test } from "vitest";
import { confirmedSentence } from "./confirm-appointments.ts";

const answers = (...outcomes: Parameters<typeof confirmedSentence>[0][number]["outcome"][]) =>
  outcomes.map((outcome, id) => ({ id: String(id), outcome }));

test("says what became of each request [APPT-18]", () => {
  expect(confirmedSentence(answers("confirmed", "confirmed"))).toBe("2 appointments confirmed.");
  expect(confirmedSentence(answers("confirmed", "already_cancelled", "already_confirmed"))).toBe(
    "1 appointment confirmed. 1 was confirmed already. 1 was cancelled in the meantime.",
  );
  expect(confirmedSentence(answers("not_found", "not_found"))).toBe(
    "0 appointments confirmed. 2 could not be found any more.",
  );
});
