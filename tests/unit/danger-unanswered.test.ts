import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { callByActs } from "../support/call-by-acts.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** What is no yes to a question of danger, what was swallowed of a tooth, and what is asked of the hours to come. */

const dayTime = Date.parse("2026-11-25T01:30:00Z");
const night = Date.parse("2026-11-25T13:00:00Z");

async function callOf(said: readonly string[], at = dayTime) {
  const call = await ledgerCall(builtIn, { at });
  const replies: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  const alerts = call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : []));
  return { replies, last: replies.at(-1) ?? "", stage: call.ledger.danger?.stage, alerts };
}

const swallowed = "my daughter swallowed the crown and it's gone down";

describe("a question of danger", () => {
  test.each(["ok thank you bye", "alright love see you then bye", "thanks goodbye"])(
    "is answered by no goodbye: '%s' hears when to ring 000, and the desk what was asked [CALL-1]",
    async (leave) => {
      const { last, alerts } = await callOf([swallowed, leave]);
      expect(last).toContain(
        "If there's coughing, wheezing, dribbling or trouble breathing, hang up and dial",
      );
      expect(last).not.toContain("000, now");
      expect(alerts.at(-1)).toMatch(/asked “Is there any coughing.*no plain yes or no/);
      expect(alerts.at(-1)).not.toContain("said to hang up");
    },
  );

  test.each(["alright love", "righto", "okay thanks"])(
    "is not answered yes by '%s' [CALL-1]",
    async (note) => {
      expect((await callOf([swallowed, note])).stage).toBe("asked");
    },
  );

  test.each(["yes a bit", "yeah she is", "she keeps coughing"])(
    "is answered yes by '%s' [CALL-1]",
    async (yes) => {
      expect((await callOf([swallowed, yes])).stage).toBe("sent");
    },
  );

  test("is asked of no chest that only itches [CALL-1]", async () => {
    const { last } = await callOf([
      "i've got a rash off that whitening gel",
      "no no it's just my chest it's itchy",
    ]);
    expect(last).not.toContain("heart");
    expect(last).not.toMatch(/tightness or weight in the chest/);
  });
});

test.each([
  swallowed,
  "i reckon i breathed in half a filling at lunch",
  "my son eat the metal from his braces with the bread",
])("a piece that went down is checked today, and neither kept nor poison: %s [CALL-1]", async (said) => {
  const { last } = await callOf([said, "no nothing like that"]);
  expect(last).toMatch(/doctor or a hospital emergency department/);
  expect(last).not.toMatch(/13 11 26|Keep the piece|packet/);
});

test.each([
  "the filling went down the wrong way and i'm wheezing",
  "i think i inhaled my crown and i can't stop coughing",
])("a piece in the airway is 000 at once: %s [CALL-1]", async (said) => {
  expect((await callOf([said])).stage).toBe("sent");
});

test("two signs of the heart are 000 at once, wherever the ache is, and it is asked about first by effort [CALL-1]", async () => {
  const ache = "i've got an ache in my jaw that comes on when i walk up the hill";
  expect((await callOf([ache])).stage).toBe("asked");
  const { stage, last } = await callOf([ache, "it goes down my arm and i'm all clammy"]);
  expect(stage, last).toBe("sent");
});

describe("on a bleed that oozes", () => {
  const oozing = "i had a tooth out yesterday and it's still oozing a bit";

  test("whether 000 is needed is answered plainly [CALL-8]", async () => {
    expect((await callOf([oozing, "so do i need triple zero or not"])).last).toMatch(
      /^Not if it's only oozing/,
    );
  });

  test("what to do in the night is no wish for a time [CALL-8]", async () => {
    const { last } = await callOf([oozing, "and if it starts up in the night what do i do i'm on my own"]);
    expect(last).toMatch(/^If it starts again/);
    expect(last).not.toContain("outside our hours");
  });

  test("a blood thinner told later is seen today [CALL-1]", async () => {
    const { last } = await callOf([
      oozing,
      "tomorrow at nine is fine",
      "oh and i'm on the warfarin i should have said",
    ]);
    expect(last).toMatch(/On a blood thinner.*today at/);
  });
});

describe("in despair", () => {
  const despair = "cancel tuesday no point in me having teeth where i'm going it's all finished tonight";

  test("a place is a plan: 000, and away from there, and no word of tablets [CALL-1]", async () => {
    const { replies, last } = await callOf([despair, "i'm sitting on the cliff", "nobody's here"]);
    expect(replies[1]).toMatch(/move well back.*triple zero/);
    expect(last).toContain("triple zero");
    expect(replies.join(" ")).not.toContain("tablets");
  });

  test("at night nobody is offered a call, nor promised one [CALL-1]", async () => {
    const said = [despair, "i'm on the bridge", "no just me", "it's quiet", "could somebody ring me then"];
    const { replies } = await callOf(said, night);
    expect(replies.join(" ")).not.toMatch(/ring you back|asked the team|could ring you/);
  });
});

test("who rings 000 for them is stayed with, and let go kindly [CALL-1]", async () => {
  const { replies, last } = await callOf([
    "my husband's chest is tight and he's sweating",
    "my son is ringing them now what do i do",
    "they want to talk to me bye",
  ]);
  expect(replies[1]).toMatch(/Do as they say|the ones to listen to/);
  expect(last).toContain("They have it from here");
});

test("despair that was asked about and left open tells the desk what was said, and of no 000 that was not [CALL-1]", async () => {
  const call = await callByActs();
  await call.means({ kind: "danger", danger: "self_harm", degree: "perhaps_life", certainty: 0.3 });
  await call.means({ kind: "bye" });
  const alerts = call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : []));
  expect(alerts.at(-1)).toContain("harming themselves");
  expect(alerts.at(-1)).toContain("It gave the numbers to ring with the question.");
  expect(alerts.at(-1)).not.toContain("000");
});
