import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

test.each([
  "um what was it yeah cancel no move my thing on friday",
  "cancel my appointment sorry no i mean move my visit on friday",
  "cancel um no actually can you shift my friday one",
])("a cancellation taken back for a move is a move: %s [CALL-1]", (line) =>
  expect(callSaying([line]).state).toMatchObject({ purpose: "reschedule" }),
);

test("no move, and cancel, cancels [CALL-1]", () =>
  expect(callSaying(["move my visit on friday no actually cancel it"]).state).toMatchObject({
    purpose: "cancel",
  }));
