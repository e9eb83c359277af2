import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** Calls in words that nothing was learned from: what stands in the ledger after them, and the numbers that were given. */

async function callOf(...said: readonly string[]) {
  const call = await ledgerCall(builtIn, {});
  const replies: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    replies.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return { replies, last: replies.at(-1) ?? "", danger: call.ledger.danger };
}

describe("a heart told as a toothache", () => {
  test.each([
    [
      "the bottom teeth ache on me whenever i walk up our hill",
      "now i'm wringing wet and this arm feels like a sack of sand",
      "oh i can breathe all right dear",
    ],
    [
      "dad's jaw is sore and he's gone the colour of putty and he's pouring with sweat",
      "no he can talk it's a weight on his chest he says",
    ],
    ["pain is in my jaw and it go in the arm and i have cold sweat", "i can breathe yes"],
  ])("%s: 000, and not cleared by the breathing", async (...said) => {
    const { danger, replies } = await callOf(...said);
    expect(["asked", "sent"]).toContain(danger?.stage);
    expect(replies.join(" ")).toContain("000");
  });

  test.each([
    "my shoulder's stiff from pruning so could we make it later on thursday",
    "things are tight this month so what does a check up cost",
    "my jaw's tight first thing because i grind can i book a check up",
    "i'm puffing because i ran for the phone i'd like a clean please",
  ])("%s: none", async (said) => {
    expect((await callOf(said)).danger).toBeNull();
  });
});

test.each([
  ["she took one nurofen for her tooth after tea is that all right"],
  ["what can i give him for the pain he had a panadol at six"],
])("%s: a question, and no poisoning", async (said) => {
  const { danger, last } = await callOf(said);
  expect(danger?.kind ?? null).not.toBe("poison");
  expect(last).not.toContain("13 11 26");
});

test("a question about tablets is no despair, and a rash told behind it is seen to", async () => {
  const { danger, replies } = await callOf(
    "i was wondering about the capsules your dentist put me on do i carry on with them",
    "no i'm all right i've got itchy spots all over my back since i began the capsules",
  );
  expect(replies.join(" ")).not.toContain("13 11 14");
  expect(danger?.kind).toBe("allergic");
});

test("a denial with a question beside it takes the check down", async () => {
  const { danger, last } = await callOf(
    "i've come up in itchy welts since that antibiotic you gave me",
    "oh no none of that love it's only the itch do i take tonight's",
  );
  expect(danger).toMatchObject({ kind: "allergic", stage: "advised" });
  expect(last).not.toContain("triple zero comes first");
});

test("despair told sideways, with the means at hand: help that comes now, and the number slowly", async () => {
  const { danger, replies } = await callOf(
    "i've handed the chooks over to next door and there's no use me being here any more",
    "i've got her sleeping pills here on the table all tipped out",
    "sorry say that number again i've got a biro",
  );
  expect(danger).toMatchObject({ kind: "self_harm", degree: "life" });
  expect(replies[1]).toContain("dial triple zero");
  expect(replies[2]).toContain("one three, one one, one four");
});

test("a swollen face, and later a fever: hospital, and asked whether to wait, the same", async () => {
  const { replies } = await callOf(
    "the whole side of my face has puffed right up",
    "and now i'm feverish it's thirty eight seven and i can't stop shivering",
    "should i go to hospital or can it wait till morning",
  );
  expect(replies[1]).toContain("hospital");
  expect(replies[2]).toMatch(/^Hospital, please/);
});

test("a baby tooth that is still in is left where it is", async () => {
  const { replies } = await callOf(
    "my daughter's two she hit her mouth on the slide and her tooth's gone up into the gum",
    "do i pull it back down",
  );
  expect(replies.join(" ")).toContain("leave it where it is");
  expect(replies.join(" ")).not.toContain("bring the tooth along");
});

describe("told twice, or asked about after the first aid, nobody is asked a third time", () => {
  test.each([
    [
      "got a weight on me chest since smoko and i wanted to see about me bridge",
      "nah be right it's just wind",
      "it hasn't shifted mate do i get the missus to drop me at emergency",
    ],
    ["started them penicillin tablets and i'm covered in hives", "yeah and me top lip's swollen right up"],
    [
      "my nan is on warfarin she slipped in the laundry and hit her head and cracked a tooth",
      "she's drowsy now and not making sense",
    ],
  ])("%s", async (...said) => {
    const { danger, last } = await callOf(...said);
    expect(danger?.stage).toBe("sent");
    expect(last).toContain("dial triple zero");
  });
});

test("whoever holds an EpiPen in a reaction hears to use it", async () => {
  const { last } = await callOf(
    "i had the amoxicillin an hour ago and my tongue's tingling and i'm itching do i use the epipen",
  );
  expect(last).toMatch(/dial triple zero.*EpiPen/s);
});

test("a jaw that no longer meets goes to hospital, and no visit is pressed", async () => {
  const { danger, last } = await callOf(
    "he came off his skateboard onto his chin and now his jaw's crooked and his teeth don't meet",
  );
  expect(danger?.kind).toBe("injured_jaw");
  expect(last).toContain("hospital emergency department");
});

test("oozing that is told apart from pouring comes down to first aid", async () => {
  const { danger, last } = await callOf(
    "they pulled two teeth this morning and it won't stop bleeding",
    "no it's not pouring out it's only oozing a bit",
  );
  expect(danger?.stage).toBe("advised");
  expect(last).toContain("bite down on it");
});

