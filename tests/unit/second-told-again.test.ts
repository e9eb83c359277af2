import { expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

test.each([
  ["me and my husband", "yes but there's two of us it's me and my husband arun raman"],
  ["me and my dad", "yes and my dad ravi raman after me"],
  ["me and my son", "there's two of us though"],
])(
  "the second of two, %s, who is told of again is said to come next, and nobody takes the first one's place [CALL-5]",
  async (who, again) => {
    const call = await callInWords();
    await call.hears(`cleans for ${who} on thursday one after the other`, "ten", "priya raman");
    const said = await call.hears(again);
    expect(said).toMatch(/right after|next/i);
    await call.hears("yes");
    expect(call.stands()).toContain("Priya Raman 2026-08-13 10:00");
  },
);

test.each([
  ["its me and my husband we both need a clean one after the other next tuesday", "your husband"],
  ["can i book my kids mia and leo in for check ups on thursday", "Leo"],
])("of two who are told in one breath it is said whose turn comes next [CALL-5]: %s", async (said, whose) => {
  const call = await callInWords();
  expect(await call.hears(said)).toMatch(new RegExp(`booking for ${whose}`));
});
