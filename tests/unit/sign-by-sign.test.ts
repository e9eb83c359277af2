import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** The answer to a check is read sign by sign, and what is asked of the danger itself is answered from the signs that were told. */

const rash = "I've got hives all over since I started those antibiotics";
type Call = Awaited<ReturnType<typeof callInWords>>;
const cardOf = (call: Call) =>
  call.effects.flatMap((each) => (each.type === "alert_staff" ? [each] : [])).at(-1);

describe("a no leaves what is told otherwise in the same breath [CALL-1]", () => {
  test.each([
    "no she's breathing alright but she's gone puffy round the eyes",
    "nah nothing like that well her top lip's a bit fat",
    "no breathing's good, hang on, dad says my cheeks have blown up",
  ])("'%s' is a swollen face", async (answer) => {
    const call = await callInWords();
    expect(await call.hears(rash, answer)).toMatch(/dial triple zero, 000, now/);
  });

  test.each([
    "no, breathing's fine and no swelling anywhere",
    "nope none of that, only itchy",
    "no, my lips are normal, it's my arm that's a bit puffy",
  ])("'%s' is none", async (answer) => {
    const call = await callInWords();
    await call.hears(rash, answer);
    expect(call.ledger.danger?.stage).toBe("advised");
  });

  test("one of two signs that is well leaves the other to be asked by its name", async () => {
    const call = await callInWords();
    expect(await call.hears(rash, "I can breathe fine")).toMatch(/face, a lip, the tongue.*swelling\?$/);
  });

  test("by itself, with no reaction told, a fat lip is the dentist's", async () => {
    const call = await callInWords();
    await call.hears("my bottom lip is swollen where the braces rub");
    expect(call.ledger.danger?.stage).not.toBe("sent");
  });
});

describe("a question beside a no leaves it a no, and is answered [CALL-1]", () => {
  test.each([
    ["no, what's wheezing", /whistling or squeaky sound/],
    ["nope, is he going to be alright", /Most likely all will be well/],
    ["no, should I wake his mum", /Yes, please, right now/],
    ["no, I don't know what dribbling means", /spit running out/],
  ])("'%s'", async (answer, said) => {
    const call = await callInWords();
    expect(await call.hears("he's swallowed a bit of his filling", answer)).toMatch(said);
    expect(call.ledger.danger?.stage).toBe("advised");
  });

  test("a sign that is doubted is not only asked about", async () => {
    const call = await callInWords();
    await call.hears("he's swallowed a bit of his filling", "I don't know if he's wheezing");
    expect(call.ledger.danger?.stage).not.toBe("advised");
  });

  test("a child who rings by themselves has an age", async () => {
    const call = await callInWords();
    await call.hears("I swallowed my wobbly tooth", "no I'm nine and dad's at work");
    expect(call.ledger.danger?.age).toBe(9);
  });
});

describe("a question of the danger is answered from the signs [CALL-1]", () => {
  test("what was told counts, and 000 stands", async () => {
    const call = await callInWords();
    await call.hears(rash, "no but one eye's gone all puffy");
    expect(await call.hears("does one eye even count")).toMatch(/^Yes, that counts.*000/);
    expect(await call.hears("so do I need an ambulance or not")).toMatch(/^Yes/);
  });

  test("without a sign, it is said what would be one", async () => {
    const call = await callInWords();
    expect(await call.hears(rash, "no", "does a swollen knee count")).toMatch(/It counts if/);
  });

  test("what a thing holds is for Poisons, and not for the desk", async () => {
    const call = await callInWords();
    const said = await call.hears("my toddler ate half a tube of toothpaste", "no", "what's in it anyway");
    expect(said).toMatch(/packet or the tube.*13 11 26/);
  });

  test.each(["can I have a couple of schooners tonight", "am I right to have a beer now"])(
    "'%s' tells of nothing that was taken, and of no despair",
    async (asked) => {
      const call = await callInWords();
      expect(await call.hears("my crown came off", asked)).not.toMatch(/13 11|hurting yourself/);
    },
  );
});

