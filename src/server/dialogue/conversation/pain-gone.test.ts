import { expect, test } from "vitest";
import { isPainGone } from "#server/dialogue/what/read-pain-gone.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  "my tooth stopped hurting so I don't need to come in today",
  "the tooth has stopped hurting I won't need to come in",
  "it's not hurting any more so I don't need to come today",
  "tooth feels better now I don't think I need to come in",
  "my toothache is gone so I'll leave it",
  "it settled down overnight so I won't need that appointment tomorrow",
  "the pains gone away so there's no need for me to come in this arvo",
  "the ache has settled so no need to come in",
  "the swelling has gone down and it doesn't hurt any more so I don't need to be seen",
])("relief calls off the visit that stands, with a kind word: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toBe("That is good to hear. What name is the appointment under?");
  expect(call.state.purpose).toBe("cancel");
});

test("relief lets go of the times that are offered", () => {
  const call = callSaying(["my tooth is killing me"]);
  expect(call.say("actually it stopped hurting so I don't need to come in")).toMatch(
    /good to hear.*not booked anything/,
  );
});

test.each([
  "my tooth stopped hurting but now my face is swollen and I can't swallow",
  "it stopped hurting but I can't breathe properly so I don't need to come",
  "the toothache has gone but it's bleeding and won't stop",
  "pain has gone but my throat is closing up so I don't need to come",
  "the tooth stopped hurting but he's unconscious",
  "my tooth stopped hurting but my chest hurts",
])("no danger beside a pain that is over is weaker for it: '%s' [CALL-1]", (text) => {
  expect(testCall(mine).say(text)).toMatch(/^Hang up now and dial triple zero, 000/);
});

test.each([
  ["it stopped hurting so I don't need to come in but my cheek is swollen", "Swelling should be seen soon"],
  ["my knocked out tooth stopped hurting so I don't need to come", "keep it in milk"],
  ["it stopped hurting for a bit but now I'm in agony", "sorry you are in pain"],
  ["the pain stopped but it's come back worse", "sorry you are in pain"],
])("nor is any other trouble: '%s'", (text, said) => {
  expect(testCall(mine).say(text)).toContain(said);
});

test.each([
  "my crown feels better now than before when I bite",
  "it only hurts now and then",
  "pain again today",
])("is not over: '%s'", (text) => {
  expect(isPainGone(text)).toBe(false);
});