describe("[CALL-5] hurt by somebody near them, told by the way", () => {
  test.each([
    "my tooth's in half um my bloke did that to me he's only out feeding the dogs",
    "i need somebody to look at my jaw my wife shoved me and it clicks",
  ])("%s: both numbers, and whether they can talk", async (said) => {
    const { replies, danger } = await callOf(said, "yes for now");
    expect(replies[0]).toMatch(/000.*1800 737 732.*Is it safe for you to talk/s);
    expect(replies[1]).not.toContain("1800 737 732");
    expect(danger?.stage).toBe("advised");
  });

  test("a booking goes on, and no number is taken for a safe one unasked", async () => {
    const { replies } = await callOf(
      "my partner pushed me and chipped my front tooth can i come in",
      "yes it's safe",
      "the first one",
      "nadia petrov",
    );
    expect(replies[3]).toMatch(/Which number is safe/);
  });

  test.each([
    "my partner's in the shower and asked me to book his clean",
    "the dentist did that to my gum last time it's been sore",
  ])("%s: none", async (said) => {
    expect((await callOf(said)).danger?.kind ?? null).not.toBe("violence");
  });
});

describe("[CALL-5] an answer by the sign that it names", () => {
  test("a swallow that is only a little hard, with a face that swells, is 000", async () => {
    const { last } = await callOf(
      "the left of my face is all swollen",
      "swallowing is a bit tricky but i breathe fine",
    );
    expect(last).toContain("dial triple zero");
  });

  test("what is told to be well is not asked for again", async () => {
    const { replies } = await callOf(
      "my gum's up and the swelling's gone into my neck",
      "i can swallow alright",
    );
    expect(replies[1]).toMatch(/breathe/);
    expect(replies[1]).not.toMatch(/swallow right now/);
  });
});

test.each([
  "i'd never hurt myself it was only a joke",
  "i have my pills sorted for the week do i still take them",
])("%s: no despair", async (said) => {
  expect((await callOf(said)).last).not.toContain("13 11 14");
});

describe("a lip or a cheek that was bitten is pressed on, and needs no ambulance", () => {
  test.each([
    "i've chomped down and bit me lip and the blood won't stop",
    "my young bloke fell off the swing and bit his lip there's blood everywhere",
    "chewed the inside of his cheek while it was numb and it's bleeding",
  ])("%s [CALL-5]", async (said) => {
    const { danger, last } = await callOf(said);
    expect(danger).toMatchObject({ stage: "advised", kind: "bitten_lip" });
    expect(last).toMatch(/ten minutes.*emergency department/);
    expect(last).not.toContain("000");
  });

  test.each([
    "she bit her lip and it's been pouring for an hour and she's on blood thinners",
    "he bit his lip having a fit and he won't wake up",
    "i bit through my lip and i can't get it to stop bleeding whatever i press on it",
    "the bleeding won't stop",
  ])("unless more is told than that: %s [CALL-5]", async (said) => {
    expect(["asked", "sent"]).toContain((await callOf(said)).danger?.stage);
  });
});

describe("a lump under the tongue is seen today, and is more only where a sign bears it out", () => {
  test.each([
    "there's a bit of a lump under me tongue that wasn't there last week",
    "a lump under my tongue, comes up when i eat",
  ])("%s [CALL-5]", async (said) => {
    const { danger, last } = await callOf(said);
    expect(danger).toMatchObject({ stage: "advised", kind: "swelling" });
    expect(last).toMatch(/seen today.*hard to breathe or swallow/);
  });

  test.each([
    ["got a lump under the tongue and it's lifting my tongue up", "sent"],
    ["a lump under my tongue and now i can't swallow my spit", "sent"],
    ["under my tongue's gone hard as a board", "sent"],
    ["there's a hard lump under my tongue", "asked"],
  ])("%s: %s [CALL-5]", async (said, stage) => {
    expect((await callOf(said)).danger?.stage).toBe(stage);
  });
});

test.each([
  "bubby's licked a bit of the fluoride paste, is it toxic",
  "i've swallowed a chunk of that temporary stuff, will it poison me",
])(
  "whoever asks whether what was swallowed is poison gets the number that knows: %s [CALL-5]",
  async (said) => {
    const { danger, last } = await callOf(said);
    expect(danger).toMatchObject({ stage: "asked", kind: "poison" });
    expect(last).toContain("13 11 26");
  },
);

test.each([
  "i can't keep going with this plate it rubs",
  "what if a kid swallows toothpaste can it poison them",
])("what only sounds like it is none: %s [CALL-5]", async (said) => {
  expect((await callOf(said)).danger).toBeNull();
});

test.each(["to be honest i'm in a pretty dark place", "been in a bit of a dark place since me mum passed"])(
  "a first hint of despair brings one gentle question, with the number: %s [CALL-5]",
  async (said) => {
    const { danger, last } = await callOf(said);
    expect(danger).toMatchObject({ stage: "asked", kind: "self_harm" });
    expect(last).toMatch(/13 11 14.*\?$/);
    expect(last).not.toContain("hang up");
  },
);

test("a tooth that is kept in a dark place is no despair [CALL-5]", async () => {
  expect((await callOf("should the tooth be kept in a dark place")).danger?.kind ?? null).not.toBe(
    "self_harm",
  );
});

test.each([
  ["my cheek's that puffed i can't open up and me voice is all muffly", "breathing"],
  ["came off the scooter, banged his head and he's chundered twice", "head_injury"],
  ["my tongue's gone fat and i can hardly speak since the nuts", "breathing"],
])("a sign that was told is not asked for again: %s [CALL-5]", async (said, kind) => {
  expect((await callOf(said)).danger).toMatchObject({ stage: "sent", kind });
});
