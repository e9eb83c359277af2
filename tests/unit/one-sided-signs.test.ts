import { expect, test } from "vitest";
import { readVitalSigns } from "../../src/server/dialogue/hear/danger/signs/read-vital-signs.ts";
import { builtIn } from "../../src/server/dialogue/talk.ts";
import { toUtterance } from "../../src/server/dialogue/words.ts";
import { ledgerCall } from "../support/ledger-call.ts";

const told = (text: string) =>
  readVitalSigns([toUtterance(text)]).flatMap(({ act }) =>
    "sign" in act && act.sign === "one_sided" ? [act.kind] : [],
  );

test.each([
  "mum's smile has gone all lopsided on the left",
  "his mouth is hanging down one side",
  "me right hand's gone useless since breakfast",
  "she can't lift her arm up properly",
  "he's slurring like he's had a few",
  "her face has gone all twisted this morning",
  "he sounds drunk and he's not touched a drop",
])("a sign of a stroke is heard by name: %s [CALL-5]", (text) => {
  expect(told(text)).toEqual(["not_right"]);
});

test.each([
  "my lip's still droopy from the needle this morning",
  "one of my front teeth is crooked",
  "the crown feels uneven",
  "no slurring or anything",
  "my arm's a bit numb from how i slept",
])("what is no sign of one is not taken for it: %s [CALL-5]", (text) => {
  expect(told(text)).not.toContain("not_right");
});

async function stageAfter(...said: readonly string[]) {
  const call = await ledgerCall(builtIn, {});
  const replies: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return { stage: call.ledger.danger?.stage ?? null, replies };
}

test("somebody who says they are well is not asked about a stroke again: 000 is held to [CALL-1]", async () => {
  const { stage, replies } = await stageAfter(
    "dad's face has dropped on one side and he's slurring",
    "he says he's fine",
  );
  expect(stage).toBe("sent");
  expect(replies[1]).toMatch(/dial triple zero/);
});

test.each([
  [["my sister's mouth has gone crooked and she keeps dropping her spoon"]],
  [
    [
      "can i move my filling to monday my left arm's gone numb and my lip is drooping since lunch",
      "no i'm talking fine",
    ],
  ],
  [
    [
      "one side of his face has dropped and his arm's gone weak",
      "no he's talking all right it's only the face",
    ],
  ],
])("%j: 000, and not taken back by speech that is clear [CALL-5]", async (said) => {
  const { stage, replies } = await stageAfter(...said);
  expect(stage).toBe("sent");
  expect(replies.join(" ")).toContain("000");
});
