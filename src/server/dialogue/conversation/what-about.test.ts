import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

test.each(["and what about leo", "oh what about leo", "how about leo too", "and what about leo then"])(
  "%s: one more comes, under that name [CALL-1]",
  (line) => {
    const { state, book } = callSaying([
      "book a clean for me on friday at ten",
      line,
      "jane hart",
      "yes",
      "yes",
    ]);
    expect(book.entries).toMatchObject([{ patientName: "Jane Hart" }]);
    expect(state.purpose).toBe("book");
    expect(state.draft.name?.value.first).toBe("Leo");
  },
);

test.each([
  "what about wednesday",
  "how about jan",
  "what about eleven",
  "what about parking",
  "what about doctor leo",
])("%s: nobody comes besides", (line) => {
  const { state } = callSaying(["a clean for me tomorrow at ten", line]);
  expect(state.queued).toEqual([]);
  expect(state.draft.name).toBeNull();
});

test.each([
  ["my name's kofi but the patient is ama mensah, a check-up tomorrow at ten", "Ama Mensah"],
  ["hi i'm jo, the patient is tom hart, a clean on friday", "Tom Hart"],
  ["my name is jo hart and the patient is nervous, a clean tomorrow at ten", "Jo Hart"],
  ["my name is jo hart, i'm a new patient, a clean tomorrow at ten", "Jo Hart"],
])("%s: the visit is %s's [CALL-1]", (line, name) => {
  expect(callSaying([line]).state.draft.name?.value.full).toBe(name);
});
