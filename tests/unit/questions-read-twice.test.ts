import { expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

test("a question that sounds like two is owned up to once, and asked of the team once [CALL-5]", async () => {
  const call = await callInWords();
  const said = await call.hears("can i get a copy of my receipt emailed for my tax");
  expect(said.match(/sorry/g)).toHaveLength(1);
  expect(call.ledger.questions.filter(({ status }) => status === "unknown")).toHaveLength(1);
});

test("of two questions in one breath each is owned up to [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("do you take bupa and can i pay it off");
  expect(call.ledger.questions.filter(({ status }) => status === "unknown")).toHaveLength(2);
});
