import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Danger that is told bit by bit, and questions in the middle of it, in words that nothing was learned from. */

async function callOf(...said: readonly string[]) {
  const call = await ledgerCall(builtIn);
  const replies: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return { replies, last: replies.at(-1) ?? "", danger: call.ledger.danger };
}

describe("signs that are told over several turns add up", () => {
  test.each([
    ["my jaw is swollen on one side", "the tea keeps coming back up and i'm all croaky"],
    ["my cheek is swollen from the tooth", "i can hardly get any water down"],
    ["my face is blown up since last night", "i get puffed lying down"],
    ["she hit her jaw on the goal post and it won't close", "she keeps dozing off on the lounge"],
    ["his front tooth got knocked out at hockey", "he's spewed twice now should i let him sleep"],
  ])("'%s', then '%s': 000 [CALL-1]", async (first, then) => {
    const { danger, last } = await callOf(first, then);
    expect(danger?.stage, last).toBe("sent");
    expect(last).toContain("dial triple zero, 000");
  });

  test("a swelling that has reached the neck, in whatever words, is for the hospital, and asked about [CALL-1]", async () => {
    const { danger, last } = await callOf(
      "my jaw is swollen on one side",
      "there's a fair bit of it in the neck by now",
    );
    expect(danger, last).toMatchObject({ kind: "swelling", stage: "asked" });
    expect(last).toContain("hospital emergency department");
    const denied = await callOf("my jaw is swollen on one side", "it's not in my neck or my eye");
    expect(denied.danger?.stage, denied.last).toBe("advised");
  });

  test("a tongue that swells after a medicine is not asked back [CALL-1]", async () => {
    const { danger, last } = await callOf("my tongue has gone all puffy from the new antibiotics");
    expect(danger?.stage, last).toBe("sent");
    expect(last).not.toContain("tongue swelling?");
  });

  test("a wobbly tooth is no confusion [CALL-1]", async () => {
    const { danger, last } = await callOf(
      "my son came off the slide and his front tooth is wobbly he's nine",
    );
    expect(danger?.stage, last).toBe("advised");
  });
});

describe("whether somebody hurts them", () => {
  test.each([
    "my brother copped an elbow at footy training and his jaw is sore and he keeps touching it",
    "walter lindqvist is right here with me but he's hard of hearing and he wants friday",
  ])("is not asked where it is told what it was, or nothing tells of it: %s [CALL-8]", async (said) => {
    expect((await callOf(said)).last).not.toContain("RESPECT");
  });
});

describe("despair", () => {
  const goodbye = "just cancel it all i won't be around after tonight tell everyone i said goodbye";

  test("a line that was no help is answered with another, and 000 stands [CALL-1]", async () => {
    const { last } = await callOf(goodbye, "i rang lifeline once and nobody helped");
    expect(last).toContain("1300 659 467");
    expect(last).toContain("triple zero, 000");
  });

  test("whether they are safe is not asked three times running, and nobody is glad of it [CALL-8]", async () => {
    const { replies } = await callOf(goodbye, "yeah", "it's nothing", "just driving", "leave it");
    expect(replies.filter((each) => each.includes("Are you safe right now?")).length).toBeLessThanOrEqual(2);
    expect(replies.join(" ")).not.toMatch(/glad you said so|all night/);
  });
});

describe("what is asked in the middle of it", () => {
  test("a lip that was numbed is asked about before 000, and an ambulance for what is well is no first aid [CALL-1]", async () => {
    const asked = await callOf(
      "i had a filling this morning and my lip is still dead and drooping am i having a stroke",
    );
    expect(asked.danger?.stage, asked.last).toBe("asked");
    const drooping = await callOf(
      "i had a filling this morning and now i can't lift my arm am i having a stroke",
    );
    expect(drooping.danger?.stage, drooping.last).toBe("sent");
  });

  test("a baby tooth stays out, and that is said in a few words the second time [CALL-8]", async () => {
    const { replies } = await callOf(
      "my grandson's knocked his tooth clean out",
      "he's only four should i shove it back in",
      "but does it go back in or not",
    );
    expect(replies[1]).toMatch(/baby tooth, so don't put it back/);
    expect(replies[2]).toMatch(/baby tooth, so leave it out/);
  });

  test("no more is to be taken of what brought a reaction [CALL-1]", async () => {
    const { last } = await callOf(
      "i took the amoxicillin and i'm covered in hives",
      "my throat is a bit tight",
      "so can i take another one at lunch or leave it",
    );
    expect(last).toContain("Don't take any more of whatever you'd just started");
    expect(last).toContain("dial triple zero");
  });

  test("the same paragraph is not said again: a clot is left where it is [CALL-8]", async () => {
    const { replies } = await callOf(
      "i had a tooth out yesterday and it's still bleeding when i spit",
      "it's not pouring but there's this jelly looking thing there",
      "is the jelly thing normal or do i pull it off",
    );
    expect(replies.filter((each) => each.includes("Fold up a clean cloth")).length).toBeLessThanOrEqual(1);
    expect(replies[2]).toMatch(/Leave any clot where it is/);
  });
});
