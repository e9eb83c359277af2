import { expect, test } from "vitest";
import { isLifeThreat } from "../understanding.ts";
import { toUtterance } from "../words.ts";
import { emergencies } from "./cases/emergencies.ts";
import { freshDangers, freshPressing, freshTraps } from "./cases/fresh-calls.ts";
import { dangers, mild, pressing, traps } from "./cases/newly-worded.ts";
import { ordinarySentences } from "./cases/ordinary.ts";
import { calmCalls, panickedDangers } from "./cases/panicked-calls.ts";
import { strangersDangers, strangersPressing, strangersTraps } from "./cases/strangers-calls.ts";
import { readEmergency } from "./read-emergency.ts";
import { readPoisoning } from "./read-poisoning.ts";
import { readSelfHarm } from "./read-self-harm.ts";

const read = (text: string) => readEmergency(toUtterance(text));
const isAnsweredWith000 = (text: string) =>
  endangersLife.test(read(text)?.value ?? "") || readSelfHarm(toUtterance(text)) !== null;
const endangersLife = /^(?:breathing|bleeding|collapse)$/;

test("misses no call in which a life is at risk [CALL-1]", () => {
  const grave = emergencies.filter(({ degree }) => endangersLife.test(degree));
  const missed = grave.filter(({ text }) => !endangersLife.test(read(text)?.value ?? ""));
  expect(grave.length).toBeGreaterThanOrEqual(150);
  expect(missed).toEqual([]);
});

test.each(emergencies)("hears '$text' as $degree [CALL-1]", ({ degree, text }) => {
  expect(read(text)?.value).toBe(degree);
});

test("raises a false alarm on at most one in a hundred ordinary sentences", () => {
  const alarms = ordinarySentences.filter((text) => read(text) !== null);
  expect(ordinarySentences.length).toBeGreaterThanOrEqual(500);
  expect(alarms.length / ordinarySentences.length).toBeLessThanOrEqual(0.01);
});

test("hears newly worded dangers, and what needs the dentist soon [CALL-1]", () => {
  expect(dangers.filter((text) => !endangersLife.test(read(text)?.value ?? ""))).toEqual([]);
  expect(pressing.filter((text) => read(text) === null)).toEqual([]);
});

test("names 000 neither for mild trouble nor for words that only sound like danger", () => {
  expect(mild.filter((text) => endangersLife.test(read(text)?.value ?? ""))).toEqual([]);
  expect(traps.filter((text) => read(text) !== null)).toEqual([]);
});

test("loses nothing that later lists of calls have taught [CALL-1]", () => {
  expect(freshDangers.filter((text) => !endangersLife.test(read(text)?.value ?? ""))).toEqual([]);
  expect(freshPressing.filter((text) => endangersLife.test(read(text)?.value ?? "breathing"))).toEqual([]);
  expect(freshTraps.filter((text) => read(text) !== null)).toEqual([]);
});

test("keeps what the calls of strangers have taught [CALL-1]", () => {
  expect(strangersDangers.filter((text) => !isAnsweredWith000(text))).toEqual([]);
  expect(strangersPressing.filter((text) => endangersLife.test(read(text)?.value ?? "breathing"))).toEqual(
    [],
  );
  expect(strangersTraps.filter((text) => read(text) !== null)).toEqual([]);
});

test("keeps what panicked and calm calls have taught [CALL-1]", () => {
  const isAnswered = (text: string) =>
    isLifeThreat(read(text)?.value ?? "swelling") ||
    readSelfHarm(toUtterance(text)) !== null ||
    readPoisoning(toUtterance(text)) !== null;
  expect(panickedDangers.filter((text) => !isAnswered(text))).toEqual([]);
  expect(calmCalls.filter(isAnswered)).toEqual([]);
});

test.each([
  ["my tongue won't fit in my mouth", "breathing", "sure"],
  ["on blood thinners and her gum hasn't stopped since last night", "bleeding", "sure"],
  ["do I need to come in if the bleeding won't stop", "bleeding", "unsure"],
  ["I don't know if I should bother you but he can't breathe", "breathing", "sure"],
  ["my throat feels like it has got a golf ball in it", "breathing", "unsure"],
])("names 000 for '%s': %s, %s [CALL-1]", (text, value, certainty) => {
  expect(read(text)).toMatchObject({ value, certainty });
});

