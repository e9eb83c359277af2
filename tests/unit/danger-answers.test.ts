import { describe, expect, test } from "vitest";
import { findUnfinished } from "#server/dialogue/decide/unfinished-call.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Answers to a question of danger, and what is said once 000 was named, in words that nothing was learned from. */

async function callOf(...said: readonly string[]) {
  const call = await ledgerCall(builtIn);
  const replies: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  const alerts = call.effects.flatMap((each) => (each.type === "alert_staff" ? [each.text] : []));
  const { danger, people, caller, digits } = call.ledger;
  return {
    replies,
    last: replies.at(-1) ?? "",
    danger,
    phone: people[caller]?.phone ?? null,
    digits,
    alerts,
  };
}

const feverish = "the side of my face is swollen and i've got a fever";

describe("whether it is hard to breathe or swallow", () => {
  test.each(["a smidge", "well kind of", "it hurts to a little", "only if i lie flat", "could be i suppose"])(
    "'%s' is a yes [CALL-1]",
    async (answer) => {
      const { danger, last } = await callOf(feverish, answer);
      expect(danger?.stage, last).toBe("sent");
      expect(last).toContain("dial triple zero");
    },
  );

  test.each(["nah none of that", "no i'm swallowing and breathing fine", "no just a bit sore"])(
    "'%s' is a no [CALL-1]",
    async (answer) => {
      expect((await callOf(feverish, answer)).danger?.stage).toBe("over");
    },
  );

  test.each(["not really", "my wife reckons i'm alright"])(
    "'%s' is asked once more [CALL-1]",
    async (answer) => {
      expect((await callOf(feverish, answer)).danger?.stage).toBe("asked");
    },
  );
});

test.each([
  "my tongue is being pushed up to the roof of my mouth since the extraction",
  "the floor of his mouth has gone like a board",
  "she can't open her jaw and there's spit running down her chin",
  "i've had a fever with this tooth and now i can hardly open my mouth",
])("an airway that closes is 000 at once, by the signs that are told: %s [CALL-1]", async (said) => {
  expect((await callOf(said)).danger?.stage).toBe("sent");
});

describe("once 000 is named", () => {
  const cannotBreathe = "help i can't breathe";

  test.each([
    "are you sure about the triple zero",
    "is that really necessary",
    "what does the ambulance cost",
  ])("'%s' is met with why, and the number [CALL-1]", async (doubt) => {
    const { danger, last } = await callOf(cannotBreathe, doubt);
    expect(danger?.stage).toBe("sent");
    expect(last).toMatch(/dial triple zero, 000/);
    expect(last).not.toMatch(/don't know/);
  });

  test.each(["i'm okay", "she says she's fine", "i think i'm alright now"])(
    "'%s' takes nothing back, and it is asked by its name [CALL-1]",
    async (said) => {
      const { danger, last } = await callOf(cannotBreathe, said);
      expect(danger?.stage).toBe("sent");
      expect(last).toMatch(/breathe or swallow/);
    },
  );

  test("the very sign told to be well takes it back, and so does a plain no to whether it is still so [CALL-1]", async () => {
    expect((await callOf(cannotBreathe, "no i'm breathing fine")).danger?.stage).not.toBe("sent");
    expect((await callOf(cannotBreathe, "i'm okay", "no")).danger?.stage).not.toBe("sent");
  });

  test("a yes beside how they are is nobody who rings 000 [CALL-1]", async () => {
    const { last } = await callOf("she's hit her head and passed out", "yeah she's a bit drowsy");
    expect(last).not.toMatch(/^Good/);
    expect(last).toMatch(/dial triple zero/);
  });

  test("every word is for the team, doubts and questions too [CALL-8]", async () => {
    const said = [cannotBreathe, "are you sure about that", "i suppose so", "my sister's with me"];
    const { alerts } = await callOf(...said);
    for (const each of said) expect(alerts.at(-1)).toContain(`“${each}”`);
  });
});

test.each([
  "thirteen eleven twenty six",
  "one eight hundred oh two two two two two",
  "oh two five double five oh four four one oh",
])("the number of a service or of the clinic is never the caller's: %s [CALL-1]", async (number) => {
  const { phone, digits } = await callOf("can somebody ring me back", "it's ana silva", number);
  expect([phone, digits]).toEqual([null, ""]);
});

test("bleeding told in a likeness is pressed on and asked about, and no ambulance is named for a cut that has stopped [CALL-1]", async () => {
  const { replies, danger } = await callOf(
    "split my lip at rugby and i'm bleeding like a tap",
    "no it's stopped",
  );
  expect(replies[0]).toMatch(/Press on it firmly.*\?$/);
  expect(danger?.stage).toBe("over");
  expect(replies[1]).toMatch(/glad it's stopped/);
});

test("first aid that no visit came of is an urgent task in the caller's words [CALL-8]", async () => {
  const call = await ledgerCall(builtIn);
  await call.send({ type: "heard", text: "my cheek's puffed up over a tooth" });
  expect(findUnfinished(call.ledger)).toMatchObject({
    isUrgent: true,
    text: expect.stringContaining("my cheek's puffed up over a tooth"),
  });
});
