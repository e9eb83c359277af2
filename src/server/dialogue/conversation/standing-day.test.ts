import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

describe("the day of a visit one has is not the day on which one in pain wishes to be seen [CALL-1]", () => {
  test.each([
    "im booked for the eleventh but the pains unbearable",
    "i've got a root canal on the fifteenth of december and im in agony",
    "i have an appointment on friday but i'm in agony",
    "my appointment is next thursday but the pain is unbearable",
    "im not in until tuesday week but my tooth is killing me",
  ])("%s", (line) => {
    const { draft } = callSaying([line]).state;
    expect(draft).toMatchObject({ visit: { value: "Emergency Visit" }, when: { days: [], soonest: true } });
    expect(draft.notes.join(" ")).toContain(line);
  });

  test.each([
    "i'm in agony can i come on friday",
    "im in agony i need an appointment friday",
    "ive got a filling that fell out and it hurts like hell can you do thursday",
  ])("but a day that is wished for is: %s", (line) =>
    expect(callSaying([line]).state.draft.when.days).toHaveLength(1),
  );
});