describe("a trouble that is put right is what they say it is [CALL-1] [CALL-3]", () => {
  test.each([
    ["sorry no it's the crown that's come off, the stump's still there", "lost_crown"],
    ["it isn't the tooth it's my veneer", "lost_crown"],
    ["not the whole tooth, only a corner broke off", "broken_tooth"],
  ])("'%s'", async (right, kind) => {
    const call = await callInWords();
    await call.hears("my front tooth got knocked right out", right);
    expect(call.ledger.danger?.kind).toBe(kind);
    expect(await call.hears("is it urgent", "so what do I do with it")).not.toMatch(/straight back in/);
    expect(cardOf(call)).toMatchObject({ isOver: true });
  });

  test.each(["it's just a bit sore really", "which bit is the crown", "and I've lost a filling as well"])(
    "'%s' puts nothing right",
    async (more) => {
      const call = await callInWords();
      await call.hears("my front tooth got knocked right out", more);
      expect(call.ledger.danger?.advised).toContain("knocked_out_tooth");
    },
  );
});

describe("a little blood is told by its noun [CALL-1]", () => {
  const bleeds = "my gum's been bleeding since the extraction and I take warfarin";
  test.each(["only a trickle really", "just a few spots on the hanky", "nah a bit of a dribble"])(
    "'%s' is none that pours",
    async (little) => {
      const call = await callInWords();
      expect(await call.hears(bleeds, little)).not.toMatch(/000, now/);
    },
  );

  test("who can't tell, twice, is driven to hospital on a blood thinner, with no order for 000", async () => {
    const call = await callInWords();
    const said = await call.hears(bleeds, "hard to say", "I really couldn't tell you");
    expect(said).toMatch(/have somebody drive you to the nearest hospital/);
    expect(said).not.toMatch(/000, now/);
  });

  test("a steady trickle that fills the basin is no little", async () => {
    const call = await callInWords();
    expect(await call.hears(bleeds, "a constant trickle, it's filling the basin")).toMatch(/000, now/);
  });
});

describe("help that is far away [CALL-1]", () => {
  test("is rung all the same, and nothing is said against it later", async () => {
    const call = await callInWords();
    await call.hears("my jaw's swollen and I can't swallow my own spit");
    expect(await call.hears("we're an hour and a half from town, the ambos take ages")).toMatch(
      /Ring them all the same/,
    );
    expect(await call.hears("I'll drive her in then")).toMatch(/whether to wait or to meet them/);
    expect(call.ledger.danger?.stage).toBe("sent");
  });
});

describe("the card holds the exchange, and its title what it is and of whom [CALL-8]", () => {
  test("in both their words, with no verdict", async () => {
    const call = await callInWords();
    await call.hears(rash, "no but her lips are puffy", "it's for Nadia Haddad");
    const card = cardOf(call);
    expect(card?.text).toContain(
      "asked “Is it hard to breathe, or is the face or tongue swelling?” and the caller said “no but her lips are puffy”",
    );
    expect(card?.text).not.toMatch(/denied|affirmed/);
    expect(card?.title).toMatch(/^Emergency on the phone: a reaction/);
  });

  test("what people do to themselves stands on no list", async () => {
    const call = await callInWords();
    await call.hears("I want to kill myself");
    expect(cardOf(call)?.title).toMatch(/^Emergency on the phone(: \p{Lu}|$)/u);
  });
});

describe("a number is said with whose it is and when it answers [CALL-8]", () => {
  const afterHours = { available: true, contact: "0491 570 158", hours: "after hours until 10 pm" };
  test("one that answers after hours is not given for now", async () => {
    const call = await callInWords({ facts: { emergencyHours: afterHours } });
    expect(await call.hears("my crown came off")).not.toContain("1 5 8");
  });
  test("one that answers now is the emergency contact's", async () => {
    const call = await callInWords({ facts: { emergencyHours: { ...afterHours, hours: "24 hours" } } });
    expect(await call.hears("my crown came off")).toMatch(/our emergency contact is .*1 5 8, 24 hours/);
  });
});

describe("asked of the mouth and the swallowing, who says that both are well is let go [CALL-8]", () => {
  const told = "i woke up choking on my mouthguard and i can't open my mouth properly";

  test.each([
    "no it's not hard to open and swallowing's fine",
    "no swallowing's okay it opens all the way and my tongue's normal",
  ])("'%s'", async (words) => {
    const call = await callInWords();
    await call.hears(told, "no i'm not choking any more");
    expect(await call.hears(words)).not.toMatch(/hang up and dial triple zero, 000, now/);
  });

  test.each(["swallowing's fine but it's still hard to open", "it opens only a crack"])(
    "but '%s' is not",
    async (words) => {
      const call = await callInWords();
      await call.hears(told, "no i'm not choking any more");
      expect(await call.hears(words)).toContain("000");
    },
  );
});
