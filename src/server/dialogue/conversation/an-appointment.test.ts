import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

test.each([
  "i want to move an appointment",
  "i need to reschedule an appointment",
  "can i postpone an appointment please",
  "could you bring an appointment forward",
  "id like to push an appointment back a bit",
])("only one that stands can be moved: %s [APPT-9]", (line) => {
  expect(callSaying([line]).state.purpose).toBe("reschedule");
});

test.each([
  "i want to make an appointment",
  "have you got an appointment on friday",
  "i was told to ask for a hygienist appointment",
])("a new one is booked: %s", (line) => {
  expect(callSaying([line]).state.purpose).toBe("book");
});

test.each(["did i book a checkup for thursday", "have you got an appointment for me on friday"])(
  "one's own is looked up: %s [CALL-1]",
  (line) => {
    expect(callSaying([line]).state.purpose).toBe("check");
  },
);