test.each([
  ["my gums are bleeding a lot", "unsure"],
  ["i had a tooth out this morning and it's bleeding again", "unsure"],
  ["my gums are bleeding a lot and it won't stop", "sure"],
  ["it stopped bleeding yesterday but it's started again and it won't stop", "sure"],
])(
  "names 000 at once for blood that cannot be stopped, and asks before where it may be: '%s'",
  (text, certainty) => {
    expect(read(text)).toMatchObject({ value: "bleeding", certainty });
  },
);

test.each([
  ["no swelling and no trouble breathing"],
  ["it's not bleeding"],
  ["there's no pain or swelling or bleeding"],
  ["do you do emergency appointments"],
  ["my friend had a tooth knocked out last year"],
  ["what happens if it starts bleeding"],
  ["i broke this tooth years ago"],
])("takes '%s' for no emergency", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ["my dad collapsed last week but he's fine now"],
  ["my husband collapsed and is still in hospital so we won't make it"],
  ["my son stopped breathing as a baby but it's just for a check up"],
  ["my schedule collapsed so tuesday works"],
  ["mum has got the blue disabled sticker, is there a bay for her"],
  ["she fainted after her extraction yesterday but she's fine now"],
  ["i couldn't breathe with laughter when i saw the photo"],
  ["i don't have any chest pain or trouble breathing"],
  ["it was bleeding heavily last night but it's okay now"],
  ["she won't respond to my emails so i'm calling"],
  ["sorry i'm out of breath i just ran up the stairs"],
])("takes what is over, denied or a manner of speaking for no emergency: '%s'", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ["she's making a whistling noise every time she breathes in", "breathing"],
  ["a tooth went down his throat and he's coughing and going red", "breathing"],
  ["i've filled a whole cup with blood", "bleeding"],
  ["i can't get the bleeding under control", "bleeding"],
  ["one side of her face has dropped", "collapse"],
  ["he keeps slipping in and out of consciousness", "collapse"],
  ["my wife has passed out in the chair", "collapse"],
])("hears a danger by its signs: '%s' [CALL-1]", (text, degree) => {
  expect(read(text)?.value).toBe(degree);
});

test.each([
  ["he's collapsed, he had dental surgery yesterday", "collapse"],
  ["she can't swallow and she had a tooth out last week", "breathing"],
])("the day of the treatment does not put the danger into the past: '%s' [CALL-1]", (text, degree) => {
  expect(read(text)?.value).toBe(degree);
});

test("asks first where a cold or fear may be meant", () => {
  expect(read("i panic and can't breathe when the drill starts")?.certainty).toBe("unsure");
});

test("a denied symptom does not hide a real one beside it", () => {
  expect(read("there's no bleeding but he can't breathe")?.value).toBe("breathing");
  expect(read("i'm on blood thinners and i can't stop bleeding")?.value).toBe("bleeding");
  expect(read("no he's not okay he has collapsed")?.value).toBe("collapse");
});

test("the gravest emergency of several is the one reported", () => {
  expect(read("i chipped a tooth and my face is swollen and i can't breathe")?.value).toBe("breathing");
});

test("keeps the words and where they stand", () => {
  const text = "hi um I can't swallow properly";
  const found = read(text);
  expect(found && text.slice(...found.span)).toBe(found?.heard);
  expect(found?.heard).toBe("can't swallow");
});

test.each([
  ["my son's front chopper has been knocked clean out, it's in a glass of milk", "knocked_out_tooth"],
  ["one of his pegs came out on the footy field", "knocked_out_tooth"],
  ["I took a cricket ball to the face and my jaw won't close and I'm seeing double", "collapse"],
  ["her gnasher got snapped in half at hockey", "broken_tooth"],
])(
  "hears what Australians call their teeth, and a blow by what follows it: '%s' is %s [CALL-1]",
  (text, degree) => {
    expect(read(text)?.value).toBe(degree);
  },
);

test("takes a tooth that is long gone for no emergency", () => {
  expect(read("I need a new front tooth, mine got knocked out")).toBeNull();
});

test.each(["I can't breathe with how busy work is", "i can hardly breathe with all this work on"])(
  "breath taken by work alone is a manner of speaking: %s",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test.each([
  "I can't breathe, I'm at work",
  "I can't breathe at work",
  "i can't breathe with all the smoke at work",
  "i can't breathe from how bad the asthma is",
  "i can't breathe it's really bad",
  "she can't breathe with how bad it is",
  "i can't breathe with how busy it is and my lips are going blue",
  "I can't breathe with how busy work is and my chest hurts",
  "work is so busy i can't breathe",
])("… and nothing else is: %s [CALL-1]", (text) => {
  expect(read(text)?.value).toMatch(endangersLife);
});

test.each([
  "my teenager swallowed twenty of her antidepressants",
  "mum's had thirty of dad's blood pressure tablets",
  "only wheezy little gasps coming out of him now, the puffer's doing nothing",
  "she was chewing on a marble and now there's no noise coming out of her",
  "there's no sound coming out of my son, he was eating a grape",
  "he got king hit and was knocked senseless for a minute or so",
  "copped a cricket ball in the face, mate doesn't know what day it is",
])("is sure of a danger told by what it did: '%s' [CALL-1]", (text) => {
  expect(read(text)).toMatchObject({ value: expect.stringMatching(endangersLife), certainty: "sure" });
});

test.each([
  "the bub's got hold of a button battery and i think it's gone down",
  "my toddler had a magnet in his mouth and now i can't find it",
  "he put the little battery out of the remote into his mouth",
  "my daughter has swallowed a watch battery",
  "the inhaler isn't working",
  "my face is swelling up like the michelin man and i only took the amoxy half an hour back",
  "i just started the keflex half an hour ago and my lips are tingling",
  "the clot came out and now it's going like a tap",
  "his socket's running like a tap",
])("asks about what may be one: '%s' [CALL-1]", (text) => {
  expect(endangersLife.test(read(text)?.value ?? "")).toBe(true);
});

test.each([
  "my puffer's empty, is that a problem",
  "the button battery in my toothbrush went flat",
  "my son's phone battery died so he couldn't ring",
  "my daughter swallowed a magnet when she was two, does it matter",
  "no sound comes out of her phone when you ring",
  "my nose is running like a tap, can i still come",
  "i took the antibiotic half an hour ago like you said",
  "he was knocked senseless by the bill",
  "i've had an overdose of dentists this year, honestly",
  "my eye is swollen from a bee sting yesterday but it's going down, can i keep the booking",
  "i laughed so hard at your hold message i couldn't breathe",
  "my deadline's choking me so it needs to be next month",
  "my eyes are puffy from hay fever",
  "i passed out drunk and lost my denture somewhere",
  "how much blood is normal the first day",
  "i once passed out in your chair, remember",
  "my uncle had a stroke at sixty, does that run in the gums",
  "i was gasping at the price of veneers",
  "our cat's been poisoned so i have to go to the vet, can we do next week",
  "my retainer's stuck and i can't get it off",
  "my mum has dementia and doesn't know what day it is, so ring me instead",
  "my wife is unconscious of how loud she grinds",
])("hears none in '%s'", (text) => {
  expect(endangersLife.test(read(text)?.value ?? "")).toBe(false);
});

test.each([
  "he had laughing gas and now he can't breathe",
  "i was laughing and then i couldn't breathe, my throat's closing",
  "my eyes are puffy from the nuts i ate",
  "her eye's swollen shut from hay fever she reckons but it's the tooth",
  "he passed out drunk and i can't wake him",
  "i passed out and hit my head",
  "how much blood is too much, he's soaked three towels",
  "he once fainted and now he's unconscious again",
  "he had a stroke at the table",
  "my retainer's stuck in his throat and i can't get it off",
  "the dog's dead and my son's been poisoned, too",
  "mum has dementia and she's not breathing",
  "the swelling is going down but he can't breathe",
  "he swallowed a coin, i think it's going down, he's choking",
])("and loses none by it: '%s' [CALL-1]", (text) => {
  expect(endangersLife.test(read(text)?.value ?? "")).toBe(true);
});

test.each([
  "do i need to worry about infection spreading to my neck",
  "my sister can't move her arm since the accident, is there help with the door",
])("asks before it names 000: '%s' [CALL-1]", (text) => {
  expect(read(text)?.certainty).toBe("unsure");
});

test.each([
  ["not urgent but i fell and broke my tooth and its bleeding", "bleeding"],
  ["not an emergency but my tooth broke and its bleeding", "bleeding"],
  ["its nothing serious but i fell off my bike and chipped a tooth and theres blood", "broken_tooth"],
  ["i broke my tooth and its bleeding a bit", "broken_tooth"],
])("believes nobody who was hurt and bleeds that it is small: '%s' is %s [CALL-1]", (text, degree) => {
  expect(read(text)?.value).toBe(degree);
});

test.each([
  "its not urgent i chipped my tooth",
  "not urgent my gums bleed when i brush",
  "my filling broke nothing serious no blood",
])("and believes who was not: '%s'", (text) => {
  expect(read(text)).toBeNull();
});
